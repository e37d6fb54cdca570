"""Everything a box can say: phases that ask, and hooks that answer.

The prefix of a hook tells how the answers of several boxes combine:

* ``on_…`` reacts and returns nothing. A reaction never asks a player; it notes something in
  the memory of its box, and a phase of the box asks when its step comes.
* ``forbids_…`` vetoes with a reason: 0 is none, and one veto is enough.
* ``offers_…`` adds options to those of the others.
* ``adds_…`` adds to a sum.
* ``weighs_…`` is the strength of a piece that the box owns.

Vetoes, unions and sums do not depend on the order of the boxes, and reactions must not
either; a test shuffles the boxes and compares whole games. Only boxes that override a hook
are asked, so a silent box costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from bastide.kernel.layout import HAND
from bastide.kernel.turn import Step

if TYPE_CHECKING:
    from bastide.kernel.chance import Luck
    from bastide.kernel.events import Event
    from bastide.kernel.options import Option, Value
    from bastide.kernel.pieces import Piece
    from bastide.kernel.rules import Rules
    from bastide.kernel.scoring import Tally
    from bastide.kernel.state import State
    from bastide.kernel.tiles import TileType

Start = tuple[str, int, int, int]
"""A tile that lies on the table at the start: its id, x and y, and quarter turns clockwise."""


class Figure:
    """A figure that stands, or stood, somewhere: plain data for reactions."""

    __slots__ = ("owner", "piece", "spot")

    def __init__(self, piece: int, owner: int, spot: int) -> None:
        self.piece = piece
        self.owner = owner
        self.spot = spot

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Figure) and self.word() == other.word()

    def __hash__(self) -> int:
        return hash(self.word())

    def __repr__(self) -> str:
        return f"Figure(piece={self.piece}, owner={self.owner}, spot={self.spot})"

    def word(self) -> tuple[int, int, int]:
        """Give all three parts."""
        return (self.piece, self.owner, self.spot)


class Shown:
    """Pieces that only the memory of a box knows: on a cell, in front of a player, or on a field of a track."""

    __slots__ = ("across", "at", "cell", "count", "field", "holder", "owner", "piece", "slots", "spot")

    def __init__(
        self,
        piece: int,
        *,
        cell: int = 0,
        across: int = 0,
        spot: int = 0,
        holder: int = -1,
        field: int = -1,
        owner: int = -1,
        count: int = 1,
        slots: tuple[int, ...] = (),
        at: tuple[int, ...] = (),
    ) -> None:
        self.piece = piece
        self.cell = cell
        self.at = at
        """Where exactly it lies on its cell, in 32nds from the north-western corner, if that matters."""
        self.across = across
        """The other cell of what lies across two."""
        self.holder = holder
        """In front of whom they lie."""
        self.field = field
        self.owner = owner
        """Whose marker it is, or in which colour a token is."""
        self.slots = slots
        """Features of the tile on the cell that it belongs to: a mouth, or the two arms that a ferry joins."""
        self.count = count
        """How many there are, the number on a token, or the lap of a marker."""
        self.spot = spot
        """The part of a feature on which a figure of nobody stands, or the place upon the piece where figures stand."""


class Award:
    """Points that one player got for one claim: plain data for reactions."""

    __slots__ = ("claim", "feature", "player", "points")

    def __init__(self, player: int, points: int, claim: int, feature: int) -> None:
        self.player = player
        self.points = points
        self.claim = claim
        self.feature = feature


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase:
    """One question to one player at one step of the turn.

    A phase is asked as long as it has options and :meth:`apply` says so; without options it
    is passed over. The player who is asked need not be the player on turn.
    """

    step: ClassVar[Step] = Step.OVER
    question: ClassVar[str] = "ask-choice"
    """The key of what people are asked, in a few words."""
    passing: ClassVar[str] = "pass-nobody"
    """The key of what it means to pass."""
    answers: ClassVar[tuple[str, ...]] = ()
    """Keys of the sentences that tell answers which are numbers, by their number; the last one tells all larger."""
    deploys: ClassVar[bool] = False
    """Does a figure come from the supply to the tile just laid? Then refusals say what the base game says."""

    def __init__(self) -> None:
        self.place: i64 = 0
        """Where the phase stands in the script of its rule set."""
        self.at: i64 = 0
        """Its step, as a number."""
        self.following: Phase = self
        """The phase after it."""
        self.acts: bool = True
        """Does it do something by itself? Set by the rule set: what is silent is passed over."""
        self.questions: bool = True
        """Does it ever ask?"""

    def enter(self, state: State) -> None:
        """Do what happens by itself when the turn comes to this phase."""

    def asks(self, state: State) -> bool:
        """Is there anything to decide? Leaves the options with the state."""
        count = self.options(state)
        state.code_count = count
        return count > 0

    def options(self, state: State) -> i64:
        """Offer every option (``state.offer``) and say how many there are."""
        return 0

    def apply(self, state: State, code: i64) -> bool:
        """Carry out an option. Say whether to ask again before the turn goes on."""
        return False

    def weight(self, state: State, code: i64) -> i64:
        """How often an outcome counts, where chance decides."""
        return 1

    def tile(self, state: State) -> i64:
        """Which kind of tile a code of laying lays: the one in hand."""
        return state.words[HAND]

    def sample(self, state: State, luck: Luck) -> i64:
        """Let chance choose one of the outcomes by weight."""
        count = state.options()
        total: i64 = 0
        for index in range(count):
            total += self.weight(state, state.codes[index])
        left = luck.below(total)
        for index in range(count):
            left -= self.weight(state, state.codes[index])
            if left < 0:
                return state.codes[index]
        return state.codes[count - 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """A box, or a ruling between two boxes."""

    name: ClassVar[str] = ""
    """The box, as in ``bastide.new_game(boxes=[…])``."""
    needs: ClassVar[tuple[str, ...]] = ()
    """Boxes without which this one is not active; a ruling names two."""
    parts: ClassVar[tuple[str, ...]] = ()
    """Boxes whose rules come with this one: it is a bundle of them."""
    source: ClassVar[str] = ""
    """Where the rule stands."""
    shares: ClassVar[tuple[type[Expansion], ...]] = ()
    """Mechanics that several boxes have in common; each is played once, whichever of them brings it."""
    reasons: ClassVar[tuple[str, ...]] = ()
    """Why the box forbids something, as keys of sentences; a veto gives their numbers, from 1."""

    # -- set-up ------------------------------------------------------------------------

    options: ClassVar[tuple[Option, ...]] = ()
    """What a table may choose about this box; :meth:`choose` tells what it has chosen."""
    spare_slots: ClassVar[int] = 0
    """Features that the box may add to a laid tile (a bridge)."""
    joins_open_ends: ClassVar[bool] = False
    """Can its pieces join roads that end openly on a tile? Without such a box they could never be finished."""

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of what the table has chosen, before anything else is asked."""

    def leaves_out(self, types: list[TileType]) -> list[str]:
        """Give the ids of tiles that stay in the box in a game with these types."""
        return []

    def held_tiles(self, players: int) -> dict[str, int]:
        """Give the tiles that players hold instead of the bag, by their ids, and how many there are of each."""
        return {}

    def redraws(self, tile: TileType) -> TileType:
        """Give a tile as it is where this box is played; mostly as it is printed."""
        return tile

    def variants(self, types: list[TileType]) -> list[TileType]:
        """Give drawings that no tile in the bag shows but a laid tile can turn into (``verbs.extend_tile``)."""
        return []

    def sites(self) -> tuple[str, ...]:
        """Name the symbols of tiles that are places for figures in this game: each becomes a feature."""
        return ()

    def phases(self) -> list[Phase]:
        """Give the questions that this box adds to the turn."""
        return []

    def supply(self, players: int) -> dict[Piece, int]:
        """What each player gets."""
        return {}

    def strengths(self) -> dict[Piece, int]:
        """How much figures of this box count where majorities are decided, if that never changes."""
        return {}

    def start_tiles(self, laid: list[Start]) -> list[Start]:
        """Give the tiles that lie on the table at the start, instead of the base game's.

        Boxes are asked in order of publication, what they share last; *laid* are the tiles of those before.
        """
        return []

    def set_up(self, rules: Rules) -> None:
        """Reserve memory (``rules.reserve``) and spots (``rules.add_spot``) once per rule set."""

    def minds(self, kind: i64) -> bool:
        """Are there places where tiles of this kind may not lie? Others are not asked about (``forbids_tile``)."""
        return True

    def minds_figure(self, piece: i64, kind: i64) -> bool:
        """Are there places of this kind where this figure may not stand? Others are not asked about.

        The kind is that of a feature (``tables``), or ``ELSEWHERE`` for a place that a box has added.
        """
        return True

    def minds_choices(self) -> bool:
        """May a choice at the step of the figure ever be forbidden (``forbids_choice``)?"""
        return True

    def lay_out(self, state: State) -> None:
        """Prepare the table before the first turn."""

    def write_memory(self, state: State) -> str:
        """Write what the box remembers, for the text of a position; empty if there is nothing."""
        return ""

    def shows(self, state: State) -> list[Shown]:
        """Give the pieces that only the memory of the box knows: the floors of a tower, markers, wall tiles."""
        return []

    def read_memory(self, state: State, text: str) -> None:
        """Read that again; ``ValueError`` or ``LookupError`` if that cannot be. Who remembers nothing reads nothing."""
        raise ValueError(text)

    def forget_turn(self, state: State) -> None:
        """A position is laid out tile by tile: forget what tiles of earlier turns have brought about."""

    def check_position(self, state: State) -> None:
        """Settle what a position leaves open; refuse what cannot be: ``ValueError`` with a few words."""

    # -- reactions -----------------------------------------------------------------------

    def on_tile_placed(self, state: State, tile: i64) -> None:
        """React to a tile that was laid, after its features have joined."""

    def on_connected(self, state: State, feature: i64, by: i64) -> None:
        """React to a feature that was joined with another, or parted from it, *by* a piece and not by a tile."""

    def on_figure_placed(self, state: State, figure: Figure) -> None:
        """React to a figure that came to a place."""

    def on_passed(self, state: State) -> None:
        """React to the player on turn doing nothing at the step of the figure, or what ends it for good."""

    def on_figure_moved(self, state: State, figure: Figure, spot: i64) -> None:
        """React to a figure that went from where it stood to another spot; it stands there already."""

    def on_removed(self, state: State, figures: list[Figure], why: i64) -> None:
        """React to figures that left together, after all of them have left; *why* is a ``Why``."""

    def on_neutral_moved(self, state: State, piece: i64, cell: i64) -> None:
        """React to a neutral figure that has come to a cell, or has left the table (0)."""

    def on_finished(self, state: State, features: list[int]) -> None:
        """React to features that a tile finished, before they are scored."""

    def on_feature_scored(self, state: State, feature: i64, claim: i64, *, at_end: bool) -> None:
        """React to one feature that was scored, during the game or at its end; the figures still stand."""

    def on_scored(self, state: State, awards: list[Award]) -> None:
        """React to points that were given together."""

    def on_points(self, state: State, player: i64, points: i64, tally: Tally) -> None:
        """React to a marker that has just moved by the points of a tally, forward or back."""

    def on_game_ended(self, state: State) -> None:
        """Score what the box scores at the very end."""

    # -- places ----------------------------------------------------------------------------

    def locates(self, state: State, spot: i64) -> i64:
        """On which cell does a place lie that this box has added? 0 if it lies on none, or is not its own."""
        return 0

    # -- vetoes ----------------------------------------------------------------------------

    def forbids_draw(self, state: State, kind: i64) -> i64:
        """Why must this tile stay in the bag for now?"""
        return 0

    def forbids_tile(self, state: State, kind: i64, cell: i64, rotation: i64) -> i64:
        """Why may a tile of this kind not lie like this although it fits?"""
        return 0

    def forbids_figure(self, state: State, piece: i64, spot: i64) -> i64:
        """Why may this figure not stand there although the place is free? The spot may be one that a box has added."""
        return 0

    def forbids_choice(self, state: State, code: i64) -> i64:
        """Why may this not be chosen at the step of the figure, although it is offered?"""
        return 0

    def forbids_neutral(self, state: State, piece: i64, cell: i64) -> i64:
        """Why may this neutral figure not enter the cell?"""
        return 0

    def explains(self, state: State, code: i64) -> i64:
        """Why is this not among what the box itself offers now? Asked for refusals only, never in a playout."""
        return 0

    # -- unions ----------------------------------------------------------------------------

    def offers_tiles(self, state: State) -> None:
        """Offer more places for the tile in hand."""

    def offers_places(self, state: State, piece: i64) -> None:
        """Offer more places for a follower of this kind, the phantom as a second figure included."""

    def offers_figures(self, state: State) -> None:
        """Offer more at the step of the figure."""

    def offers_besides(self, state: State) -> None:
        """Offer what the player on turn may do besides, whatever he is asked in his turn."""

    def offers_return(self, state: State) -> None:
        """Offer of this only what can bring one of his followers home, so that he can place him at once."""

    def carry_out(self, state: State, code: i64) -> None:
        """Carry out an option that this box has offered."""

    # -- sums ------------------------------------------------------------------------------

    def adds_points(self, state: State, tally: Tally) -> None:
        """Add lines to the tally of a feature, for whoever gets it."""

    def adds_own_points(self, state: State, tally: Tally) -> None:
        """Add lines for one owner (``tally.owner``) only."""

    def adds_prospects(self, state: State, player: i64) -> float:
        """How many points a player may still expect from what only this box knows; bots add it to their evaluation."""
        return 0.0

    def adds_rank(self, state: State, feature: i64) -> i64:
        """How late a feature is scored among those that are finished together: the least rank comes first."""
        return 0

    def weighs_figure(self, state: State, piece: i64, feature: i64) -> i64:
        """How much more a figure counts on this feature than its plain strength."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Reporter:
    """Whoever wants to hear events."""

    def tell(self, event: Event) -> None:
        """Hear one event."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Holding:
    """Knows of features that are paid at the end to whoever has a figure there that counts for no majority."""

    def owners(self, state: State, feature: i64) -> list[int]:
        """Who is paid."""
        raise NotImplementedError

    def worth(self, state: State, feature: i64) -> i64:
        """How much each of them gets."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Appraiser:
    """Knows what features are worth in a game, and to whom."""

    def __init__(self) -> None:
        self.holdings: list[Holding] = []
        """Boxes add theirs when they are set up."""

    def strength(self, state: State, piece: i64, feature: i64) -> i64:
        """How much a figure counts on a feature."""
        return state.rules.strength[piece]

    def shares(self) -> bool:
        """Does everybody score who is as strong as the strongest?"""
        return True

    def worth(self, state: State, feature: i64) -> i64:
        """What a feature would bring if it were finished as it is."""
        return 0

    def worth_at_end(self, state: State, feature: i64) -> i64:
        """What a feature that is not finished would bring if the game ended now."""
        return 0

    def worth_to(self, state: State, feature: i64, player: i64) -> i64:
        """What a field would bring one of its owners, with what boxes add for him alone."""
        return self.worth_at_end(state, feature)
