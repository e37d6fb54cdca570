"""Commands around the server, as a person types them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import bastide
from bastide.server.config import Config
from bastide.server.secrecy import hashed
from bastide.server.sqlite_store import FILE, connect, migrate
from tests.records.commands import run, words_of
from tests.server.running import ROOT
from tests.test_docs import rows

if TYPE_CHECKING:
    from pathlib import Path

    from tests.records.commands import Complaint


def record(folder: Path, head: str = "", seed: str = "secret") -> str:
    """Write a record of one turn; give its path."""
    game = bastide.new_game(players=2, seed=seed)
    game.play(game.options()[0])
    file = folder / "game.bastide"
    file.write_text(bastide.write_record(game).replace("bastide 1\n", f"bastide 1\n{head}"), encoding="utf-8")
    return str(file)


def test_a_record_is_checked_against_its_seed_and_what_was_published(tmp_path: Path) -> None:
    said = words_of(run("verify", record(tmp_path, f"# commitment: {hashed('secret')}\n")))
    assert "Every draw follows from the seed." in said
    assert "as published" in said
    assert "as published" in words_of(run("verify", record(tmp_path), "--commitment", hashed("secret")))
    assert "as published" not in words_of(run("verify", record(tmp_path)))


def test_another_seed_than_was_published_is_found_out(tmp_path: Path, complain: Complaint) -> None:
    said = complain.of("verify", record(tmp_path, f"# commitment: {hashed('other')}\n"))
    assert "does not match what was published" in said


def test_a_draw_that_was_changed_is_found_out(tmp_path: Path, complain: Complaint) -> None:
    file = tmp_path / "game.bastide"
    record(tmp_path)
    file.write_text(file.read_text(encoding="utf-8").replace("seed: secret", "seed: other"), encoding="utf-8")
    assert "line" in complain.of("verify", str(file))


def test_a_store_is_copied(tmp_path: Path, complain: Complaint) -> None:
    store = connect(tmp_path / FILE)
    migrate(store)
    store.close()
    assert "Wrote" in words_of(run("backup", str(tmp_path), str(tmp_path / "copy")))
    assert (tmp_path / "copy").stat().st_size > 0
    assert "no folder of a server" in complain.of("backup", str(tmp_path / "none"), str(tmp_path / "copy"))


def test_the_page_has_every_setting() -> None:
    told = [
        name.strip("` ") for row in rows(ROOT / "docs" / "operating.md", "## Settings") for name in row[0].split(",")
    ]
    assert told == list(Config.__struct_fields__)
