"""Positions, notation, refusals, the terminal and foreign games with this box."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import bastide
from bastide.kernel.chance import Luck
from bastide.kernel.events import TileSetAside
from bastide.records.jcloisterzone import Replay
from bastide.records.jcloisterzone.bag import ForeignBag
from bastide.records.jcloisterzone.setup import read_setup
from bastide.terminal import Terminal
from tests.expansions.princess_and_dragon.tables import BOX, WITH_BUILDERS, WITH_PHANTOM, dragon, fairy, left, table
from tests.records.recordings import SETUP, Recording, deploy, message
from tests.records.recordings import lay as lay_message
from tests.scenes import figures_possible

# -- positions -----------------------------------------------------------------------------------


def memory_of(game: bastide.Game) -> str:
    """What the position says about this box."""
    lines = [line for line in game.position().splitlines() if line.startswith(f"{BOX}: ")]
    return lines[0].removeprefix(f"{BOX}: ") if lines else ""


def same_again(game: bastide.Game) -> bool:
    """Is the position the same when it is read again?"""
    again = bastide.read_position(game.position())
    return again.position() == game.position() and again.options() == game.options()


def test_a_position_without_dragon_and_fairy_says_nothing_of_them() -> None:
    assert memory_of(table("B^")) == ""


def test_a_position_keeps_dragon_and_fairy() -> None:
    game = table("B^/1m B2^", hand="U", memory="dragon 0,0; fairy 1,0")
    assert memory_of(game) == "dragon 0,0; fairy 1,0"
    assert same_again(game)


def test_a_position_keeps_with_whom_the_fairy_stands() -> None:
    game = table("U^/1hE U^/2fNL", hand="U", memory="fairy 1,0 with 2 follower field NL")
    assert memory_of(game) == "fairy 1,0 with 2 follower field NL"
    assert same_again(game)


def test_a_position_keeps_a_fairy_who_came_to_a_follower_beside_the_dragon() -> None:
    game = table("B^/1m B^", hand="B", memory="dragon 0,0")
    game.play("B^ 2,0; fairy to monk @ 0,0")
    assert memory_of(game) == "dragon 0,0; fairy 0,0 with 1 follower monastery"
    assert same_again(game)


def test_a_position_keeps_tiles_that_are_set_aside() -> None:
    game = table("B^")
    game.play("draw BH; draw BG; draw BG")
    assert memory_of(game) == "aside BG BG BH"
    again = bastide.read_position(game.position())
    again.play("draw B2; B2^ 1,0")
    assert again.remaining_tiles()["BG"] == 2


def test_a_position_keeps_the_way_of_the_dragon_while_he_moves() -> None:
    game = table("B2^ B^\nB^ B^", hand="BH")
    game.play("BH^ 0,2; -; dragon to 1,0; dragon to 1,1")
    assert memory_of(game) == "dragon 1,1; trail 0,0 1,0"
    assert same_again(game)
    game.play("dragon to 0,1; dragon to 0,2")
    assert memory_of(game) == "dragon 0,2"


def test_a_position_keeps_that_the_portal_was_used() -> None:
    game = table("B^ B^", hand="BR", boxes=WITH_PHANTOM)
    game.play("BR^ 0,1; monk @ 1,0")
    assert memory_of(game) == "portal_used"
    assert same_again(game)


@pytest.mark.parametrize(
    "memory",
    [
        "dragon 5,5",
        "dragon here",
        "dragon",
        "dragon 999,0",
        "fairy 0,0 with 2 follower monastery",
        "fairy 0,0 by 1 follower monastery",
        "fairy 0,0 with 1 follower",
        "fairy 0,0 with 1 king monastery",
        "aside U",
        "aside nothing",
        "aside BH",
        "trail 0,0 0,0 0,0 0,0 0,0 0,0",
        "witch 0,0",
        "dragon 0,0;",
    ],
)
def test_a_position_that_cannot_be_is_refused(memory: str) -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        table("B^/1m", memory=memory)
    assert refused.value.code == "bad_position"


def test_undoing_brings_the_eaten_back() -> None:
    game = table("B^/1m B2^", hand="BH")
    game.play("BH^ 0,1; -")
    before = game.position()
    game.play("dragon to 0,0")
    assert left(game)
    game.undo()
    assert game.position() == before


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_record_of_a_game_replays_to_the_same_game(players: int) -> None:
    game = bastide.new_game(players=players, boxes=[BOX, "phantom"], seed=f"records {players}")
    luck = Luck(players)
    while not game.over:
        game.apply(game.state.sample(luck))
    assert [event for event in game.events if isinstance(event, TileSetAside)]
    text = bastide.write_record(game)
    assert "; dragon to " in text
    assert "; fairy to " in text
    assert bastide.read_record(text).events == game.events


# -- notation and refusals -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("dragon to 2,-1", bastide.MoveNeutral("dragon", 2, -1)),
        ("fairy to knight N @ 0,3", bastide.MoveBeside("fairy", "follower", "knight", "N", 0, 3)),
        ("fairy to large farmer EL @ 0,3", bastide.MoveBeside("fairy", "large_follower", "farmer", "EL", 0, 3)),
        ("home 2 monk @ -1,0", bastide.SendHome(1, "follower", "monk", "", -1, 0)),
    ],
)
def test_neutral_figures_and_knights_have_a_notation(text: str, action: bastide.Action) -> None:
    game = table("B^")
    assert game.notation(action) == text
    refusal = game.why_not(text)
    assert refusal is not None, "it can be read"


@pytest.mark.parametrize("text", ["home 2 knight N", "fairy to knight", "dragon to there"])
def test_what_is_no_notation_is_refused(text: str) -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        table("B^").play(text)
    assert refused.value.code == "bad_notation"


TITLE = "The Princess & the Dragon"


@pytest.mark.parametrize(
    ("action", "code", "sentence"),
    [
        ("dragon to 0,1", "dragon_one_step", f"The dragon goes from a tile to one beside it: {TITLE}."),
        ("dragon to 999,0", "no_such_place", "There is no such place on (999,0)."),
        ("fairy to 0,0", "cannot_go", "The fairy cannot go to (0,0) now."),
        ("monk @ 0,0", "not_now", "Red must move the dragon now."),
        ("-", "must_choose", "Red cannot pass now."),
    ],
)
def test_what_is_not_possible_while_the_dragon_moves_is_refused(action: str, code: str, sentence: str) -> None:
    game = table("B^/1m B2^", hand="BH")
    game.play("BH^ 0,1; -")
    refusal = game.why_not(action)
    assert refusal is not None
    assert (refusal.code, refusal.sentence) == (code, f"{sentence} Possible: dragon to 0,0.")


@pytest.mark.parametrize(
    ("action", "code", "sentence"),
    [
        ("fairy to farmer NL @ 0,0", "nobody_there", "No such figure stands there."),
        ("nobody to farmer NL @ 0,0", "no_such_figure", "There is no figure of that name."),
        ("dragon to 0,0", "dragon_not_called", "The dragon moves only when"),
        ("home 1 knight E @ 0,0", "nobody_there", "No such figure stands there."),
        ("home 6 knight E @ 0,0", "no_such_player", "There is no player 6."),
    ],
)
def test_what_is_not_possible_at_the_step_of_the_figure_is_refused(action: str, code: str, sentence: str) -> None:
    game = table("F^/2kE/2fNL/1fSL", hand="BA")
    game.play("BA^ 1,0")
    refusal = game.why_not(action)
    assert refusal is not None
    assert refusal.code == code
    assert refusal.sentence.startswith(sentence)


# -- the terminal --------------------------------------------------------------------------------


def described(game: bastide.Game) -> list[str]:
    """How the terminal names the options."""
    terminal = Terminal(Console(file=StringIO()), game, {})
    return [terminal.describe(option) for option in game.options()]


def test_the_terminal_says_in_words_who_leaves_and_where_the_fairy_goes() -> None:
    game = table("F^/2kE/1fNL", hand="BA")
    game.play("BA^ 1,0")
    assert described(game)[-2:] == [
        "the fairy to the farmer at NL on (0,0)",
        "send Blue's knight at E on (0,0) home",
    ]


def test_the_terminal_says_in_words_where_the_dragon_goes() -> None:
    game = table("B^ B2^", hand="BH")
    game.play("BH^ 0,1; -")
    assert described(game) == ["the dragon to (0,0)"]


def test_the_terminal_names_the_tile_to_which_a_portal_leads() -> None:
    game = table("B^ B^", hand="BR")
    game.play("BR^ 0,1")
    assert {"highwayman at E", "monk on (1,0)"} <= set(described(game))


def test_the_terminal_tells_that_a_tile_is_set_aside() -> None:
    game = table("B^")
    game.play("draw BH")
    output = StringIO()
    terminal = Terminal(Console(file=output), game, {})
    terminal.tell_events()
    terminal.show_notes()
    assert "BH is set aside for now." in output.getvalue()


def test_the_terminal_tells_who_was_eaten_and_who_is_left_alone() -> None:
    game = table("B2^ F>/1kN\n. F>/1BkN", hand="BH", boxes=WITH_BUILDERS, memory="dragon 0,0")
    game.play("BH> -1,0; -; dragon to 1,0")
    output = StringIO()
    terminal = Terminal(Console(file=output, width=120), game, {})
    terminal.tell_events()
    terminal.show_notes()
    assert "Red's follower (city N (1,0)) is eaten by the dragon." in output.getvalue()
    assert "Red's builder (city N (1,1)) is left alone and goes home." in output.getvalue()


def test_the_board_shows_dragon_and_fairy() -> None:
    drawn = str(table("B^ B2^", memory="dragon 1,0; fairy 0,0")).splitlines()
    assert [drawn[1].index("*"), drawn[1].index("&")] == [3, 22]
    bare = str(table("B^ B^"))
    assert "*" not in bare
    assert "&" not in bare


# -- foreign games -------------------------------------------------------------------------------


FOREIGN: dict[str, object] = {
    **SETUP,
    "sets": {"basic:1": 1, "princess-and-dragon:1": 1},
    "elements": {"small-follower": 7, "farmers": True, "dragon": 1, "fairy": 1, "princess": True, "portal": True},
    "rules": {"princess-action": "may", "fairy-placement": "next-follower", "dragon-move": "before-scoring"},
}


def test_the_options_of_foreign_games_are_read() -> None:
    options = read_setup(FOREIGN).options
    assert [options[name] for name in ("dragon", "fairy", "princesses", "portals")] == [True] * 4
    assert [options[name] for name in ("princess_asks", "fairy_stands", "dragon_moves")] == [
        "may",
        "with_follower",
        "before_scoring",
    ]
    rules = {"princess-action": "must", "fairy-placement": "on-tile", "dragon-move": "after-scoring"}
    options = read_setup({**FOREIGN, "elements": {"small-follower": 7}, "rules": rules}).options
    assert [options[name] for name in ("dragon", "fairy", "princesses", "portals")] == [False] * 4
    assert [options[name] for name in ("princess_asks", "fairy_stands", "dragon_moves")] == [
        "must",
        "on_tile",
        "after_scoring",
    ]


def test_foreign_games_are_played_by_the_readings_of_that_program() -> None:
    options = read_setup(FOREIGN).options
    assert options["portals_to_start_tiles"] is True
    assert options["dragon_bars"] == "figures_on_features"
    assert options["figure_after_princess"] is False
    assert "dragon_bars" not in read_setup(SETUP).options


def pointer(meeple: str, feature: str, location: str, x: int, y: int) -> Recording:
    """A figure, as foreign messages name it."""
    return {"featurePointer": {"position": [x, y], "location": location, "feature": feature}, "meepleId": meeple}


def test_foreign_messages_about_dragon_fairy_and_princess_are_played_here() -> None:
    replay = Replay(FOREIGN, 0.5, ("Anna", "Ben"), confirm=False)
    replay.game.play("draw B; B^ 0,1; -; draw B2")
    replay.play(lay_message("DG/F.v", 1, 1))
    assert dragon(replay.game) == (1, 1)
    replay.game.play("draw BH; BH^ 0,2")
    replay.play(deploy("Road", "WE", 0, 2))
    replay.play(message("MOVE_NEUTRAL_FIGURE", figureId="dragon.1", to=[0, 1]))
    assert dragon(replay.game) == (0, 1)
    replay.play(message("MOVE_NEUTRAL_FIGURE", 1, figureId="dragon.1", to=[0, 0]))
    replay.game.play("draw U; U^ 1,2; -; draw U; U^ 2,2")
    fairy_to = pointer("0.small.1", "Road", "WE", 0, 2)
    replay.play(message("MOVE_NEUTRAL_FIGURE", figureId="fairy.1", to=fairy_to))
    assert fairy(replay.game) == (0, 2)
    replay.game.play("draw F; F^ 1,3; knight E; draw BC; BCv 2,3")
    knight = pointer("1.small.1", "City", "WE", 1, 3)
    assert "home 2 knight E @ 1,3" in figures_possible(replay.game)
    replay.play(message("RETURN_MEEPLE", pointer=knight, source="PRINCESS"))
    assert left(replay.game) == [(1, "follower", "sent_home")]


def test_the_fairy_of_a_foreign_game_may_stand_on_a_tile() -> None:
    rules = {"fairy-placement": "on-tile"}
    replay = Replay({**FOREIGN, "rules": rules}, 0.5, ("Anna",), confirm=False)
    replay.game.play("draw B; B^ 0,1; monk; draw B; B^ 1,1")
    replay.play(message("MOVE_NEUTRAL_FIGURE", figureId="fairy.1", to=[0, 1]))
    assert fairy(replay.game) == (0, 1)


def test_an_unknown_neutral_figure_is_refused() -> None:
    replay = Replay(FOREIGN, 0.5, ("Anna",), confirm=False)
    replay.game.play("draw B; B^ 0,1")
    with pytest.raises(bastide.Unreadable) as refused:
        replay.play(message("MOVE_NEUTRAL_FIGURE", figureId="bigtop.1", to=[0, 1]))
    assert refused.value.code == "unknown_message"


def test_in_foreign_games_dragon_tiles_wait_for_the_dragon_and_follow_behind_the_others() -> None:
    replay = Replay(FOREIGN, 0.5, ("Anna",), confirm=False)
    assert not [tile for tile in replay.bag.open() if tile.endswith(".d")]
    replay.game.play("draw B2")
    replay.play(lay_message("DG/F.v", 0, 1))
    assert [tile.endswith(".d") for tile in replay.bag.open()[-12:]] == [True] * 12
    asleep = Replay({**FOREIGN, "elements": {"small-follower": 7}}, 0.5, ("Anna",), confirm=False)
    assert asleep.bag.open() == sorted(asleep.bag.tiles)


def test_in_foreign_games_the_dragon_of_the_river_opens_his_tiles_before_the_land() -> None:
    bag = ForeignBag({"BA/L": 1, "DG/Rr.d": 1, "RI.2/I.v": 1}, lambda tile: bool(tile.symbol("dragon")))
    bag.gives_all = True
    assert bag.open() == ["DG/Rr.d", "RI.2/I.v"]
    assert bag.draw(0.6)[0] == "RI.2/I.v"
    assert bag.open() == ["BA/L", "DG/Rr.d"]
