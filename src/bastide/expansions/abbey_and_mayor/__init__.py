"""Abbey & Mayor: the box, and one module for each of its figures."""

from bastide.expansions.abbey_and_mayor.box import AbbeyAndMayor

__all__ = ["AbbeyAndMayor"]
