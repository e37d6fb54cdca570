"""Every rule that forbids something is named, with its box, by a drawn scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import bastide
from bastide.base.options import ConfirmTurn, SmallCityScoresTwo
from bastide.castle.castle import Castle
from bastide.expansions import REGISTRY
from bastide.kernel.layout import BAG_LEFT
from bastide.language import sentence
from bastide.rulings import RULINGS
from bastide.vetoes import veto_of
from tests.castle.scenes import scene as castle_scene
from tests.expansions.catapult.fair import between_two_monks, fair, monk_beside_the_city
from tests.expansions.count.city import beside
from tests.expansions.crop_circles.circles import SHIELD
from tests.expansions.messages.post import STOP, post, reading
from tests.expansions.plague.tables import CORNER, OUTBREAK, SOURCE, at_the_beginning, infested
from tests.expansions.robbers.track import CITY_AND_MONASTERY, track
from tests.expansions.school.tables import SCHOOL
from tests.expansions.school.test_school import CITY_AND_ROAD
from tests.expansions.wheel_of_fortune.tables import beside as beside_wheel
from tests.expansions.wheel_of_fortune.tables import turned_to
from tests.scenes import scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.kernel.hooks import Expansion

MECHANICS = {mechanic for box in REGISTRY for mechanic in box.shares}
EVERY_BOX: list[type[Expansion]] = [*REGISTRY, *MECHANICS, *RULINGS, Castle, ConfirmTurn, SmallCityScoresTwo]

THE_RIVER = "The River"
RIVER_II = "The River II"
COUNT = "The Count of Carcassonne"
DRAGON = "The Princess & the Dragon"
TOWER = "The Tower"
MAYOR = "Abbey & Mayor"
BUILDERS = "Traders & Builders"
CIRCLES = "The Crop Circles"
FLIGHT = "The Flying Machines"
MAGIC = "Mage & Witch"
MACHINE = "flying_machines/field_w"
ROBBERS = "The Robbers"
WHEEL = "The Wheel of Fortune"
PLAGUE = "The Plague"
MESSAGES = "The Messages"
CATAPULT = "The Catapult"
ROBBER_TILE = "robbers/straight^ 0,1"


def at(board: str, boxes: str, moves: str = "", **more: Any) -> bastide.Game:  # noqa: ANN401 - as a scene has it
    """Set a scene up with some boxes, and play on."""
    game = scene(board, boxes=["base", *boxes.split()], **more)
    if moves:
        game.play(moves)
    return game


BRIDGES = "Bridges, Castles & Bazaars"
BRIDGES_BOX = "bridges_castles_bazaars"


def at_circle(moves: str) -> bastide.Game:
    """Blue, with a knight and a farmer, is asked at a crop circle of knights that Red has laid."""
    return at("E>/1kE\nE>/2kE/2fNL", "crop_circles", f"{SHIELD}; -; {moves}", hand="crop_circles/corner_shield")


def at_wheel(
    *, hand: str, moves: str, crowns: str = "", row: str = "", boxes: tuple[str, ...] = (), memory: str = ""
) -> bastide.Game:
    """Red has a tile beside the board of the wheel, and plays on."""
    others = {boxes[0]: memory} if memory else None
    game = beside_wheel("", row, hand=hand, boxes=boxes, memory=f"pig=fortuna; {crowns}", others=others)
    game.play(moves)
    return game


def flying(moves: str) -> bastide.Game:
    """Red has put a follower on a machine beside two monasteries."""
    return at(f"B^ B^ {MACHINE}^!", "flying_machines", f"flying machine; {moves}")


def at_symbol(magic: str = "", **more: Any) -> bastide.Game:  # noqa: ANN401 - as a scene has it
    """Red must move the mage or the witch; the city in the west is finished, that in the east is not."""
    memory = {"mage_and_witch": magic} if magic else None
    tile = "mage_and_witch/two_cities"
    return at("E> .\nE> .", "mage_and_witch", f"{tile}> 1,0", hand=tile, memory=memory, **more)


def at_fair(moves: str) -> bastide.Game:
    """Red has laid a fair beside a monk of Blue, and throws without scatter."""
    game = fair("B^/2m")
    game.play(moves)
    return game


def reading_without_tiles() -> bastide.Game:
    """The bag is empty, and the message asks for another tile."""
    game = post()
    game.play(STOP)
    game.state.put(BAG_LEFT, 0)
    game.play("reveal 7")
    return game


def at_track(robbers: str, hand: str, moves: str, board: str = "E>", green: int = 7) -> bastide.Game:
    """Set a scene up in which Red has 4 points, Blue 7 and Green as many or more, and play on."""
    game = track(board, hand, scores=(4, 7, green), robbers=robbers)
    game.play(moves)
    return game


def in_city(memory: str, *east: str, moves: str = "", **more: Any) -> bastide.Game:  # noqa: ANN401 - as a scene has it
    """Set the city of the count up with something in the east of it, and play on."""
    game = beside(*east, memory=memory, **more)
    if moves:
        game.play(moves)
    return game


def last_chance(memory: str) -> bastide.Game:
    """The game is over, and Red may send followers from the market to fields."""
    return in_city(memory, BLUES_CITY, asked="Red leave_for_the_end")


def castle(moves: str, *scenery: str, **more: Any) -> bastide.Game:  # noqa: ANN401 - as a scene has it
    """Set The Castle up and play on."""
    game = castle_scene(*scenery, **more)
    if moves:
        game.play(moves)
    return game


def opened(*boxes: str) -> bastide.Game:
    """Begin a game with open draws."""
    return bastide.new_game(boxes=boxes, open_draws=True)


BLUES_CITY = "E>/2kE ."
FINISH = "E< 5,0; -"
WAGON = "W^ 2,0; -"
FINISHED_AT_ONCE = "N04^ N02v/1kS N05^\nN06^ . N03</1kW\nN09^ N01^/2sN ."
AT_ONCE = "N10^ 5,11; -"
TWO_SIEGES = "cathars/city>/1kE F^/1kE\nB^ .\ncathars/cornerv/1kE ."
PD, AM = "princess_and_dragon", "abbey_and_mayor"

SCENES: dict[str, tuple[str, Callable[[], bastide.Game], str | bastide.Action]] = {
    # rivers
    "river-before-land": (THE_RIVER, lambda: opened("river"), "draw B"),
    "river-fork-first": (RIVER_II, lambda: opened("river_ii"), "draw river_ii/bend"),
    "river-lake-last": (THE_RIVER, lambda: opened("river"), "draw river/lake"),
    "river-no-water": (
        THE_RIVER,
        lambda: at("river/spring^", "river", hand="river/straight"),
        "river/straight^ 0,1",
    ),
    "river-joins-arms": (
        f"{THE_RIVER} and {RIVER_II}",
        lambda: at(
            ". river/spring^ . .\n. river_ii/bend< . .\nriver_ii/spring^ river_ii/fork^ river_ii/bend_pigs^ .",
            "river river_ii",
            hand="river_ii/bend_road",
        ),
        "river_ii/bend_road^ 2,1",
    ),
    "river-turns-twice": (
        THE_RIVER,
        lambda: at("river/spring^ river/bend^", "river", hand="river/bend"),
        "river/bend> 1,1",
    ),
    "river-not-clear": (
        RIVER_II,
        lambda: at(
            "river_ii/spring^ river_ii/fork^", "river_ii", hand="river_ii/bend", options={"clear_course": "yes"}
        ),
        "river_ii/bend> 2,0",
    ),
    "river-ii-dragon": (
        f"{RIVER_II} and {DRAGON}",
        lambda: at("TI^ river_ii/spring^/1fNL river_ii/lake_volcano^!", f"river_ii {PD} tower traders_and_builders"),
        "pig farmer NL",
    ),
    "river-ii-volcano": (
        RIVER_II,
        lambda: at(
            "TI^ river_ii/spring^ river_ii/lake_volcano^!", "river_ii tower", options={"volcano_turn": "always"}
        ),
        "farmer NL",
    ),
    # the count
    "count-closed-to-neutrals": (
        COUNT,
        lambda: in_city("castle", "B2^ B^", hand="BH", boxes=("base", "count", PD), moves="BH> 6,0; -"),
        "dragon to 3,0",
    ),
    "count-closed-to-figures": (
        COUNT,
        lambda: in_city("castle", ".", hand="BR", boxes=("base", "count", PD), moves="BR^ -1,0"),
        "farmer NL @ 0,0",
    ),
    "count-not-scored": (
        COUNT,
        lambda: in_city("market; 1 follower castle", BLUES_CITY, hand="E", moves="E< 5,0; -"),
        "farmer NL @ 4,0",
    ),
    "count-nobody-waits": (
        COUNT,
        lambda: in_city("castle", BLUES_CITY, hand="E", moves=FINISH),
        "large castle quarter",
    ),
    "count-other-place": (
        COUNT,
        lambda: in_city("market; 1 follower castle", BLUES_CITY, hand="E", moves="E< 5,0; -"),
        "knight E @ 4,0",
    ),
    "count-no-quarter": (COUNT, lambda: in_city("castle", BLUES_CITY, hand="E", moves=FINISH), "farmer NL @ 4,0"),
    "count-market-closed": (
        COUNT,
        lambda: in_city("castle", BLUES_CITY, hand="E", moves="E< 5,0", options={"fields": "no"}),
        "market quarter",
    ),
    "count-moves-alone": (
        COUNT,
        lambda: in_city("castle", BLUES_CITY, hand="E", moves=f"{FINISH}; smithy quarter"),
        "castle quarter",
    ),
    "count-stays": (
        COUNT,
        lambda: in_city("castle", BLUES_CITY, hand="E", moves=f"{FINISH}; smithy quarter"),
        "count castle quarter",
    ),
    "count-mayor-in-castle": (
        f"{COUNT} and {MAYOR}",
        lambda: in_city("castle", BLUES_CITY, hand="E", moves=FINISH, boxes=("base", "count", AM)),
        "mayor smithy quarter",
    ),
    "count-no-seducer": (f"{COUNT} and The Catapult", monk_beside_the_city, "back market quarter @ 0,0"),
    "count-wagon-in-market": (
        f"{COUNT} and {MAYOR}",
        lambda: in_city("castle", BLUES_CITY, hand="E", moves=FINISH, boxes=("base", "count", AM)),
        "wagon market quarter",
    ),
    "count-quarter-locked": (COUNT, lambda: last_chance("castle; 1 follower market"), "knight E @ 4,0"),
    "count-quarter-closed": (COUNT, lambda: last_chance("smithy; 1 follower market"), "knight E @ 4,0"),
    # dragon, fairy, portal, princess
    "dragon-no-company": (
        DRAGON,
        lambda: at("TI^ B^", f"{PD} tower", "B2^ 2,0", hand="B2"),
        "farmer NL",
    ),
    "dragon-shuns-fairy": (
        DRAGON,
        lambda: at(
            "B^/1m B^ B^",
            PD,
            "BH> 3,0; -",
            hand="BH",
            memory={PD: "dragon 1,0; fairy 0,0 with 1 follower monastery"},
        ),
        "dragon to 0,0",
    ),
    "princess-insists": (
        DRAGON,
        lambda: at("F^/2kE/1fNL", PD, "BA^ 1,0", hand="BA", options={"princess_asks": "must"}),
        "-",
    ),
    "dragon-not-called": (DRAGON, lambda: at("B^", PD, "B^ 1,0", hand="B"), "dragon to 0,0"),
    "dragon-one-step": (DRAGON, lambda: at("B^ B^ B2^", PD, "BH^ 0,1; -", hand="BH"), "dragon to 0,0"),
    "dragon-never-twice": (
        DRAGON,
        lambda: at("B^ B^ B2^", PD, "BH^ 0,1; -; dragon to 1,0", hand="BH"),
        "dragon to 2,0",
    ),
    "fairy-not-played": (
        DRAGON,
        lambda: at("B^/1m", PD, "B^ 1,0", hand="B", options={"fairy": "no"}),
        "fairy to monk @ 0,0",
    ),
    "fairy-with-follower": (DRAGON, lambda: at("B^/1m", PD, "B^ 1,0", hand="B"), "fairy to 0,0"),
    "fairy-on-tile": (
        DRAGON,
        lambda: at("B^/1m", PD, "B^ 1,0", hand="B", options={"fairy_stands": "on_tile"}),
        "fairy to monk @ 0,0",
    ),
    "fairy-to-own": (
        DRAGON,
        lambda: at("B^/2m", PD, "B^ 1,0", hand="B", options={"fairy_stands": "on_tile"}),
        "fairy to 0,0",
    ),
    "fairy-stays": (
        DRAGON,
        lambda: at("B^/1m", PD, "B^ 1,0", hand="B", memory={PD: "fairy 0,0 with 1 follower monastery"}),
        "fairy to monk @ 0,0",
    ),
    "princess-no-knight": (DRAGON, lambda: at("B^/1m", PD, "B^ 1,0", hand="B"), "home 1 monk @ 0,0"),
    "portal-used": (
        DRAGON,
        lambda: at("B^ B^ B^", f"{PD} phantom", "BR^ 0,1; monk @ 1,0", hand="BR"),
        "phantom monk @ 2,0",
    ),
    "portal-to-start": (DRAGON, lambda: at("D^ U^", PD, "BR^ 2,0", hand="BR"), "knight N @ 0,0"),
    # the tower
    "tower-no-guard": (
        TOWER,
        lambda: at("TI^ B^!", f"tower {AM}", memory={"tower": "floors 10 9, tower 0 0 1"}),
        "mayor guard @ 0,0",
    ),
    "tower-no-floor": (TOWER, lambda: at("TI^ TJ^!", "tower"), "guard @ 0,0"),
    "bridge-none-left": (
        BRIDGES,
        lambda: at("B+EW^ B+EW^ B+EW^\nB^!", BRIDGES_BOX, memory={BRIDGES_BOX: "bridges 0 3; castles 3 3"}),
        "bridge EW @ 0,1",
    ),
    "bridge-one-a-turn": (BRIDGES, lambda: at("B^\nB^!", BRIDGES_BOX, "bridge EW @ 0,1"), "bridge EW @ 0,0"),
    "bridge-too-far": (BRIDGES, lambda: at("B^ B^ B^!", BRIDGES_BOX), "bridge NS @ 0,0"),
    "bridge-on-field": (BRIDGES, lambda: at("A< U^!", BRIDGES_BOX), "bridge EW @ 1,0"),
    "bridge-ends-at-field": (BRIDGES, lambda: at("B^ B^!", BRIDGES_BOX), "bridge EW @ 1,0"),
    "bazaar-bid-more": (
        BRIDGES,
        lambda: at(f"B^ {BRIDGES_BOX}/field_bazaar^!", BRIDGES_BOX, "-; draw V; draw E; take V; bid 2"),
        "bid 2",
    ),
    "tower-not-raised": (TOWER, lambda: at("TI^ B^!/2m", "tower"), "capture 2 monk @ 1,0"),
    "tower-out-of-reach": (
        TOWER,
        lambda: at("TI^/2fNL B^/2m B^/2m .", "tower", "B^ 3,0; tower_floor @ 0,0", hand="B"),
        "capture 2 monk @ 2,0",
    ),
    "tower-followers-only": (
        TOWER,
        lambda: at("TI^/2fNL/2GfNL B^ .", "tower traders_and_builders", "B^ 2,0; tower_floor @ 0,0", hand="B"),
        "capture 2 pig farmer NL @ 0,0",
    ),
    "tower-no-site": (TOWER, lambda: at("TI^ B^ .", "tower", "B^ 2,0", hand="B"), "tower_floor @ 1,0"),
    "tower-guarded": (
        TOWER,
        lambda: at("TI^/2g B^ .", "tower", "B^ 2,0", hand="B", memory={"tower": "floors 10 9, tower 0 0 1"}),
        "tower_floor @ 0,0",
    ),
    "tower-no-floors-left": (
        TOWER,
        lambda: at("TI^ B^ .", "tower", "B^ 2,0", hand="B", memory={"tower": "floors 0 10"}),
        "tower_floor @ 0,0",
    ),
    "tower-not-held": (TOWER, lambda: at("TI^ B^ .", "tower", hand="B"), "free follower from 2"),
    "tower-ransom-once": (
        TOWER,
        lambda: at(
            "TI^ B^ .",
            "tower",
            "free follower from 2",
            hand="B",
            memory={"tower": "floors 10 10, prisoner 2 1 follower, prisoner 2 1 follower"},
        ),
        "free follower from 2",
    ),
    "tower-ransom-plain": (
        TOWER,
        lambda: at("TI^ B^ .", f"tower {AM}", hand="B", memory={"tower": "floors 10 10, prisoner 2 1 mayor"}),
        "free mayor from 2",
    ),
    "tower-no-ransom": (
        TOWER,
        lambda: at(
            "TI^ B^ .",
            "tower",
            hand="B",
            memory={"tower": "floors 10 10, prisoner 2 1 follower"},
            options={"ransom": "no"},
        ),
        "free follower from 2",
    ),
    # abbey and mayor
    "mayor-outside-city": (MAYOR, lambda: at("U^", AM, "D^ 1,0", hand="D"), "mayor highwayman E"),
    "wagon-on-field": (MAYOR, lambda: at("U^", AM, "D^ 1,0", hand="D"), "wagon farmer SR"),
    "wagon-alone": (MAYOR, lambda: at("W^/1WhE U^ .", AM, WAGON, hand="W"), "highwayman S @ 0,0"),
    "wagon-no-room": (MAYOR, lambda: at("W^/1WhE/2hS U^ .", AM, WAGON, hand="W"), "wagon highwayman S @ 0,0"),
    "wagon-too-far": (MAYOR, lambda: at("W^/1WhE U^ .\n. B^ .", AM, WAGON, hand="W"), "wagon monk @ 1,1"),
    "barn-no-corner": (MAYOR, lambda: at("B^ B^\nB^ .", AM, "B^ 1,1", hand="B"), "barn farmer NL @ 0,0"),
    "barn-beside-barn": (
        MAYOR,
        lambda: at("Ev B^ .\nE^ B^ U>\nB^ B^/2NfNL .", AM, "U> 2,2", hand="U"),
        "barn farmer NL",
    ),
    "abbey-no-hole": (
        MAYOR,
        lambda: at("B^ E^ B^\nE< . E>\nB^ Ev B^", AM, phase="lay_abbey"),
        "abbey_and_mayor/abbey^ 3,0",
    ),
    # shrines
    "shrines-several-rivals": (
        "The Shrines",
        lambda: at("shrines/plain^ B^", "shrines", hand="shrines/road_s"),
        "shrines/road_s^ 2,0",
    ),
    # traders and builders
    "builder-elsewhere": (
        BUILDERS,
        lambda: at("B^/1fNL B^!", "traders_and_builders"),
        "pig farmer NL @ 0,0",
    ),
    "builder-no-site": (BUILDERS, lambda: at("B^/1fNL B^!", "traders_and_builders"), "builder monk"),
    "builder-too-late": (BUILDERS, lambda: at("E>/1kE E<!", "traders_and_builders"), "builder knight W"),
    "builder-alone": (BUILDERS, lambda: at("D^ U^!", "traders_and_builders"), "builder highwayman W"),
    "pig-no-field": (BUILDERS, lambda: at("B^ B^!", "traders_and_builders"), "pig monk"),
    "pig-alone": (BUILDERS, lambda: at("B^ B^!", "traders_and_builders"), "pig farmer NL"),
    # cathars
    "escape-followers": (
        "The Cathars",
        lambda: at(
            "cathars/city>/1kE/1BkE F^\nB^ .",
            "cathars traders_and_builders",
            "V^ 0,2; -",
            hand="V",
            memory={"traders_and_builders": "0 0; 0 0, 0 0, 0 0"},
        ),
        "back builder knight E @ 0,0",
    ),
    "escape-not-besieged": (
        "The Cathars",
        lambda: at("cathars/city>/1kE F^\nB^/1m .", "cathars", "V^ 0,2; -", hand="V"),
        "back monk @ 0,1",
    ),
    "escape-one-a-turn": (
        "The Cathars",
        lambda: at(TWO_SIEGES, "cathars", "V< 1,1; -; back knight E @ 0,0", hand="V"),
        "back knight E @ 1,0",
    ),
    "escape-no-monastery": (
        "The Cathars",
        lambda: at("cathars/city>/1kE\nB^\nU^\ncathars/cornerv/1kE", "cathars", "V> 0,-1; -", hand="V"),
        "back knight E @ 0,3",
    ),
    # crop circles
    "circle-adds": (CIRCLES, lambda: at_circle("choose 1"), "back knight E @ 0,1"),
    "circle-takes": (CIRCLES, lambda: at_circle("choose 2"), "knight E @ 0,1"),
    "circle-other-kind": (CIRCLES, lambda: at_circle("choose 2"), "back farmer NL @ 0,1"),
    "circle-no-companion": (CIRCLES, lambda: at_circle("choose 1"), "knight E @ 0,0"),
    "circle-no-supply": (CIRCLES, lambda: at_circle("choose 1"), "large knight E @ 0,1"),
    # flying machines
    "flight-no-machine": (FLIGHT, lambda: at("B^ B^!", "flying_machines"), "flying machine"),
    "flight-followers": (
        FLIGHT,
        lambda: at(f"B^ {MACHINE}^!", "flying_machines traders_and_builders"),
        "builder flying machine",
    ),
    "flight-not-second": (
        FLIGHT,
        lambda: at(f"B^ {MACHINE}^!", "flying_machines phantom", "flying machine; reveal 3"),
        "phantom flying machine",
    ),
    "flight-must-land": (FLIGHT, lambda: flying("reveal 1"), "flying machine"),
    "flight-elsewhere": (FLIGHT, lambda: flying("reveal 1"), "monk @ 0,0"),
    "flight-no-room": (FLIGHT, lambda: flying("reveal 1"), "farmer NL @ 1,0"),
    # mage and witch
    "magic-no-symbol": (MAGIC, lambda: at("E< B^!", "mage_and_witch"), "mage knight W @ 0,0"),
    "magic-roads-and-cities": (MAGIC, at_symbol, "mage farmer NL @ 0,0"),
    "magic-finished": (MAGIC, at_symbol, "mage knight E @ 0,0"),
    "magic-taken": (MAGIC, lambda: at_symbol("mage city E 0 1"), "witch knight E @ 0,1"),
    "magic-first": (MAGIC, at_symbol, "knight E @ 0,1"),
    "magic-not-played": (MAGIC, lambda: at_symbol(options={"witch": "no"}), "witch knight E @ 0,1"),
    # wheel of fortune
    "wheel-no-dragon": (
        WHEEL,
        lambda: at_wheel(hand="BH", row="B^", boxes=("princess_and_dragon",), memory="dragon 4,1", moves="BH^ 4,2; -"),
        "dragon to 3,1",
    ),
    "wheel-crown-taken": (
        WHEEL,
        lambda: at_wheel(hand="B", crowns="2 follower famine", moves="B^ 4,1"),
        "famine crown",
    ),
    "wheel-crown-plain": (
        WHEEL,
        lambda: at_wheel(hand="B", boxes=("abbey_and_mayor",), moves="B^ 4,1"),
        "mayor famine crown",
    ),
    "wheel-not-in-the-land": (
        WHEEL,
        lambda: turned_to("pestilence", "", "B^/1m", crowns="1 follower taxes"),
        "back taxes crown @ 0,0",
    ),
    # plague
    "plague-no-follower": (
        PLAGUE,
        lambda: infested("Ev/1kS", CORNER, memory="", boxes=("traders_and_builders",), moves=f"{CORNER}^ 0,1"),
        "farmer EL",
    ),
    "plague-flea-there": (PLAGUE, lambda: infested(hand="B", memory=f"{OUTBREAK}; flea 1,0"), "flea @ 1,0"),
    "plague-source-there": (PLAGUE, lambda: infested(hand="B"), "flea @ 0,0"),
    "plague-not-beside": (PLAGUE, lambda: infested(hand="B"), "flea @ 1,1"),
    "plague-cannot-flee": (PLAGUE, lambda: infested(f"{SOURCE} B^/1m B^", "B"), "flee monk @ 1,0 to 2,0"),
    "plague-no-way": (
        PLAGUE,
        lambda: infested(f"{SOURCE} B^ .\n. U^/1hE U^", "B", memory=f"{OUTBREAK}; flea 2,1"),
        "flee highwayman E @ 1,1 to 2,1",
    ),
    "plague-quiet": (PLAGUE, lambda: bastide.new_game(boxes=["plague"], open_draws=True), "draw plague/corner"),
    "plague-infested": (
        PLAGUE,
        lambda: infested(
            f"{SOURCE} B^ B^",
            "BR",
            memory=f"{OUTBREAK}; flea 1,0",
            boxes=(PD,),
            options={"infested_tiles": "closed"},
            moves="BR^ 1,1",
        ),
        "monk @ 1,0",
    ),
    "plague-not-broken-out": (PLAGUE, lambda: infested("B^ B^", "B", memory=""), "flea @ 1,0"),
    "plague-one-flea": (PLAGUE, lambda: infested(hand="B", moves="flea @ 1,0"), "flea @ 0,1"),
    "plague-kept-away": (
        PLAGUE,
        lambda: infested(hand="B", boxes=(PD,), others={PD: "dragon 1,0"}),
        "flea @ 1,0",
    ),
    "plague-one-flight": (
        PLAGUE,
        lambda: infested(f"{SOURCE} B^ .\n. U^/1hE U^", "B", memory=f"{OUTBREAK}; fled"),
        "flee highwayman E @ 1,1 to 2,1",
    ),
    "plague-too-early": (PLAGUE, at_the_beginning, "flea @ 0,1"),
    "plague-disc-first": (PLAGUE, between_two_monks, "flea @ 0,1"),
    # festival
    "festival-needed": ("The Festival", lambda: at("B^/1m B^!", "festival"), "back monk @ 0,0"),
    "festival-off-the-table": (
        "The Festival",
        lambda: at(
            "TI^ festival/city_road_s^!", "festival tower", memory={"tower": "floors 10 10, prisoner 2 1 follower"}
        ),
        bastide.TakeBack("follower", "prison of 2", "", 0, 0),
    ),
    "festival-followers": (
        "The Festival",
        lambda: at(
            "B^/1fNL/1GfNL festival/city_road_s^!",
            "festival traders_and_builders",
            options={"festival_returns": "followers"},
        ),
        "back pig farmer NL @ 0,0",
    ),
    # school
    "school-no-dragon": (
        "The School",
        lambda: at(f"{SCHOOL} D^ .", f"school {PD}", "BH^ 3,0; -", hand="BH", memory={PD: "dragon 2,0"}),
        "dragon to 1,0",
    ),
    "school-no-portal": (
        f"{DRAGON} and The School",
        lambda: at(f"{SCHOOL} D^ .", f"school {PD}", "BR^ 3,0", hand="BR"),
        "farmer NL @ 0,0",
    ),
    "school-not-scored": (
        "The School",
        lambda: at(
            CITY_AND_ROAD.format("/1kS", "/2hE"), "school", "L^ 3,2; -", hand="L", memory={"school": "holder=2"}
        ),
        "score road E @ 2,0",
    ),
    # robbers
    "robbers-no-marker": (ROBBERS, lambda: at_track("", "robbers/straight", ROBBER_TILE), "robber track 4"),
    "robbers-first": (ROBBERS, lambda: at_track("", "robbers/straight", ROBBER_TILE), "farmer NL"),
    "robbers-stands-there": (
        ROBBERS,
        lambda: at_track("1 7", "robbers/straight", ROBBER_TILE, green=9),
        "robber track 7",
    ),
    "robbers-no-tile": (ROBBERS, lambda: at("E>!", "robbers"), "robber track 0"),
    "track-not-scored": (
        ROBBERS,
        lambda: at_track("1 7", "E", "E< 1,0; -", CITY_AND_MONASTERY.format(3)),
        "score city E @ 0,0",
    ),
    "robbers-nothing-to-rob": (
        ROBBERS,
        lambda: at_track("1 7", "E", "E< 1,0; -; score city W", CITY_AND_MONASTERY.format(3)),
        "rob follower of 1",
    ),
    # the catapult
    "catapult-too-far": (CATAPULT, lambda: at_fair("choose 0"), "choose 99"),
    "catapult-not-nearest": (CATAPULT, lambda: at_fair("choose 1; choose 10; choose 10"), "farmer NL @ 0,0"),
    "catapult-cannot-stand": (CATAPULT, lambda: at_fair("choose 1; choose 10; choose 10"), "large monk @ 0,0"),
    # messages
    "message-other-card": (MESSAGES, lambda: reading(5, "E>/1kE ."), "choose 6"),
    "message-not-smallest": (MESSAGES, lambda: reading(1, "U^/1hE U^", "U^/1hE ."), "score road E @ 0,1"),
    "message-no-tile": (MESSAGES, reading_without_tiles, "choose 7"),
    "message-nobody-there": (MESSAGES, lambda: reading(6), "choose 6"),
    # the castle
    "castle-own-first": (
        "The Castle",
        lambda: castle(AT_ONCE, "4,10", FINISHED_AT_ONCE, hand="N10"),
        "score house N @ 5,12",
    ),
    "castle-not-finished": (
        "The Castle",
        lambda: castle(AT_ONCE, "4,10", FINISHED_AT_ONCE, hand="N10"),
        "score house N @ 4,10",
    ),
    "castle-other-tile": (
        "The Castle",
        lambda: castle("N03< 5,12; -", "4,12", "N02>/1kE", hand="N03", wall="held 2,"),
        "score tower E @ 4,12",
    ),
    "castle-not-doubled": (
        "The Castle",
        lambda: castle(AT_ONCE, "4,10", FINISHED_AT_ONCE, hand="N10"),
        "double tower S @ 5,10",
    ),
    "castle-not-hidden": (
        "The Castle",
        lambda: castle("N03< 5,12; -", "4,12", "N02>/1kE", hand="N03", scores=(8, 0), wall="towers 12 20; unseen 9 9"),
        "reveal 3",
    ),
    "castle-only-extra-turn": ("The Castle", lambda: castle("-", "4,12", "N02>!", wall="held 1,"), "use 2"),
}
"""By the key of the rule: its boxes, a scene, and an action that the rule forbids there."""


@pytest.mark.parametrize("key", SCENES)
def test_a_refusal_names_the_rule_and_its_box(key: str) -> None:
    boxes, set_up, action = SCENES[key]
    refusal = set_up().why_not(action)
    assert refusal is not None
    assert refusal.code == key.replace("-", "_"), refusal.sentence
    assert refusal.sentence.startswith(f"{sentence(key)}: {boxes}.")


def test_every_reason_has_a_scene() -> None:
    assert {key for box in EVERY_BOX for key in box.reasons} == set(SCENES)


def test_every_reason_of_every_box_has_a_sentence_and_is_named_once() -> None:
    keys = [key for box in EVERY_BOX for key in box.reasons]
    assert len(keys) == len(set(keys))
    assert all(not sentence(key).endswith(".") for key in keys)


def test_what_is_possible_is_forbidden_by_nobody() -> None:
    game = at("B^ B^!", "traders_and_builders")
    assert all(veto_of(game.state, action) is None for action in game.options() if str(action).startswith("PlaceFig"))


def test_a_key_without_a_sentence_is_named() -> None:
    with pytest.raises(LookupError, match="no-such-key"):
        sentence("no-such-key")
