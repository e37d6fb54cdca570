"""What the evaluation says of drawn positions, and what the search finds in them."""

from __future__ import annotations

import pytest

import bastide
from bastide.bots import Budget, ExpectimaxBot, GreedyBot, SearchBot, ask
from bastide.bots.search.clock import Clock
from bastide.bots.search.draws import Draws
from bastide.bots.search.evaluation import Evaluation
from bastide.bots.search.expectimax import step_through
from bastide.bots.search.holes import Holes
from bastide.bots.search.promise import Promise
from bastide.bots.search.search import Search
from bastide.bots.search.tree import NO_NODE, Tree, next_key
from bastide.bots.search.turns import NONE, Turns
from bastide.bots.search.uct import Uct
from bastide.bots.search.weights import NAMES, Weights, read_weights
from bastide.kernel.actions import code_of
from bastide.kernel.chance import Luck
from bastide.kernel.codes import FIGURE, KIND_MASK, PASS
from bastide.kernel.layout import ASKED, CHANCE
from bastide.kernel.speed import play_games
from bastide.rulebook import opening, rule_set


def middle(seed: int, tiles: int, **options: bool) -> bastide.Game:
    """Give a random game with so many tiles on the table, somebody to lay the next one."""
    game = bastide.new_game(seed=seed, first=0, options=options)
    luck = Luck(seed)
    while len(game.state.tile_list()) < tiles or game.hand is None:
        game.apply(game.state.sample(luck))
    return game


def evaluation_of(game: bastide.Game) -> Evaluation:
    found = Evaluation(game.rules, Weights())
    found.prepare(game.state)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_a_turn_is_worth_what_the_position_after_it_is_worth(seed: int) -> None:
    """Listing counts only what a tile has touched, and the whole count says the same; fields are only guessed."""
    game = middle(seed, 12 + 10 * seed, fields=False)
    state = game.state.clone()
    turns = Turns(evaluation_of(game), Clock())
    fresh = evaluation_of(game)
    count = turns.list_all(state)
    assert count > 0
    mark = state.mark()
    player = state.asked
    for place in range(0, count, 3):
        first, second = turns.first[place], turns.second[place]
        state.apply(first)
        if second != NONE:
            state.apply(second)
        if not (second & KIND_MASK == FIGURE and state.asked == CHANCE):
            fresh.rebase()
            assert turns.value[place] == pytest.approx(fresh.margin(state, player), abs=1e-6)
        state.rewind(mark)


@pytest.mark.parametrize("seed", range(4))
def test_a_quick_look_tries_fewer_places_and_says_the_same_of_them(seed: int) -> None:
    game = middle(seed, 15 + 10 * seed, fields=False)
    state = game.state.clone()
    turns = Turns(evaluation_of(game), Clock())
    turns.list_all(state)
    values = {(turns.first[place], turns.second[place]): turns.value[place] for place in range(turns.count)}
    turns.list_promising(state, 5)
    found = {(turns.first[place], turns.second[place]): turns.value[place] for place in range(turns.count)}
    assert len({first for first, _ in found}) == 5 < len({first for first, _ in values})
    assert all(values[turn] == pytest.approx(value) for turn, value in found.items())


@pytest.mark.parametrize(("turns", "place"), [("", -1), ("draw U; U^ 0,1; -; ", 0)])
def test_at_a_glance_finishing_a_city_promises_most_to_its_owner_and_least_to_others(turns: str, place: int) -> None:
    game = bastide.new_game(open_draws=True)
    game.play("draw G; G> 0,-1; knight S; " + turns + "draw E")
    promise = Promise(evaluation_of(game))
    promise.start(game.state)
    promises = {game.notation(each): promise.of(game.state, code_of(game.state, each)) for each in game.options()}
    assert sorted(promises, key=lambda name: -promises[name])[place] == "Ev 0,-2"


@pytest.mark.parametrize("seed", range(4))
def test_thinking_leaves_the_position_as_it_was(seed: int) -> None:
    game = middle(seed, 30)
    before = game.position()
    for bot in (GreedyBot(1), ExpectimaxBot(1), SearchBot(1)):
        bot.best_code(game.state, Budget(simulations=8))
        assert game.position() == before


