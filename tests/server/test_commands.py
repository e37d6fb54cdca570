"""Commands around the server, as a person types them."""

from __future__ import annotations

import re
import socket
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.kernel.errors import Unreadable
from bastide.server.config import Config, read_config
from bastide.server.secrecy import hashed
from bastide.server.serving import address_of, listen
from bastide.server.sqlite_store import FILE, connect, migrate, open_folder
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


def test_a_copy_that_cannot_be_written_is_said_and_harms_nothing(tmp_path: Path, complain: Complaint) -> None:
    with closing(connect(tmp_path / FILE)) as store:
        migrate(store)
    kept = (tmp_path / FILE).read_bytes()
    assert "is the store itself" in complain.of("backup", str(tmp_path), str(tmp_path / FILE))
    assert "cannot be written" in complain.of("backup", str(tmp_path), str(tmp_path / "none" / "copy"))
    assert (tmp_path / FILE).read_bytes() == kept
    run("backup", str(tmp_path), str(tmp_path / "copy"))
    (tmp_path / FILE).write_bytes(b"nonsense" * 1000)
    assert "cannot be written" in complain.of("backup", str(tmp_path), str(tmp_path / "copy"))
    with closing(connect(tmp_path / "copy")) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert not list(tmp_path.glob("*.part"))


def test_an_emptied_store_does_not_replace_an_older_copy(tmp_path: Path, complain: Complaint) -> None:
    for opened in open_folder(tmp_path):
        opened.close()
    run("backup", str(tmp_path), str(tmp_path / "copy"))
    kept = (tmp_path / "copy").read_bytes()
    (tmp_path / FILE).write_bytes(b"")
    assert "is empty or gone" in complain.of("backup", str(tmp_path), str(tmp_path / "copy"))
    assert (tmp_path / "copy").read_bytes() == kept


@pytest.mark.parametrize(("host", "found"), [("127.0.0.1", r"127\.0\.0\.1"), ("0.0.0.0", r"(?!0\.0\.0\.0)[\d.]+")])  # noqa: S104
def test_a_server_is_found_at_an_address_that_others_can_open(tmp_path: Path, host: str, found: str) -> None:
    with listen(Config(data=str(tmp_path), host=host, port=0)) as door:
        address = address_of(door)
        port = door.getsockname()[1]
    assert re.fullmatch(rf"http://{found}:{port}/", address)


def test_a_folder_of_a_server_is_used_by_one_alone(tmp_path: Path, complain: Complaint) -> None:
    lock, store = open_folder(tmp_path)
    with closing(lock), closing(store):
        assert "Another server already uses" in complain.of("serve", "--data", str(tmp_path), "--port", "0")


def test_what_keeps_a_server_from_starting_is_one_sentence(tmp_path: Path, complain: Complaint) -> None:
    (tmp_path / FILE).write_bytes(b"nonsense" * 1000)
    assert "cannot be used as the folder" in complain.of("serve", "--data", str(tmp_path), "--port", "0")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert "cannot listen at" in complain.of("serve", "--data", str(tmp_path / "new"), "--port", port)
    engines = tmp_path / "engines.toml"
    engines.write_text('[engines]\nmine = "nonsense"\n', encoding="utf-8")
    assert "nonsense" in complain.of("serve", "--config", str(engines), "--data", str(tmp_path / "new"), "--port", "0")


def test_a_damaged_store_is_refused_before_anything_is_written_to_it(tmp_path: Path, complain: Complaint) -> None:
    with closing(connect(tmp_path / FILE)) as store:
        migrate(store)
    content = bytearray((tmp_path / FILE).read_bytes())
    content[4096:8192] = bytes(range(256)) * 16
    (tmp_path / FILE).write_bytes(content)
    assert "cannot be used as the folder" in complain.of("serve", "--data", str(tmp_path), "--port", "0")
    assert (tmp_path / FILE).read_bytes() == content


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path, complain: Complaint) -> None:
    (tmp_path / "file").touch()
    assert "cannot be used as the folder" in complain.of("serve", "--data", str(tmp_path / "file"), "--port", "0")


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ('port = "x"', "The setting port cannot have", "Die Einstellung port kann diesen Wert nicht haben."),
        ("nope = 1", "There is no setting nope.", "Eine Einstellung nope gibt es nicht."),
        ("\nport = x", "line 2: ", "Zeile 2: "),
        ("[engines]\na = 3", "The setting engines cannot", "Die Einstellung engines kann diesen Wert nicht haben."),
    ],
)
def test_a_setting_that_cannot_be_is_named_in_both_languages(
    tmp_path: Path, text: str, english: str, german: str
) -> None:
    file = tmp_path / "bastide.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable) as refused:
        read_config(file)
    assert refused.value.told("en").startswith(english)
    assert refused.value.told("de").startswith(german)


def test_why_a_server_cannot_start_is_told_in_german_too(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"nonsense" * 1000)
    with pytest.raises(Unreadable) as refused:
        open_folder(tmp_path)
    assert "die Datei ist beschädigt oder nicht von Bastide" in refused.value.told("de")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        config = Config(data=str(tmp_path / "new"), port=taken.getsockname()[1])
        with pytest.raises(Unreadable) as refused:
            listen(config)
    assert "ein anderes Programm verwendet diese Adresse schon" in refused.value.told("de")


def test_the_page_has_every_setting() -> None:
    told = [
        name.strip("` ") for row in rows(ROOT / "docs" / "operating.md", "## Settings") for name in row[0].split(",")
    ]
    assert told == list(Config.__struct_fields__)
