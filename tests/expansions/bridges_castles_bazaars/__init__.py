"""Tests of Bridges, Castles & Bazaars."""
