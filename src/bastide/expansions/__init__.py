"""The boxes beside the base game, in order of publication. This is the only list of them."""

from bastide.kernel.hooks import Expansion

REGISTRY: tuple[type[Expansion], ...] = ()
