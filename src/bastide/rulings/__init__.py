"""Sentences that must name two boxes, one class each; active when both boxes are played."""

from bastide.kernel.hooks import Expansion
from bastide.rulings.bridges_castles_bazaars import (
    AMayorIsALordLikeAnyOther,
    AScoredCastleHasARightToGold,
    ATowerInTheWallIsNoHalfRound,
    MageAndWitchStayInNoCastle,
    TheFairyKeepsAwayFromCastles,
)
from bastide.rulings.catapult import ATowerThatIsKnockedOverLeavesTheGame, NobodyLeavesTheCityToSeduce
from bastide.rulings.cathars import APigCountsTwiceForABesiegedCity, APigHerdCountsTwiceForABesiegedCity
from bastide.rulings.count import (
    FollowersLeaveTheMarketForABarn,
    MayorsAndWagonsWaitWhereTheyCanLeave,
    NoTowerReachesIntoTheCity,
    TheFairyComesToNoQuarter,
    TheFairysPointsArePointsOfTheScoring,
)
from bastide.rulings.plague import (
    ASeductionComesBeforeThePlague,
    CarcassonneIsNeverInfested,
    NobodyMindsThePlagueBeforeTheTileIsDrawn,
    TheBoardOfTheWheelIsNeverInfested,
    TilesThatWaitForTheDragonAreAmongTheFirst,
)
from bastide.rulings.river_ii import TheVolcanoOfTheRiverGrantsAnotherTurn
from bastide.rulings.school import NoPortalLeadsToTheSchool
from bastide.rulings.tunnel import JoiningRoadsByATunnelExtendsThem
from bastide.rulings.wheel_of_fortune import FollowersLeaveTheMarketForAFamine, TheSchoolLiesRightOfTheWheel

RULINGS: tuple[type[Expansion], ...] = (
    ATowerThatIsKnockedOverLeavesTheGame,
    APigCountsTwiceForABesiegedCity,
    APigHerdCountsTwiceForABesiegedCity,
    MayorsAndWagonsWaitWhereTheyCanLeave,
    FollowersLeaveTheMarketForABarn,
    TheFairysPointsArePointsOfTheScoring,
    TheFairyComesToNoQuarter,
    NoTowerReachesIntoTheCity,
    TheFairyKeepsAwayFromCastles,
    AMayorIsALordLikeAnyOther,
    AScoredCastleHasARightToGold,
    ATowerInTheWallIsNoHalfRound,
    MageAndWitchStayInNoCastle,
    TheVolcanoOfTheRiverGrantsAnotherTurn,
    NoPortalLeadsToTheSchool,
    JoiningRoadsByATunnelExtendsThem,
    TheSchoolLiesRightOfTheWheel,
    FollowersLeaveTheMarketForAFamine,
    TilesThatWaitForTheDragonAreAmongTheFirst,
    CarcassonneIsNeverInfested,
    TheBoardOfTheWheelIsNeverInfested,
    NobodyMindsThePlagueBeforeTheTileIsDrawn,
    ASeductionComesBeforeThePlague,
    NobodyLeavesTheCityToSeduce,
)
