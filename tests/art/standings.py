"""Where figures and pieces stand in some positions, for the browser's own test.

``python -m tests.art.standings`` tells it anew for the positions of the file, ``… play`` plays new ones first.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import bastide
from bastide.art.atlas.shapes import shapes_of, start_shape
from bastide.art.atlas.symbols import symbols
from bastide.art.atlas.wall import wall
from bastide.art.board import joints
from bastide.art.placing import placed_figures, placed_pieces
from bastide.art.seams import seams
from bastide.castle.rulebook import castle_facts
from bastide.expansions.bridges_castles_bazaars.bridges import bridged
from bastide.kernel.catalogue import tile_set
from bastide.view import Laid, Loose, Standing, View
from tests.art.tiles import CASTLE_TRACK, EVERY

if TYPE_CHECKING:
    from bastide.game import Game
    from bastide.kernel.tiles import TileType

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "atlas" / "standings.json"
BOXES: Final = (
    "tower", "princess_and_dragon", "abbey_and_mayor", "count", "mage_and_witch", "ferries", "tunnel",
    "bridges_castles_bazaars", "gold_mines", "school",
)  # fmt: skip


def played(game: Game, seed: int, tiles: int) -> Game:
    """Play at random until so many tiles lie; figures are placed where they can be."""
    luck = Random(seed)
    while not game.over and len(game.view().tiles) < tiles:
        options = [option for option in game.options() if not isinstance(option, bastide.Pass)] or game.options()
        game.play(luck.choice(options))
    return game


def types_of(codes: list[str]) -> dict[str, TileType]:
    """Find tiles by their codes, also with a bridge."""
    known = {
        tile.code: tile
        for tile in (*EVERY, *tile_set("wheel_of_fortune").board, *(tile for tile, _ in castle_facts()[1].starts))
    }
    known |= {each.code: each for code in codes if "+" in code for each in bridged(known[code.partition("+")[0]])}
    return {code: known[code] for code in codes}


def seen(position: dict[str, Any]) -> View:
    """Give the view of a position of the file."""
    laid = [Laid(**each) for each in position["tiles"]]
    return View(
        tiles=tuple(laid),
        figures=tuple(Standing(**each) for each in position["figures"]),
        loose=tuple(Loose(**{**each, "numbers": tuple(each["numbers"])}) for each in position["loose"]),
        track=CASTLE_TRACK if position["track"] else None,
        types=types_of([each.tile for each in laid]),
    )


def position_of(view: View) -> dict[str, Any]:
    """Tell a position as a server sends it."""
    squares = [{"x": each.x, "y": each.y} for each in view.track.squares] if view.track else []
    return {
        "tiles": [asdict(each) for each in view.tiles],
        "figures": [asdict(each) for each in view.figures],
        "loose": [asdict(each) for each in view.loose],
        "track": {"squares": squares} if view.track else None,
    }


def told(view: View) -> dict[str, Any]:
    """Tell a position, shapes of its tiles, and what the browser is to find out."""
    shapes: dict[str, list[Any]] = {}
    for laid in view.tiles:
        tile = view.type_of(laid)
        base = tile.plain or tile
        every = start_shape(base) if (laid.x, laid.y) in view.around else shapes_of(base)
        known = shapes.setdefault(base.code, [None] * len(every))
        known[laid.rotation % len(every)] = bare(every[laid.rotation % len(every)])

    def near(*values: object) -> list[object]:
        return [round(value, 1) if isinstance(value, float) else value for value in values]

    return {
        "view": position_of(view),
        "shapes": shapes,
        "figures": [near(each.piece.name.lower(), each.x, each.y, each.lies) for each in placed_figures(view)],
        "sizes": [round(each.size, 2) for each in placed_figures(view)],
        "pieces": [near(each.piece.name.lower(), each.x, each.y) for each in placed_pieces(view)],
        "joints": joints(view),
        "seams": [near(each.picture, each.x, each.y) for each in seams(view)],
    }


def bare(shape: dict[str, Any]) -> dict[str, Any]:
    """Leave out what nothing stands on."""
    regions = [{**region, "hit": "", "area": []} for region in shape["regions"]]
    return {key: shape[key] for key in ("spots", "joints", "walled", "rims") if key in shape} | {"regions": regions}


def standings(views: list[View]) -> dict[str, Any]:
    """Tell where everything stands."""
    content = {
        "standing": symbols()["standing"],
        "markers": wall(CASTLE_TRACK)["markers"],
        "games": [told(view) for view in views],
    }
    found: dict[str, Any] = json.loads(json.dumps(content))
    return found


def kept_views() -> list[View]:
    """Give the positions of the file."""
    return [seen(game["view"]) for game in json.loads(FILE.read_text(encoding="utf-8"))["games"]]


def new_views() -> list[View]:
    """Play a game of many boxes, one of The Castle and one with the wheel for a while."""
    land = played(bastide.new_game(boxes=list(BOXES), players=["Anna", "Ben", "Ines"], seed=4), 4, 42)
    castle = played(bastide.new_game(game="castle", players=["Anna", "Ben"], seed=2), 2, 24)
    wheel = played(bastide.new_game(boxes=["wheel_of_fortune"], players=["Anna", "Ben", "Ines"], seed=6), 6, 30)
    return [land.view(), castle.view(), wheel.view()]


if __name__ == "__main__":
    content = standings(new_views() if "play" in sys.argv[1:] else kept_views())
    FILE.write_text(json.dumps(content, separators=(",", ":")) + "\n", encoding="utf-8")
