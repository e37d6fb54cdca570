"""The verbs: the only code that changes a game.

A verb is plural where it can be: it changes everything first and lets the boxes react
afterwards, so that nothing depends on the order of a list.
"""

from bastide.kernel.verbs.features import (
    close_end,
    connect,
    cover,
    disconnect,
    forget_changes,
    join,
    link,
    note_change,
)
from bastide.kernel.verbs.figures import (
    clear,
    figure_count,
    figures_at,
    figures_on,
    find_figure,
    move,
    move_neutral,
    place,
    remove,
)
from bastide.kernel.verbs.points import give, jump, pass_turn, roll, score
from bastide.kernel.verbs.tiles import (
    discard,
    draw,
    extend_tile,
    give_up,
    place_tile,
    put_back,
    set_aside,
    take_from_bag,
    turn_up,
    wall_off,
)

__all__ = [
    "clear",
    "close_end",
    "connect",
    "cover",
    "discard",
    "disconnect",
    "draw",
    "extend_tile",
    "figure_count",
    "figures_at",
    "figures_on",
    "find_figure",
    "forget_changes",
    "give",
    "give_up",
    "join",
    "jump",
    "link",
    "move",
    "move_neutral",
    "note_change",
    "pass_turn",
    "place",
    "place_tile",
    "put_back",
    "remove",
    "roll",
    "score",
    "set_aside",
    "take_from_bag",
    "turn_up",
    "wall_off",
]
