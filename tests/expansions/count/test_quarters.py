"""The quarters and the count, sentence by sentence (complete rules 4.6.2.4, 4.6.2.5, 4.6.3 and 4.6.3.1)."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

import bastide
from bastide import IllegalAction, PlaceFigure, Unreadable
from bastide.base.scoring import finished_features
from bastide.kernel.events import FigureLeft, FigureMoved, FigurePlaced, NeutralMoved
from bastide.kernel.hooks import Expansion
from bastide.kernel.layout import BAG_LEFT
from bastide.kernel.pieces import Piece
from bastide.kernel.rules import figure_minders, overriders
from bastide.kernel.tables import MONASTERY
from bastide.records.position import phase_name
from bastide.terminal import Terminal
from tests.expansions.count.city import BOXES, beside, possible, told

if TYPE_CHECKING:
    from collections.abc import Iterable

TO_QUARTERS = ["castle quarter", "cathedral quarter", "market quarter", "smithy quarter"]
THE_COUNT_ELSEWHERE = ["-", "count cathedral quarter", "count market quarter", "count smithy quarter"]
BLUES_CITY = "E>/2kE ."
"""A city of Blue that one more tile finishes."""
FINISH = "E< 5,0"


def finished(
    *, memory: str = "castle", players: int = 2, boxes: Iterable[str] = BOXES, options: dict[str, str] | None = None
) -> bastide.Game:
    """Let Red finish a city of Blue."""
    game = beside(BLUES_CITY, hand="E", memory=memory, players=players, boxes=boxes, options=options)
    game.play(FINISH)
    if phase_name(game.state) == "place_follower":
        game.play("-")
    return game


# -- coming to the city (4.6.2.4) --------------------------------------------------------------------


def test_who_triggers_a_scoring_that_pays_others_but_not_himself_may_send_a_follower_to_any_quarter() -> None:
    game = finished()
    assert game.scores == (0, 4)
    assert (game.to_move, phase_name(game.state)) == (0, "send_follower")
    assert possible(game) == ["-", *TO_QUARTERS]
    game.play("smithy quarter")
    assert told(game) == "castle; 1 follower smithy; moving=1"
    assert game.supply(0) == {"follower": 6}


def test_the_follower_comes_from_the_supply() -> None:
    game = finished(options={"followers": "1"}, memory="castle; 1 follower market")
    assert game.waits_for_chance


def test_who_gets_points_himself_sends_nobody() -> None:
    game = beside("E>/2kE . E</1kW", "B^ B^ B^", hand="G")
    game.play("G^ 5,0; -")
    assert game.scores == (6, 6)
    assert game.waits_for_chance


def test_who_gets_points_from_one_of_several_scorings_sends_nobody() -> None:
    game = beside("E>/2kE . E</1kW", "B^ B^ B^", hand="H")
    game.play("H> 5,0; -")
    assert game.scores == (4, 4)
    assert game.waits_for_chance


def test_a_scoring_that_pays_nobody_sends_nobody() -> None:
    game = beside("E> .", hand="E")
    game.play(f"{FINISH}; -")
    assert game.scores == (0, 0)
    assert game.waits_for_chance


def test_nobody_has_to_send_a_follower() -> None:
    game = finished()
    game.play("-")
    assert told(game) == "castle"
    assert game.waits_for_chance
    assert game.state.player == 1


def test_one_follower_may_be_sent_in_a_turn_however_many_scorings_there_were() -> None:
    game = beside("E>/2kE . E</2kW", "B^ B^ B^", hand="H")
    game.play("H> 5,0; -; smithy quarter; -")
    assert game.scores == (0, 8)
    assert game.waits_for_chance
    assert game.state.player == 1


@pytest.mark.between("traders_and_builders", "count")
def test_a_builders_second_turn_may_send_another_follower() -> None:
    boxes = (*BOXES, "traders_and_builders")
    game = beside("B^ Ev/2kS Ev/2kS", "V</1hE/1BhE . .", hand="D", boxes=boxes)
    game.play("D^ 5,1; -; smithy quarter; -; draw D; D^ 6,1; -")
    assert (game.to_move, possible(game)) == (0, ["-", *TO_QUARTERS])
    game.play("castle quarter; -")
    assert told(game) == "castle; 1 follower castle, 1 follower smithy"
    assert game.scores == (0, 8)
    assert game.state.player == 1


@pytest.mark.parametrize(
    ("box", "figure"), [("inns_and_cathedrals", "large"), ("phantom", "phantom")], ids=["large follower", "phantom"]
)
def test_any_follower_may_be_sent(box: str, figure: str) -> None:
    game = finished(boxes=(*BOXES, box))
    assert possible(game) == sorted(["-", *TO_QUARTERS, *(f"{figure} {quarter}" for quarter in TO_QUARTERS)])
    game.play(f"{figure} castle quarter")
    name = {"large": "large_follower"}.get(figure, figure)
    assert told(game).startswith(f"castle; 1 {name} castle")


def test_where_nobody_lies_on_fields_the_market_is_closed() -> None:
    game = finished(options={"fields": "no"})
    assert possible(game) == ["-", "castle quarter", "cathedral quarter", "smithy quarter"]
    game.play("castle quarter")
    assert possible(game) == ["-", "count cathedral quarter", "count smithy quarter"]


# -- the count (4.6.3) -------------------------------------------------------------------------------


def test_who_has_sent_a_follower_may_let_the_count_go_to_any_other_quarter() -> None:
    game = finished()
    game.play("castle quarter")
    assert (game.to_move, possible(game)) == (0, THE_COUNT_ELSEWHERE)
    game.play("count market quarter")
    assert told(game) == "market; 1 follower castle"
    assert [(event.piece, event.x, event.y) for event in game.events if isinstance(event, NeutralMoved)] == [
        ("count", 2, 1)
    ]
    assert game.waits_for_chance


def test_the_count_may_stay() -> None:
    game = finished(memory="smithy")
    game.play("castle quarter; -")
    assert told(game) == "smithy; 1 follower castle"


@pytest.mark.parametrize(
    ("before", "after"),
    [("castle", "market"), ("market", "smithy"), ("smithy", "cathedral"), ("cathedral", "castle")],
)
def test_by_option_the_count_walks_clockwise(before: str, after: str) -> None:
    game = finished(memory=before, options={"count_moves": "clockwise"})
    game.play("castle quarter")
    assert told(game) == f"{after}; 1 follower castle"
    assert game.waits_for_chance


def test_by_option_the_count_follows_the_follower() -> None:
    game = finished(options={"count_moves": "follows"})
    game.play("smithy quarter")
    assert told(game) == "smithy; 1 follower smithy"
    assert game.waits_for_chance


def test_followers_cannot_leave_the_quarter_where_the_count_stands() -> None:
    game = finished(memory="castle; 1 follower castle")
    assert phase_name(game.state) == "send_follower"
    free = beside(BLUES_CITY, hand="E", memory="market; 1 follower castle")
    free.play(f"{FINISH}; -")
    assert phase_name(free.state) == "leave_quarters"


# -- leaving it (4.6.2.4, 4.6.2.5) -------------------------------------------------------------------


def test_before_the_scoring_followers_leave_the_castle_for_the_city_even_if_others_are_there() -> None:
    game = finished(memory="market; 1 follower castle")
    assert game.scores == (0, 0)
    assert (game.to_move, possible(game)) == (0, ["-", "knight W"])
    game.play("knight W")
    assert game.scores == (4, 4)
    moved = [event for event in game.events if isinstance(event, FigureMoved)]
    assert [str(event.place) for event in moved] == ["castle quarter"]
    assert [str(event.to) for event in moved] == ["city W (5,0)"]
    assert game.supply(0) == {"follower": 7}
    assert told(game) == "market"


def test_followers_that_stay_are_not_moved() -> None:
    game = finished(memory="market; 1 follower castle")
    game.play("-")
    assert game.scores == (0, 4)
    assert told(game).startswith("market; 1 follower castle")


def test_each_player_may_send_none_or_all_of_his_followers() -> None:
    game = finished(memory="market; 1 follower castle, 1 follower castle, 1 follower castle")
    game.play("knight W; knight W")
    assert possible(game) == ["-", "knight W"]
    assert game.scores == (0, 0)
    game.play("-")
    assert game.scores == (4, 0)
    assert told(game) == "market; 1 follower castle"


def test_the_player_left_of_the_trigger_is_first_and_the_trigger_last() -> None:
    everybody = ", ".join(f"{player} follower castle" for player in (1, 2, 3, 4))
    game = finished(memory=f"market; {everybody}, 2 follower castle", players=4)
    asked = []
    while phase_name(game.state) == "leave_quarters":
        asked.append(game.to_move)
        game.play("knight W" if game.to_move == 1 else "-")
    assert asked == [1, 1, 2, 3, 0]
    assert game.scores == (0, 4, 0, 0)


def test_players_without_followers_in_the_quarter_are_not_asked() -> None:
    game = finished(memory="market; 3 follower castle, 2 follower smithy", players=3)
    assert game.to_move == 2
    game.play("-")
    assert phase_name(game.state) == "send_follower"


def city_scene(quarter: str) -> bastide.Game:
    """Let Red finish the small city at the eastern wall."""
    game = beside("B^", "B^", ".", hand="E", memory=f"market; 2 follower {quarter}")
    game.play("E< 4,2; -")
    return game


def test_from_the_castle_into_a_city() -> None:
    game = city_scene("castle")
    assert (game.to_move, possible(game)) == (1, ["-", "knight W"])
    game.play("knight W")
    assert game.scores == (0, 4)
    assert city_scene("smithy").waits_for_chance
    assert city_scene("cathedral").waits_for_chance


def road_scene(quarter: str) -> bastide.Game:
    """Let Red finish the road from the southern gate to a monastery."""
    game = beside(hand="A", memory=f"market; 2 follower {quarter}", south=[". . ."])
    game.play("Av 2,3; -")
    return game


def test_from_the_smithy_onto_a_road() -> None:
    game = road_scene("smithy")
    assert (game.to_move, possible(game)) == (1, ["-", "highwayman N"])
    game.play("highwayman N")
    assert game.scores == (0, 2)
    assert road_scene("castle").waits_for_chance
    assert road_scene("cathedral").waits_for_chance


def monastery_scene(quarter: str, *, laid_last: str = "E> 5,2") -> bastide.Game:
    """Let Red close the ring around a monastery at the eastern wall where nobody stands."""
    game = beside("B^ E^", "B^ E>", "E< .", hand="E", memory=f"market; 2 follower {quarter}")
    game.play(f"{laid_last}; -")
    return game


def test_from_the_cathedral_into_a_monastery() -> None:
    game = monastery_scene("cathedral")
    assert (game.to_move, possible(game)) == (1, ["-", "monk @ 4,1"])
    game.play("monk @ 4,1")
    assert game.scores == (0, 9)
    assert monastery_scene("castle").waits_for_chance


def test_what_was_finished_in_an_earlier_turn_takes_nobody() -> None:
    game = monastery_scene("cathedral")
    game.play("-; draw V")
    place = next(option for option in possible(game) if option.endswith((" 6,2", " 6,0", " 4,3", " 5,3")))
    game.play(f"{place}; -")
    assert game.waits_for_chance
    assert told(game) == "market; 2 follower cathedral"


def test_finished_features_are_told_whether_anybody_stands_there_or_not() -> None:
    game = monastery_scene("cathedral")
    kinds = [game.state.kind_of(root) for root in finished_features(game.state)]
    assert kinds == [MONASTERY]


def test_where_several_features_are_finished_the_player_chooses() -> None:
    game = beside("E>/2kE . E</2kW", "B^ B^ B^", hand="H", memory="market; 1 follower castle")
    game.play("H> 5,0; -")
    assert possible(game) == ["-", "knight E", "knight W"]
    game.play("knight W")
    assert game.scores == (4, 8)


def test_followers_never_leave_the_market_during_the_game() -> None:
    game = finished(memory="castle; 1 follower market")
    assert phase_name(game.state) == "send_follower"


@pytest.mark.between("inns_and_cathedrals", "count")
def test_a_large_follower_counts_twice_where_it_goes() -> None:
    game = finished(memory="market; 1 large_follower castle", boxes=(*BOXES, "inns_and_cathedrals"))
    game.play("large knight W")
    assert game.scores == (4, 0)


class NoPhantoms(Expansion):
    """A rule that keeps phantoms out of cities."""

    def forbids_figure(self, state: object, piece: int, spot: int) -> int:
        return int(piece == Piece.PHANTOM)


def test_a_kind_of_follower_that_may_not_stand_there_does_not_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    game = finished(memory="market; 1 phantom castle, 1 follower castle", boxes=(*BOXES, "phantom"))
    assert possible(game) == ["-", "knight W", "phantom knight W"]
    boxes = overriders([*game.rules.boxes, NoPhantoms()], "forbids_figure")
    monkeypatch.setattr(game.rules, "figure_minders", figure_minders(boxes))
    again = bastide.read_position(game.position())
    assert possible(again) == ["-", "knight W"]


def test_who_confirms_his_turns_confirms_here_too() -> None:
    game = beside(BLUES_CITY, hand="E", memory="market; 2 follower castle", options={"confirm": "yes"})
    game.play(f"{FINISH}; -; choose 0")
    assert game.to_move == 1
    game.play("knight W")
    assert (game.to_move, possible(game), game.scores) == (1, ["choose 0"], (0, 0))
    game.play("choose 0")
    assert game.scores == (0, 4)


# -- the end -----------------------------------------------------------------------------------------

AT_THE_END = "Red leave_for_the_end"


def last_turn(memory: str, *east: str, players: int = 2, options: dict[str, str] | None = None) -> bastide.Game:
    """Set up the moment after the last turn; the next player would be Red."""
    return beside(*east, memory=memory, players=players, options=options, asked=AT_THE_END)


def test_before_the_final_scoring_followers_leave_the_market_for_any_field() -> None:
    game = last_turn("castle; 2 follower market", "B^/1fNL")
    assert game.to_move == 1
    assert possible(game) == ["-", "farmer NL @ 0,0", "farmer NR", "farmer SR @ 0,0"]
    game.play("farmer NR")
    assert game.over
    assert game.scores == (3, 3)


def test_at_the_end_the_player_left_of_whoever_laid_the_last_tile_is_first() -> None:
    game = last_turn("castle; 1 follower market, 2 follower market, 3 follower market", "B^", players=3)
    asked = []
    while not game.over:
        asked.append(game.to_move)
        game.play("-")
    assert asked == [0, 1, 2]


def test_the_count_locks_the_market_at_the_end_too() -> None:
    assert last_turn("market; 2 follower market", "B^/1fNL").over


@pytest.mark.parametrize("quarter", ["castle", "smithy", "cathedral"])
def test_at_the_end_the_other_quarters_keep_their_followers(quarter: str) -> None:
    game = last_turn(f"market; 2 follower {quarter}", "B^/1fNL")
    assert game.over
    assert game.scores == (3, 0)


@pytest.mark.parametrize(
    ("quarter", "places"),
    [
        ("castle", ["knight E", "knight S @ 0,2"]),
        ("smithy", ["highwayman N @ 3,0", "highwayman S @ 2,2", "highwayman W @ 0,0"]),
        ("cathedral", ["monk @ 4,0"]),
    ],
)
def test_by_option_every_quarter_empties_at_the_end_for_what_is_unfinished(quarter: str, places: list[str]) -> None:
    game = last_turn(f"market; 2 follower {quarter}", "B^", options={"final_quarters": "any"})
    assert possible(game) == ["-", *places]


def test_everybody_sends_all_his_followers_before_the_next_player() -> None:
    game = last_turn("castle; 1 follower market, 1 follower market, 2 follower market", "B^")
    game.play("farmer NR")
    assert game.to_move == 0


def test_by_option_followers_leave_in_rounds_until_everybody_has_passed() -> None:
    memory = "castle; 1 follower market, 1 follower market, 1 follower market, 2 follower market, 2 follower market"
    game = last_turn(memory, "B^", options={"final_rounds": "yes"})
    asked = []
    for action in ("farmer NR", "farmer NR", "farmer NR", "-", "-"):
        asked.append(game.to_move)
        game.play(action)
    assert asked == [0, 1, 0, 1, 0]
    assert game.over


def test_who_stays_in_the_city_goes_home_without_points() -> None:
    game = last_turn("castle; 2 follower market, 1 follower smithy", "B^")
    game.play("-")
    assert game.scores == (0, 0)
    left = [(event.player, str(event.place), event.why) for event in game.events if isinstance(event, FigureLeft)]
    assert left == [(1, "market quarter", "ended"), (0, "smithy quarter", "ended")]
    assert [game.supply(player) for player in (0, 1)] == [{"follower": 7}, {"follower": 7}]


def test_a_whole_game_ends_with_the_market() -> None:
    game = beside("B^", memory="castle; 2 follower market", hand="V", options={"followers": "7"})
    bag = sum(game.remaining_tiles().values())
    assert bag == 72 - 2
    for kind in range(game.rules.tables.kinds):
        game.state.put(game.state.bag_at + kind, 0)
    game.state.put(BAG_LEFT, 0)
    game.play(possible(game)[0])
    game.play("-")
    assert (game.to_move, phase_name(game.state)) == (1, "leave_for_the_end")


# -- words -------------------------------------------------------------------------------------------


def test_the_quarters_are_written_and_read_by_their_names() -> None:
    game = finished(boxes=(*BOXES, "inns_and_cathedrals"))
    action = PlaceFigure("large_follower", "smithy quarter", "", 0, 0)
    assert game.notation(action) == "large smithy quarter"
    game.play(action)
    placed = [event for event in game.events if isinstance(event, FigurePlaced)]
    assert [str(event.place) for event in placed] == ["smithy quarter"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("knight N", "no_such_place"),
        ("large castle quarter", "count_nobody_waits"),
        ("count castle quarter", "count_nobody_waits"),
        ("farmer NL @ 4,0", "count_no_quarter"),
    ],
)
def test_what_is_not_possible_in_the_city_is_refused_with_what_is(text: str, code: str) -> None:
    game = finished()
    with pytest.raises(IllegalAction) as refused:
        game.play(text)
    assert refused.value.code == code
    assert "castle quarter; market quarter" in refused.value.sentence


def test_an_unknown_quarter_is_no_action() -> None:
    with pytest.raises(Unreadable):
        finished().play("harbour quarter")
    with pytest.raises(Unreadable):
        bastide.new_game(seed=1).play("castle quarter")


def test_the_terminal_names_every_choice() -> None:
    game = finished(memory="market; 1 follower castle")
    terminal = Terminal(Console(file=StringIO()), game, {})
    assert [terminal.describe(option) for option in game.options()] == ["nobody (pass)", "knight at W"]
    game.play("-")
    assert terminal.describe(game.options()[1]) == "follower to the castle quarter"
    game.play("castle quarter")
    assert terminal.describe(game.options()[1]) == "count to the castle quarter"


@pytest.mark.parametrize(
    "memory",
    [
        "castle",
        "market; 1 follower smithy, 2 follower castle",
        "smithy; ; paid=1",
        "smithy; 2 follower smithy; paid=2",
    ],
)
def test_a_position_remembers_the_city(memory: str) -> None:
    assert told(beside("B^", memory=memory)) == memory


@pytest.mark.parametrize(
    "memory",
    [
        "harbour",
        "castle; 3 follower castle",
        "castle; 0 follower castle",
        "castle; 1 pig castle",
        "castle; 1 phantom castle",
        "castle; 1 follower harbour",
        "castle; 1 follower",
        "castle; ; paid=3",
        "castle; ; paid",
        "castle; ; asked=2",
        "castle; ; luck=1",
    ],
)
def test_a_city_that_cannot_be_is_refused(memory: str) -> None:
    with pytest.raises(Unreadable) as refused:
        beside("B^", memory=memory)
    assert refused.value.code == "bad_position"
