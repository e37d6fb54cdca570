"""Sentences that must name two boxes, one class each; active when both boxes are played."""

from bastide.kernel.hooks import Expansion

RULINGS: tuple[type[Expansion], ...] = ()
