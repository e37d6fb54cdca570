"""Tiles and boards as plain text, for terminals, documents and ``str``.

A tile is 11 columns wide and 5 rows high and joins its neighbours without a gap: roads leave
in the middle of a side and cities fill the whole of it. Capital letters are followers, small
ones are farmers; every other sign is in :data:`LEGEND`.
"""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import TYPE_CHECKING, Final

from bastide.kernel import tiles
from bastide.kernel.geometry import SIDE_NAMES
from bastide.kernel.tables import LANDS
from bastide.kernel.vocabulary import SYMBOLS_IN_BLOCKS
from bastide.language import ENGLISH, key_of, name_of, said, sentence
from bastide.text_tiles import CENTRE, HEIGHT, POINTS, WIDTH, Layout, Point, layout, neighbours

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bastide.kernel.tiles import Feature, TileType
    from bastide.view.table import Held, Loose, Standing, View

PLAYER_LETTERS: Final = "RBYGKX"
"""Red, blue, yellow, green, black and grey."""

LEGEND: Final = {
    "city": "▒", "river": "≈", "pennant": "◆", "monastery": "†", "abbey": "‡", "shrine": "Ω",
    "crossing": "+", "house": "⌂", "village": "⌂", "school": "⌂", "well": "o", "tunnel": "∩", "carcassonne": "∩",
    "town": "▓", "ground": "░", "spring": "○", "lake": "≈", "ferry": "≈",
    "inn": "i", "cathedral": "C", "princess": "P", "cathar": "S", "wine": "w", "grain": "e", "cloth": "c",
    "pigs": "p", "dragon": "D", "volcano": "V", "portal": "O", "tower": "T", "fair": "F", "bazaar": "Z",
    "festival": "f", "gold": "$", "mage": "M", "robber": "%", "plague": "!", "flier": "→", "wheel": "@",
    "shield": "U", "fork": "Ψ", "club": "♣", "castle": "H", "market": "m", "smithy": "A",
    "fountain": "o", "square": "■", "crown": "♔",
}  # fmt: skip
"""The character of everything that is printed on tiles, by name. No letter of a player is among them."""

TEXTURES: Final = {tiles.CITY: LEGEND["city"], tiles.RIVER: LEGEND["river"], tiles.HOUSE: "▒", tiles.CASTLE_TOWER: "▓"}
"""What fills a feature."""
NEUTRAL_SIGNS: Final = {
    "dragon": ("&", (9, 0)),
    "fairy": ("*", (1, 0)),
    "count": ("♛", CENTRE),
    "mage": ("✶", CENTRE),
    "witch": ("☽", CENTRE),
    "wheel_pig": ("♞", CENTRE),
}
"""Figures that belong to nobody: their signs, and the column and row on a tile where they are shown."""
PLACES_FOR: Final = {"tower_floor": "tower"}
"""Signs of tiles that give way to the number of pieces lying there, as far as one figure goes."""

WAYS_IN: Final = (
    ((5, 1), (5, 0)),
    ((6, 2), (7, 2), (9, 2)),
    ((5, 3), (5, 4)),
    ((4, 2), (3, 2), (1, 2)),
)
"""Points of a road that leads from the middle of a tile to its northern, eastern, southern or western side."""

HEAPS: Final = ("gold",)
"""Pieces that lie on any tile: their sign, and how many there are."""
HEAP_AT: Final = (8, 4)

STARTS: Final = {tiles.ROAD: "───", tiles.CASTLE_TOWER: "▓▓▓", tiles.HOUSE: "▒▒▒", tiles.COURTYARD: "· ·"}
"""What a start field shows."""
FOLLOWER: Final = "follower"
KEEP: Final = "keep"
KEEPS: Final = "♖♜"
"""Keeps of the first and of the second player."""
WALL_TILE: Final = "wall_tile"

WALLS: Final = {"left wall": "[", "right wall": "]"}
LINES: Final = {
    "N": "│", "S": "│", "NS": "│", "E": "─", "W": "─", "EW": "─", "NE": "└", "NW": "┘", "ES": "┌", "SW": "┐",
    "NES": "├", "NSW": "┤", "ESW": "┬", "NEW": "┴", "NESW": "┼",
}  # fmt: skip
"""Roads, by the sides towards which they go on."""

