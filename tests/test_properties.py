"""What must hold in every game, tried on random ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

import bastide
from bastide.base.scoring import score_end
from bastide.kernel.catalogue import tile_set
from bastide.kernel.chance import Luck
from bastide.kernel.layout import ASKED, FIGURES, NOBODY, OWNER, PIECE
from bastide.kernel.pieces import Piece
from bastide.kernel.places import feature_at
from bastide.rulebook import compile_rules, opening, rule_set
from tests import recount
from tests.kernel.small_toys import Die, SecondTurn

if TYPE_CHECKING:
    from bastide.kernel.hooks import Expansion
    from bastide.kernel.state import State

SETTINGS = settings(max_examples=25, deadline=None)

seeds = st.integers(0, 2**31)
players = st.integers(1, 6)
moves = st.integers(0, 200)
fields = st.booleans()


def played(seed: int, number: int, steps: int, *, with_fields: bool = True) -> State:
    """Play some random steps of a game."""
    state = opening(rule_set(number, options={"fields": with_fields}))
    luck = Luck(seed)
    for _ in range(steps):
        if state.over:
            break
        state.apply(state.sample(luck))
    return state


def face_of(state: State) -> tuple[object, ...]:
    """Everything that can be seen of a state: nothing that is left over in unused words."""
    return (
        state.asked,
        state.player,
        state.hand,
        [state.score_of(player) for player in range(state.players)],
        [state.supply_of(player, Piece.FOLLOWER) for player in range(state.players)],
        [list(state.words[tile : tile + 3]) for tile in state.tile_list()],
        [list(state.words[figure : figure + 3]) for figure in state.figure_list()],
        sorted(state.legal_codes()),
    )


@SETTINGS
@given(seeds, players, moves)
def test_figures_are_conserved(seed: int, number: int, steps: int) -> None:
    state = played(seed, number, steps)
    for player in range(number):
        standing = [f for f in state.figure_list() if state.words[f + OWNER] == player]
        assert all(state.words[figure + PIECE] == Piece.FOLLOWER for figure in standing)
        assert len(standing) + state.supply_of(player, Piece.FOLLOWER) == 7


@SETTINGS
@given(seeds, st.integers(2, 5), moves, fields)
def test_features_equal_a_slow_recount(seed: int, number: int, steps: int, with_fields: bool) -> None:  # noqa: FBT001
    state = played(seed, number, min(steps, 120), with_fields=with_fields)
    ours = sorted(
        (
            feature_at(state, root).kind,
            state.tiles_of(root),
            state.pennants_of(root),
            state.is_finished(root),
            state.words[root + FIGURES],
            state.finished_cities_of(root),
        )
        for root in {state.root_of(slot) for tile in state.tile_list() for slot in slots_of_tile(state, tile)}
    )
    theirs = sorted(
        (whole.kind, whole.tiles, whole.pennants, whole.finished, len(whole.owners), len(whole.cities))
        for whole in recount.recount(state)
    )
    assert ours == theirs


def slots_of_tile(state: State, tile: int) -> range:
    return range(state.words[tile + 2], state.slots_end(tile), 7)


@SETTINGS
@given(seeds, st.integers(2, 5), moves)
def test_the_final_scoring_equals_a_slow_recount(seed: int, number: int, steps: int) -> None:
    state = played(seed, number, min(steps, 120))
    expected = recount.final_points(state, number)
    before = [state.score_of(player) for player in range(number)]
    if not state.over:
        score_end(state)
    assert [state.score_of(player) - before[player] for player in range(number)] == expected


@SETTINGS
@given(seeds, st.integers(2, 4))
def test_the_score_is_the_sum_of_its_tallies(seed: int, number: int) -> None:
    game = bastide.new_game(players=number, seed=seed)
    luck = Luck(seed)
    while not game.over:
        game.apply(game.state.sample(luck))
    for player in range(number):
        lines = [line for line in game.tally() if line.player == player]
        assert sum(line.points for line in lines) == game.scores[player]
        assert all(line.points == sum(units * each for _, units, each in line.lines) for line in lines)


@SETTINGS
@given(seeds, players, moves)
def test_a_clone_is_equal_and_independent(seed: int, number: int, steps: int) -> None:
    state = played(seed, number, steps)
    before = face_of(state)
    copy = state.clone()
    assert face_of(copy) == before
    copy.play_out(Luck(seed + 1))
    assert face_of(state) == before


@SETTINGS
@given(seeds, players, moves, st.integers(1, 40))
def test_undoing_is_exact(seed: int, number: int, steps: int, more: int) -> None:
    state = played(seed, number, steps)
    before = face_of(state)
    mark = state.mark()
    luck = Luck(seed + 7)
    for _ in range(more):
        if state.words[ASKED] != NOBODY:
            state.apply(state.sample(luck))
    state.rewind(mark)
    assert face_of(state) == before
    copy, other = state.clone(), played(seed, number, steps)
    copy.play_out(Luck(seed + 9))
    other.play_out(Luck(seed + 9))
    assert face_of(copy) == face_of(other)


@SETTINGS
@given(seeds, st.integers(1, 6), moves)
def test_a_record_replays_to_the_identical_game(seed: int, number: int, steps: int) -> None:
    game = bastide.new_game(players=number, seed=seed)
    luck = Luck(seed)
    for _ in range(steps):
        if not game.over:
            game.apply(game.state.sample(luck))
    text = bastide.write_record(game)
    again = bastide.read_record(text)
    assert bastide.write_record(again) == text
    assert again.events == game.events
    assert face_of(again.state) == face_of(game.state)


@SETTINGS
@given(seeds, st.integers(1, 6), moves)
def test_a_position_reads_back_to_the_same_position(seed: int, number: int, steps: int) -> None:
    game = bastide.new_game(players=number, seed=seed)
    luck = Luck(seed)
    for _ in range(steps):
        if not game.over:
            game.apply(game.state.sample(luck))
    text = game.position()
    again = bastide.read_position(text)
    assert again.position() == text
    assert {again.notation(o) for o in again.options()} == {game.notation(o) for o in game.options()}


@SETTINGS
@given(seeds, st.permutations([SecondTurn, Die]))
def test_the_order_of_registered_boxes_changes_nothing(seed: int, order: list[type[Expansion]]) -> None:
    base = list(tile_set("base").tiles)
    games = []
    for boxes in ([SecondTurn, Die], order):
        state = opening(compile_rules(3, base, [box() for box in boxes]))
        state.play_out(Luck(seed))
        games.append([state.score_of(player) for player in range(3)])
    assert games[0] == games[1]


@SETTINGS
@given(seeds, st.integers(2, 6))
def test_undo_takes_a_public_game_back_to_its_start(seed: int, number: int) -> None:
    game = bastide.new_game(players=number, seed=seed)
    start = game.position(), game.events
    luck = Luck(seed)
    actions = 0
    while not game.over:
        game.apply(game.state.sample(luck))
        actions += 1
    for _ in range(actions):
        game.undo()
    assert (game.position(), game.events) == start
