"""The documentation does what it says, and nothing is missing from it.

Every fenced block of a page is taken in order and in one empty folder: examples with ``>>>``
are run, lines ``$ bastide …`` of a ``console`` block are carried out, and a block whose fence
names a file (````` ```yaml mine.yaml `````) is written to that file.
"""

from __future__ import annotations

import doctest
import importlib
import inspect
import os
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import bastide
from bastide.game import EventLog
from bastide.kernel import catalogue, verbs, vocabulary
from bastide.kernel.chance import Luck
from bastide.kernel.events import FigureLeft, Scored
from bastide.kernel.hooks import Expansion, Phase
from bastide.kernel.options import names_of
from bastide.kernel.rules import Rules
from bastide.kernel.tiles import TileSet
from bastide.rulebook import compile_rules, known_options, opening, playable_boxes, played_boxes
from tests.scenes import scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bastide.kernel.options import Option

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
SOURCES = Path(bastide.__file__).parents[1]
PAGES = [
    ROOT / "README.md",
    ROOT / "README.de.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted(DOCS.rglob("*.md")),
]
COMMAND = "from bastide.cli import main; main()"
FENCE = re.compile(r"```(?P<language>\w*) ?(?P<file>\S*)")
LINK = re.compile(r"\[[^\]]*\]\((?P<target>[^)\s]+)\)")
MANY = 6
"""An option with more values than this is written as a range."""


@dataclass
class Block:
    """A fenced block of a page."""

    language: str
    file: str
    line: int
    text: str = ""


def blocks(page: Path) -> list[Block]:
    """Give the fenced blocks of a page in order."""
    found: list[Block] = []
    inside = False
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        fence = FENCE.fullmatch(line.strip())
        if fence and not inside:
            found.append(Block(fence["language"], fence["file"], number))
        elif inside and not fence:
            found[-1].text += line + "\n"
        inside = inside != bool(fence)
    return found


def prose(page: Path) -> str:
    """Give the text of a page without its fenced blocks."""
    parts = re.split(r"^ *```.*$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return "\n".join(parts[::2])


def rows(page: Path, heading: str) -> list[list[str]]:
    """Give the cells of the first table below a heading."""
    _, found, rest = f"\n{prose(page)}".partition(f"\n{heading}\n")
    assert found, f"{page.name} has no heading {heading!r}"
    table = re.search(r"(?:^\|.*\n)+", rest, flags=re.MULTILINE)
    assert table, f"{page.name} has no table below {heading!r}"
    lines = table[0].splitlines()[2:]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]


def page_name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def run_examples(block: Block, page: Path, words: dict[str, Any]) -> dict[str, Any]:
    """Run the examples of a block; give everything they have named."""
    test = doctest.DocTestParser().get_doctest(block.text, words, page_name(page), str(page), block.line)
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append, clear_globs=False)
    assert result.failed == 0, "".join(said)
    return test.globs


