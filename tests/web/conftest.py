from __future__ import annotations

import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from bastide.art.atlas.files import write_atlas
from bastide.art.kept import is_fresh
from tests.server.running import ROOT, Running
from tests.web.screen import ELSEWHERE, Screen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

STATIC = ROOT / "src" / "bastide" / "server" / "static"
ATLAS = ROOT / "src" / "bastide" / "server" / "atlas"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DRAWN = ("base", "river", "inns_and_cathedrals", "castle")
"""What is drawn where the package was not built: tiles without a picture are played just the same."""


@pytest.fixture(scope="session")
def built() -> Path:
    """Build the app, if it is not of today."""
    subprocess.run([sys.executable, str(ROOT / "web" / "tool.py"), "fresh"], check=True)
    return STATIC


@pytest.fixture(scope="session")
def atlas(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Take the pictures of the package if they are of today, or draw a few."""
    if is_fresh(ATLAS):
        return ATLAS
    folder = tmp_path_factory.mktemp("atlas")
    write_atlas(folder, DRAWN, 1)
    return folder


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, built: Path, atlas: Path) -> Iterator[Running]:
    running = started(tmp_path_factory.mktemp("server"), built, atlas)
    yield running
    assert running.stop() == 0
    assert not running.logged("unexpected"), running.log.read_text()


def started(folder: Path, built: Path, atlas: Path) -> Running:
    """Start a server with the app and its pictures."""
    settings = {"app": str(built), "atlas": str(atlas), "tables_per_address": 1000, "requests_per_second": 500.0}
    return Running(folder, **settings, messages_per_second=200.0, upload_seconds=300.0).start()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start Chromium: the one of the machine, or the one of playwright."""
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    with sync_playwright() as playwright:
        elsewhere = f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"
        running = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", elsewhere])
        yield running
        running.close()


@pytest.fixture
def opened(browser: Browser, server: Running) -> Iterator[Callable[..., Screen]]:
    """Open screens; none of them may have an error at the end."""
    screens: list[Screen] = []

    def screen(running: Running = server, **settings: object) -> Screen:
        made = Screen(browser, running.address, **settings)  # type: ignore[arg-type]
        screens.append(made)
        return made

    yield screen
    errors = [error for each in screens for error in each.errors]
    for each in screens:
        each.close()
    assert not errors
