"""Records on the server: brought along, looked at again, played on, checked."""

from __future__ import annotations

import gzip
import json
import random
import time
from functools import cache
from typing import TYPE_CHECKING

import msgspec
import pytest

import bastide
from bastide.bots import RandomBot
from bastide.client import Refused, Server
from bastide.game import Game
from bastide.records.fairness import check_draws
from bastide.server.bodies import (
    Fairness,
    FromRecord,
    NewSeat,
    NewTable,
    Position,
    RecordFacts,
    Replay,
    ReviewState,
    Shared,
)
from bastide.server.changes import changed
from bastide.server.config import Config
from bastide.server.secrecy import hashed
from bastide.server.serving import Background
from tests.records.recordings import recording
from tests.server.running import play_on

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.running import Running


@cache
def recorded(actions: int = 24) -> str:
    """Write the record of some actions."""
    game = bastide.new_game(players=["Anna", "Ben"], boxes=["inns_and_cathedrals"], seed=11)
    bot = RandomBot(4)
    for _ in range(actions):
        game.play(bot.choose(game))
    return bastide.write_record(game)


def upload(server: Running, text: str) -> RecordFacts:
    """Bring a file along."""
    return server.post("/api/records", text.encode(), RecordFacts)


def test_a_record_comes_back_as_it_was(server: Running) -> None:
    facts = upload(server, recorded())
    assert (facts.names, facts.steps, facts.is_over) == (["Anna", "Ben"], 24, False)
    assert server.request("GET", f"/api/records/{facts.record}/text").decode() == recorded()
    assert upload(server, recorded()).record == facts.record


def test_a_save_file_of_jcloisterzone_becomes_a_record(server: Running) -> None:
    facts = upload(server, json.dumps(recording(4)))
    text = server.request("GET", f"/api/records/{facts.record}/text").decode()
    assert bastide.read_record(text).players == tuple(facts.names)


def test_a_replay_is_the_first_view_and_a_change_for_each_step(server: Running) -> None:
    facts = upload(server, recorded())
    packed = server.request("GET", f"/api/records/{facts.record}/replay")
    replay = msgspec.json.decode(gzip.decompress(packed), type=Replay)
    assert len(replay.updates) == facts.steps
    view = replay.view
    for update in replay.updates:
        view = changed(view, update.change)
    last = server.get(f"/api/records/{facts.record}/steps/{facts.steps}", Position)
    assert last.view == view
    assert last.last == replay.updates[-1].steps[0]
    assert bastide.read_position(last.text).scores == tuple(facts.scores)


def test_a_position_that_does_not_exist_is_refused(server: Running) -> None:
    facts = upload(server, recorded())
    with pytest.raises(Refused, match="no_such_step"):
        server.get(f"/api/records/{facts.record}/steps/99", Position)
    with pytest.raises(Refused, match="no_such_record"):
        server.get("/api/records/none/steps/1", Position)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "bad_record"),
        (b"\xff\xfe", "not_text"),
        (b"{", "bad_jcz"),
        (b'{"setup":' * 50_000, "bad_jcz"),
        (b'{"setup": ' + b"9" * 5000 + b"}", "bad_jcz"),
        (b'{"setup": {}, "replay": [{"type": 1}]}', "bad_jcz"),
        (b"bastide 1\nplayers: Anna, Ben\nseed: 1\n\n1. nonsense\n", "bad_notation"),
        (b"bastide 1\n" + b"1. -;\n" * 3000, "too_long"),
    ],
)
def test_what_is_no_record_is_refused_with_a_reason(server: Running, content: bytes, code: str) -> None:
    with pytest.raises(Refused, match=code):
        server.post("/api/records", content, RecordFacts)


def test_an_upload_has_a_limit(server: Running) -> None:
    with pytest.raises(Refused, match="too_large"):
        server.post("/api/records", b"x" * 1_100_000, RecordFacts)


def test_the_draws_of_a_record_follow_from_its_seed(server: Running) -> None:
    facts = upload(server, recorded())
    fair = server.get(f"/api/records/{facts.record}/fairness", Fairness)
    assert fair.is_fair
    assert fair.seed == "11"
    assert fair.draws > 8
    false = recorded().replace("bastide 1\n", f"bastide 1\n# commitment: {hashed('12')}\n")
    facts = upload(server, false)
    assert not server.get(f"/api/records/{facts.record}/fairness", Fairness).is_fair


