"""Tiles of one's own reach the rules of every box: each symbol, each mark, and what they cannot show."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.kernel.catalogue import box_names, tile_set
from bastide.kernel.vocabulary import MARKS, SYMBOLS, SYMBOLS_IN_BLOCKS
from bastide.own_tiles import check_print, write_tile
from tests.scenes import figures_possible, final_points

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from bastide.kernel.tiles import TileType

HEAD = 'box: mine\nname: {{de: "Meine Karten", en: "My tiles"}}\nsize: {count}\ntiles:\n'
ROAD = '  roads:\n  - {id: r1, e: "E W"}\n'
LAKE = '  roads:\n  - {id: r1, e: "E", end: lake}\n  - {id: r2, e: "W", end: lake}\n'
STRAIGHT = '  fields:\n  - {id: f1, h: "NL NR EL WR"}\n  - {id: f2, h: "ER SL SR WL"}\n'
TOWN = '  fields:\n  - {{id: f1, h: "EL ER SL SR WL WR"}}\n  cities:\n  - {{id: c1, e: "N"{}}}\n'
NOT_OF_TILES = {"kind", "inner"}
"""Words that say how a tile is drawn, and mean nothing to a box."""


@pytest.fixture
def own(tmp_path: Path) -> Tiles:
    """Make tiles of one's own."""
    return Tiles(tmp_path / "mine.yaml")


