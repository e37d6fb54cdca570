"""The boxes beside the base game, in order of publication. This is the only list of them."""

from bastide.expansions.cathars import Cathars
from bastide.expansions.inns_and_cathedrals import InnsAndCathedrals
from bastide.expansions.king_and_robber import KingAndRobber
from bastide.kernel.hooks import Expansion

REGISTRY: tuple[type[Expansion], ...] = (InnsAndCathedrals, KingAndRobber, Cathars)
