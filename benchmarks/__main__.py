"""``make bench``: measure everything in one run and show it with its targets.

The yardstick is a bare loop in C that plays the same games with the same results. Ratios to
it say more than seconds: machines differ, and so does what else they are doing.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks.native import yardstick

SOURCE = Path(__file__).parents[1] / "src"
BOARD = SOURCE.parent / "docs" / "pictures" / "board.bastide"
ROUNDS = 3
SECONDS = "0.5"
NATIVE_GAMES = 20_000
NATIVE_REFERENCE = 42_100
"""Games a second of the native loop on the machine for which the target of plain Python was set."""
LAND_TILES = 71
CASTLE_TILES = 60
BASE_GAMES = "base_games_per_second"


@dataclass(frozen=True)
class Figure:
    """A figure and what it should be."""

    name: str
    value: float
    unit: str
    target: float
    at_least: bool

    @property
    def reached(self) -> bool:
        """Is it as good as it should be?"""
        return self.value >= self.target if self.at_least else self.value <= self.target


def probe(console: Console, *names: str, pure: bool = False) -> dict[str, float]:
    """Measure in a process of its own, from the sources or as installed; show each figure at once."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if pure:
        environment["PYTHONPATH"] = str(SOURCE)
    command = [sys.executable, "-m", "benchmarks.probe", "--seconds", SECONDS, *names]
    found: dict[str, float] = {}
    with subprocess.Popen(command, env=environment, cwd=SOURCE.parent, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout or ():
            name, value = line.split()
            found[name] = float(value)
            console.print(f"  {name} {found[name]:,.2f}")
    if process.returncode:
        raise SystemExit(process.returncode)
    return found


def import_milliseconds() -> float:
    """How long ``import bastide`` takes beyond starting Python."""
    code = "import time; start = time.perf_counter(); import bastide; print((time.perf_counter() - start) * 1000)"
    output = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    return float(output)


def game_kilobytes() -> float:
    """Memory of one finished game with its history, events and everything that can be undone."""
    code = (
        "import tracemalloc, bastide\n"
        "from bastide.kernel.chance import Luck\n"
        "bastide.new_game(players=2, seed=0)\n"
        "tracemalloc.start()\n"
        "game = bastide.new_game(players=2, seed=1)\n"
        "luck = Luck(1)\n"
        "while not game.over: game.apply(game.state.sample(luck))\n"
        "print(tracemalloc.get_traced_memory()[0] / 1000)\n"
    )
    output = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    return float(output)


def board_seconds() -> tuple[float, float, float]:
    """How long a board of 50 tiles takes: drawn for the first time, drawn again, and as a bitmap."""
    code = (
        "import time, bastide\n"
        "from bastide.art.board import board_svg\n"
        "from bastide.art.raster import png\n"
        "from bastide.art.themes import DAY\n"
        f"game = bastide.load({str(BOARD)!r})\n"
        "for draw in (lambda: board_svg(game, DAY), lambda: board_svg(game, DAY), lambda: png(board_svg(game, DAY))):\n"
        "    start = time.perf_counter(); draw(); print(time.perf_counter() - start)\n"
    )
    output = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    first, again, bitmap = map(float, output.split())
    return first, again, bitmap


def measure(console: Console) -> list[Figure]:
    """Measure in turn, several rounds, and take the best of each: what else a machine does only slows it down."""
    native: list[float] = []
    compiled: list[dict[str, float]] = []
    imports: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        program = yardstick.build(Path(folder))
        for number in range(ROUNDS):
            console.print(f"round {number + 1} of {ROUNDS}")
            native.append(yardstick.run(program, 0, NATIVE_GAMES)[1])
            console.print(f"  bare_native_games_per_second {native[-1]:,.2f}")
            compiled.append(probe(console))
            if not compiled[-1]["compiled"]:
                raise SystemExit("The installed package is not compiled: run make install with a C compiler.")
            imports.append(import_milliseconds())
    console.print("plain Python")
    pure_games = probe(console, BASE_GAMES, pure=True)[BASE_GAMES]
    games = max(figures[BASE_GAMES] for figures in compiled)
    alone = max(figures["base_without_boxes_games_per_second"] for figures in compiled)
    decisions = max(figures["all_boxes_decisions_per_second"] for figures in compiled)
    earlier = max(figures["earlier_boxes_decisions_per_second"] for figures in compiled)
    castle = max(figures["castle_games_per_second"] for figures in compiled)
    castle_tile = games * LAND_TILES / (castle * CASTLE_TILES)
    bare = max(native)
    scaled = pure_games * NATIVE_REFERENCE / bare
    first, again, bitmap = board_seconds()
    playouts, uct, search = (
        max(figures[f"{name}_per_second"] for figures in compiled)
        for name in ("playouts", "uct_simulations", "search_simulations")
    )
    return [
        Figure("bare native loop", bare, "games/s", 0, at_least=True),
        Figure("compiled", games, "games/s", 0, at_least=True),
        Figure("compiled, of the native loop", games / bare, "", 0.4, at_least=True),
        Figure("compiled, of the same without any box", games / alone, "", 0.95, at_least=True),
        Figure("all boxes together", decisions, "decisions/s", 150_000, at_least=True),
        Figure("all boxes that other programs know", earlier, "decisions/s", 200_000, at_least=True),
        Figure("plain Python", pure_games, "games/s", 0, at_least=True),
        Figure("plain Python, on the reference scale", scaled, "games/s", 500, at_least=True),
        Figure("a tile of The Castle, in tiles of the base game", castle_tile, "", 2, at_least=False),
        Figure("clone", min(figures["clone_us"] for figures in compiled), "µs", 4, at_least=False),
        Figure("do and undo a turn", min(figures["do_undo_us"] for figures in compiled), "µs", 1, at_least=False),
        Figure("random playouts from the middle of a game", playouts, "/s", 0, at_least=True),
        Figure("uct simulations, of the bare playouts", uct / playouts, "", 0.5, at_least=True),
        Figure("search simulations with evaluation", search, "/s", 0, at_least=True),
        Figure("a view of 70 tiles", min(figures["view_ms"] for figures in compiled), "ms", 1, at_least=False),
        Figure("import bastide", min(imports), "ms", 100, at_least=False),
        Figure("memory of one game", game_kilobytes(), "kB", 150, at_least=False),
        Figure("the picture of a board of 50 tiles", first, "s", 2, at_least=False),
        Figure("the same picture again", again, "s", 0.2, at_least=False),
        Figure("the same picture as a bitmap", bitmap, "s", 0, at_least=False),
    ]


def main() -> None:
    """Measure and show."""
    console = Console()
    figures = measure(console)
    table = Table("figure", "value", "target", "reached")
    for figure in figures:
        sign = "≥" if figure.at_least else "≤"
        target = f"{sign} {figure.target:g} {figure.unit}" if figure.target else ""
        verdict = ("yes" if figure.reached else "no") if figure.target else ""
        table.add_row(figure.name, f"{figure.value:,.2f} {figure.unit}", target, verdict)
    console.print(table)


if __name__ == "__main__":
    main()
