"""What happens when a client wants something: one function for each kind of intent."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

from msgspec import structs

from bastide.server import messages
from bastide.server.absence import is_away
from bastide.server.connection import encoder
from bastide.server.hall import CHAT_LENGTH, free_name
from bastide.server.logs import log
from bastide.server.refusing import NotDone, not_done, wrong_part
from bastide.server.secrecy import fresh, hashed
from bastide.server.showing import gap_facts, scored
from bastide.server.store import NoRoom
from bastide.server.table import people_but, sit_down
from bastide.server.tables import Proposal, Wish

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bastide.server.connection import Connection
    from bastide.server.messages import FromServer
    from bastide.server.rows import TableRow
    from bastide.server.table import Table

LONGEST_ID: Final = 64
ROUNDS_FOR_ANSWERS: Final = 2
"""What was written to disk together is answered at all tables first; telling everybody takes far longer."""
ALSO_SAID: Final = "\n\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"
"""Letters without a picture that a line of chat may have: some pictures and scripts are made with them."""
MOST_FORESEEN: Final = 24
"""So many options are played ahead for one question; the rest is left out."""


async def answer(table: Table, client: Connection, intent: messages.Intent) -> None:
    """Carry an intent out, answer it, and tell everybody what is new."""
    if not 1 <= len(intent.id) <= LONGEST_ID:
        raise not_done("bad_message", why=wrong_part("id"))
    key = f"{client.holder[:16]}:{intent.id}" if client.holder else ""
    began = time.perf_counter()
    async with table.lock:
        known = _known(table, key)
        if known is not None:
            client.say(known)
            return
        outcome = "done"
        try:
            found = await HANDLERS[type(intent)](table, client, intent, key)
            said: FromServer = found or messages.Done(intent.id, table.version)
        except NotDone as error:
            outcome = error.refusal.code
            said = messages.Refused(intent.id, table.version, error.refusal)
        client.say(said)
        if key and isinstance(said, messages.Done | messages.Refused) and outcome not in PASSING:
            table.remember(key, said)
        try:
            for _ in range(ROUNDS_FOR_ANSWERS):
                await asyncio.sleep(0)
        finally:  # Whoever moved may have gone meanwhile; the others are told.
            table.tell()
    seconds = time.perf_counter() - began
    table.hall.metrics.intents.labels(type(intent).__name__.lower(), outcome).inc()
    table.hall.metrics.intent_seconds.observe(seconds)


PASSING: Final = ("no_room", "busy", "too_often")
"""Refusals that may be different a moment later: they are not remembered."""


def _known(table: Table, key: str) -> FromServer | None:
    """Give the answer to an intent that came before."""
    if not key:
        return None
    if key in table.answers:
        return table.answers[key]
    if key in table.intents:
        return messages.Done(key.partition(":")[2], table.intents[key])
    if key in table.spoken or key in table.row.intents:
        return messages.Done(key.partition(":")[2], table.version)
    return None


# -- the game ------------------------------------------------------------------------------------


async def play(table: Table, client: Connection, intent: messages.Play, key: str) -> None:
    """Play an action."""
    seat = _asked(table, intent.version)
    if seat not in client.seats or not table.is_person(seat):
        raise not_done("not_your_turn", who=table.row.seats[seat].name)
    await table.play(seat, intent.action, key)


async def undo(table: Table, client: Connection, intent: messages.Undo, key: str) -> None:
    """Take the last own action back."""
    _asked(table, intent.version)
    assert table.course is not None
    if not table.may_undo(client):
        raise not_done("cannot_undo")
    await table.take_back(table.course.played[-1].seat, 1, key)


async def propose(table: Table, client: Connection, intent: messages.Propose, key: str) -> None:
    """Ask the others to take one's last actions back; with nobody to ask it is done at once."""
    _asked(table, intent.version)
    assert table.course is not None
    _own(client, intent.seat)
    if not table.row.facts.has_takebacks:
        raise not_done("no_takebacks")
    entries = table.course.entries_since(intent.seat)
    if not entries:
        raise not_done("nothing_to_take_back")
    waits = people_but(table, client.seats)
    if not waits:
        await table.take_back(intent.seat, entries, key)
        return
    await _suggest(table, ("takeback", intent.seat, intent.seat, ""), waits, key)