def test_an_end_is_worth_its_points() -> None:
    state = opening(rule_set(3))
    state.play_out(Luck(4))
    found = Evaluation(state.rules, Weights())
    found.compare(state)
    scores = [state.score_of(player) for player in range(3)]
    assert [found.values[player] for player in range(3)] == scores
    assert found.margins[0] == scores[0] - max(scores[1:])


def test_who_plays_alone_counts_points() -> None:
    state = opening(rule_set(1))
    state.play_out(Luck(4))
    assert Evaluation(state.rules, Weights()).margin(state, 0) == state.score_of(0)


def test_what_is_finished_is_surely_finished_and_what_no_tile_closes_is_not() -> None:
    game = bastide.new_game(open_draws=True)
    game.play("draw E; Ev 0,-1; knight S")
    holes = Holes(game.rules, Weights())
    holes.count_bag(game.state)
    assert holes.closes(game.state, 0, 0, 1) > 0
    finished = game.state.root_of(game.state.words[game.state.last_tile() + 2])
    assert game.state.is_finished(finished)
    assert holes.chance_to_finish(game.state, finished, 1, 10.0) == 1.0


def test_a_city_with_fewer_tiles_to_close_it_is_less_likely_finished() -> None:
    game = bastide.new_game(open_draws=True)
    holes = Holes(game.rules, Weights())
    city = next(
        slot
        for tile in game.state.tile_list()
        for slot in range(game.state.words[tile + 2], game.state.slots_end(tile), 7)
        if game.state.kind_of(slot) == 1
    )
    holes.count_bag(game.state)
    before = holes.chance_to_finish(game.state, city, 1, 10.0)
    for code in ["E", "E", "E", "E", "E"]:
        kind = game.rules.tables.kind_named(code)
        game.state.put(game.state.bag_at + kind, game.state.words[game.state.bag_at + kind] - 1)
    holes.count_bag(game.state)
    after = holes.chance_to_finish(game.state, city, 1, 10.0)
    assert 0.0 < after < before < 1.0


def test_a_city_of_two_tiles_is_closed_and_taken() -> None:
    game = bastide.new_game(open_draws=True)
    game.play("draw E")
    for bot in (GreedyBot(1), ExpectimaxBot(1), SearchBot(1)):
        action = ask(bot, game, Budget(simulations=60))
        assert game.notation(action) == "Ev 0,-1", bot
        copy = game.clone()
        copy.play(action)
        assert copy.notation(ask(bot, copy, Budget(simulations=60))) == "knight S", bot


def test_the_last_tile_is_laid_where_it_brings_most() -> None:
    """With nothing left to draw the search plays every turn to the end and counts."""
    for seed in range(3):
        game = bastide.new_game(seed=seed, first=0)
        luck = Luck(seed)
        while sum(game.remaining_tiles().values()) > 0 or game.hand is None:
            game.apply(game.state.sample(luck))
        state = game.state.clone()
        player = state.asked
        best = -999
        mark = state.mark()
        for first in state.legal_codes():
            state.apply(first)
            inner = state.mark()
            for second in state.legal_codes() if state.asked == player else [NONE]:
                if second != NONE:
                    state.apply(second)
                best = max(best, state.score_of(player) - state.score_of(1 - player))
                state.rewind(inner)
            state.rewind(mark)
        bot = SearchBot(1)
        while game.to_move is not None:
            game.play(ask(bot, game, Budget(simulations=40)))
        assert game.scores[player] - game.scores[1 - player] == best


def test_futures_are_the_same_for_all_and_run_evenly_through_the_bag() -> None:
    state = opening(rule_set(2))
    draws = Draws(Luck(3))
    seen = []
    for number in range(71):
        draws.start(number)
        seen.append(draws.next(state))
        draws.start(number)
        assert draws.next(state) == seen[-1]
    for code in state.legal_codes():
        assert abs(seen.count(code) - int(state.phase.weight(state, code))) <= 2


