"""Random games of random boxes and options, held against everything that must be true.

The suite plays a few of them. ``make soak`` plays as many as you like: ``make soak GAMES=5000 FROM=100``.
A game that fails is named by its number; the same number always gives the same game.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from dataclasses import dataclass
from multiprocessing import Pool
from random import Random
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import track

import bastide
from bastide.kernel.actions import action_of
from bastide.kernel.chance import Luck
from bastide.kernel.layout import FIGURES, OWNER, PIECE, TILE_SLOTS
from bastide.kernel.pieces import FOLLOWERS, SPECIAL_FIGURES
from bastide.kernel.places import feature_at
from bastide.kernel.tables import SLOT_WORDS
from bastide.rulebook import BASE, check_boxes, has_tiles, known_options, lays_out_tiles, playable_boxes
from tests import recount

if TYPE_CHECKING:
    from bastide.kernel.options import Value
    from bastide.kernel.state import State

FIGURE_KINDS = FOLLOWERS | SPECIAL_FIGURES
CHANGED_OPTIONS = 0.15
"""How many of the options differ from their default."""
ONE_COPY = 20
"""For how many boxes with one copy of their tiles there is one without tiles, and one with two copies."""
PAUSES = 3
"""How often a game is stopped to look at it closely."""
SIDE_BY_SIDE = 60
"""So many actions a game and the one set up from its position are compared."""
MOST_OF_AN_ERROR = 500
LONGEST = 4000
"""No game takes more actions than this."""


@dataclass(frozen=True)
class Table:
    """What is played: everything about it follows from its number."""

    number: int
    players: int
    boxes: tuple[str, ...]
    options: dict[str, Value]

    @classmethod
    def of(cls, number: int) -> Table:
        """Choose players, boxes and options by chance."""
        chance = Random(number)
        share = chance.random()
        chosen = (box for box in playable_boxes() if chance.random() < share)
        boxes = tuple(f"{box} x{chance.choice(copies_of(box))}" for box in chosen)
        options = {
            option.name: chance.choice(option.choices)
            for option in known_options(check_boxes(boxes))
            if chance.random() < CHANGED_OPTIONS
        }
        return cls(number, chance.randint(1, 6), boxes, options)

    def game(self) -> bastide.Game:
        """Set the table."""
        return bastide.new_game(players=self.players, boxes=self.boxes, options=self.options, seed=self.number)


def copies_of(box: str) -> list[int]:
    """With how many copies of its tiles a box can be played, mostly one."""
    none = [0] if box != BASE and not lays_out_tiles(box) else []
    return [1] * ONE_COPY + ([*none, 2] if has_tiles(box) else [])


def soak(number: int) -> bastide.Game:
    """Play a game to its end and look at it closely now and then."""
    table = Table.of(number)
    game = table.game()
    luck = Luck(number)
    pauses = Counter(Random(-number).choices(range(60 * table.players), k=PAUSES))
    actions = 0
    while not game.over:
        check_always(game)
        if actions in pauses:
            check_closely(game, number)
        game.apply(game.state.sample(luck))
        actions += 1
        assert actions < LONGEST, "the game does not end"
    check_always(game)
    check_tally(game)
    check_record(game)
    return game


def check_always(game: bastide.Game) -> None:
    """Figures are conserved."""
    state = game.state
    standing = Counter((state.words[figure + OWNER], state.words[figure + PIECE]) for figure in state.figure_list())
    for player in range(len(game.players)):
        for piece in FIGURE_KINDS & game.rules.supply.keys():
            assert standing[player, piece] + state.supply_of(player, piece) == game.rules.supply[piece], piece


def check_tally(game: bastide.Game) -> None:
    """Every score is the sum of its tallies."""
    points = Counter[int]()
    for line in game.tally():
        points[line.player] += line.points
    assert tuple(points[player] for player in range(len(game.players))) == game.scores


def check_closely(game: bastide.Game, seed: int) -> None:
    """Everything that can be asked of a position."""
    check_tally(game)
    check_recount(game.state)
    check_notation(game)
    check_copies(game, seed)
    check_record(game)
    position = game.position()
    again = bastide.read_position(position)
    assert again.position() == position
    assert {again.notation(option) for option in again.options()} == {game.notation(o) for o in game.options()}
    assert verdict(again) == verdict(game)
    check_twin(game, again, seed)


def check_twin(game: bastide.Game, again: bastide.Game, seed: int) -> None:
    """A game that was set up from a position goes on like the game that came to it."""
    game = game.clone(open_draws=True)
    luck = Luck(seed + 2)
    for _ in range(SIDE_BY_SIDE):
        if game.over:
            break
        action = action_of(game.state, game.state.sample(luck))
        text = game.notation(action)
        game.play(action)
        again.play(text)
        assert again.position() == game.position(), text


def verdict(game: bastide.Game) -> Counter[tuple[int, str]]:
    """What the final scoring would say now, in whatever order."""
    return Counter((line.player, line.reason) for line in game.if_it_ended_now())


def check_recount(state: State) -> None:
    """Every feature equals a slow recount."""
    roots = {
        state.root_of(slot)
        for tile in state.tile_list()
        for slot in range(state.words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS)
    }
    ours = sorted(
        (
            feature_at(state, root).kind,
            state.tiles_of(root),
            state.pennants_of(root),
            state.is_finished(root),
            state.words[root + FIGURES],
            state.finished_cities_of(root),
        )
        for root in roots
    )
    theirs = sorted(
        (whole.kind, whole.tiles, whole.pennants, whole.finished, len(whole.owners), len(whole.cities))
        for whole in recount.recount(state)
    )
    assert ours == theirs


def check_notation(game: bastide.Game) -> None:
    """Every option has a notation of its own that can be typed."""
    options = game.options()
    texts = [game.notation(option) for option in options]
    assert len(set(texts)) == len(texts), texts
    for text in texts:
        assert game.why_not(text) is None, text


def check_copies(game: bastide.Game, seed: int) -> None:
    """A copy is independent, and what is undone has never happened."""
    before = (game.position(), game.events)
    copy = game.clone()
    luck = Luck(seed + 1)
    played = 0
    while not copy.over and played < LONGEST:
        copy.apply(copy.state.sample(luck))
        played += 1
    assert (game.position(), game.events) == before
    for _ in range(played):
        copy.undo()
    assert (copy.position(), copy.events) == before


def check_record(game: bastide.Game) -> None:
    """A record replays to the same game."""
    text = bastide.write_record(game)
    again = bastide.read_record(text)
    assert again.events == game.events
    assert bastide.write_record(again) == text


def attempt(number: int) -> tuple[int, int, str]:
    """Play a game; say its number, its actions, and what went wrong."""
    try:
        return number, len(soak(number).full_history()), ""
    except Exception as error:  # noqa: BLE001 - whatever goes wrong is to be shown with the game it happened in
        where = traceback.extract_tb(error.__traceback__)[-1]
        return number, 0, f"{type(error).__name__} in {where.name}, {where.line}: {str(error)[:MOST_OF_AN_ERROR]}"


def main() -> None:
    """Play many games on all processors and show those that fail."""
    parser = argparse.ArgumentParser(description="Play random games of random boxes and check that all holds.")
    parser.add_argument("--games", type=int, default=1000, help="how many")
    parser.add_argument("--from", type=int, default=1000, dest="first", help="number of the first")
    asked = parser.parse_args()
    console = Console()
    actions = 0
    failed = 0
    numbers = range(asked.first, asked.first + asked.games)
    with Pool() as pool:
        for number, count, wrong in track(
            pool.imap_unordered(attempt, numbers), "soaking", asked.games, console=console
        ):
            actions += count
            if wrong:
                failed += 1
                console.print(f"[red]{Table.of(number)}[/red]\n  {wrong}", highlight=False)
    console.print(f"{asked.games:,} games, {actions:,} actions, {failed} failed.")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
