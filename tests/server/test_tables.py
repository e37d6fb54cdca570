"""Tables, seats and games through the client: real processes, real sockets."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec
import pytest

import bastide
from bastide.client import Refused
from bastide.language import said
from bastide.server import messages
from bastide.server.bodies import Invitation, Invite, MyTables, NewSeat, NewTable, TableSummary
from bastide.server.course import MOST_UNDONE
from bastide.server.secrecy import hashed
from bastide.server.tables import ClockSettings, TableState
from bastide.server.words import Words
from tests.server.running import play_on

if TYPE_CHECKING:
    from bastide.client import Seat
    from tests.server.running import Running


def invited(server: Running, **more: object) -> tuple[str, str, str]:
    """Make a table with Anna here and a seat for Ben; give the table, Anna's token and Ben's code."""
    made = server.new_table(NewTable([NewSeat("here", "Anna"), NewSeat("invited")], first=0, **more))  # type: ignore[arg-type]
    return made.table, made.token, made.invitations[0].code


def two(server: Running, **more: object) -> tuple[Seat, Seat]:
    """Let Anna and Ben sit at a table that has begun."""
    table, token, code = invited(server, **more)
    anna = server.sit(table, token)
    ben = server.sit(table, server.take_seat(table, code, "Ben").token)
    anna.start()
    ben.listen()
    while ben.view is None:
        ben.listen()
    return anna, ben


def hear(seat: Seat, kind: type[messages.FromServer]) -> messages.FromServer:
    """Wait for a message of a kind."""
    while True:
        message = seat.listen()
        if isinstance(message, kind):
            return message


# -- a whole game --------------------------------------------------------------------------------


def test_a_game_on_one_device_is_played_to_its_end_and_everything_drawn_can_be_checked(server: Running) -> None:
    made = server.here("Anna", "Ben", boxes=["river"])
    with server.sit(made.table, made.token) as seat:
        assert seat.table is not None
        commitment = seat.table.commitment
        assert seat.table.seed is None
        play_on(seat, random.Random(1))
        assert seat.table.seed is not None
        assert hashed(seat.table.seed) == commitment
        text = server.request("GET", f"/api/tables/{made.table}/record").decode()
        game = bastide.read_record(text)
        assert game.over
        assert f"# commitment: {commitment}" in text
        assert game.seed == seat.table.seed
        assert [each.score for each in seat.view.seats] == list(game.scores)
        assert seat.table.winners == list(game.winners)


def test_bots_and_engines_play_along_and_a_bot_that_fails_does_not_stop_the_game(server: Running) -> None:
    seats = [NewSeat("here", "Anna"), NewSeat("bot", "Bea", "greedy"), NewSeat("engine", "Sid", "silly")]
    made = server.new_table(NewTable(seats, starts=True, options={"followers": 1}))
    with server.sit(made.table, made.token) as seat:
        play_on(seat, random.Random(2), most=12)
        assert {step.seat for step in seat.steps} >= {0, 1, 2}


@pytest.mark.parametrize("engine", ["hanging", "crashing"])
def test_a_worker_that_hangs_or_crashes_is_replaced_and_the_table_goes_on(server: Running, engine: str) -> None:
    replaced = server.metric("bastide_workers_replaced_total")
    seats = [NewSeat("engine", "Eve", engine), NewSeat("here", "Anna")]
    made = server.new_table(NewTable(seats, first=0, starts=True))
    other = server.here("Ben", "Ines")
    with server.sit(made.table, made.token) as seat, server.sit(other.table, other.token) as beside:
        assert play_on(beside, random.Random(1), most=6) == 6
        seat.wait()
        assert seat.steps[-1].seat == 0
    assert server.metric("bastide_workers_replaced_total") > replaced


# -- seats ---------------------------------------------------------------------------------------


def test_whoever_is_invited_sits_down_once(server: Running) -> None:
    table, _, code = invited(server)
    taken = server.take_seat(table, code, "Ben")
    assert taken.seat == 1
    assert server.get(f"/api/tables/{table}", TableState).seats[1].name == "Ben"
    with pytest.raises(Refused, match="bad_invitation"):
        server.take_seat(table, code, "Eve")


def test_two_of_the_same_name_are_told_apart(server: Running) -> None:
    table, _, code = invited(server)
    server.take_seat(table, code, "Anna")
    assert [seat.name for seat in server.get(f"/api/tables/{table}", TableState).seats] == ["Anna", "Anna 2"]


def test_a_seat_moves_to_another_device_by_an_invitation_of_its_own(server: Running) -> None:
    table, token, code = invited(server)
    ben = server.take_seat(table, code, "Ben").token
    fresh = server.post(f"/api/tables/{table}/invitations", Invite(1), Invitation, ben)
    other = server.take_seat(table, fresh.code)
    with server.sit(table, other.token) as there, server.sit(table, ben) as here:
        assert there.seats == here.seats == [1]
    with pytest.raises(Refused, match="not_your_seat"):
        server.post(f"/api/tables/{table}/invitations", Invite(1), Invitation, token)


def test_the_host_kicks_before_the_start_and_the_old_token_is_void(server: Running) -> None:
    table, token, code = invited(server)
    ben = server.take_seat(table, code, "Ben").token
    with server.sit(table, token) as anna:
        anna.ask(messages.Kick("1", 1))
        with pytest.raises(Refused, match="seats_free"):
            anna.start()
        with server.sit(table, ben) as gone:
            assert gone.seats == []
        fresh = server.post(f"/api/tables/{table}/invitations", Invite(1), Invitation, token)
        server.take_seat(table, fresh.code, "Ines")
        anna.start()


def test_the_host_fills_a_free_seat_with_a_bot(server: Running) -> None:
    table, token, _ = invited(server)
    with server.sit(table, token) as anna:
        anna.ask(messages.Fill("1", 1, "random"))
        anna.start()
        assert play_on(anna, random.Random(1), most=6) == 6


def test_only_the_host_starts(server: Running) -> None:
    table, _, code = invited(server)
    with server.sit(table, server.take_seat(table, code, "Ben").token) as ben:
        with pytest.raises(Refused, match="not_host"):
            ben.start()
        ben.ask(messages.Rename("1", 1, "Benjamin"))
        assert server.get(f"/api/tables/{table}", TableState).seats[1].name == "Benjamin"
        with pytest.raises(Refused, match="not_your_seat"):
            ben.ask(messages.Rename("2", 0, "Eve"))


def test_a_device_finds_its_tables_again_by_its_tokens(server: Running) -> None:
    made = server.here("Anna", "Ben")
    found = server.post("/api/tables/mine", MyTables(["nothing", made.token]), list[TableSummary])
    assert [(each.token, each.table, each.seats, each.phase) for each in found] == [(1, made.table, [0, 1], "playing")]


# -- intents -------------------------------------------------------------------------------------


def test_who_is_not_asked_is_refused_and_told_whose_turn_it_is(server: Running) -> None:
    anna, ben = two(server)
    with anna, ben:
        with pytest.raises(Refused) as refused:
            ben.play("-")
        assert refused.value.code == "not_your_turn"
        assert refused.value.refusal.words.parameters == {"who": "Anna"}


def test_what_the_rules_forbid_is_refused_with_what_would_be_legal(server: Running) -> None:
    anna, ben = two(server)
    with anna, ben:
        with pytest.raises(Refused) as refused:
            anna.play("knight N")
        assert refused.value.legal == [option.action for option in anna.options]
        assert refused.value.refusal.words.key == "refused"


def test_who_has_not_seen_the_last_version_is_refused(server: Running) -> None:
    anna, ben = two(server)
    with anna, ben:
        first = anna.options[0].action
        anna.play(first)
        with pytest.raises(Refused, match="stale"):
            anna.ask(messages.Play("late", 0, "-"))


def test_the_same_intent_is_carried_out_once_and_answered_every_time(server: Running) -> None:
    anna, ben = two(server)
    with anna, ben:
        action = anna.options[0].action
        intent = messages.Play("same", 0, action)
        assert anna.ask(intent) == anna.ask(intent) == messages.Done("same", 1)
        anna.connect()
        assert anna.version == 1
        assert anna.ask(intent) == messages.Done("same", 1)


def test_several_actions_are_played_together_or_not_at_all(server: Running) -> None:
    anna, ben = two(server)
    with anna, ben:
        tile = anna.options[0].action
        with pytest.raises(Refused):
            anna.play(f"{tile}; knight inner9")
        assert anna.version == 0
        anna.play(f"{tile}; -")
        assert anna.version == 1


def test_an_action_is_undone_inside_the_turn_until_the_next_draw(server: Running) -> None:
    anna, ben = two(server)
    with anna, ben:
        before = anna.view
        anna.play(anna.options[0].action)
        assert anna.may_undo
        anna.undo()
        while anna.version < 2:
            anna.listen()
        assert anna.view == before
        assert anna.steps[-1].taken_back == 1
        anna.play(anna.options[0].action)
        anna.play("-")
        assert not anna.may_undo
        with pytest.raises(Refused, match="cannot_undo"):
            anna.undo()


def test_a_turn_is_taken_back_fifty_times_at_most(server: Running) -> None:
    made = server.here("Anna", "Ben", first=0)
    with server.sit(made.table, made.token) as seat:
        tile = seat.options[0].action
        for _ in range(MOST_UNDONE):
            seat.play(tile)
            assert seat.may_undo
            seat.undo()
        seat.play(tile)
        assert not seat.may_undo
        with pytest.raises(Refused, match="cannot_undo"):
            seat.undo()
        with pytest.raises(Refused, match="nothing_to_take_back"):
            seat.ask(messages.Propose("back", seat.version, 0))
        play_on(seat, random.Random(1), most=4)
        while not seat.may_undo:
            play_on(seat, random.Random(1), most=1)
        seat.undo()


def test_whoever_sits_down_again_and_again_has_new_ids_each_time(server: Running) -> None:
    made = server.here("Anna", "Ben")
    for version in range(1, 6):
        with server.sit(made.table, made.token) as seat:
            assert seat.play(seat.options[-1].action) == version
        del seat  # The next one may lie at the same place in memory.


def test_several_actions_at_once_end_with_the_turn_and_never_tell_what_is_drawn(server: Running) -> None:
    anna, ben = two(server)
    with anna, ben:
        tile = anna.options[0].action
        said = set()
        for after in ("X^ 9,9", "nonsense", "-", tile):
            with pytest.raises(Refused) as refused:
                anna.play(f"{tile}; -; {after}")
            said.add(msgspec.json.encode(refused.value.refusal))
        assert refused.value.code == "beyond_draw"
        assert len(said) == 1
        anna.play(f" {tile} ;; - ;")
        assert (anna.version, anna.steps[-1].action) == (1, f"{tile}; -")
        ben.wait()
        assert ben.options


def test_a_takeback_needs_the_consent_of_the_others(server: Running) -> None:
    anna, ben = two(server)
    with anna, ben:
        before = anna.view
        anna.play(f"{anna.options[0].action}; -")
        while ben.version < 1:
            ben.listen()
        anna.ask(messages.Propose("p", 1, 0))
        while not (ben.table and ben.table.proposals):
            ben.listen()
        proposal = ben.table.proposals[0]
        assert (proposal.what, proposal.seat, proposal.waits_for) == ("takeback", 0, [1])
        ben.ask(messages.Answer("no", proposal.number, agrees=False))
        anna.ask(messages.Propose("p2", 1, 0))
        while not (ben.table and ben.table.proposals and ben.table.proposals[0].number != proposal.number):
            ben.listen()
        ben.ask(messages.Answer("yes", ben.table.proposals[0].number, agrees=True))
        while anna.version < 2:
            anna.listen()
        assert anna.view == before
        assert anna.options


def test_a_table_without_takebacks_takes_nothing_back(server: Running) -> None:
    anna, ben = two(server, has_takebacks=False)
    with anna, ben:
        anna.play(f"{anna.options[0].action}; -")
        with pytest.raises(Refused, match="no_takebacks"):
            anna.ask(messages.Propose("p", 1, 0))


def test_a_bot_takes_over_an_own_seat_at_once(server: Running) -> None:
    anna, ben = two(server)
    with anna, ben:
        ben.ask(messages.Replace("r", 1, "random"))
        while ben.seats:
            ben.listen()
        anna.play(f"{anna.options[0].action}; -")
        anna.wait()
        assert {step.seat for step in anna.steps} >= {0, 1}


def test_a_vanished_player_is_replaced_by_the_host_after_some_time(server: Running) -> None:
    anna, ben = two(server)
    with anna:
        ben.close()
        while anna.table is None or anna.table.seats[1].is_present:
            anna.listen()
        anna.ask(messages.Replace("r", 1, "random"))  # This server does not wait for anybody.
        assert server.get(f"/api/tables/{anna.name}", TableState).seats[1].kind == "bot"


def test_the_others_may_agree_to_a_bot_for_somebody_who_is_away(server: Running) -> None:
    seats = [NewSeat("here", "Anna"), NewSeat("invited"), NewSeat("invited")]
    made = server.new_table(NewTable(seats, first=0))
    tokens = [server.take_seat(made.table, each.code).token for each in made.invitations]
    with server.sit(made.table, made.token) as anna, server.sit(made.table, tokens[0]) as ben:
        anna.start()
        ben.ask(messages.Replace("r", 2, "random"))
        while not (anna.table and anna.table.proposals):
            anna.listen()
        anna.ask(messages.Answer("a", anna.table.proposals[0].number, agrees=True))
        assert server.get(f"/api/tables/{made.table}", TableState).seats[2].kind == "bot"


def test_a_player_who_is_here_is_replaced_only_if_all_agree(server: Running) -> None:
    seats = [NewSeat("here", "Anna"), NewSeat("invited"), NewSeat("invited")]
    made = server.new_table(NewTable(seats, first=0))
    tokens = [server.take_seat(made.table, each.code).token for each in made.invitations]
    anna, ben, ines = (server.sit(made.table, token) for token in (made.token, *tokens))
    with anna, ben, ines:
        anna.start()
        anna.ask(messages.Replace("r", 1, "random"))
        with pytest.raises(Refused, match="proposed_already"):
            anna.ask(messages.Replace("r2", 1, "random"))
        while not (ines.table and ines.table.proposals):
            ines.listen()
        number = ines.table.proposals[0].number
        assert ines.table.proposals[0].waits_for == [1, 2]
        with pytest.raises(Refused, match="not_your_seat"):
            anna.ask(messages.Answer("a", number, agrees=True))
        ines.ask(messages.Answer("a", number, agrees=True))
        assert server.get(f"/api/tables/{made.table}", TableState).proposals[0].waits_for == [1]
        while not (ben.table and ben.table.proposals):
            ben.listen()
        ben.ask(messages.Answer("a", number, agrees=True))
        assert server.get(f"/api/tables/{made.table}", TableState).seats[1].kind == "bot"


def test_who_talks_too_much_is_refused(server: Running) -> None:
    made = server.here("Anna", "Ben")
    with server.sit(made.table, made.token) as seat:
        with pytest.raises(Refused, match="too_often"):
            for number in range(20):
                seat.say(f"line {number}")
        seat.play(seat.options[0].action)


def test_letters_that_turn_a_line_round_are_left_out_and_joined_pictures_stay(server: Running) -> None:
    made = server.here("Anna", "Ben")
    with server.sit(made.table, made.token) as seat:
        seat.say("\N{RIGHT-TO-LEFT OVERRIDE}\x00a\x1b[31mb \N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}\nc")
        while not seat.chat:
            seat.listen()
        assert seat.chat[0].text == "a[31mb \N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}\nc"


def test_what_is_said_is_heard_by_all_and_kept(server: Running) -> None:
    anna, ben = two(server)
    with anna, ben:
        ben.say("Well played!\x07")
        said = hear(anna, messages.Said)
        assert isinstance(said, messages.Said)
        assert (said.line.name, said.line.text) == ("Ben", "Well played!")
        with pytest.raises(Refused, match="bad_chat"):
            ben.say("x" * 500)
        with server.sit(anna.name) as watching:
            assert [line.text for line in watching.chat] == ["Well played!"]
            with pytest.raises(Refused, match="not_your_seat"):
                watching.say("Hello")


def test_who_comes_back_hears_what_was_missed(server: Running) -> None:
    anna, ben = two(server)
    with anna, ben:
        anna.play(f"{anna.options[0].action}; -")
        while ben.version < 1:
            ben.listen()
        version = ben.version
        ben.close()
        with server.sit(anna.name) as watching:
            assert [step.version for step in watching.steps] == [0, 1]
        ben.connect(version)
        ben.play(f"{ben.options[0].action}; -")
        anna.close()
        anna.connect(1)
        welcome = next(each for each in reversed(anna.heard) if isinstance(each, messages.Welcome))
        assert [step.version for step in welcome.missed] == [2]
        assert anna.view == ben.view or anna.options


def test_questions_about_gaps_the_end_and_every_point_are_answered(server: Running) -> None:
    made = server.here("Anna", "Ben")
    with server.sit(made.table, made.token) as seat:
        play_on(seat, random.Random(3), most=40)
        assert seat.view is not None
        gap = seat.view.gaps[0]
        found = seat.ask(messages.Inspect("g", gap.x, gap.y))
        assert isinstance(found, messages.Inspected)
        assert found.gap.left == gap.left
        with pytest.raises(Refused, match="no_such_gap"):
            seat.ask(messages.Inspect("h", 99, 99))
        ended = seat.ask(messages.EndNow("e"))
        assert isinstance(ended, messages.Lines)
        sums = [sum(line.points for line in ended.lines if line.player == player) for player in (0, 1)]
        assert sums == [each.at_end for each in seat.view.seats]
        tally = seat.ask(messages.AskTally("t"))
        assert isinstance(tally, messages.Lines)
        sums = [sum(line.points for line in tally.lines if line.player == player) for player in (0, 1)]
        assert sums == [each.score for each in seat.view.seats]


def test_what_an_option_would_do_is_told_to_who_may_play_it(server: Running) -> None:
    anna, ben = two(server)
    with anna, ben:
        action = anna.options[0].action
        seen = anna.ask(messages.Foresee("f", anna.version, [action, "nonsense"]))
        assert isinstance(seen, messages.Foreseen)
        assert list(seen.effects) == [action]
        with pytest.raises(Refused, match="not_your_turn"):
            ben.ask(messages.Foresee("f", ben.version, [action]))
        with pytest.raises(Refused, match="stale"):
            anna.ask(messages.Foresee("g", anna.version + 1, [action]))


def test_a_competition_goes_without_aids(server: Running) -> None:
    made = server.here("Anna", "Ben", has_aids=False)
    with server.sit(made.table, made.token) as seat:
        assert seat.view is not None
        assert seat.view.gaps == []
        for intent in (messages.Inspect("g", 0, 1), messages.EndNow("e"), messages.Foresee("f", 0, [])):
            with pytest.raises(Refused, match="no_aids"):
                seat.ask(intent)


# -- set-ups -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (NewTable([]), "bad_players"),
        (NewTable([NewSeat("here")] * 7), "bad_players"),
        (NewTable([NewSeat("here")] * 2, game="chess"), "unknown_game"),
        (NewTable([NewSeat("here")] * 2, boxes=["atlantis"]), "unknown_box"),
        (NewTable([NewSeat("here")] * 2, boxes=[f"river x{'9' * 5000}"]), "unknown_box"),
        (NewTable([NewSeat("here")] * 2, options={"fields": "maybe"}), "bad_option"),
        (NewTable([NewSeat("here")] * 2, options={"nonsense": 1}), "unknown_option"),
        (NewTable([NewSeat("bot", level="genius")]), "unknown_bot"),
        (NewTable([NewSeat("bot", level="engine:rm -rf /")]), "unknown_bot"),
        (NewTable([NewSeat("engine", level="search")]), "unknown_bot"),
        (NewTable([NewSeat("here")] * 3, game="castle"), "bad_players"),
        (NewTable([NewSeat("here")] * 2, clock=ClockSettings(0)), "bad_clock"),
        (NewTable([NewSeat("here")] * 2, first=5), "bad_players"),
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused_with_a_reason(server: Running, wanted: NewTable, code: str) -> None:
    with pytest.raises(Refused) as refused:
        server.new_table(wanted)
    assert refused.value.code == code
    assert refused.value.refusal.words.key


def test_the_castle_and_all_boxes_are_played_here(server: Running) -> None:
    for more in ({"game": "castle"}, {"boxes": server.catalogue().games[0].presets["everything"]}):
        made = server.here("Anna", "Ben", **more)
        with server.sit(made.table, made.token) as seat:
            assert play_on(seat, random.Random(1), most=8) == 8


def test_a_table_can_be_closed_to_those_who_only_watch(server: Running) -> None:
    made = server.here("Anna", "Ben", is_watchable=False)
    with pytest.raises(Refused, match="not_watchable"):
        server.sit(made.table)
    with pytest.raises(Refused, match="not_watchable"):
        server.get(f"/api/tables/{made.table}", TableState)
    assert server.get(f"/api/tables/{made.table}", TableState, made.token).phase == "playing"


def test_whoever_watches_sees_everything_but_can_do_nothing(server: Running) -> None:
    anna, ben = two(server)
    with anna, ben, server.sit(anna.name) as watching:
        assert watching.table is not None
        assert watching.table.watchers == 1
        with pytest.raises(Refused, match="not_your_turn"):
            watching.play("-")
        anna.play(anna.options[0].action)
        while watching.version < 1:
            watching.listen()
        assert watching.view is not None
        assert watching.view.tiles == anna.view.tiles  # type: ignore[union-attr]
        assert watching.options == []


def test_an_unknown_table_and_a_wrong_token_are_refused(server: Running) -> None:
    with pytest.raises(Refused, match="no_such_table"):
        server.sit("nowhere")
    made = server.here("Anna", "Ben")
    with pytest.raises(Refused, match="bad_token"):
        server.sit(made.table, "wrong")


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"{", "es ist kein JSON"),
        (b"\xff", "es ist kein JSON"),
        (b'{"seats":[{"kind":"king"}]}', "der Teil „seats[0].kind“ fehlt oder ist von falscher Art"),
        (b'{"boxes":[]}', "der Teil „seats“ fehlt oder ist von falscher Art"),
        (b"[]", "ein Teil fehlt oder ist von falscher Art"),
        (b'{"x":' + b"[" * 5000 + b"]" * 5000 + b"}", "es ist zu tief verschachtelt"),
    ],
)
def test_what_is_wrong_with_a_message_is_told_in_german(server: Running, content: bytes, why: str) -> None:
    with pytest.raises(Refused) as refused:
        server.post("/api/tables", content, TableState)
    words = refused.value.refusal.words
    inner = words.parameters["why"]
    assert isinstance(inner, Words)
    parameters = {key: said(part.key, **part.parameters) for key, part in inner.parameters.items()}  # type: ignore[union-attr]
    assert said(inner.key, **parameters).told("de") == why
