"""Fit the weights of the evaluation to how games end, and try by play whether the result is better.

Bots play each other, now and then with a turn that is not the best, so that positions differ. For positions between
turns the margin that the evaluation expects is compared with the margin at the end. Weights are changed one at a time
as long as the error falls. The error is not strength: at the end old and new weights play pairs of games.

``--glance`` fits the numbers of ``promise.py`` instead: by a glance at a place, to what its best turn is worth.
"""

from __future__ import annotations

import argparse
import json
import time
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import numpy as np
from rich.console import Console

from bastide.arena.figures import mean_and_error, wilson
from bastide.bots.search.clock import Clock
from bastide.bots.search.evaluation import Evaluation
from bastide.bots.search.promise import LEARNED
from bastide.bots.search.turns import NONE, Turns
from bastide.bots.search.weights import NAMES, Weights, read_weights
from bastide.games import rulebook_of
from bastide.kernel.chance import Luck
from bastide.kernel.codes import KIND_MASK
from bastide.kernel.codes import TILE as LAY
from bastide.kernel.layout import ASKED, BAG_LEFT, CHANCE, NOBODY
from bastide.rulebook import opening

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

    Matrix = NDArray[np.float64]

KEPT = 0.2
"""How many of the positions are used."""
ODD = 0.15
"""How many turns are not the best."""
BEST = 4
"""Among how many of the best such a turn is chosen."""
GOOD = 3.0
BAD = 0.03
"""A place counts less by e for so many points that it is behind, but never less than this."""


def positions(rules: Rules, weights: dict[str, float], games: int, seed: int) -> list[tuple[State, float]]:
    """Play games; give positions between turns, and by how much the first player was ahead at the end."""
    random = Random(seed)
    evaluation = Evaluation(rules, read_weights(weights))
    turns = Turns(evaluation, Clock())
    luck = Luck(seed)
    found: list[tuple[State, float]] = []
    for _ in range(games):
        state = opening(rules)
        kept: list[State] = []
        while state.words[ASKED] != NOBODY:
            if state.words[ASKED] == CHANCE:
                if random.random() < KEPT:
                    kept.append(state.clone())
                state.apply(state.sample(luck))
                continue
            evaluation.prepare(state)
            turns.list_all(state)
            best = int(turns.best(luck))
            if random.random() < ODD:
                for place in range(min(BEST, turns.count)):
                    turns.move_best_to(place)
                best = random.randrange(min(BEST, turns.count))
            turns.play(state, best)
        evaluation.compare(state)
        found += [(each, evaluation.margins[0]) for each in kept]
    return found


def error_of(rules: Rules, weights: dict[str, float], found: list[tuple[State, float]]) -> float:
    """How far the evaluation is from the ends of games, in units of what is usual at that time of a game."""
    evaluation = Evaluation(rules, read_weights(weights))
    total = 0.0
    for state, margin in found:
        evaluation.prepare(state)
        usual = 6.0 + 2.5 * sqrt(state.words[BAG_LEFT])
        total += ((evaluation.margin(state, 0) - margin) / usual) ** 2
    return total / len(found)