class Tiles:
    """Writes a file with one tile, named Z, and plays with it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self, block: str, *, edges: str = "FRFR", count: int = 1) -> tuple[TileType, ...]:
        """Read the tile again."""
        head = HEAD.format(count=count)
        tile = f'- id: mine/tile\n  code: "Z"\n  count: {count}\n  edges: "{edges}"\n'
        self.path.write_text(head + tile + block, encoding="utf-8")
        return bastide.load_tiles(self.path)

    def play(self, block: str, boxes: Iterable[str], moves: str, **more: object) -> bastide.Game:
        """Play with it, Red first."""
        tiles = self.load(block, **more)  # type: ignore[arg-type]
        game = bastide.new_game(tiles=tiles, boxes=boxes, open_draws=True, first=0)
        if moves:
            game.play(moves)
        return game

    def refused(self, block: str, **more: object) -> str:
        """Give the sentence by which the file is refused."""
        with pytest.raises(bastide.Unreadable) as found:
            self.load(block, **more)  # type: ignore[arg-type]
        return str(found.value)


def asked(game: bastide.Game) -> str:
    """Give the name of the question that is open."""
    return next(line for line in game.position().splitlines() if line.startswith("asked:")).split()[-1]


# -- symbols ---------------------------------------------------------------------------------------------

REACHED = {
    "bazaar": ("bridges_castles_bazaars", "true", "draw Z; Z^ 1,0; -", "turn_up"),
    "crop": ("crop_circles", "club", "draw Z; Z^ 1,0; highwayman W", "decide_circle"),
    "dragon": ("princess_and_dragon", "true", "draw B2; B2^ 0,1; draw Z; Z^ 1,0; -", "move_dragon"),
    "fair": ("catapult", "true", "draw Z; Z^ 1,0; -", "choose_game"),
    "ferry": ("ferries", "true", "draw Z; Z^ 1,0; -", "place_ferry"),
    "gold": ("gold_mines", "true", "draw B; B^ 0,1; -; draw Z; Z^ 1,0", "lay_gold"),
    "mage": ("mage_and_witch", "true", "draw Z; Z^ 1,0", "move_magic"),
    "robber": ("robbers", "true", "draw Z; Z^ 1,0", "place_robber"),
}
"""Symbols that lead to a question of their own: the box, what the tile says, moves, and the question."""
OFFERED = {
    "festival": ("festival", "true", "draw B; B^ 0,1; monk; draw U; U^ 1,0; -; draw Z; Z^ 2,0", "back monk @ 0,1"),
    "flier": ("flying_machines", "W", "draw Z; Z^ 1,0", "flying machine"),
    "portal": ("princess_and_dragon", "true", "draw U; U^ 1,0; -; draw Z; Z^ 2,0", "highwayman E @ 1,0"),
    "tower": ("tower", "true", "draw Z; Z^ 1,0", "tower_floor @ 1,0"),
}
"""Symbols that offer something at the step of the figure."""
SEEN = {
    "volcano": ("princess_and_dragon", "true", "draw Z; Z^ 1,0", ("dragon", 1, 0)),
    "wheel": ("wheel_of_fortune", "[1]", "draw Z", ("wheel_pig", 2, 2)),
}
"""Symbols by which a piece moves: where it is then."""


@pytest.mark.parametrize("symbol", REACHED)
def test_a_symbol_of_an_own_tile_asks_what_its_box_asks(own: Tiles, symbol: str) -> None:
    box, value, moves, question = REACHED[symbol]
    roads = LAKE if symbol == "ferry" else ROAD
    game = own.play(f"{roads}{STRAIGHT}  {symbol}: {value}\n", [box], moves)
    assert asked(game) == question


@pytest.mark.parametrize("symbol", OFFERED)
def test_a_symbol_of_an_own_tile_offers_what_its_box_offers(own: Tiles, symbol: str) -> None:
    box, value, moves, offer = OFFERED[symbol]
    assert offer in figures_possible(own.play(f"{ROAD}{STRAIGHT}  {symbol}: {value}\n", [box], moves))


@pytest.mark.parametrize("symbol", SEEN)
def test_a_symbol_of_an_own_tile_moves_what_its_box_moves(own: Tiles, symbol: str) -> None:
    box, value, moves, place = SEEN[symbol]
    game = own.play(f"{ROAD}{STRAIGHT}  {symbol}: {value}\n", [box], moves)
    assert place in [(each.piece, each.x, each.y) for each in game.view().loose]


def draw_after_quiet_tiles(game: bastide.Game, tile: str) -> None:
    """Play until the first plague tile may come, and draw it."""
    while game.why_not(f"draw {tile}") is not None:
        game.play(game.options()[0])
    game.play(f"draw {tile}")


def test_a_plague_tile_of_ones_own_is_not_among_the_first_17_tiles_and_brings_a_source(own: Tiles) -> None:
    game = own.play(f"{ROAD}{STRAIGHT}  plague: true\n", ["plague"], "")
    before = len(game.view().tiles)
    draw_after_quiet_tiles(game, "Z")
    assert len(game.view().tiles) == before + 17
    game.play(game.options()[0])
    assert [each.count for each in game.view().loose if each.piece == "plague_source"] == [1]


def test_nobody_flies_from_a_machine_on_a_tile_that_brings_a_source(own: Tiles) -> None:
    game = own.play(f"{ROAD}{STRAIGHT}  flier: W\n  plague: true\n", ["flying_machines", "plague"], "")
    draw_after_quiet_tiles(game, "Z")
    game.play(game.options()[0])
    assert game.waits_for_chance


def test_every_symbol_that_a_tile_can_show_is_tried_here() -> None:
    tried = {*REACHED, *OFFERED, *SEEN, "plague"}
    assert tried == SYMBOLS - SYMBOLS_IN_BLOCKS - NOT_OF_TILES


@pytest.mark.parametrize("symbol", [*REACHED, *OFFERED, *SEEN])
def test_a_symbol_whose_box_is_not_played_means_nothing(own: Tiles, symbol: str) -> None:
    value = {**REACHED, **OFFERED, **SEEN}[symbol][1]
    roads = LAKE if symbol == "ferry" else ROAD
    game = own.play(f"{roads}{STRAIGHT}  {symbol}: {value}\n", ["base"], "draw Z; Z^ 1,0; farmer NL")
    assert asked(game) == "draw_tile"
    assert game.state.player == 1


def test_copies_of_a_tile_may_show_different_numbers_of_the_wheel(own: Tiles) -> None:
    tiles = own.load(f"{ROAD}{STRAIGHT}  wheel: [1, 3, 1]\n", count=3)
    assert [(tile.code, tile.count) for tile in tiles] == [("Z_1", 2), ("Z_3", 1)]
    game = bastide.new_game(tiles=tiles, boxes=["wheel_of_fortune"], open_draws=True)
    game.play("draw Z_3")
    assert "pig=storm" in game.position()
    assert bastide.read_position(game.position()).position() == game.position()


def test_several_symbols_act_in_the_order_of_the_turn(own: Tiles) -> None:
    block = f"{ROAD}{STRAIGHT}  fair: true\n  bazaar: true\n  robber: true\n"
    boxes = ["catapult", "bridges_castles_bazaars", "robbers"]
    game = own.play(block, boxes, "draw Z; Z^ 1,0")
    assert asked(game) == "place_robber"
    game.play("-; -; -")
    assert asked(game) == "choose_game"
    game.play("choose 3; choose 0; choose 0; choose 0; choose 0")
    assert asked(game) == "turn_up"


# -- marks -----------------------------------------------------------------------------------------------

MARKED = {
    "inn": ("inns_and_cathedrals", f'  roads:\n  - {{id: r1, e: "E W", inn: true}}\n{STRAIGHT}', "FRFR"),
    "pigs": ("games_quarterly", '  fields:\n  - {id: f1, h: "NL NR EL ER SL SR WL WR", pigs: true}\n', "FFFF"),
    "cathedral": ("inns_and_cathedrals", TOWN.format(", cathedral: true"), "CFFF"),
    "princess": ("princess_and_dragon", TOWN.format(", princess: true"), "CFFF"),
    "cathar": ("cathars", TOWN.format(", cathar: true"), "CFFF"),
    "goods": ("traders_and_builders", TOWN.format(", goods: wine"), "CFFF"),
    "half": ("bridges_castles_bazaars", TOWN.format(", half: true"), "CFFF"),
}


@pytest.mark.parametrize(("mark", "points"), [("cathar", 2), ("cathedral", 6), ("goods", 4)])
def test_a_mark_on_a_city_of_an_own_tile_counts_when_it_is_scored(own: Tiles, mark: str, points: int) -> None:
    box, block, edges = MARKED[mark]
    game = own.play(block, [box], "draw Z; Zv 0,-1; knight S", edges=edges)
    assert game.scores == (points, 0)
    assert ("wine" in [held.piece for held in game.view().seats[0].held]) == (mark == "goods")


def test_a_half_round_city_of_an_own_tile_can_become_a_castle(own: Tiles) -> None:
    box, block, edges = MARKED["half"]
    assert asked(own.play(block, [box], "draw Z; Zv 0,-1; knight S", edges=edges)) == "build_castle"


def test_a_princess_of_an_own_tile_sends_a_knight_home(own: Tiles) -> None:
    box, block, edges = MARKED["princess"]
    game = own.play(block, [box], "draw G; G> 0,-1; knight S; draw B; B^ 0,1; -; draw Z; Zv 0,-2", edges=edges)
    assert "home 1 knight N @ 0,-1" in figures_possible(game)


def test_an_inn_and_a_herd_of_an_own_tile_count(own: Tiles) -> None:
    box, block, edges = MARKED["inn"]
    game = own.play(block, [box], "draw Z; Z^ 1,0; highwayman W; draw W; W^ 2,0; -; draw W; W^ -1,0; -", edges=edges)
    assert game.scores == (2 * 4, 0)
    box, block, edges = MARKED["pigs"]
    game = own.play(block, [box], "draw E; Ev 0,-1; farmer NL; draw B; B^ 0,1; -; draw Z; Z^ 0,-2", edges=edges)
    assert final_points(game) == [3 + 1, 0]


def test_a_tunnel_mouth_of_an_own_tile_takes_tokens(own: Tiles) -> None:
    roads = '  roads:\n  - {id: r1, e: "E", end: tunnel, tunnel: "E", open: true}\n  - {id: r2, e: "W", end: village}\n'
    game = own.play(f"{roads}{STRAIGHT}", ["tunnel"], "draw Z; Z^ 1,0; -")
    assert "tunnel A E @ 1,0" in figures_possible(game)


def test_every_mark_that_a_tile_can_show_is_tried_here() -> None:
    assert {*MARKED, "tunnel", "open"} == MARKS - NOT_OF_TILES


# -- what cannot be shown --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("block", "more", "sentence"),
    [
        ("  flier: NNW\n", {}, "shows flier: NNW, but only these are known: N, NE, E, SE, S, SW, W, NW."),
        ("  crop: cup\n", {}, "shows crop: cup, but only these are known: club, fork, shield."),
        ("  wheel: [7]\n", {}, "shows wheel: 7, but only these are known: 1, 2, 3."),
        ("  wheel: [1]\n", {"count": 2}, "needs a number of wheel for each of its 2 copies."),
        ("  ferry: true\n", {}, "shows ferry and needs at least two roads that end there (end: lake)."),
        ("  fair: 3\n", {}, "shows fair: 3, but only these are known: true."),
        ("  crown: fortuna\n", {}, "shows crown, which only fixed blocks and start tiles have."),
        ("  quarter: castle\n", {}, "shows quarter, which only fixed blocks and start tiles have."),
        ("  kind: board\n", {}, "shows kind, which only fixed blocks and start tiles have."),
        ("  start: 1\n", {}, "shows start, which only fixed blocks and start tiles have."),
        ("  pos: [0, 0]\n", {}, "shows pos, which only fixed blocks and start tiles have."),
        ("  abbey: true\n", {}, "shows abbey, which only fixed blocks and start tiles have."),
        ("", {"edges": "FRIR"}, "shows I, which only fixed blocks and start tiles have."),
        ("  cake: true\n", {}, "unknown key 'cake'."),
    ],
)
def test_what_an_own_tile_cannot_show_is_refused_with_the_reason(
    own: Tiles, block: str, more: dict[str, object], sentence: str
) -> None:
    refusal = own.refused(f"{ROAD}{STRAIGHT}{block}", **more)
    assert "mine/tile" in refusal
    assert refusal.endswith(sentence)


def test_marks_with_words_that_nobody_knows_are_refused(own: Tiles) -> None:
    assert own.refused(TOWN.format(", goods: beer"), edges="CFFF").endswith("known: cloth, grain, wine.")
    roads = ROAD.replace('"E W"', '"E W", tunnel: "N"')
    assert own.refused(f"{roads}{STRAIGHT}").endswith("shows tunnel: N, but only these are known: E, W.")


def test_every_tile_of_every_box_but_blocks_and_start_tiles_could_be_an_own_one() -> None:
    for box in set(box_names()) - {"count", "school"}:
        for tile in tile_set(box).tiles:
            if not tile.symbol("kind") and not tile.start:
                check_print(tile)


def test_pieces_are_not_more_than_the_boxes_have(own: Tiles) -> None:
    tiles = own.load(f"{ROAD}{STRAIGHT}  plague: true\n", count=2)
    sources = "; ".join(f"{'source' if at == 5 else 'meadow'} {at + 1} at {at},0" for at in range(6))
    row = " ".join(["U^"] * 7)
    text = (
        f"bastide position 1\nboxes: base x2, plague\ntile: {write_tile(tiles[0])}\nplayers: Red 0, Blue 0\n"
        f"asked: Red lay_tile\nturn: Red 1\nhand: Z\nplague: {sources}\ncorner: 0,0\n{row}\n"
    )
    game = bastide.read_position(text)
    game.play("Z^ 7,0")
    assert len([each for each in game.view().loose if each.piece == "plague_source"]) == 6
    assert "farmer NL" in figures_possible(game), "it is a plain tile"
    game.play("-")
    assert asked(game) == "lay_flea"