def test_a_game_is_reviewed_with_progress(server: Running) -> None:
    facts = upload(server, recorded(6))
    address = f"/api/records/{facts.record}/review"
    assert server.get(address, ReviewState).state == "none"
    state = server.post(address, b"", ReviewState)
    while state.state == "running":
        time.sleep(0.1)
        state = server.get(address, ReviewState)
    assert state.state == "done"
    assert state.review is not None
    assert [choice.player for choice in state.review.choices]
    assert state.review.choices[0].step == 0
    last = state.review.choices[-1]
    assert last.step + last.played.count(";") + 1 == facts.steps


def test_a_game_is_played_on_from_any_position_against_bots(server: Running) -> None:
    facts = upload(server, recorded())
    seats = [NewSeat("here", "Ines"), NewSeat("bot", "Bot", "random")]
    made = server.new_table(NewTable(seats, starts=True, origin=FromRecord(facts.record, 10)))
    position = server.get(f"/api/records/{facts.record}/steps/10", Position)
    with server.sit(made.table, made.token) as seat:
        assert seat.view is not None
        assert seat.view.tiles[: len(position.view.tiles)] == position.view.tiles
        assert play_on(seat, random.Random(1), most=4) == 4
        text = server.request("GET", f"/api/tables/{made.table}/record").decode()
        assert "seed:" not in text
        assert bastide.read_record(text).players == ("Ines", "Bot")
    with pytest.raises(Refused, match="wrong_seats"):
        server.new_table(NewTable(seats[:1], origin=FromRecord(facts.record, 10)))
    with pytest.raises(Refused, match="no_such_step"):
        server.new_table(NewTable(seats, origin=FromRecord(facts.record, 1000)))


def test_a_record_is_played_again_by_a_worker_so_that_the_other_tables_do_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []
    background = Background(Config(data=str(tmp_path), port=0, log_level="error"))
    server = Server(background.start())
    try:
        facts = server.post("/api/records", recorded().encode(), RecordFacts)
        monkeypatch.setattr(Game, "apply", lambda _, code: played.append(code))
        seats = [NewSeat("here", "Ines"), NewSeat("here", "Jan")]
        made = server.new_table(NewTable(seats, starts=True, origin=FromRecord(facts.record, 20)))
        with server.sit(made.table, made.token) as seat:
            assert seat.view is not None
            assert len(seat.view.tiles) > 10
    finally:
        background.stop()
    assert not played


def test_a_position_of_a_running_game_is_shared_without_its_seed(server: Running) -> None:
    made = server.here("Anna", "Ben")
    with server.sit(made.table, made.token) as seat:
        play_on(seat, random.Random(1), most=5)
        shared = server.post(f"/api/tables/{made.table}/share", b"", Shared)
        assert shared.step == 5
        position = server.get(f"/api/records/{shared.record}/steps/5", Position)
        assert position.view.tiles == seat.view.tiles  # type: ignore[union-attr]
        assert "seed" not in server.request("GET", f"/api/records/{shared.record}/text").decode()
        assert server.get(f"/api/tables/{made.table}/fairness", Fairness).seed is None


def test_a_game_from_a_position_tells_at_its_end_from_which_seed_its_draws_follow(server: Running) -> None:
    facts = upload(server, recorded())
    seats = [NewSeat("here", "Ines"), NewSeat("here", "Jan")]
    made = server.new_table(NewTable(seats, starts=True, origin=FromRecord(facts.record, 10)))
    with server.sit(made.table, made.token) as seat:
        assert seat.table is not None
        commitment = seat.table.commitment
        play_on(seat, random.Random(1))
        fair = server.get(f"/api/tables/{made.table}/fairness", Fairness)
        assert fair.is_fair
        assert fair.commitment == commitment == hashed(fair.seed or "")
        assert fair.draws > 40
        text = server.request("GET", f"/api/tables/{made.table}/record").decode()
    assert check_draws(text).is_fair
    assert not check_draws(text.replace(f"step 10: {fair.seed}", "step 10: another")).is_fair
    assert not check_draws(text.replace("step 10:", "step 999:")).follows
