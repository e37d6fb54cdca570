"""Bridges, Castles & Bazaars: the box, and one module for each of the three."""

from bastide.expansions.bridges_castles_bazaars.box import BridgesCastlesBazaars

__all__ = ["BridgesCastlesBazaars"]