def test_a_tree_finds_what_was_put_behind_an_edge() -> None:
    tree = Tree()
    nodes = {}
    for edge in range(3000):
        key = next_key(next_key(0, edge % 7), edge % 5)
        assert tree.child(edge, key) == NO_NODE
        nodes[edge, key] = tree.add_node(edge % 2)
        tree.add_edge(nodes[edge, key], edge, NONE, 0.5)
        tree.link(edge, key, nodes[edge, key])
    assert all(tree.child(edge, key) == node for (edge, key), node in nodes.items())
    assert all(tree.first[tree.begin[node]] == edge for (edge, _), node in nodes.items())
    tree.clear()
    assert all(tree.child(edge, key) == NO_NODE for edge, key in nodes)


def test_what_the_tree_knows_of_the_way_the_game_has_taken_is_kept() -> None:
    """Both play what the tree knows best until the same player is asked again."""
    state = middle(4, 68).state.clone()
    search = Search(Evaluation(state.rules, Weights()), 1)
    player = state.asked
    search.think(state, Clock(simulations=400), NONE, NONE)
    tree = search.tree
    edge, played = search.edge[0], []
    while True:
        turn = [tree.first[edge], tree.second[edge]] if tree.second[edge] != NONE else [tree.first[edge]]
        drawn = []
        for code in turn:
            state.apply(code)
        while state.asked == CHANCE:
            drawn.append(max(state.legal_codes(), key=lambda code: tree.child(edge, next_key(0, code))))
            state.apply(drawn[-1])
        played += turn + drawn
        node = tree.follow(edge, turn + drawn)
        assert node != NO_NODE
        if state.asked == player:
            break
        edge = max(range(tree.begin[node], tree.end[node]), key=lambda each: tree.visits[each])
    grown = tree.nodes
    search.go_on(played)
    assert tree.kept == node
    search.start(state, Clock(simulations=400), NONE, NONE)
    assert tree.nodes == grown + 1
    known = {(tree.first[each], tree.second[each]) for each in range(tree.begin[node], tree.end[node])}
    kept = {(search.first[at], search.second[at]) for at in range(search.count) if search.edge[at] < tree.end[node]}
    assert kept == known
    search.go_on([*played, played[0]])
    search.start(state, Clock(simulations=400), NONE, NONE)
    assert tree.nodes == 1


def test_a_bot_keeps_its_tree_in_the_same_game_only() -> None:
    game = middle(3, 66)
    bot = SearchBot(1)
    sizes = []
    while not game.over:
        if game.to_move is None:
            game.apply(game.state.sample(Luck(3)))
            continue
        game.play(ask(bot, game, Budget(simulations=200)))
        sizes.append(bot.search.tree.nodes)
    assert max(sizes) == sizes[-1] > 0
    ask(bot, middle(4, 66), Budget(simulations=2))
    assert bot.search.tree.nodes < sizes[-1]


def test_a_bot_does_not_mix_up_two_games_with_the_same_moves() -> None:
    """The same tiles are drawn and laid, but the other player has begun."""
    bot = SearchBot(1)
    one, other = (bastide.new_game(first=first, open_draws=True) for first in (0, 1))
    one.play("draw E")
    one.play(ask(bot, one, Budget(simulations=300)))
    for code in one.full_history():
        other.apply(code)
    one.play("-; draw E")
    other.play("-; draw E")
    grown = bot.search.tree.nodes
    ask(bot, other, Budget(simulations=2))
    assert bot.search.tree.nodes < grown


def test_a_turn_that_must_be_looked_at_is_a_candidate() -> None:
    game = middle(2, 20)
    search = Search(evaluation_of(game), 1)
    state = game.state.clone()
    search.start(state, Clock(simulations=1), NONE, NONE)
    others = {search.first[place] for place in range(search.listed)}
    odd = next(code for code in state.legal_codes() if code not in others)
    state.apply(odd)
    second = PASS if state.asked >= 0 else NONE
    state.rewind(0)
    state = game.state.clone()
    search.start(state, Clock(simulations=1), odd, second)
    assert (search.first[1], search.second[1]) == (odd, second)
    search.play_round(state)
    assert search.listed == search.settings.slow_width
    assert (odd, second) in {(search.first[place], search.second[place]) for place in range(search.listed)}


