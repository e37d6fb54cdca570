"""Fixtures for everything that runs commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.records.commands import Complaint

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let commands speak English, whatever the machine speaks."""
    monkeypatch.setenv("BASTIDE_LANG", "en")


@pytest.fixture
def keep(tmp_path: Path) -> Path:
    """Where unfinished games are kept."""
    return tmp_path / "kept.bastide"


@pytest.fixture
def complain(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Complaint:
    """Run commands that are refused."""
    return Complaint(monkeypatch, capsys)
