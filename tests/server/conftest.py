"""One server for all tests that do not break it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.running import Running, Start

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FAULTY = "tests.server.faulty"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Give a running server; whatever the tests did, its log has no traceback and it stops gently."""
    running = Running(
        tmp_path_factory.mktemp("server"),
        tables_per_address=10_000,
        requests_per_second=10_000.0,
        messages_per_second=10_000.0,
        engines={"hanging": f"{FAULTY}:Hanging", "crashing": f"{FAULTY}:Crashing", "silly": f"{FAULTY}:Silly"},
        patience=1.0,
        away_seconds=0,
        review_simulations=2,
    )
    running.start()
    yield running
    assert running.stop() == 0
    assert running.logged("unexpected") == 0
    assert running.logged("stopped") == 1


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start servers of one's own, which may be broken; what is left of them is ended."""
    started: list[Running] = []

    def start_one(**settings: object) -> Running:
        started.append(Running(tmp_path, **settings))
        return started[-1].start()

    yield start_one
    for running in started:
        if running.process.is_alive():
            running.kill()
