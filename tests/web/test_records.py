"""A game again: an upload with replay and review, the check of the draw, playing on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import bastide
from bastide.records.record import write_record
from tests.web.test_board import COVERED
from tests.web.test_looking import serious
from tests.web.test_screens import state_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.running import Running
    from tests.web.screen import Screen

    Open = Callable[..., Screen]

TURNS = 4
REVIEWED = 180_000
"""Milliseconds: the bots think in plain Python, on a busy machine."""


def record() -> str:
    """Write the first turns of a game."""
    game = bastide.new_game(players=["Anna", "Ben"], seed="replay", first=0)
    while len(game.view().tiles) <= TURNS or game.to_move == (TURNS - 1) % 2:
        game.play(game.options()[0])
    return write_record(game)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.bastide"
    path.write_text(record(), encoding="utf-8")
    return path


def uploaded(screen: Screen, file: Path) -> Screen:
    """Open a file on the start page."""
    screen.page.goto(screen.address)
    screen.find("input[type=file]").set_input_files(file)
    expect(screen.find(".player")).to_be_visible()
    return screen


def test_an_uploaded_game_is_shown_again_turn_by_turn(opened: Open, file: Path) -> None:
    screen = uploaded(opened(), file)
    said = screen.find(".player b").first
    expect(said).to_have_text(f"Turn {TURNS} of {TURNS}")
    screen.page.keyboard.press("Home")
    expect(said).to_have_text("Before the first turn")
    screen.page.keyboard.press("ArrowRight")
    expect(said).to_have_text(f"Turn 1 of {TURNS}")
    screen.page.keyboard.press("ArrowRight")
    screen.page.keyboard.press("ArrowLeft")
    expect(said).to_have_text(f"Turn 1 of {TURNS}")
    screen.page.get_by_role("slider").fill("2")
    expect(said).to_have_text(f"Turn 2 of {TURNS}")
    screen.page.get_by_role("button", name="To the end").click()
    expect(said).to_have_text(f"Turn {TURNS} of {TURNS}")
    screen.page.keyboard.press("Home")
    screen.page.keyboard.press("Space")
    expect(said).to_have_text(f"Turn {TURNS} of {TURNS}")


def test_on_a_phone_that_lies_a_replay_leaves_its_board_free(opened: Open, file: Path) -> None:
    screen = opened(phone=True)
    screen.page.set_viewport_size({"width": 844, "height": 390})
    uploaded(screen, file)
    screen.page.keyboard.press("Home")
    screen.page.keyboard.press("End")
    expect(screen.find(".board image").first).to_be_in_viewport()
    assert screen.page.evaluate(COVERED, ".player button, .player a, .replay nav .btn") == 0
    low = screen.find(".player").bounding_box()
    assert low is not None
    assert low["y"] > 390 / 2


def test_a_position_has_an_address(opened: Open, file: Path) -> None:
    screen = uploaded(opened(), file)
    screen.page.goto(f"{screen.page.url}?step=2")
    screen.page.reload()
    expect(screen.find(".player b").first).to_contain_text(" of ")
    expect(screen.find(".player b").first).not_to_have_text(f"Turn {TURNS} of {TURNS}")


def test_who_reloads_a_replay_or_comes_back_finds_the_step_again(opened: Open, file: Path) -> None:
    screen = uploaded(opened(), file)
    said = screen.find(".player b").first
    screen.page.keyboard.press("Home")
    screen.page.keyboard.press("ArrowRight")
    screen.page.keyboard.press("ArrowRight")
    expect(said).to_have_text(f"Turn 2 of {TURNS}")
    step = re.search(r"step=\d+", screen.find("a[href*='step=']").first.get_attribute("href") or "")
    assert step is not None
    screen.page.wait_for_url(re.compile(rf"\?{step[0]}$"))
    screen.page.reload()
    expect(said).to_have_text(f"Turn 2 of {TURNS}")
    screen.page.get_by_role("link", name="Review").click()
    screen.page.wait_for_url(re.compile("/review/"))
    screen.page.go_back()
    expect(said).to_have_text(f"Turn 2 of {TURNS}")


def test_a_link_to_another_step_of_the_same_game_leads_there(opened: Open, file: Path) -> None:
    screen = uploaded(opened(), file)
    said = screen.find(".player b").first
    expect(said).to_have_text(f"Turn {TURNS} of {TURNS}")
    screen.page.evaluate("() => { location.hash += '?step=0' }")
    expect(said).to_have_text("Before the first turn")


def test_a_link_followed_while_the_address_is_about_to_change_leads_there(opened: Open, file: Path) -> None:
    screen = uploaded(opened(), file)
    said = screen.find(".player b").first
    expect(said).to_have_text(f"Turn {TURNS} of {TURNS}")
    screen.page.evaluate(
        """async () => {
          window.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft" }));
          await Promise.resolve();
          const { port1, port2 } = new MessageChannel();
          port2.onmessage = () => { location.hash = location.hash.split("?")[0] + "?step=0" };
          port1.postMessage("the timer of the address comes behind this");
          for (const begun = performance.now(); performance.now() < begun + 400; );
        }"""
    )
    expect(said).to_have_text("Before the first turn")


def test_what_is_no_game_is_refused_in_words(opened: Open, tmp_path: Path) -> None:
    path = tmp_path / "letter.bastide"
    path.write_text("Dear Anna,", encoding="utf-8")
    screen = opened(language="de")
    screen.page.goto(screen.address)
    screen.find("input[type=file]").set_input_files(path)
    expect(screen.find("[role=alert]")).not_to_be_empty()


def test_the_draw_of_a_file_follows_from_its_seed(opened: Open, file: Path) -> None:
    screen = uploaded(opened(), file)
    screen.page.get_by_title("Check the draw").click()
    expect(screen.find("dialog")).to_contain_text("The draws fit the seed")


def test_one_plays_on_from_any_turn_against_bots(server: Running, opened: Open, file: Path) -> None:
    screen = uploaded(opened(), file)
    screen.page.get_by_role("slider").fill("2")
    screen.find("a", "Play on from here").click()
    expect(screen.find("dialog ol li")).to_have_count(2)
    screen.find("dialog button", "Start the game").click()
    expect(screen.find(".seat")).to_have_count(2)
    assert [seat.kind for seat in state_of(server, screen).seats] == ["here", "bot"]


def test_a_record_that_is_not_there_says_so(opened: Open) -> None:
    screen = opened()
    screen.page.goto(f"{screen.address}/#/replay/nothing")
    expect(screen.find("[role=alert] h1")).to_be_visible()
    expect(screen.find("a", "To the start page")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_bots_look_at_an_upload_again(opened: Open, file: Path, scheme: str) -> None:
    screen = uploaded(opened(scheme=scheme), file)
    assert serious(screen) == []
    screen.page.get_by_title("Review").click()
    expect(screen.find("aside h2")).to_have_text("Not over yet.", timeout=REVIEWED)
    expect(screen.find(".podium label")).to_have_count(2)
    expect(screen.find("path.curve")).to_be_attached()
    assert serious(screen) == []