def fit(rules: Rules, weights: dict[str, float], games: int, seconds: float, console: Console) -> dict[str, float]:
    """Change one weight after the other as long as the error falls."""
    train, fresh = positions(rules, weights, games, 1), positions(rules, weights, games // 4, 2)
    best = error_of(rules, weights, train)
    console.print(f"{len(train)} positions, error {best:.4f}, on fresh ones {error_of(rules, weights, fresh):.4f}")
    random = Random(3)
    sizes = dict.fromkeys(NAMES, 0.3)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        name = random.choice(NAMES)
        value = weights[name] * exp(random.gauss(0, sizes[name]))
        trial = weights | {name: min(1.0, value) if name == "free_ratio" else value}
        error = error_of(rules, trial, train)
        sizes[name] = min(0.6, 1.4 * sizes[name]) if error < best else max(0.02, 0.9 * sizes[name])
        if error < best:
            best, weights = error, trial
    console.print(f"error {best:.4f}, on fresh positions {error_of(rules, weights, fresh):.4f}")
    return weights


def play(rules: Rules, sides: list[Turns], seed: int) -> float:
    """Play a game of greedy turns with paired draws; give the margin of the first side."""
    state = opening(rules)
    draws, luck = Luck(seed), Luck(seed + 1)
    while state.words[ASKED] != NOBODY:
        if state.words[ASKED] == CHANCE:
            state.apply(state.sample(draws))
            continue
        turns = sides[state.words[ASKED]]
        turns.evaluation.prepare(state)
        turns.list_all(state)
        place = turns.best(luck)
        state.apply(turns.first[place])
        if turns.second[place] != NONE:
            state.apply(turns.second[place])
    return float(state.score_of(0) - state.score_of(1))


def compare(rules: Rules, new: dict[str, float], old: dict[str, float], pairs: int) -> str:
    """Let new weights play old ones."""
    sides = [Turns(Evaluation(rules, read_weights(each)), Clock()) for each in (new, old)]
    margins = [
        (play(rules, sides, seed), -play(rules, [sides[1], sides[0]], seed)) for seed in range(7000, 7000 + pairs)
    ]
    wins = sum(1.0 if each > 0 else 0.5 if each == 0 else 0.0 for pair in margins for each in pair)
    low, high = wilson(wins, 2 * pairs)
    mean, error = mean_and_error([sum(pair) / 2 for pair in margins])
    return f"new against old: {wins / (2 * pairs):.1%} [{low:.1%}, {high:.1%}], margin {mean:+.1f} ± {error:.1f}"


def looks(rules: Rules, games: int, seed: int) -> Iterator[tuple[Matrix, Matrix]]:
    """Play games; for every turn give what is seen at each place, and how far its best turn is behind the best."""
    turns = Turns(Evaluation(rules, Weights()), Clock())
    promise = turns.promise
    luck = Luck(seed)
    for _ in range(games):
        state = opening(rules)
        while state.words[ASKED] != NOBODY:
            if state.words[ASKED] == CHANCE:
                state.apply(state.sample(luck))
                continue
            turns.evaluation.prepare(state)
            turns.list_all(state)
            worth: dict[int, float] = {}
            for place in range(turns.count):
                first = turns.first[place]
                worth[first] = max(worth.get(first, turns.value[place]), turns.value[place])
            if len(worth) > BEST and all(first & KIND_MASK == LAY for first in worth):
                seen = np.zeros((len(worth), len(LEARNED)))
                for sign in range(len(LEARNED)):  # With a single weight a promise says how often its sign is seen.
                    for other in range(len(LEARNED)):
                        promise.weights[other] = float(other == sign)
                    promise.start(state)
                    seen[:, sign] = [promise.of(state, first) for first in worth]
                values = np.array(list(worth.values()))
                yield seen, values - values.max()
            turns.play(state, turns.best(luck))


def fit_glance(rules: Rules, games: int, console: Console) -> None:
    """Fit by least squares, good places before bad ones; print the numbers and what a cut by them loses."""
    size = len(LEARNED)
    left, right = 0.01 * np.eye(size), np.zeros(size)
    for seen, behind in looks(rules, games, 1):
        weight = np.exp(behind / GOOD) + BAD
        weight /= weight.sum()
        centred, value = seen - weight @ seen, behind - weight @ behind
        left += centred.T @ (weight[:, None] * centred)
        right += centred.T @ (weight * value)
    numbers = np.linalg.solve(left, right)
    fresh = list(looks(rules, games // 3, 2))
    for most in (4, 6, 8, 10, 12, 16):
        lost = [-behind[np.argsort(-(seen @ numbers), kind="stable")[:most]].max() for seen, behind in fresh]
        console.print(f"{most} places lose {np.mean(lost):.3f} points a turn")
    console.print(", ".join(f"{number:.2f}" for number in numbers))


def main() -> None:
    """Fit, play, and print the new weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="land")
    parser.add_argument("--boxes", default="")
    parser.add_argument("--games", type=int, default=200, help="games to fit to")
    parser.add_argument("--seconds", type=float, default=300.0, help="how long to fit")
    parser.add_argument("--pairs", type=int, default=100, help="pairs of games to try the result")
    parser.add_argument("--glance", action="store_true", help="fit what is seen at a glance")
    parser.add_argument("--output", type=Path, help="where the weights are written (JSON)")
    chosen = parser.parse_args()
    console = Console()
    boxes = tuple(filter(None, (box.strip() for box in chosen.boxes.split(","))))
    rules = rulebook_of(chosen.game).rule_set(2, boxes)
    if chosen.glance:
        fit_glance(rules, chosen.games, console)
        return
    old = Weights().values()
    new = fit(rules, old, chosen.games, chosen.seconds, console)
    console.print(compare(rules, new, old, chosen.pairs))
    console.print({name: round(value, 4) for name, value in new.items()})
    if chosen.output:
        chosen.output.write_text(json.dumps(new, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
