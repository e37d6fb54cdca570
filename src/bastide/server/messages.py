"""Everything that goes through the socket of a table: intents to the server, and what it says."""

from __future__ import annotations

from msgspec import Struct

from bastide.server.happenings import AnyHappening, Scored
from bastide.server.tables import ChatLine, Clocks, Refusal, TableState
from bastide.server.views import Change, Effect, GapFacts, TileFacts, View

# -- from a client -------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message of every client. Without a token it watches."""

    token: str | None = None
    version: int | None = None
    """The last version that the client knows, if it comes back."""


class Intent(Struct, frozen=True, tag_field="type"):
    """Something a client wants. The server answers every intent once, by its id."""

    id: str
    """Chosen by the client, never twice for different intents."""


class Play(Intent, frozen=True, tag="play"):
    """Play an action, or several parted by semicolons."""

    version: int
    """The version that the client has seen."""
    action: str


class Undo(Intent, frozen=True, tag="undo"):
    """Take the last own action back: inside one's turn, until something is drawn."""

    version: int


class Propose(Intent, frozen=True, tag="propose_takeback"):
    """Ask the others to take one's last actions back."""

    version: int
    seat: int


class Replace(Intent, frozen=True, tag="replace"):
    """Let a bot sit down on a seat: on one's own at once, on another by consent, or when its player is long away."""

    seat: int
    level: str


class Answer(Intent, frozen=True, tag="answer"):
    """Agree to a proposal, or not."""

    proposal: int
    agrees: bool


class Chat(Intent, frozen=True, tag="chat"):
    """Say something at the table."""

    text: str


class Start(Intent, frozen=True, tag="start"):
    """The host begins the game."""


class Kick(Intent, frozen=True, tag="kick"):
    """The host frees an invited seat before the start; its old invitation and its token are void."""

    seat: int


class Fill(Intent, frozen=True, tag="fill"):
    """The host puts a bot on an invited seat before the start."""

    seat: int
    level: str


class Rename(Intent, frozen=True, tag="rename"):
    """Change the name on an own seat before the start."""

    seat: int
    name: str


class Inspect(Intent, frozen=True, tag="inspect"):
    """Ask what fits into a gap."""

    x: int
    y: int


class Foresee(Intent, frozen=True, tag="foresee"):
    """Ask what some of the own options would do."""

    version: int
    actions: list[str]


class EndNow(Intent, frozen=True, tag="end_now"):
    """Ask for every line of the final scoring, if the game ended now."""


class AskTally(Intent, frozen=True, tag="tally"):
    """Ask for every line of every score so far, in order."""


class Ping(Intent, frozen=True, tag="ping"):
    """Ask whether the server listens."""


FromClient = (
    Hello
    | Play
    | Undo
    | Propose
    | Replace
    | Answer
    | Chat
    | Start
    | Kick
    | Fill
    | Rename
    | Inspect
    | Foresee
    | EndNow
    | AskTally
    | Ping
)

# -- from the server -----------------------------------------------------------------------------


class Step(Struct, frozen=True):
    """One entry of the log of a game."""

    version: int
    seat: int
    """Who did it; -1 for what the server did (the set-up)."""
    action: str
    """In notation; empty if something was taken back."""
    taken_back: int
    """How many actions were taken back; 0 for an action."""
    events: list[AnyHappening]
    """What came of it, draws included."""


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to ``hello``: everything."""

    version: int
    table: TableState
    seats: list[int]
    """Seats that this client holds."""
    is_host: bool
    view: View | None
    """None before the start."""
    tiles: list[TileFacts]
    """Every kind of tile of this game."""
    missed: list[Step]
    """Steps after the version that the client named; all of them if it named none."""
    chat: list[ChatLine]
    clocks: Clocks | None
    may_undo: bool
    """May this client take its last action back?"""


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """The game went on."""

    version: int
    before: int
    """The version that the change belongs to: who has another one says ``hello`` again."""
    steps: list[Step]
    change: Change
    clocks: Clocks | None
    may_undo: bool


class TableChanged(Struct, frozen=True, tag_field="type", tag="table"):
    """Something beside the game is different: seats, presence, proposals, start, end."""

    table: TableState
    clocks: Clocks | None


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """Somebody said something."""

    line: ChatLine


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """An intent was carried out and is on disk."""

    id: str
    version: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """An intent was not carried out; nothing has changed. The id is empty for what was no intent."""

    id: str
    version: int
    refusal: Refusal


class Inspected(Struct, frozen=True, tag_field="type", tag="inspected"):
    """What fits into a gap."""

    id: str
    gap: GapFacts


class Foreseen(Struct, frozen=True, tag_field="type", tag="foreseen"):
    """What some options would do, by their actions."""

    id: str
    version: int
    effects: dict[str, list[Effect]]


class Lines(Struct, frozen=True, tag_field="type", tag="lines"):
    """Score lines in order: of the final scoring if it ended now, or of everything so far."""

    id: str
    version: int
    lines: list[Scored]


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The server closes the socket; if it stops or is busy, the client comes back later."""

    refusal: Refusal
    comes_back: bool


FromServer = Welcome | Update | TableChanged | Said | Done | Refused | Inspected | Foreseen | Lines | Bye