DRAWN_MARKS: Final = ("cathar", "cathedral", "fountain", "goods", "inn", "pigs", "princess")
COMPASS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
FLIGHT: Final = "↑↗→↘↓↙←↖"
"""Directions of flight, clockwise."""

LIGHT_FRAME: Final = ("╭         ╮", "           ", "           ", "           ", "╰         ╯")
STONE_FRAME: Final = ("╔═════════╗", "║         ║", "║         ║", "║         ║", "╚═════════╝")
MARGIN: Final = 4
"""Columns for the numbers of rows."""
ROOM: Final = 3.0
"""A figure needs no more room than this."""


def draw_tile(tile: TileType, rotation: int = 0) -> list[str]:
    """Draw a tile, turned clockwise by some quarter turns: five rows of eleven characters."""
    plan = layout(tile, rotation)
    signs = _signs(tile, rotation)
    drawn = "".join(_sign(plan, point, signs[point]) if point in signs else _texture(plan, point) for point in POINTS)
    return [drawn[start : start + WIDTH] for start in range(0, len(drawn), WIDTH)]


def anchor(tile: TileType, feature: int, rotation: int) -> Point:
    """Give the column and row where a figure on a feature of the tile is shown."""
    return _places(tile, rotation)[feature][0]


def draw_board(
    view: View,
    labels: Mapping[tuple[int, int], str] | None = None,
    width: int | None = None,
    language: str = ENGLISH,
    height: int | None = None,
    middle: tuple[int, int] | None = None,
) -> str:
    """Draw the laid tiles with all figures on them; *labels* are texts for empty cells.

    A board wider than *width* or higher than *height* characters is cut to what lies around the *middle*, which is the
    tile laid last if nothing else is said.
    """
    drawings = {cell: _framed(text) for cell, text in (labels or {}).items()}
    drawings |= _drawn_tiles(view) | _drawn_track(view)
    if not drawings:
        return ""
    every = range(min(x for x, _ in drawings), max(x for x, _ in drawings) + 1)
    lying = range(min(y for _, y in drawings), max(y for _, y in drawings) + 1)
    margin = max(len(str(y)) for y in (lying[0], lying[-1])) + 1
    columns, rows = every, lying
    x, y = middle or (view.tiles[-1].x, view.tiles[-1].y)
    if width is not None:
        columns = _some_around(every, x, (width - margin) // WIDTH)
    if height is not None:
        rows = _some_around(lying, y, height // HEIGHT)
    lines = [" " * margin + "".join(f"{x:^{WIDTH}}" for x in columns)]
    for y in rows:
        strips = [drawings.get((x, y), [" " * WIDTH] * HEIGHT) for x in columns]
        for row in range(HEIGHT):
            name = str(y) if row == CENTRE[1] else ""
            lines.append(f"{name:>{margin - 1}} " + "".join(strip[row] for strip in strips))
    if len(columns) < len(every):
        lines.append(sentence("board-columns", language, first=str(every[0]), last=str(every[-1])))
    if len(rows) < len(lying):
        lines.append(sentence("board-rows", language, first=str(lying[0]), last=str(lying[-1])))
    lines += _beside_the_board(view, language)
    return "\n".join(line.rstrip() for line in lines)


def _some_around(every: range, middle: int, most: int) -> range:
    """Choose as many columns or rows as fit, with one of them in the middle as far as possible."""
    if len(every) <= most:
        return every
    most = max(most, 1)
    first = min(max(every[0], middle - most // 2), every[-1] + 1 - most)
    return range(first, first + most)


def size_of_board(view: View, labels: Mapping[tuple[int, int], str] | None = None) -> tuple[int, int]:
    """How many columns and rows of characters the whole board takes."""
    cells = [(laid.x, laid.y) for laid in view.tiles] + [*(labels or {})] + [*view.around]
    wide = max(x for x, _ in cells) + 1 - min(x for x, _ in cells)
    high = max(y for _, y in cells) + 1 - min(y for _, y in cells)
    return wide * WIDTH + MARGIN, high * HEIGHT + 1


def draw_marked(tile: TileType, rotation: int, marks: Mapping[int, str]) -> list[str]:
    """Draw a tile with a sign on some of its features, by their numbers, where a figure would stand."""
    canvas = [list(row) for row in draw_tile(tile, rotation)]
    for feature, sign in marks.items():
        column, row = anchor(tile, feature, rotation)
        canvas[row][column] = sign
    return ["".join(row) for row in canvas]


def draw_tiles(sheet: Sequence[TileType], columns: int) -> str:
    """Draw tiles side by side, each with its code and how many there are of it."""
    blocks = []
    for start in range(0, len(sheet), columns):
        drawn = [[*draw_tile(tile), _caption(tile)] for tile in sheet[start : start + columns]]
        blocks.append("\n".join("  ".join(parts).rstrip() for parts in zip(*drawn, strict=True)))
    return "\n\n".join(blocks)


def _caption(tile: TileType) -> str:
    """Name a tile and how many there are of it, as wide as its drawing."""
    count = f" ×{tile.count}"
    name = tile.code.rsplit("/", 1)[-1]
    room = WIDTH - len(count)
    return f"{name if len(name) <= room else name[: room - 1] + '…'}{count}".ljust(WIDTH)


# -- one tile ----------------------------------------------------------------------------------


def _texture(plan: Layout, point: Point) -> str:
    """Choose the character of a point where nothing stands."""
    kind = plan.kind_at(point)
    frame = {"abbey": STONE_FRAME, "blank": LIGHT_FRAME}.get(plan.tile.symbol("kind"))
    if kind in TEXTURES:
        return TEXTURES[kind]
    if point in plan.arms:
        return LINES["".join(SIDE_NAMES[side] for side in sorted(plan.arms[point]))]
    if point in plan.grounds:
        return LEGEND[plan.grounds[point]]
    if frame is not None:
        return frame[point[1]][point[0]]
    return "·" if (point[0] + 2 * (point[1] % 2)) % 4 == 1 else " "


def _sign(plan: Layout, point: Point, name: str) -> str:
    """Choose the character of what stands on a point."""
    value = plan.tile.symbol(name)
    if name == "flier":
        return FLIGHT[(COMPASS.index(value) + 2 * plan.rotation) % len(FLIGHT)]
    if name == "overpass":
        return "╪" if plan.arms[point] & {1, 3} else "╫"
    return WALLS.get(name) or LEGEND.get(value) or LEGEND.get(name) or LEGEND["crossing"]


@cache
def _signs(tile: TileType, rotation: int) -> dict[Point, str]:
    """Name what stands on points: signs of the layout, pennants, marks of features, symbols of the tile."""
    plan = layout(tile, rotation)
    signs = dict(plan.signs)
    figures = {places[0] for places in _places(tile, rotation)}
    fields = {point for point in POINTS if plan.kind_at(point) in LANDS}
    for index, feature in enumerate(tile.features):
        points = set(plan.points(index))
        if feature.kind == tiles.ROAD:
            points = {other for point in points for other in neighbours(point)} & fields
        for name in _mark_names(feature):
            _put_near(anchor(tile, index, rotation), name, points, signs, figures)
    for name in plan.symbols:
        _put_near(CENTRE, name, set(plan.grounds) if name in SYMBOLS_IN_BLOCKS else fields, signs, figures)
    return signs


def _mark_names(feature: Feature) -> list[str]:
    """Name the pennants and marks of a feature that are drawn."""
    marks = [value if name == "goods" else name for name, value in feature.marks if name in DRAWN_MARKS]
    return ["pennant"] * feature.pennants + ["market"] * int(feature.mark("market") or 0) + marks


def _distance(point: Point, other: tuple[float, float]) -> float:
    """How far two points are apart; a row is as high as two columns are wide."""
    return hypot(point[0] - other[0], 2 * (point[1] - other[1]))


def _put_near(goal: Point, name: str, points: set[Point], signs: dict[Point, str], figures: set[Point]) -> None:
    """Let something stand near a goal, well inside some points and rather not touching anything."""
    taken = signs.keys() | figures | {goal}
    ranks = {}
    for point in points - taken:
        beside = set(neighbours(point))
        ranks[point] = (bool(taken & beside), -len(beside & points), _distance(point, goal), point)
    if ranks:
        signs[min(ranks, key=ranks.__getitem__)] = name


# -- figures -----------------------------------------------------------------------------------


@cache
def _places(tile: TileType, rotation: int) -> list[list[Point]]:
    """For each feature: points where its figures are shown, the best one first."""
    plan = layout(tile, rotation)
    return [_places_on(plan, index) for index in range(len(tile.features))]


def _places_on(plan: Layout, index: int) -> list[Point]:
    """Order the points of a feature: first where there is most room, then by nearness to it."""
    region = plan.points(index)
    named = [point for point in region if plan.signs.get(point) == plan.tile.features[index].kind]
    free = named or [point for point in region if point not in plan.signs] or region or [CENTRE]
    middle = (sum(column for column, _ in free) / len(free), sum(row for _, row in free) / len(free))
    best = max(free, key=lambda point: (_room(point, region), -_distance(point, middle)))
    return sorted(region if named else free, key=lambda point: _distance(point, best))


def _room(point: Point, region: Sequence[Point]) -> float:
    """How far it is to the edge of a region, as far as it matters."""
    column, row = point
    outside = [_distance(point, other) for other in POINTS if other not in region]
    return min([ROOM, column + 1, WIDTH - column, 2 * (row + 1), 2 * (HEIGHT - row), *outside])


# -- the board ---------------------------------------------------------------------------------


def _framed(text: str) -> list[str]:
    """Draw an empty cell with a text in its middle."""
    return [text[:WIDTH].center(WIDTH) if row == CENTRE[1] else line for row, line in enumerate(LIGHT_FRAME)]


def _walled(lines: Sequence[str]) -> list[str]:
    """Draw a square of a wall with some lines of text on it."""
    drawn = list(STONE_FRAME)
    for row, line in enumerate(lines, 1):
        drawn[row] = f"{drawn[row][0]}{line:^{WIDTH - 2}}{drawn[row][-1]}"
    return drawn


def _drawn_tiles(view: View) -> dict[tuple[int, int], list[str]]:
    """Draw every laid tile with its figures, by cell."""
    figures: dict[int, list[Standing]] = {}
    for figure in view.figures:
        if figure.number >= 0 or figure.feature >= 0:
            figures.setdefault(figure.laid, []).append(figure)
    loose: dict[tuple[int, int], list[Loose]] = {}
    for piece in view.loose:
        loose.setdefault((piece.x, piece.y), []).append(piece)
    drawings = {}
    for at, laid in enumerate(view.tiles):
        cell = (laid.x, laid.y)
        drawings[cell] = _drawn_tile(view.type_of(laid), laid.rotation, figures.get(at, ()), loose.get(cell, ()))
    return drawings


def _drawn_tile(tile: TileType, rotation: int, figures: Sequence[Standing], loose: Sequence[Loose]) -> list[str]:
    """Draw a tile with what stands on it."""
    canvas = [list(row) for row in draw_tile(tile, rotation)]
    numbers = {PLACES_FOR[piece.piece]: piece.count for piece in loose if piece.piece in PLACES_FOR}
    for (column, row), name in _signs(tile, rotation).items():
        if name in numbers:
            canvas[row][column] = str(min(numbers[name], 9))
    shown: dict[int, int] = {}
    for figure in figures:
        places = _shown_places(tile, rotation, figure)
        letter = _letter(tile, figure)
        for _ in range(figure.count):
            column, row = places[shown.get(figure.number, 0) % len(places)]
            shown[figure.number] = shown.get(figure.number, 0) + 1
            canvas[row][column] = letter
    for piece in loose:
        if piece.piece in NEUTRAL_SIGNS:
            sign, (column, row) = NEUTRAL_SIGNS[piece.piece]
            if piece.number >= 0:
                places = _places(tile, rotation)[piece.number]
                column, row = places[shown.get(piece.number, 0) % len(places)]
                shown[piece.number] = shown.get(piece.number, 0) + 1
            canvas[row][column] = sign
        elif len(piece.numbers) == len(("one", "other")):
            sides = [(tile.features[number].sides[0] + rotation) % len(WAYS_IN) for number in piece.numbers]
            column, row = CENTRE
            canvas[row][column] = LINES["".join(SIDE_NAMES[side] for side in sorted(sides))]
        elif piece.numbers:
            _draw_token(canvas, tile, rotation, piece)
        elif piece.piece in HEAPS:
            column, row = HEAP_AT
            canvas[row][column : column + 2] = [LEGEND[piece.piece], str(min(piece.count, 9))]
    return ["".join(row) for row in canvas]


def _draw_token(canvas: list[list[str]], tile: TileType, rotation: int, token: Loose) -> None:
    """Draw a token as the number of its colour on its road, close to the middle, where no figure stands."""
    side = tile.features[token.numbers[0]].sides[0]
    for column, row in WAYS_IN[(side + rotation) % len(WAYS_IN)]:
        if canvas[row][column] in (*LINES.values(), LEGEND["tunnel"]):
            canvas[row][column] = str(token.owner + 1)
            return


def _shown_places(tile: TileType, rotation: int, figure: Standing) -> list[Point]:
    """Give the points where figures on a feature are shown; a symbol that is a place has one point."""
    if figure.number >= 0:
        return _places(tile, rotation)[figure.number]
    return [point for point, name in _signs(tile, rotation).items() if name == figure.sign]


def _letter(tile: TileType, figure: Standing) -> str:
    """Choose the letter of a figure: a small one for who lies in a field, a tower for a keep."""
    if figure.piece == KEEP:
        return KEEPS[figure.owner]
    letter = PLAYER_LETTERS[figure.owner]
    return letter.lower() if figure.number >= 0 and tile.features[figure.number].kind in LANDS else letter


def _drawn_track(view: View) -> dict[tuple[int, int], list[str]]:
    """Draw the track around the board: the fields of each square, what lies there, start fields and markers."""
    if view.track is None:
        return {}
    covered = {(piece.x, piece.y) for piece in view.loose}
    drawn = {}
    for square in view.track.squares:
        cell = (square.x, square.y)
        start = "" if square.start is None else start_picture(square.start)
        markers = [marker for marker in view.markers if marker.field // 2 * 2 == square.field]
        letters = "".join(PLAYER_LETTERS[marker.owner] for marker in markers)
        drawn[cell] = _walled([f"{square.field}/{square.field + 1}", "?" if cell in covered else start, letters])
    return drawn


def start_picture(tile: TileType) -> str:
    """Draw what a start field shows, and where it faces."""
    (feature,) = tile.features
    side = feature.sides[0] if feature.sides else feature.halves[0] // 2
    markets = int(feature.mark("market") or 0)
    return f"{STARTS[feature.kind]}{LEGEND['market'] * markets} {FLIGHT[2 * side]}"


def _beside_the_board(view: View, language: str) -> list[str]:
    """Say who stands where no feature is: ``castle quarter: R B``, ``prison of Ben: R``."""
    found = [
        (name_of(each.spot, language), each.owner, each.count)
        for each in view.figures
        if each.number < 0 and each.feature < 0
    ] + [
        (_place_of(each.spot, seat.name, language), each.owner, each.count)
        for seat in view.seats
        for each in seat.held
        if each.spot
    ]
    letters: dict[str, str] = {}
    for name, owner, count in found:
        letters[name] = letters.get(name, "") + PLAYER_LETTERS[owner] * count
    return [f"{name}: {' '.join(sorted(those, key=PLAYER_LETTERS.index))}" for name, those in letters.items()]


def _place_of(spot: str, owner: str, language: str) -> str:
    """Name a place that belongs to a player, whose number it ends with, by the name of its owner."""
    return sentence(f"name-{key_of(spot.rpartition(' ')[0])}", language, number=owner)


def possessions(view: View, player: int, language: str = ENGLISH) -> str:
    """Say what a player has beside points: his marker, figures, tokens and cards, and whom he keeps."""
    markers = [marker for marker in view.markers if marker.owner == player]
    key = "held-marker" if len(markers) == 1 else "held-marker-of"
    parts = [said(key, field=str(marker.field), piece=marker.piece).told(language) for marker in markers]
    held = view.seats[player].held
    if all(each.piece != FOLLOWER or each.spot for each in held):
        parts.append(f"0 {name_of(FOLLOWER, language, 'many')}")
    parts += [_counted(each, language) for each in held if not each.spot and each.piece != WALL_TILE]
    sizes = {feature.id: feature.tiles for feature in view.features}
    keeps = [each for each in view.figures if each.piece == KEEP and each.owner == player]
    parts += [said("held-keep", size=sizes[each.feature]).told(language) for each in keeps]
    kept = tuple(
        said("held-prisoner", who=view.seats[each.owner].name, piece=each.piece)
        for each in held
        if each.spot
        for _ in range(each.count)
    )
    parts += [said("held-prisoners", kept=kept).told(language)] if kept else []
    tiles = tuple(said("held-wall-tile", number=each.count) for each in held if each.piece == WALL_TILE)
    parts += [said("held-wall-tiles", tiles=tiles).told(language)] if tiles else []
    return ", ".join(parts)


def _counted(held: Held, language: str) -> str:
    return f"{held.count} {name_of(held.piece, language, '' if held.count == 1 else 'many')}"
