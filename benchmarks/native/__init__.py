"""The base game as a bare native loop: how fast this machine could play it at all."""
