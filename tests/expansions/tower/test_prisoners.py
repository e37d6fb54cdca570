"""The Tower: exchange and ransom, sentence by sentence (complete rules 4.4.6.3), and what is said about them."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

import bastide
from bastide.expansions.tower.box import Tower
from bastide.kernel import verbs
from bastide.kernel.events import FigureLeft, Scored
from bastide.kernel.pieces import Piece
from bastide.kernel.places import place_of
from bastide.records.jcloisterzone import Replay
from bastide.records.jcloisterzone.setup import read_setup
from bastide.terminal import Terminal
from tests.records.recordings import SETUP, Recording, deploy, lay, message, pointing_at
from tests.scenes import drawn, figures_possible, scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

BOXES = ("base", "tower")
LARGE = ("base", "inns_and_cathedrals", "traders_and_builders", "tower")


def table(
    board: str,
    memory: str,
    *,
    hand: str = "",
    players: int = 2,
    turn: int = 1,
    boxes: Iterable[str] = BOXES,
    options: Mapping[str, str] | None = None,
) -> bastide.Game:
    """Draw a scene with what the box remembers."""
    return scene(board, hand=hand, players=players, turn=turn, boxes=boxes, options=options, memory={"tower": memory})


def freed(game: bastide.Game) -> list[tuple[int, str]]:
    """Who has come out of a prison, in order."""
    return [
        (event.player, event.piece)
        for event in game.events
        if isinstance(event, FigureLeft) and event.why == "freed"
    ]  # fmt: skip


def can_free(game: bastide.Game) -> set[str]:
    """Whom the player can get free now."""
    return {found for found in figures_possible(game) if found.startswith("free ")}


# -- exchange --------------------------------------------------------------------------------------


def test_two_players_who_hold_a_follower_of_each_other_exchange_them_at_once() -> None:
    game = table("B^/2m TI^!", "floors 10 10, prisoner 2 1 follower")
    assert game.supply(0)["follower"] == 6
    game.play("tower_floor @ 1,0; capture 2 monk @ 0,0")
    assert freed(game) == [(0, "follower"), (1, "follower")]
    assert [game.supply(player)["follower"] for player in (0, 1)] == [7, 7]
    assert "prisoner" not in game.position()


def test_whoever_has_several_followers_in_a_prison_chooses_which_one_comes_back() -> None:
    game = table(
        "B^/2m TI^!",
        "floors 10 10, prisoner 2 1 follower, prisoner 2 1 follower, prisoner 2 1 large_follower",
        boxes=LARGE,
    )
    game.play("tower_floor @ 1,0; capture 2 monk @ 0,0")
    assert {game.notation(option) for option in game.options()} == {"free follower from 2", "free large from 2"}
    assert game.why_not("-").code == "must_choose"  # type: ignore[union-attr]
    game.play("free large from 2")
    assert freed(game) == [(0, "large_follower"), (1, "follower")]
    assert "prisoner 2 1 follower, prisoner 2 1 follower" in game.position()
    assert "prisoner 1" not in game.position()


def test_where_all_prisoners_are_alike_there_is_nothing_to_choose() -> None:
    game = table("B^/2m TI^!", "floors 10 10, prisoner 2 1 follower, prisoner 2 1 follower")
    game.play("tower_floor @ 1,0; capture 2 monk @ 0,0")
    assert game.waits_for_chance
    assert freed(game) == [(0, "follower"), (1, "follower")]


def test_prisoners_of_a_third_player_are_not_exchanged() -> None:
    game = table("B^/2m TI^!", "floors 9 9 9, prisoner 3 1 follower, prisoner 2 3 follower", players=3)
    game.play("tower_floor @ 1,0; capture 2 monk @ 0,0")
    assert freed(game) == []
    assert "prisoner 1 2 follower, prisoner 2 3 follower, prisoner 3 1 follower" in game.position()


# -- ransom ----------------------------------------------------------------------------------------


def test_a_player_on_turn_may_buy_a_follower_free_for_three_points() -> None:
    game = table("B^!", "floors 10 10, prisoner 2 1 follower")
    assert can_free(game) == {"free follower from 2"}
    game.play("free follower from 2")
    assert game.scores == (-3, 3)
    assert game.supply(0)["follower"] == 7
    reasons = [(event.player, event.reason) for event in game.events if isinstance(event, Scored)]
    assert reasons == [(0, "1 ransom × -3"), (1, "1 ransom × 3")]


def test_a_follower_bought_free_may_be_placed_in_the_same_turn() -> None:
    game = table("B^!", "floors 10 10, prisoner 2 1 follower", options={"followers": "1"})
    assert figures_possible(game) == {"free follower from 2"}
    game.play("free follower from 2; monk")
    assert drawn(game) == ["B^/1m"]


def test_a_ransom_can_be_paid_before_the_tile_is_laid_too() -> None:
    game = table("B^", "floors 10 10, prisoner 2 1 follower", hand="B")
    game.play("free follower from 2; B^ 1,0; monk")
    assert game.scores == (-3, 3)


@pytest.mark.between("tower", "phantom")
def test_a_ransom_can_be_paid_before_the_phantom_is_placed_and_the_phantom_used_at_once() -> None:
    game = table("B^ .", "floors 10 10, prisoner 2 1 phantom", hand="A", boxes=("base", "tower", "phantom"))
    game.play("A^ 1,0; monk")
    assert set(map(game.notation, game.options())) == {"-", "free phantom from 2"}
    game.play("free phantom from 2")
    assert "phantom farmer NL" in set(map(game.notation, game.options()))
    game.play("phantom farmer NL")
    assert game.scores == (-3, 3)


@pytest.mark.between("tower", "phantom")
def test_nobody_is_asked_for_a_phantom_where_a_ransom_would_not_bring_it() -> None:
    game = table("B^ .", "floors 10 10, prisoner 2 1 follower", hand="A", boxes=("base", "tower", "phantom"))
    game.play("A^ 1,0; phantom monk")
    assert game.waits_for_chance


def test_a_ransom_can_be_paid_when_a_follower_is_about_to_be_captured() -> None:
    game = table("TI^ B^/2m TJ^!", "floors 9 9, tower 0 0 1, prisoner 2 1 follower")
    game.play("tower_floor @ 2,0; free follower from 2")
    assert game.scores == (-3, 3)
    assert set(map(game.notation, game.options())) == {"-", "capture 2 monk @ 1,0"}


def test_only_one_ransom_is_paid_in_a_turn() -> None:
    game = table("B^", "floors 10 10, prisoner 2 1 follower, prisoner 2 1 follower", hand="B")
    game.play("free follower from 2")
    assert can_free(game) == set()
    assert "ransomed" in game.position()
    game.play("B^ 1,0")
    assert can_free(game) == set()
    game.play("-")
    assert "ransomed" not in game.position()


@pytest.mark.between("traders_and_builders", "tower")
def test_a_second_turn_by_a_builder_brings_no_second_ransom() -> None:
    memory = "floors 10 10, prisoner 2 1 follower, prisoner 2 1 follower"
    game = table("W^/1hE/1BhE", memory, hand="U", boxes=LARGE)
    game.play("free follower from 2; U^ 1,0; -")
    assert (game.state.player, game.waits_for_chance) == (0, True)
    game.play(bastide.Draw("U"))
    assert can_free(game) == set()


def test_in_the_next_turn_another_ransom_may_be_paid() -> None:
    game = table("B^!", "floors 10 10, prisoner 1 2 follower, prisoner 1 2 follower, ransomed")
    game.play("-")
    game.play(bastide.Draw("B"))
    assert game.to_move == 1
    assert can_free(game) == {"free follower from 1"}


def test_a_player_chooses_from_whom_and_whom_he_buys_free() -> None:
    memory = "floors 9 9 9, prisoner 2 1 follower, prisoner 3 1 follower, prisoner 3 1 large_follower"
    game = table("B^!", memory, players=3, boxes=LARGE)
    assert can_free(game) == {"free follower from 2", "free follower from 3", "free large from 3"}
    game.play("free large from 3")
    assert game.scores == (-3, 0, 3)
    assert game.supply(0)["large_follower"] == 1


def test_nobody_buys_followers_of_others_or_for_others() -> None:
    game = table("B^!", "floors 10 10, prisoner 1 2 follower")
    assert can_free(game) == set()
    assert game.why_not("free follower from 1").code == "tower_not_held"  # type: ignore[union-attr]


def test_small_and_large_followers_and_the_phantom_can_be_bought_free_but_no_mayor_and_no_wagon() -> None:
    boxes = ("base", "inns_and_cathedrals", "tower", "phantom")
    for choice, expected in (("plain_followers", {0, 1, 4}), ("any_follower", {0, 1, 2, 3, 4})):
        options = {"ransom_for": choice}
        game = table("B^!", "floors 10 10, prisoner 2 1 follower", boxes=boxes, options=options)
        box = next(box for box in game.rules.boxes if isinstance(box, Tower))
        for piece in (Piece.LARGE_FOLLOWER, Piece.MAYOR, Piece.WAGON, Piece.PHANTOM):
            verbs.give(game.state, 0, piece, 1)
            verbs.place(game.state, piece, 0, box.prisons[1])
        game.state.code_count = -1
        offered = {option.piece for option in game.options() if isinstance(option, bastide.Free)}
        assert offered == {Piece(piece).name.lower() for piece in expected}


def test_ransoms_can_be_switched_off() -> None:
    assert can_free(table("B^!", "floors 10 10, prisoner 2 1 follower", options={"ransom": "no"})) == set()


# -- prisoners -------------------------------------------------------------------------------------


def test_a_prisoner_stands_in_a_prison_with_a_name_and_on_no_tile() -> None:
    game = table("B^/2m TI^!", "floors 10 10")
    game.play("tower_floor @ 1,0; capture 2 monk @ 0,0")
    (figure,) = game.state.figure_list()
    assert str(place_of(game.state, game.state.words[figure + 2])) == "prison of 1"


def test_prisoners_are_worth_nothing_at_the_end() -> None:
    game = table("B^!", "floors 10 10, prisoner 2 1 follower")
    assert game.if_it_ended_now() == ()


# -- positions and records -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "memory",
    [
        "floors 10",
        "floors -1 10",
        "tower 0 0 1, tower 1 0",
        "tower 0 0 0",
        "tower 5 5 1",
        "tower 9999 0 1",
        "raised 1 0",
        "prisoner 1 1 follower",
        "prisoner 1 3 follower",
        "prisoner 3 1 follower",
        "prisoner 1 2 pig",
        "prisoner 1 2 phantom",
        "ransomed twice",
        "cellar",
        "",
    ],
)
def test_a_memory_that_makes_no_sense_is_refused(memory: str) -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        table("TI^ B^!", memory)
    assert refused.value.code == "bad_position"
    assert "tower cannot read" in str(refused.value)


@pytest.mark.parametrize("moves", ["", "tower_floor @ 1,0", "tower_floor @ 1,0; capture 2 monk @ 0,0"])
def test_a_position_reads_back_at_every_question(moves: str) -> None:
    memory = "floors 3 4, tower 1 0 2, prisoner 2 1 follower, prisoner 2 1 large_follower"
    game = table("B^/2m TI^!", memory, boxes=LARGE)
    if moves:
        game.play(moves)
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert set(again.options()) == set(game.options())


RECORD = """bastide 1
boxes: base, tower
players: Red, Blue
first: Red

