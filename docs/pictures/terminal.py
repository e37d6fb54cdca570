"""Draw ``terminal.svg``: a position of a golden game as the terminal shows it (``make pictures``)."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import bastide
from bastide.kernel.actions import PlaceTile
from bastide.terminal import Terminal
from bastide.text import draw_tile

HERE = Path(__file__).parent
GAME = HERE.parents[1] / "tests" / "golden" / "base-2-players.txt"
TILES = 24
HIGH = 100
"""Lines of a terminal on which the whole board is shown."""


def main() -> None:
    """Go back to the middle of the game and draw it with numbered places."""
    game = bastide.read_record(GAME.read_text(encoding="utf-8").partition("\n# events")[0])
    while len(game.state.tile_list()) > TILES or game.hand is None:
        game.undo()
    console = Console(
        record=True, width=104, height=HIGH, force_terminal=True, color_system="truecolor", file=StringIO()
    )
    terminal = Terminal(console, game, {})
    cells = sorted({(action.y, action.x) for action in game.options() if isinstance(action, PlaceTile)})
    terminal.show_board({(x, y): str(number) for number, (y, x) in enumerate(cells, 1)})
    terminal.show_scores()
    console.print(f"In hand: {game.hand}")
    terminal.show_tiles([draw_tile(game.rules.tables.types[game.state.hand])])
    svg = console.export_svg(title="bastide play --text")
    # The picture must not load fonts from elsewhere.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    (HERE / "terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
