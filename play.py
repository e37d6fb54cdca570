"""Open the app: ``make play`` calls this.

Where nothing is compiled yet, it is played in plain Python from ``src``, and compiled meanwhile for the next start. The
build never touches what is being played, and ends with it.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent
LOG = Path(sys.prefix) / "compiling.log"
SOURCES = {**os.environ, "PYTHONPATH": str(ROOT / "src")}


def prepare() -> None:
    """Build the app and draw its pictures, both at once, if they are not of today."""
    tasks = [["-m", "bastide.art.atlas", "src/bastide/server/atlas"], ["web/tool.py", "node", "fresh"]]
    started = [subprocess.Popen([sys.executable, *task], cwd=ROOT, env=SOURCES) for task in tasks]  # noqa: S603
    codes = [task.wait() for task in started]
    if any(codes):
        sys.exit("The app could not be built; what went wrong stands above.")


@contextmanager
def compiling(target: str) -> Iterator[None]:
    """Compile in the background, and stop that at the end."""
    with LOG.open("wb") as log:
        settings = {"cwd": ROOT, "stdout": log, "stderr": log, "start_new_session": True}
        build = subprocess.Popen(["nice", "make", target], **settings)  # noqa: S603, S607

    def tell() -> None:
        code = build.wait()
        if code == 0:
            print("Compiled: bots think faster from the next start on (Ctrl-C, make play).", flush=True)
        elif code > 0:
            print(f"It could not be compiled and stays plain Python; {LOG} says why.", flush=True)

    threading.Thread(target=tell, daemon=True).start()
    try:
        yield
    finally:
        if build.poll() is None:
            os.killpg(build.pid, signal.SIGTERM)


def serve(words: list[str], settings: dict[str, str]) -> int:
    """Run the server until somebody stops it."""
    command = [sys.executable, "-c", "from bastide.cli import main; main()", "serve", *words]
    server = subprocess.Popen(command, cwd=ROOT, env=settings)  # noqa: S603
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:
            """The server has heard it, too, and ends gently."""


def main() -> int:
    """``play.py compiled --port 8000 …``, or ``play.py TARGET --port 8000 …`` if make must build the target first."""
    target, *words = sys.argv[1:]
    if target == "compiled":
        return serve(words, dict(os.environ))
    prepare()
    print("Compiling in the background; the first games are played in plain Python.", flush=True)
    with compiling(target):
        return serve(words, SOURCES)


if __name__ == "__main__":
    sys.exit(main())
