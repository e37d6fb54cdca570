"""What ``make play`` calls, with real processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
from typing import TYPE_CHECKING

from tests.server.running import ROOT, free_port

if TYPE_CHECKING:
    from pathlib import Path

SECONDS = 600
"""How long it may take on a busy machine, if app and pictures must be made first."""


def started(folder: Path, target: str, **settings: str) -> tuple[subprocess.Popen[bytes], int]:
    port = free_port()
    words = [target, "--port", str(port), "--data", str(folder / "data")]
    command = [sys.executable, str(ROOT / "play.py"), *words]
    return subprocess.Popen(command, env={**os.environ, **settings}, start_new_session=True), port


def comes_up(port: int) -> bool:
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=5):
                return True
        except OSError:
            time.sleep(0.1)
    return False


def test_what_is_compiled_is_played_until_somebody_interrupts_it(tmp_path: Path) -> None:
    game, port = started(tmp_path, "compiled")
    assert comes_up(port)
    os.killpg(game.pid, signal.SIGINT)
    assert game.wait(SECONDS) in {0, 130, -signal.SIGINT}


def test_a_build_in_the_background_ends_with_the_game(tmp_path: Path) -> None:
    notes = tmp_path / "building"
    make = tmp_path / "make"
    make.write_text(f"#!/bin/sh\necho $$ > {notes}\nexec sleep 600\n", encoding="utf-8")
    make.chmod(0o755)
    game, port = started(tmp_path, "everything", PATH=f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    try:
        assert comes_up(port)
        build = int(notes.read_text(encoding="utf-8"))
    finally:
        os.killpg(game.pid, signal.SIGINT)
        game.wait(SECONDS)
    end = time.monotonic() + SECONDS
    while is_alive(build) and time.monotonic() < end:
        time.sleep(0.1)
    assert not is_alive(build)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
