"""The rounds at fairs in the text of a position: ``fairs 1,0 3,2; game 3; thrown 1; side 4; landed 12 40``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.kernel.geometry import cell_at, is_on_table, x_of, y_of
from bastide.kernel.layout import PLAYER, TILE_CELL, TILE_TURN

if TYPE_CHECKING:
    from bastide.expansions.catapult.box import Catapult
    from bastide.kernel.state import State


def write_rounds(state: State, box: Catapult) -> str:
    """Write the rounds that are due, and the one going on."""
    words = state.words
    cells = [words[words[box.fairs_at + at] + TILE_CELL] for at in range(words[box.fairs])]
    if not cells:
        return ""
    parts = ["fairs " + " ".join(f"{x_of(cell)},{y_of(cell)}" for cell in cells)]
    parts += [f"{name} {words[at]}" for name, at, _ in notes(state, box) if words[at] != 0]
    landed = [f"{x} {y}" for _, x, y in box.lying(state)]
    if landed:
        parts.append(f"landed {', '.join(landed)}")
    return "; ".join(parts)


def notes(state: State, box: Catapult) -> list[tuple[str, int, int]]:
    """Where each single number is kept, and the greatest that it can be."""
    far = 1 << 12
    return [
        ("game", box.game, int(box.games(state))),
        ("thrown", box.thrown, int(state.players) - 1),
        ("side", box.side, far),
        ("power", box.power, far),
        ("timing", box.timing, int(box.throws)),
        ("drift", box.drift, far),
        ("away", box.drift_away, far),
        ("victim", box.victim, far),
    ]


def read_rounds(state: State, box: Catapult, text: str) -> None:
    """Read that again."""
    places = {name: (at, most) for name, at, most in notes(state, box)}
    for part in text.split(";"):
        word, *values = part.replace(",", " ").split() if "fairs" not in part else part.split()
        if word == "fairs":
            read_fairs(state, box, values)
        elif word == "landed":
            read_landed(state, box, [int(value) for value in values])
        else:
            at, most = places.get(word, (0, 0))
            (value,) = values
            if not 1 <= int(value) <= most or state.words[box.fairs] == 0:
                raise ValueError(text)
            state.put(at, int(value))
    if state.words[box.game] == 0 and any(state.words[at] != 0 for _, at, _ in notes(state, box)):
        raise ValueError(text)


def read_fairs(state: State, box: Catapult, values: list[str]) -> None:
    """Read the tiles that call for a round."""
    for value in values:
        x, y = (int(number) for number in value.split(","))
        tile = state.tile_at(cell_at(x, y)) if is_on_table(x, y) else 0
        if tile == 0 or not box.is_fair[state.words[tile + TILE_TURN] >> 2]:
            raise ValueError(value)
        if state.words[box.fairs] == box.most_fairs:
            raise ValueError(value)
        state.put(box.fairs_at + state.words[box.fairs], tile)
        state.put(box.fairs, state.words[box.fairs] + 1)


def read_landed(state: State, box: Catapult, numbers: list[int]) -> None:
    """Read where discs have come down, one for each player who has thrown; the thrower may still have to decide."""
    thrown = state.words[box.thrown]
    is_aimed = state.words[box.power] != 0 and state.words[box.side] != 0
    if len(numbers) not in (2 * thrown, 2 * (thrown + is_aimed)):
        raise ValueError(numbers)
    for seat in range(len(numbers) // 2):
        at = box.landed_at + 2 * ((state.words[PLAYER] + seat) % state.players)
        state.put(at, numbers[2 * seat])
        state.put(at + 1, numbers[2 * seat + 1])