1. TI^ 0,1; -
2. B^ -1,1; monk
3. B^ 1,1; tower_floor @ 0,1; capture 2 monk @ -1,1
4. draw B; free follower from 1; B^ 0,2; guard @ 0,1
"""


def test_a_record_tells_a_ransom_that_is_paid_before_the_tile_is_laid() -> None:
    game = bastide.read_record(RECORD)
    assert game.scores == (3, -3)
    assert bastide.write_record(game) == RECORD


# -- what people type and see ----------------------------------------------------------------------


def test_every_option_can_be_written_and_read_again() -> None:
    game = table("B^/2m/1fNL TI^!", "floors 3 4, prisoner 2 1 follower, prisoner 2 1 large_follower", boxes=LARGE)
    for moves in ("", "tower_floor @ 1,0", "capture 2 monk @ 0,0"):
        if moves:
            game.play(moves)
        for option in game.options():
            copy = game.clone()
            copy.play(game.notation(option))


def test_a_captive_can_be_named_by_any_side_of_his_feature() -> None:
    game = table("B^/2fNL TI^!", "floors 10 10")
    game.play("tower_floor @ 1,0; capture 2 farmer SR @ 0,0")
    assert drawn(game) == ["B^ TI^"]


@pytest.mark.parametrize(
    "text", ["capture 2 monk", "capture 7 monk @ 0,0", "capture 2 dragon @ 0,0", "free 2", "roof @ 0,0"]
)
def test_what_is_no_action_is_refused(text: str) -> None:
    game = table("B^/2m TI^!", "floors 10 10")
    with pytest.raises(bastide.Unreadable):
        game.play(text)


def test_a_capture_that_is_impossible_is_explained() -> None:
    game = table("B^/2m TI^!", "floors 10 10")
    game.play("tower_floor @ 1,0")
    refusal = game.why_not("capture 1 monk @ 0,0")
    assert refusal is not None
    assert refusal.code == "nobody_there"
    assert refusal.sentence == ("No such figure stands there. Possible: -; capture 2 monk @ 0,0.")
    assert game.why_not("capture 2 monk @ 5,5").code == "no_such_place"  # type: ignore[union-attr]
    assert game.why_not("monk").code == "not_now"  # type: ignore[union-attr]


def shown(game: bastide.Game) -> str:
    """What the terminal prints when it asks."""
    console = Console(file=StringIO(), width=120)
    console.input = lambda *_args, **_more: "?"  # type: ignore[method-assign]
    Terminal(console, game, {}).ask()
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return str(text)


def test_the_terminal_says_every_decision_in_words() -> None:
    game = table("TI^ B^/2m TJ^!", "floors 9 9, tower 0 0 1, prisoner 2 1 follower")
    text = shown(game)
    assert "guard on (0,0)" in text
    assert "tower floor on (2,0)" in text
    assert "prison of Blue: R" in text
    assert "ransom the follower held by Blue for 3 points" in text
    game.play("tower_floor @ 2,0")
    assert "capture Blue's monk on (1,0)" in shown(game)
    assert "Red: Who is captured? 1-3" in asked(game)


def asked(game: bastide.Game) -> str:
    """How the terminal asks."""
    prompts: list[str] = []

    def answer(prompt: object, **_more: object) -> str:
        prompts.append(str(prompt))
        return "?"

    console = Console(file=StringIO(), width=120)
    console.input = answer  # type: ignore[assignment, method-assign]
    Terminal(console, game, {}).ask()
    return prompts[0]


def test_the_terminal_tells_an_exchange_from_a_ransom() -> None:
    memory = "floors 10 10, prisoner 2 1 follower, prisoner 2 1 large_follower"
    game = table("B^/2m TI^!", memory, boxes=LARGE)
    game.play("tower_floor @ 1,0; capture 2 monk @ 0,0")
    assert "exchange the large follower held by Blue" in shown(game)
    assert "Red: Whom do you want back? 1-2" in asked(game)


def test_the_terminal_tells_what_everybody_has_and_whom_he_holds() -> None:
    game = table("B^", "floors 9 10, prisoner 1 2 follower, prisoner 1 2 large_follower", hand="TI", boxes=LARGE)
    text = " ".join(shown(game).split())
    held = "holds Blue's follower and Blue's large follower"
    assert f"Red 0 points, 7 followers, 1 large follower, 1 builder, 1 pig, 9 tower floors, {held}" in text
    assert "Blue 0 points, 6 followers, 1 builder, 1 pig, 10 tower floors In hand: TI (tower site)" in text


def test_the_terminal_tells_who_was_captured_and_who_is_free_again() -> None:
    game = table("B^/2m TI^!", "floors 10 10, prisoner 2 1 follower")
    game.play("tower_floor @ 1,0; capture 2 monk @ 0,0")
    console = Console(file=StringIO(), width=120)
    terminal = Terminal(console, game, {})
    terminal.tell_events()
    terminal.show_notes()
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert "Blue's follower (monastery (0,0)) is captured." in text
    assert "Red's follower (prison of Blue) is free again." in text


def test_the_terminal_tells_what_may_be_done_before_the_tile_is_laid() -> None:
    game = table("B^", "floors 10 10, prisoner 2 1 follower", hand="B")
    assert "you may type 'free follower from 2': ransom the follower held by Blue" in shown(game).replace("\n", " ")


# -- games of another program ----------------------------------------------------------------------


def tower_setup(**more: object) -> Recording:
    elements = {"small-follower": 7, "farmers": True, "tower": 1, "big-follower": 1, **more}
    return {**SETUP, "sets": {"basic:1": 1, "tower:1": 1}, "elements": elements}


def test_a_set_up_with_towers_is_understood() -> None:
    found = read_setup(tower_setup())
    assert "tower" in found.boxes
    assert found.options["towers"] is True
    assert found.options["ransom_for"] == "any_follower"
    without = tower_setup()
    del without["elements"]["tower"]
    assert read_setup(without).options["towers"] is False


def at_tower(x: int, y: int) -> Recording:
    return {"position": [x, y], "feature": "Tower", "location": "I"}


def test_messages_about_towers_and_prisoners_are_understood() -> None:
    replay = Replay(tower_setup(), 0.0, ("Red", "Blue"), confirm=False)
    bag = list(replay.bag.tiles)
    replay.random = pointing_at("TO/F", bag)
    monk = {"position": [-1, 1], "feature": "Monastery", "location": "I"}
    for each in (
        lay("TO/F", 0, 1),
        message("PASS"),
        message("COMMIT", random=pointing_at("BA/L", bag)),
        lay("BA/L", -1, 1),
        deploy("Monastery", "I", -1, 1),
        message("COMMIT", random=pointing_at("BA/L", bag)),
        lay("BA/L", 1, 1),
        message("PLACE_TOKEN", token="TOWER_PIECE", pointer=at_tower(0, 1)),  # noqa: S106 - no secret
        message("CAPTURE_FOLLOWER", pointer={"featurePointer": monk, "meepleId": "1.small.1"}),
        message("COMMIT", random=pointing_at("BA/L", bag)),
        message("PAY_RANSOM", meepleId="1.small.1"),
        lay("BA/L", 0, 2),
        deploy("Tower", "I", 0, 1),
        message("COMMIT", random=0.5),
    ):
        replay.play(each)
    moves = [line for line in bastide.write_record(replay.game).splitlines() if line[:1].isdigit()]
    assert moves == [line for line in RECORD.splitlines() if line[:1].isdigit()]


def test_the_choice_of_an_exchange_is_understood() -> None:
    replay = Replay(tower_setup(), 0.0, ("Red", "Blue"), confirm=False)
    monk = {"position": [0, 0], "feature": "Monastery", "location": "I"}
    captured = replay.messages.action_in(
        message("CAPTURE_FOLLOWER", pointer={"featurePointer": monk, "meepleId": "1.big.1"})
    )
    assert captured == bastide.Capture(1, "large_follower", "monk", "", 0, 0)
    exchange = replay.messages.action_in(message("EXCHANGE_FOLLOWER", meepleId="1.big.1"))
    assert exchange == bastide.Free("large_follower", 0)
    with pytest.raises(bastide.Unreadable):
        replay.messages.action_in(message("PAY_RANSOM", meepleId="1.small.1"))


def test_where_only_a_ransom_is_possible_that_program_asks_nobody() -> None:
    replay = Replay(tower_setup(), 0.0, ("Red", "Blue"), confirm=False)
    replay.game = table("B^!", "floors 10 10, prisoner 2 1 follower", options={"followers": "1"})
    replay.play(message("COMMIT", random=0.5))
    assert replay.game.waits_for_chance
