"""No refusal without a reason: illegal actions of every kind in random games of random boxes."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.kernel.actions import Draw, MoveBeside, MoveNeutral, Pass, PlaceFigure, PlaceTile, SendHome, TakeBack
from bastide.kernel.chance import Luck
from bastide.kernel.geometry import STEPS, x_of, y_of
from bastide.kernel.layout import OWNER, PIECE, SPOT, TILE_CELL, TILE_SLOTS
from bastide.kernel.pieces import FOLLOWERS, NEUTRAL_FIGURES, SPECIAL_FIGURES, Piece
from bastide.kernel.places import place_of
from bastide.kernel.tables import SLOT_WORDS
from tests.soak import Table

if TYPE_CHECKING:
    from bastide.kernel.declarations import Action
    from bastide.kernel.state import State

GENERIC = {"not_offered", "forbidden"}
"""Codes that would say nothing."""
TRIES = 25
"""Actions that are tried in each position."""


def named(state: State, piece: int, spot: int) -> tuple[str, str, str, int, int]:
    """A figure on a spot, as actions name it."""
    place = place_of(state, spot)
    role = state.rules.roles.get(place.feature, place.feature)
    return Piece(piece).name.lower(), role, place.where, place.x, place.y


def any_action(state: State, chance: Random) -> Action:
    """Think of any action that makes sense on this table, legal or not."""
    words = state.words
    tile = chance.choice(state.tile_list())
    slots = [*range(words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS), *state.rules.spot_names]
    spot = chance.choice(slots)
    piece: int = chance.choice(sorted(FOLLOWERS | SPECIAL_FIGURES))
    owner = chance.randrange(state.players)
    if state.figure_list() and chance.random() < 0.5:
        figure = chance.choice(state.figure_list())
        piece, owner, spot = words[figure + PIECE], words[figure + OWNER], words[figure + SPOT]
    cell = words[tile + TILE_CELL] + chance.choice((0, *STEPS))
    neutral = Piece(chance.choice(sorted(NEUTRAL_FIGURES))).name.lower()
    kinds = state.tables.types
    held = state.phase.tile(state)
    laid = kinds[held].code if held >= 0 else chance.choice(kinds).code
    return chance.choice(
        [
            Pass(),
            Draw(chance.choice(kinds).code),
            PlaceTile(laid, x_of(cell), y_of(cell), chance.randrange(4)),
            PlaceFigure(*named(state, piece, spot)),
            TakeBack(*named(state, piece, spot)),
            SendHome(owner, *named(state, piece, spot)),
            MoveNeutral(neutral, x_of(cell), y_of(cell)),
            MoveBeside(neutral, *named(state, piece, spot)),
        ]
    )


def refusals(game: bastide.Game, chance: Random) -> list[tuple[Action, bastide.Refusal]]:
    """Try some actions in a position; give those that are refused."""
    tried = [any_action(game.state, chance) for _ in range(TRIES)]
    found = [(action, game.why_not(action)) for action in tried]
    return [(action, refusal) for action, refusal in found if refusal is not None]


@pytest.mark.parametrize("number", range(12))
def test_every_refusal_has_a_reason(number: int) -> None:
    game = Table.of(number).game()
    chance = Random(number)
    luck = Luck(number)
    while not game.over:
        if chance.random() < 0.2:
            for action, refusal in refusals(game, chance):
                assert refusal.code not in GENERIC, (action, game.position())
        game.apply(game.state.sample(luck))
    assert {refusal.code for _, refusal in refusals(game, chance)} == {"game_over"}


@pytest.mark.parametrize("number", range(2))
def test_every_refusal_in_the_castle_has_a_reason(number: int) -> None:
    game = bastide.new_game(game="castle", seed=number)
    chance = Random(number)
    luck = Luck(number)
    while not game.over:
        for action, refusal in refusals(game, chance):
            assert refusal.code not in GENERIC, (action, game.position())
        game.apply(game.state.sample(luck))