def run_commands(block: Block, page: Path, folder: Path) -> None:
    """Carry out the commands of a block; in our own pages the lines below a command are what it prints."""
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _, wanted = part.partition("\n")
        if not command.startswith("bastide "):
            continue
        done = subprocess.run(
            [sys.executable, "-c", COMMAND, *shlex.split(command)[1:]],
            cwd=folder,
            env=os.environ | {"PYTHONPATH": str(SOURCES), "PYTHONUTF8": "1", "COLUMNS": "80"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, f"{page_name(page)}: {command}\n{done.stdout}{done.stderr}"
        printed = "".join(f"{line.rstrip()}\n" for line in done.stdout.splitlines())
        same = doctest.OutputChecker().check_output(wanted, printed, doctest.ELLIPSIS)
        assert same or not wanted.strip() or DOCS not in page.parents, f"{page_name(page)}: {command}\n{printed}"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give an empty folder to work in; modules written there can be imported until the test ends."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_a_page_does_what_it_says(page: Path, folder: Path) -> None:
    words: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(page):
        if block.file:
            (folder / block.file).write_text(block.text, encoding="utf-8")
        if ">>> " in block.text:
            words = run_examples(block, page, words)
        if block.language == "console":
            run_commands(block, page, folder)


def anchors(page: Path) -> set[str]:
    """Name the headings of a page as links name them."""
    headings = re.findall(r"^#+ (.*)$", prose(page), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    targets = [link["target"] for link in LINK.finditer(prose(page))]
    for target in targets:
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        found = (page.parent / path).resolve() if path else page
        assert found.exists(), f"{page_name(page)} links to {target}"
        assert not anchor or anchor in anchors(found), f"{page_name(page)} links to {target}"


def test_every_page_can_be_reached_from_the_index() -> None:
    reached = {DOCS / "index.md"}
    fresh = list(reached)
    while fresh:
        page = fresh.pop()
        for link in LINK.finditer(prose(page)):
            target = (page.parent / link["target"].partition("#")[0]).resolve()
            if target.suffix == ".md" and target.exists() and target not in reached:
                reached.add(target)
                fresh.append(target)
    assert set(DOCS.rglob("*.md")) <= reached


# -- nothing is missing ------------------------------------------------------------------------


def test_every_box_is_listed_with_its_names_and_whether_it_can_be_played() -> None:
    listed = {}
    for code, english, german, size, playable in rows(DOCS / "boxes" / "README.md", "# The boxes"):
        listed[re.sub(r"[\[\]`]|\(.*\)", "", code)] = (english, german, int(size), playable)
    known = {}
    for box in catalogue.box_names():
        found = catalogue.tile_set(box)
        known[box] = (found.name_en, found.name_de, found.size, "yes" if box in playable_boxes() else "not yet")
    assert listed == known


@pytest.mark.parametrize("box", playable_boxes())
def test_every_playable_box_has_a_page_with_its_names(box: str) -> None:
    page = DOCS / "boxes" / f"{box}.md"
    assert page.exists(), f"write docs/boxes/{box}.md"
    found = catalogue.tile_set(box)
    title = page.read_text(encoding="utf-8").partition("\n")[0]
    assert found.name_en in title
    assert found.name_de in title


def row_of(option: Option) -> list[str]:
    """Give the row of an option in the table of its box."""
    values = [names_of(choice)[0] for choice in option.choices]
    if len(values) > MANY:
        words = [value for value in values if not value.isdecimal()]
        values = [*words, f"{values[len(words)]} to {values[-1]}"]
    shown = ", ".join(values)
    return [f"`{option.name}`", names_of(option.default)[0], shown, str(option.about)]


@pytest.mark.parametrize("box", playable_boxes())
def test_every_option_of_a_box_is_on_its_page(box: str) -> None:
    bundled = {option for part in played_boxes([box]) if part != box for option in known_options([part])}
    options = [option for option in known_options([box]) if option not in bundled]
    page = DOCS / "boxes" / f"{box}.md"
    if options:
        assert rows(page, "## Options") == [row_of(option) for option in options]
    else:
        assert "\nThis box has no options.\n" in prose(page)


def test_the_tiles_of_the_base_game_are_counted_on_its_page() -> None:
    listed = {code.strip("`"): int(count) for code, count, _ in rows(DOCS / "boxes" / "base.md", "## Tiles")}
    assert listed == {tile.code: tile.count for tile in catalogue.tile_set("base").tiles}


def row_of_hook(owner: type, name: str) -> list[str]:
    """Give a hook as the page lists it: its name, and for methods what it is told."""
    hook = getattr(owner, name)
    told = ", ".join(list(inspect.signature(hook).parameters)[1:]) if callable(hook) else ""
    return [f"`{name}`", f"`{told}`" if told else ""]


@pytest.mark.parametrize(("owner", "heading"), [(Expansion, "## Every hook"), (Phase, "## Every part of a phase")])
def test_every_hook_is_documented_with_what_it_is_told(owner: type, heading: str) -> None:
    hooks = [row_of_hook(owner, name) for name in vars(owner) if not name.startswith("_")]
    documented = rows(DOCS / "hooks.md", heading)
    assert sorted(row[:2] for row in documented) == sorted(hooks)
    assert all(row[2] for row in documented)


@pytest.mark.parametrize("page", ["adding-an-expansion.md", "hooks.md"])
def test_every_verb_and_every_method_that_the_guide_names_exists(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    assert [name for name in re.findall(r"\bverbs\.(\w+)", text) if not hasattr(verbs, name)] == []
    assert [name for name in re.findall(r"\brules\.(\w+)\(", text) if not hasattr(Rules, name)] == []


@pytest.mark.parametrize(
    "keys",
    [catalogue.FILE_KEYS, catalogue.BLOCK_KEYS, vocabulary.MARKS, vocabulary.SYMBOLS],
    ids=["file", "tile", "feature", "symbol"],
)
def test_every_key_of_the_tile_files_is_explained(keys: frozenset[str]) -> None:
    text = (DOCS / "tiles.md").read_text(encoding="utf-8")
    assert [key for key in sorted(keys) if f"`{key}`" not in text] == []


def test_the_page_of_interactions_says_what_rulings_and_tests_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(DOCS))
    interactions = importlib.import_module("interactions")
    assert (DOCS / "interactions.md").read_text(encoding="utf-8") == interactions.page(), "run make pages"
    named = {box for sentence in interactions.tested() for box in sentence.boxes}
    assert named <= set(playable_boxes())


def test_the_page_of_the_architecture_says_who_names_a_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(DOCS))
    boxes_named = importlib.import_module("boxes_named")
    assert boxes_named.PAGE.read_text(encoding="utf-8") == boxes_named.page(), "run make pages"


def test_the_german_pages_say_what_the_catalogue_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(DOCS))
    german = importlib.import_module("german")
    written = {path.name: path.read_text(encoding="utf-8") for path in (DOCS / "de").iterdir()}
    assert written == german.pages(), "run make pages"


# -- fair draws --------------------------------------------------------------------------------


def finished_game(seed: str) -> bastide.Game:
    """Play a game at random."""
    game = bastide.new_game(players=3, seed=seed)
    luck = Luck(1)
    while not game.over:
        game.apply(game.state.sample(luck))
    return game


def check_draws(record: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Check a record with the program that stands on the page about records."""
    program = next(block.text for block in blocks(DOCS / "records.md") if block.file == "check_draws.py")
    (folder / "check_draws.py").write_text(program, encoding="utf-8")
    (folder / "game.bastide").write_text(record, encoding="utf-8")
    command = [sys.executable, "-I", "check_draws.py", "game.bastide"]
    return subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=False)


@pytest.mark.parametrize("seed", ["12", "a seed of words", "golden 2", "9", "x:y"])
def test_anyone_can_check_the_draws_of_a_game_without_bastide(seed: str, folder: Path) -> None:
    done = check_draws(bastide.write_record(finished_game(seed)), folder)
    assert done.stdout == "Every draw follows from the seed.\n", done.stderr


def test_the_check_counts_a_tile_that_fits_nowhere_among_the_draws(folder: Path) -> None:
    records = (bastide.write_record(finished_game(str(seed))) for seed in range(500))
    done = check_draws(next(record for record in records if "draw " in record), folder)
    assert done.returncode == 0, done.stderr


def test_a_record_with_another_seed_does_not_pass_the_check(folder: Path) -> None:
    record = bastide.write_record(finished_game("honest")).replace("seed: honest", "seed: forged")
    done = check_draws(record, folder)
    assert done.returncode != 0
    assert "should be" in done.stderr


@pytest.mark.parametrize("seed", range(8))
def test_who_begins_follows_from_the_seed(seed: int) -> None:
    number = int(sha256(f"{seed}:first:0".encode()).hexdigest(), 16)
    assert bastide.new_game(players=5, seed=seed).to_move == number % 5


# -- the boxes of the guide --------------------------------------------------------------------


def box_of_the_guide(module: str, name: str, folder: Path) -> Expansion:
    """Import a box that stands as code in the guide."""
    for block in blocks(DOCS / "adding-an-expansion.md"):
        if block.file.endswith(".py"):
            (folder / block.file).write_text(block.text, encoding="utf-8")
    box = getattr(importlib.import_module(module), name)()
    assert isinstance(box, Expansion)
    return box


def events_of_a_game(box: Expansion, seed: int) -> EventLog:
    """Play a whole game with a box at random."""
    state = opening(compile_rules(2, list(catalogue.tile_set("base").tiles), [box]))
    log = EventLog()
    state.reporter = log
    state.play_out(Luck(seed))
    assert state.over
    return log


def test_the_small_box_of_the_guide_plays_whole_games_and_pays_long_roads(folder: Path) -> None:
    box = box_of_the_guide("long_roads", "LongRoads", folder)
    paid = 0
    for seed in range(40):
        for event in events_of_a_game(box, seed).events:
            if isinstance(event, Scored):
                assert event.place is not None
                length = event.lines[0][1]
                earned = event.claim == "finished" and event.place.feature == "road" and length >= 5
                assert (("long road", 1, 2) in event.lines) == earned
                paid += earned
    assert paid > 0


def test_the_test_of_the_guide_passes(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    box = type(box_of_the_guide("long_roads", "LongRoads", folder))
    known = catalogue.tile_set
    without_tiles = TileSet(box.name, "", "", ())
    monkeypatch.setattr(catalogue, "tile_set", lambda name: without_tiles if name == box.name else known(name))
    monkeypatch.setattr("bastide.rulebook.REGISTRY", (box,))
    shown = [block for block in blocks(DOCS / "adding-an-expansion.md") if "def test_" in block.text]
    for block in shown:
        words: dict[str, Any] = {"scene": scene}
        exec(block.text, words)  # noqa: S102 - our own page
        for name in [name for name in words if name.startswith("test_")]:
            words[name]()
    assert shown


def test_the_box_of_the_guide_that_asks_plays_whole_games_and_calls_followers_home(folder: Path) -> None:
    box = box_of_the_guide("homecoming", "Homecoming", folder)
    called = [
        event
        for seed in range(10)
        for event in events_of_a_game(box, seed).events
        if isinstance(event, FigureLeft) and event.why == "taken_back"
    ]
    assert called