def test_the_more_of_the_budget_is_used_up_the_fewer_candidates_stay() -> None:
    game = middle(2, 20)
    search = Search(evaluation_of(game), 1)
    search.settings.sure = 100.0
    state = game.state.clone()
    search.start(state, Clock(simulations=1500), NONE, NONE)
    assert search.count == search.settings.width
    stayed = []
    while search.is_racing():
        search.play_round(state)
        stayed.append(search.count)
    assert stayed == sorted(stayed, reverse=True)
    assert stayed[3] < search.settings.width
    assert stayed[-1] == 2


def test_only_who_is_clearly_worse_is_left_out() -> None:
    search = Search(evaluation_of(game := middle(2, 20)), 1)
    search.start(game.state.clone(), Clock(simulations=1500), NONE, NONE)
    search.count, search.round, search.at_end = 3, 16, True
    for played in range(search.round):
        wavers = 4.0 if played % 2 else -4.0  # The mean of so many of them errs by about 1.
        for row, behind in enumerate((0.0, 2.5, 3.5)):
            result = -behind + (wavers if row else 0.0)
            search.results[row * search.room + played] = result
            search.near[row] += result
    search._drop()
    assert [search.row[place] for place in range(search.count)] == [0, 1]
    assert search.lag[2] == pytest.approx(3.5)


def test_who_is_left_out_is_known_to_be_behind() -> None:
    game = middle(2, 20)
    search = Search(evaluation_of(game), 1)
    search.think(game.state.clone(), Clock(simulations=600), NONE, NONE)
    assert search.lag[search.row[0]] == 0.0
    assert all(search.lag[search.row[place]] >= 0.0 for place in range(search.listed))
    assert any(search.lag[search.row[place]] > 0.0 for place in range(search.count, search.listed))


def test_a_playout_ends_with_the_time_and_is_not_counted() -> None:
    state = middle(1, 20).state.clone()
    before = list(state.legal_codes())
    uct = Uct(1)
    assert uct.choose(state, Clock(0.0)) in before
    assert uct.tree.seen[0] == 0
    assert state.legal_codes() == before
    uct.choose(state, Clock(simulations=3))
    assert uct.tree.seen[0] == 3


def test_a_node_of_uct_that_was_seen_once_has_no_edges() -> None:
    """Room for them all would be made in one go, and take longer than a bot may be late."""
    state = middle(1, 20).state.clone()
    uct = Uct(1)
    uct.choose(state, Clock(simulations=3))
    assert (uct.tree.nodes, uct.tree.edges) == (4, len(state.legal_codes()))
    uct.choose(state, Clock(simulations=200))
    for node in range(uct.tree.nodes):
        assert (uct.tree.begin[node] < uct.tree.end[node]) == (uct.tree.seen[node] > 0)


def test_the_tree_of_uct_is_not_made_longer_shortly_before_the_end() -> None:
    state = middle(1, 20).state.clone()
    uct = Uct(1)
    room = len(uct.tree.first)
    root = uct.tree.add_node(state.words[ASKED])
    uct.tree.edges = room
    late = Clock(1e-9)
    assert not uct._has_edges(state, root, late)
    assert len(uct.tree.first) == room
    assert uct._has_edges(state, root, Clock(simulations=1))
    assert len(uct.tree.first) > room


def test_a_clock_knows_how_much_of_its_budget_is_used_up() -> None:
    clock = Clock(simulations=8)
    assert clock.share() == 0.0
    clock.count()
    clock.count()
    assert clock.share() == 0.25
    assert Clock().share() == 0.0
    assert 0.0 <= Clock(1000.0).share() < 1.0


@pytest.mark.parametrize("number", [1, 2, 3, 8, 24, 80])
def test_a_step_comes_to_every_outcome(number: int) -> None:
    assert {place * step_through(number) % number for place in range(number)} == set(range(number))


def test_weights_are_known_by_name() -> None:
    assert set(Weights().values()) == set(NAMES)
    assert read_weights({"free": 3.0}).values()["free"] == 3.0
    with pytest.raises(KeyError):
        read_weights({"luck": 1.0})


def test_bots_leave_playouts_alone() -> None:
    """Search uses scratch memory of its own: random games are the same before and after it."""
    start = opening(rule_set(2))
    before = play_games(start, 0, 3)
    SearchBot(1).best_code(middle(1, 20).state.clone(), Budget(simulations=8))
    assert play_games(start, 0, 3) == before
