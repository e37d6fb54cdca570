"""The boxes beside the base game, in order of publication. This is the only list of them."""

from bastide.expansions.abbey_and_mayor import AbbeyAndMayor
from bastide.expansions.bridges_castles_bazaars import BridgesCastlesBazaars
from bastide.expansions.bundles import CountKingConsorts, CultSiegeCreativity
from bastide.expansions.catapult.box import Catapult
from bastide.expansions.cathars import Cathars
from bastide.expansions.count.box import Count
from bastide.expansions.crop_circles import CropCircles
from bastide.expansions.crop_circles_ii import CropCirclesII
from bastide.expansions.ferries.box import Ferries
from bastide.expansions.festival import Festival
from bastide.expansions.flying_machines import FlyingMachines
from bastide.expansions.games_quarterly import GamesQuarterly
from bastide.expansions.gold_mines.box import GoldMines
from bastide.expansions.inns_and_cathedrals import InnsAndCathedrals
from bastide.expansions.king_and_robber import KingAndRobber
from bastide.expansions.mage_and_witch import MageAndWitch
from bastide.expansions.messages.box import Messages
from bastide.expansions.phantom import Phantom
from bastide.expansions.plague.actions import Flee, MoveFlea
from bastide.expansions.plague.box import Plague
from bastide.expansions.princess_and_dragon.box import PrincessAndDragon
from bastide.expansions.river import River
from bastide.expansions.river_ii import RiverII
from bastide.expansions.robbers.actions import Rob
from bastide.expansions.robbers.box import Robbers
from bastide.expansions.school import School
from bastide.expansions.shrines import Shrines
from bastide.expansions.tower.actions import Capture, Free
from bastide.expansions.tower.box import Tower
from bastide.expansions.traders_and_builders import TradersAndBuilders
from bastide.expansions.tunnel.box import Tunnel
from bastide.expansions.wheel_of_fortune.box import WheelOfFortune
from bastide.kernel.hooks import Expansion

__all__ = ["REGISTRY", "Capture", "Flee", "Free", "MoveFlea", "Rob"]

REGISTRY: tuple[type[Expansion], ...] = (
    River,
    InnsAndCathedrals,
    TradersAndBuilders,
    KingAndRobber,
    Cathars,
    Count,
    PrincessAndDragon,
    RiverII,
    Tower,
    GamesQuarterly,
    AbbeyAndMayor,
    Shrines,
    CultSiegeCreativity,
    CountKingConsorts,
    Catapult,
    WheelOfFortune,
    Tunnel,
    BridgesCastlesBazaars,
    CropCircles,
    CropCirclesII,
    Plague,
    Phantom,
    Festival,
    School,
    FlyingMachines,
    Messages,
    Ferries,
    GoldMines,
    MageAndWitch,
    Robbers,
)