async def replace(table: Table, client: Connection, intent: messages.Replace, key: str) -> None:
    """Let a bot sit down."""
    if table.row.phase != "playing":
        raise not_done("not_playing")
    seat = _person(table, intent.seat)
    level = table.hall.check_level(intent.level)
    if seat in client.seats or (client.is_host and is_away(table, seat)):
        await table.save(lambda row: sit_down(row, seat, level), key, gone=(seat,))
        table.lose(seat)
        return
    if not client.seats and not client.is_host:
        raise not_done("not_your_seat")
    by = client.seats[0] if client.seats else -1
    waits = people_but(table, client.seats)
    if is_away(table, seat) and waits != [seat]:
        waits.remove(seat)  # Whoever is not here cannot agree; the others can.
    await _suggest(table, ("replace", by, seat, level), waits, key)


async def agree(table: Table, client: Connection, intent: messages.Answer, key: str) -> None:
    """Agree to a proposal, or not."""
    proposal = next((each for each in table.proposals if each.number == intent.proposal), None)
    if proposal is None:
        raise not_done("no_such_proposal")
    if not set(client.seats) & set(proposal.waits_for):
        raise not_done("not_your_seat")
    others = [each for each in table.proposals if each is not proposal]
    waits = [seat for seat in people_but(table, client.seats) if seat in proposal.waits_for]
    if not intent.agrees:
        await table.save(lambda row: _keep(row, others), key)
    elif waits:
        await table.save(lambda row: _keep(row, [*others, structs.replace(proposal, waits_for=waits)]), key)
    elif proposal.what == "takeback":
        assert table.course is not None
        await table.take_back(proposal.seat, table.course.entries_since(proposal.seat), key)
    else:
        await table.save(lambda row: sit_down(row, proposal.seat, proposal.level), key, gone=(proposal.seat,))
        table.lose(proposal.seat)


# -- before the game -----------------------------------------------------------------------------


async def start(table: Table, client: Connection, intent: messages.Start, key: str) -> None:  # noqa: ARG001
    """Begin the game."""
    _host(client)
    _waiting(table)
    if not all(seat.is_taken for seat in table.row.seats):
        raise not_done("seats_free")

    def begin(row: TableRow) -> None:
        row.phase = "playing"

    await table.save(begin, key)
    table.open()
    for each in table.connections:
        if each is not client:
            each.say(table.welcome(each, None))
    client.say(table.welcome(client, None))


async def kick(table: Table, client: Connection, intent: messages.Kick, key: str) -> None:
    """Free an invited seat; a fresh invitation can be asked for."""
    _host(client)
    _waiting(table)
    seat = _seat(table, intent.seat)
    if table.row.seats[seat].kind != "invited":
        raise not_done("not_invited")

    def free(row: TableRow) -> None:
        row.seats[seat].is_taken = False
        row.seats[seat].invitation = hashed(fresh())

    await table.save(free, key, gone=(seat,))
    table.lose(seat)


async def fill(table: Table, client: Connection, intent: messages.Fill, key: str) -> None:
    """Put a bot on an invited seat."""
    _host(client)
    _waiting(table)
    seat = _seat(table, intent.seat)
    if table.row.seats[seat].kind != "invited":
        raise not_done("not_invited")
    level = table.hall.check_level(intent.level)
    await table.save(lambda row: sit_down(row, seat, level), key, gone=(seat,))
    table.lose(seat)


async def rename(table: Table, client: Connection, intent: messages.Rename, key: str) -> None:
    """Change the name on an own seat."""
    _waiting(table)
    seat = _seat(table, intent.seat)
    _own(client, seat)
    others = [each.name for number, each in enumerate(table.row.seats) if number != seat]

    def change(row: TableRow) -> None:
        row.seats[seat].name = free_name(intent.name, others)

    await table.save(change, key)


# -- beside the game -----------------------------------------------------------------------------


async def chat(table: Table, client: Connection, intent: messages.Chat, key: str) -> None:
    """Say something."""
    if not client.seats and not client.is_host:
        raise not_done("not_your_seat")
    text = "".join(letter for letter in intent.text if letter.isprintable() or letter in ALSO_SAID).strip()
    if not 1 <= len(text) <= CHAT_LENGTH:
        raise not_done("bad_chat", most=CHAT_LENGTH)
    seat = client.seats[0] if client.seats else -1
    if not table.talk[seat].take():
        raise not_done("too_often")
    line = table.add_line(seat, text)
    try:
        await table.hall.store.say(table.row.id, line, key)
    except NoRoom as error:
        log().error("no_room", why=str(error))
        raise not_done("no_room") from None
    table.chat.append(line)
    table.spoken.add(key)
    table.say_all(encoder.encode(messages.Said(line)))


