"""A game of everything: each kind of decision is answered through the screen."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import msgspec

import bastide
from bastide.kernel.actions import action_of
from bastide.records.record import write_record
from bastide.rulebook import BASE, playable_boxes
from bastide.server.bodies import FromRecord, NewSeat, NewTable, RecordFacts

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Running
    from tests.web.screen import Screen

PLAYERS = ("Anna", "Ben", "Ines")
SEEDS = (3,)
LOOKED_AT = 8
"""So many options of each question are looked at."""
TARGETS = {"nothing", "tile", "cell", "feature", "figure", "spot", "seat", "number", "track"}


def games() -> tuple[dict[tuple[str, str], tuple[int, int]], list[bastide.Game]]:
    """Play at random with every box; give where each kind of decision comes first."""
    found: dict[tuple[str, str], tuple[int, int]] = {}
    played = []
    for number, seed in enumerate(SEEDS):
        game = bastide.new_game(
            players=PLAYERS, boxes=[box for box in playable_boxes() if box != BASE], seed=f"everything {seed}"
        )
        chance = Random(seed)
        state = game.state
        step = 0
        while not state.over:
            codes = list(state.legal_codes())
            for code in chance.sample(codes, min(LOOKED_AT, len(codes))):
                found.setdefault((state.phase.question, action_of(state, code).target(state).at), (number, step))
            game.play(action_of(state, chance.choice(codes)))
            step += 1
        played.append(game)
    return found, played


def few(found: dict[tuple[str, str], tuple[int, int]]) -> list[tuple[int, int]]:
    """Choose one place for each question, and one for each kind of target."""
    questions = {question: place for (question, _), place in reversed(found.items())}
    kinds = {kind: place for (_, kind), place in reversed(found.items())}
    return sorted({*questions.values(), *kinds.values()})


def test_each_kind_of_decision_is_answered_through_the_screen(server: Running, opened: Callable[..., Screen]) -> None:
    found, played = games()
    assert {kind for _, kind in found} == TARGETS
    records = []
    for game in played:
        sent = server.request("POST", "/api/records", write_record(game).encode())
        records.append(msgspec.json.decode(sent, type=RecordFacts).record)
    places = few(found)
    seats = [NewSeat("here", name) for name in PLAYERS]
    screen = opened()
    for number, step in places:
        made = server.new_table(NewTable(seats, starts=True, origin=FromRecord(records[number], step)))
        screen.sit(made)
        asks = screen.settled()
        if asks == "lay":
            screen.lay(step)
        else:
            screen.answer(step)
