"""The Castle: whole games, at random and greedy, and what must hold in all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bastide
from bastide import measure
from bastide.bots import GreedyBot
from bastide.castle.rulebook import castle_of, rule_set
from bastide.kernel.chance import Luck
from bastide.kernel.layout import FIGURES, OWNER, PIECE, TILE_CELL, TILE_SLOTS
from bastide.kernel.places import feature_at
from bastide.kernel.speed import play_games
from bastide.kernel.tables import SLOT_WORDS
from bastide.kernel.whereabouts import slots_beside
from bastide.rulebook import opening
from tests.castle import recount

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.kernel.state import State

SETTINGS = settings(max_examples=25, deadline=None)
QUICK = measure.compiled()
RANDOM_GAMES = 1000 if QUICK else 100
GREEDY_GAMES = 200 if QUICK else 16
"""Plain Python plays only some of them; the compiled run plays all."""
CHECKSUM = 3188194194
"""Of the final scores of 300 random games, the same in plain Python and compiled."""
LONGEST = 400
"""Decisions and draws of a game: more would mean that it does not end."""

seeds = st.integers(0, 2**31)
moves = st.integers(0, 220)


def playing(seed: int, steps: int, *, greedy: bool) -> bastide.Game:
    """Play some steps of a game; a greedy one uses more of the rules."""
    game = bastide.new_game(game="castle", seed=seed)
    bot = GreedyBot(seed)
    luck = Luck(seed)
    for _ in range(steps):
        if not game.over:
            game.apply(bot.best_code(game.state.clone()) if greedy else game.state.sample(luck))
    return game


def play_out(seed: int, choose: Callable[[State], int]) -> State:
    """Play a game; chance decides by the seed, players by *choose*."""
    state = opening(rule_set(2))
    luck = Luck(seed)
    for _ in range(LONGEST):
        if state.over:
            break
        state.apply(choose(state) if state.asked >= 0 else state.sample(luck))
    assert state.over
    return state


def laid(state: State) -> int:
    """How many castle tiles lie inside the wall."""
    return len(state.tile_list()) - len(state.rules.enclosure.fixed)


def check(state: State) -> None:
    """What holds at every moment."""
    castle = castle_of(state)
    words = state.words
    inside = set(castle.wall.inside)
    cells = [words[tile + TILE_CELL] for tile in state.tile_list()[len(castle.wall.starts) :]]
    assert len(set(cells)) == len(cells)
    assert set(cells) <= inside
    for player in (0, 1):
        for piece, number in state.rules.supply.items():
            standing = [f for f in state.figure_list() if (words[f + OWNER], words[f + PIECE]) == (player, piece)]
            assert len(standing) + state.supply_of(player, piece) == number
    lying = sum(words[castle.tower_at + number] for number in range(13))
    unseen = sum(words[castle.unseen_at + kind] for kind in range(9))
    held = len(castle.tiles_of_player(state, 0)) + len(castle.tiles_of_player(state, 1))
    assert held <= 18 - unseen <= 13
    if not state.over:
        assert unseen == lying + 5 + (words[castle.taker_at] != 0)
    else:
        assert lying == 0
        assert sum(words[state.bag_at + kind] for kind in range(state.tables.kinds)) == 0


def kernel_features(state: State) -> list[tuple[object, ...]]:
    """Every feature as the kernel counts it."""
    castle = castle_of(state)
    slots = [
        slot
        for tile in state.tile_list()
        for slot in range(state.words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS)
    ]
    return sorted(
        (
            feature_at(state, root).name,
            state.tiles_of(root),
            state.is_finished(root),
            state.words[root + FIGURES],
            state.sum_over(root, castle.markets),
            state.sum_over(root, castle.fountains),
        )
        for root in {state.root_of(slot) for slot in slots}
    )


def counted_features(state: State) -> list[tuple[object, ...]]:
    """Every feature as the slow recount counts it."""
    return sorted(
        (
            whole.kind,
            whole.tiles,
            whole.finished,
            sum(whole.followers) + len(whole.keeps),
            whole.markets,
            whole.fountains,
        )
        for whole in recount.recount(state)
    )


def test_random_games_end_cleanly() -> None:
    placed = 0
    for seed in range(RANDOM_GAMES):
        luck = Luck(seed + 7)
        state = play_out(seed, lambda state, luck=luck: state.sample(luck))  # type: ignore[misc]
        check(state)
        placed += laid(state) == 60
    assert placed >= 0.8 * RANDOM_GAMES


def test_greedy_games_end_cleanly_and_nearly_all_place_all_sixty_tiles() -> None:
    placed = 0
    points = 0
    for seed in range(GREEDY_GAMES):
        state = play_out(seed, GreedyBot(seed).best_code)
        check(state)
        placed += laid(state) == 60
        points += max(state.score_of(0), state.score_of(1))
    assert placed >= int(0.95 * GREEDY_GAMES)
    assert points / GREEDY_GAMES > 80


def test_random_games_end_with_the_known_scores() -> None:
    assert play_games(opening(rule_set(2)), 0, 300) == CHECKSUM


@SETTINGS
@given(seeds, moves)
def test_features_equal_a_slow_recount(seed: int, steps: int) -> None:
    state = playing(seed, steps, greedy=False).state
    check(state)
    assert kernel_features(state) == counted_features(state)


@SETTINGS
@given(seeds, moves)
def test_slots_beside_each_other_belong_together(seed: int, steps: int) -> None:
    state = playing(seed, steps, greedy=False).state
    for tile in state.tile_list():
        for slot in range(state.words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS):
            beside = [other for _, other in slots_beside(state, slot) if other]
            assert all(state.root_of(other) == state.root_of(slot) for other in beside)


@settings(max_examples=8, deadline=None)
@given(seeds, st.integers(60, 220))
def test_greedy_games_hold_together_too(seed: int, steps: int) -> None:
    game = playing(seed, steps, greedy=True)
    check(game.state)
    assert kernel_features(game.state) == counted_features(game.state)
    if not game.over:
        expected = recount.final_points(game.state)
        lines = game.if_it_ended_now()
        assert [sum(line.points for line in lines if line.player == player) for player in (0, 1)] == expected
    text = game.position()
    again = bastide.read_position(text)
    assert again.position() == text
    assert {again.notation(o) for o in again.options()} == {game.notation(o) for o in game.options()}
    assert bastide.read_record(bastide.write_record(game)).events == game.events


@SETTINGS
@given(seeds)
def test_the_score_is_the_sum_of_its_tallies(seed: int) -> None:
    game = playing(seed, LONGEST, greedy=False)
    assert game.over
    for player in (0, 1):
        lines = [line for line in game.tally() if line.player == player]
        assert sum(line.points for line in lines) == game.scores[player]
        assert all(line.points == sum(units * each for _, units, each in line.lines) > 0 for line in lines)


@SETTINGS
@given(seeds, moves)
def test_a_clone_is_independent_and_undoing_is_exact(seed: int, steps: int) -> None:
    game = playing(seed, steps, greedy=False)
    before = game.position(), game.events, game.full_history()
    copy = game.clone()
    luck = Luck(seed + 1)
    actions = 0
    while not copy.over:
        copy.apply(copy.state.sample(luck))
        actions += 1
    assert (game.position(), game.events, game.full_history()) == before
    for _ in range(actions):
        copy.undo()
    assert (copy.position(), copy.events, copy.full_history()) == before


@SETTINGS
@given(seeds, moves)
def test_record_and_position_replay_to_the_same_game(seed: int, steps: int) -> None:
    game = playing(seed, steps, greedy=False)
    text = bastide.write_record(game)
    again = bastide.read_record(text)
    assert bastide.write_record(again) == text
    assert (again.events, again.position()) == (game.events, game.position())
    assert bastide.read_position(game.position()).position() == game.position()


def test_a_record_without_a_seed_tells_every_outcome_of_chance() -> None:
    for seed in range(20):
        game = bastide.new_game(game="castle", open_draws=True)
        luck = Luck(seed)
        bot = GreedyBot(seed)
        while not game.over and len(game.full_history()) < 120:
            code = bot.best_code(game.state.clone()) if game.to_move is not None else game.state.sample(luck)
            game.apply(code)
        text = bastide.write_record(game)
        assert bastide.read_record(text).events == game.events
        if "reveal" in text:
            return
    raise AssertionError("no game took a wall tile")


def test_a_record_that_tells_another_wall_tile_than_its_seed_is_refused() -> None:
    game = next(game for seed in range(20) if "reveal" in bastide.write_record(game := playing(seed, 150, greedy=True)))
    text = bastide.write_record(game)
    at = text.index("reveal ") + len("reveal ")
    forged = text[:at] + str(int(text[at]) % 9 + 1) + text[at + 1 :]
    with pytest.raises(bastide.Unreadable) as refused:
        bastide.read_record(forged)
    assert refused.value.code == "wrong_draw"


def test_the_greedy_bot_beats_the_random_one_in_both_games() -> None:
    for name in ("castle", "land"):
        game = bastide.new_game(game=name, players=["Greedy", "Random"], seed=3)
        luck = Luck(3)
        bot = GreedyBot(3)
        while not game.over:
            if game.to_move == 0:
                game.play(bot.choose(game))
            else:
                game.apply(game.state.sample(luck))
        assert game.scores[0] > 2 * game.scores[1]