async def inspect(table: Table, client: Connection, intent: messages.Inspect, key: str) -> FromServer:  # noqa: ARG001
    """Say what fits into a gap."""
    course = table.course
    if course is None:
        raise not_done("not_playing")
    if not course.aids and table.row.phase != "over":
        raise not_done("no_aids")
    found = gap_facts(course.game, intent.x, intent.y)
    if found is None:
        raise not_done("no_such_gap")
    return messages.Inspected(intent.id, found)


async def foresee(table: Table, client: Connection, intent: messages.Foresee, key: str) -> FromServer:  # noqa: ARG001
    """Say what some options would do."""
    seat = _asked(table, intent.version)
    assert table.course is not None
    if not table.course.aids:
        raise not_done("no_aids")
    if seat not in client.seats:
        raise not_done("not_your_turn", who=table.row.seats[seat].name)
    return messages.Foreseen(intent.id, table.version, table.course.effects(intent.actions[:MOST_FORESEEN]))


async def end_now(table: Table, client: Connection, intent: messages.EndNow, key: str) -> FromServer:  # noqa: ARG001
    """Give the lines of the final scoring, if it came now."""
    course = table.course
    if course is None:
        raise not_done("not_playing")
    if not course.aids:
        raise not_done("no_aids")
    return messages.Lines(intent.id, course.version, [scored(line) for line in course.game.if_it_ended_now()])


async def tally(table: Table, client: Connection, intent: messages.AskTally, key: str) -> FromServer:  # noqa: ARG001
    """Give every line of every score."""
    if table.course is None:
        raise not_done("not_playing")
    lines = [scored(line) for line in table.course.game.tally()]
    return messages.Lines(intent.id, table.version, lines)


async def ping(table: Table, client: Connection, intent: messages.Ping, key: str) -> None:
    """Answer."""


# -- what several need ---------------------------------------------------------------------------


def _asked(table: Table, version: int) -> int:
    """Give the seat that is asked; refuse who has seen another version."""
    if table.row.phase != "playing":
        raise not_done("game_over" if table.row.phase == "over" else "not_playing")
    if version != table.version:
        raise not_done("stale", seen=version, version=table.version)
    asked = table.asked
    if asked is None:
        raise not_done("game_over")
    return asked


def _host(client: Connection) -> None:
    if not client.is_host:
        raise not_done("not_host")


def _own(client: Connection, seat: int) -> None:
    if seat not in client.seats:
        raise not_done("not_your_seat")


def _waiting(table: Table) -> None:
    if table.row.phase != "waiting":
        raise not_done("has_started")


def _seat(table: Table, seat: int) -> int:
    if seat not in range(len(table.row.seats)):
        raise not_done("no_such_seat")
    return seat


def _person(table: Table, seat: int) -> int:
    if not table.is_person(_seat(table, seat)):
        raise not_done("not_a_person")
    return seat


async def _suggest(table: Table, wish: tuple[Wish, int, int, str], waits: list[int], key: str) -> None:
    """Put a proposal on the table: what, whose wish it is, the seat it is about, and the level of a bot."""
    what, by, seat, level = wish
    known = table.proposals
    if any(each.what == what and each.seat == seat for each in known):
        raise not_done("proposed_already")

    def change(row: TableRow) -> None:
        row.proposed += 1
        _keep(row, [*known, Proposal(row.proposed, what, by, seat, level, table.version, waits)])

    await table.save(change, key)


def _keep(row: TableRow, proposals: list[Proposal]) -> None:
    row.proposals = proposals


HANDLERS: Final[dict[type[messages.Intent], Callable[[Table, Connection, Any, str], Awaitable[FromServer | None]]]] = {
    messages.Play: play,
    messages.Undo: undo,
    messages.Propose: propose,
    messages.Replace: replace,
    messages.Answer: agree,
    messages.Chat: chat,
    messages.Start: start,
    messages.Kick: kick,
    messages.Fill: fill,
    messages.Rename: rename,
    messages.Inspect: inspect,
    messages.Foresee: foresee,
    messages.EndNow: end_now,
    messages.AskTally: tally,
    messages.Ping: ping,
}
