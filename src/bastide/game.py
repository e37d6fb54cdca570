"""A game to play: players, seed, history, and the typed actions of the current position."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bastide import text
from bastide.games import own_files, rulebook_of
from bastide.kernel.actions import action_of, code_of
from bastide.kernel.chance import Deal
from bastide.kernel.declarations import Action
from bastide.kernel.errors import IllegalAction, Unreadable
from bastide.kernel.events import Event, Scored
from bastide.kernel.hooks import Reporter
from bastide.kernel.layout import CHANCE, NOBODY, TURN
from bastide.kernel.options import settle
from bastide.kernel.rules import LAND, restored
from bastide.kernel.turn import FINAL
from bastide.language import quoted, said
from bastide.own_tiles import check_tiles
from bastide.records.files import checked_text
from bastide.records.notation import read_action, split_actions, write_action
from bastide.records.position import set_up_position, write_position
from bastide.refusals import Refusal, why_not
from bastide.rulebook import opening
from bastide.setup import COLOURS, Setup
from bastide.view.look import look

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bastide.kernel.options import OwnFile
    from bastide.kernel.state import State
    from bastide.kernel.tiles import TileType
    from bastide.view.table import View

SEED_BYTES = 16


class EventLog(Reporter):
    """Keeps every event of a game."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """Keep an event."""
        self.events.append(event)


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a game stood before an action: enough to come back."""

    journal: int
    events: int
    codes: int
    dealt: int


class Game:
    """A game in progress. Made by :func:`bastide.new_game` or :func:`bastide.load`."""

    def __init__(self, setup: Setup, state: State | None = None) -> None:
        self.setup = setup
        self.rules = setup.rules()
        self.from_position = state is not None
        """Did the game begin in the middle? Then it has no record."""
        self.state = opening(self.rules, setup.first) if state is None else state
        self._codes: list[int] = []
        self._moments: list[Moment] = []
        self._log = EventLog()
        self._deal = Deal(setup.seed) if setup.seed is not None else None
        self.state.reporter = self._log
        self.state.mark()
        self._let_chance_decide()

    # -- questions -----------------------------------------------------------------------------

    @property
    def players(self) -> tuple[str, ...]:
        """Names of the players in turn order."""
        return self.setup.players

    @property
    def to_move(self) -> int | None:
        """Number of the player who decides now; None when the game is over or chance decides."""
        return self.state.asked if self.state.asked >= 0 else None

    @property
    def waits_for_chance(self) -> bool:
        """Is the next action an outcome of chance (only in games with ``open_draws``)?"""
        return self.state.asked == CHANCE

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.state.asked == NOBODY

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of all players."""
        return tuple(self.state.score_of(player) for player in range(len(self.players)))

    @property
    def winners(self) -> tuple[int, ...]:
        """Numbers of the players with the most points; a tie is a shared win. Empty while the game goes on."""
        if not self.over:
            return ()
        return tuple(player for player, score in enumerate(self.scores) if score == max(self.scores))

    @property
    def hand(self) -> str | None:
        """Code of the tile that is to be laid now."""
        return self.rules.tables.types[self.state.hand].code if self.state.hand >= 0 else None

    @property
    def seed(self) -> str | None:
        """Seed from which everything drawn follows."""
        return self.setup.seed

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened so far."""
        return tuple(self._log.events)

    @property
    def told(self) -> int:
        """How many events there are so far."""
        return len(self._log.events)

    def events_since(self, told: int) -> list[Event]:
        """Everything that happened after so many events."""
        return self._log.events[told:]

    def supply(self, player: int) -> dict[str, int]:
        """What a player has in front of him."""
        if player not in range(len(self.players)):
            raise Unreadable("bad_players", said("error-player", number=quoted(player), last=len(self.players) - 1))
        return {piece.name.lower(): self.state.supply_of(player, piece) for piece in self.rules.supply}

    def options(self) -> list[Action]:
        """Every action that is possible now."""
        return [action_of(self.state, code) for code in self.state.legal_codes()]

    def why_not(self, action: Action | str) -> Refusal | None:
        """Why an action is not possible now: code, sentence and what would be legal. None if it is possible.

        Of several actions (``"U^ 0,1; knight N"``) the first that is not possible is explained.
        """
        if not isinstance(action, str):
            return why_not(self.state, checked_action(action), self.players)
        *first, last = split_actions(action) or [action]
        if not first:
            return why_not(self.state, read_action(last, self.state), self.players)
        copy = self.clone()
        for part in first:
            refusal = copy.why_not(part)
            if refusal is not None:
                return refusal
            copy.play(part)
        return copy.why_not(last)

    def remaining_tiles(self) -> dict[str, int]:
        """Tiles that are still in the bag, by code."""
        types = self.rules.tables.types
        counts = {tile.code: self.state.words[self.state.bag_at + kind] for kind, tile in enumerate(types)}
        return {code: count for code, count in counts.items() if count > 0}

    def tally(self) -> tuple[Scored, ...]:
        """Every line of every score so far; for each player the points add up to the score."""
        return tuple(event for event in self._log.events if isinstance(event, Scored))

    def if_it_ended_now(self) -> tuple[Scored, ...]:
        """Give the score lines of a final scoring at this moment; nothing changes."""
        if self.over:
            return ()
        rest = self.state.clone()
        log = EventLog()
        rest.reporter = log
        rest.advance(self.rules.script[self.rules.step_at[FINAL]])
        return tuple(event for event in log.events if isinstance(event, Scored))

    def gains_if_it_ended_now(self) -> tuple[int, ...]:
        """What a final scoring at this moment would add for each player; nothing changes, and nothing is explained."""
        rest = self.state.clone()
        if not self.over:
            rest.advance(self.rules.script[self.rules.step_at[FINAL]])
        return tuple([rest.score_of(player) - self.state.score_of(player) for player in range(len(self.players))])

    def full_history(self) -> list[int]:
        """Codes of all actions and of all outcomes of chance, in order."""
        return list(self._codes)

    def position(self) -> str:
        """Write the position as text; :func:`bastide.read_position` sets it up again."""
        return write_position(self.setup, self.state)

    def notation(self, action: Action) -> str:
        """Write an action of this position."""
        return write_action(action, self.state)

    def view(self) -> View:
        """Look at everything that is to be seen: tiles, features, figures, players, bag, gaps."""
        return look(self.state, self.players, self.if_it_ended_now())

    def __repr__(self) -> str:
        boxes = ", ".join(self.setup.boxes) or self.setup.game
        scores = ", ".join(f"{name} {score}" for name, score in zip(self.players, self.scores, strict=True))
        now = (
            "over"
            if self.over
            else "chance decides"
            if self.to_move is None
            else f"{self.players[self.to_move]} to move"
        )
        return f"<bastide.Game {boxes}: {scores}; turn {self.state.words[TURN]}, {now}>"

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.clone()

    def __getstate__(self) -> dict[str, object]:
        """Give what a pickle keeps: plain numbers instead of packed arrays, and no compiled rules."""
        state = self.state
        return {
            "setup": self.setup,
            "from_position": self.from_position,
            "words": [state.words[at] for at in range(len(state.words))],
            "journal": [state.journal[at] for at in range(state.journal_end)],
            "codes": self._codes,
            "moments": self._moments,
            "events": self._log.events,
            "dealt": self._deal.dealt if self._deal is not None else 0,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.setup = kept["setup"]
        self.rules = self.setup.rules()
        self.from_position = kept["from_position"]
        self.state = restored(self.rules, kept["words"], kept["journal"])
        self._codes = kept["codes"]
        self._moments = kept["moments"]
        self._log = EventLog()
        self._log.events = kept["events"]
        self.state.reporter = self._log
        self._deal = Deal(self.setup.seed) if self.setup.seed is not None else None
        if self._deal is not None:
            self._deal.dealt = kept["dealt"]

    def __str__(self) -> str:
        return text.draw_board(self.view())

    def _repr_svg_(self) -> str | None:
        """Show the board in a notebook; without the packages for pictures there is only the text."""
        try:
            from bastide.art.files import board_picture  # noqa: PLC0415 - an extra, and only for pictures
        except ImportError:
            return None
        return board_picture(self)

    # -- changes -------------------------------------------------------------------------------

    def play(self, action: Action | str) -> None:
        """Carry out an action, or several as text (``"U^ 0,1; highwayman E"``).

        An impossible action raises :class:`~bastide.IllegalAction` and changes nothing, also
        when it is the last of several.
        """
        if not isinstance(action, str):
            self._play(checked_action(action))
            return
        parts = split_actions(action)
        if not parts:
            raise Unreadable("bad_notation", said("error-empty-action"))
        played = len(self._moments)
        try:
            for part in parts:
                self._play(read_action(part, self.state))
        except (IllegalAction, Unreadable):
            while len(self._moments) > played:
                self.undo()
            raise

    def _play(self, action: Action) -> None:
        code = code_of(self.state, action)
        if code not in self.state.legal_codes():
            refusal = self.why_not(action)
            assert refusal is not None, "an action without its code among the options is refused"
            raise IllegalAction(refusal.code, refusal.message, legal=refusal.legal, position=self.position())
        self.apply(code)

    def apply(self, code: int) -> None:
        """Carry out the action with this code. The caller answers for its being one of the options."""
        dealt = self._deal.dealt if self._deal else 0
        self._moments.append(Moment(self.state.journal_end, len(self._log.events), len(self._codes), dealt))
        self._apply(code)
        self._let_chance_decide()

    def _apply(self, code: int) -> None:
        self._codes.append(code)
        self.state.apply(code)

    def _let_chance_decide(self) -> None:
        while self._deal is not None and self.state.asked == CHANCE:
            self._apply(self._outcome(self._deal))

    def _outcome(self, deal: Deal) -> int:
        """Choose an outcome by weight: the seed gives a number below the sum of the weights."""
        codes = self.state.legal_codes()
        weights = [self.state.phase.weight(self.state, code) for code in codes]
        left = deal.below(sum(weights))
        for code, weight in zip(codes, weights, strict=True):
            left -= weight
            if left < 0:
                return code
        raise AssertionError("a number below the sum of the weights falls on an outcome")

    def is_open_since(self, actions: int) -> bool:
        """Has chance decided nothing during and after the last so many actions?"""
        return 0 < actions <= len(self._moments) and len(self._codes) == self._moments[-actions].codes + actions

    def deal_by(self, seed: str) -> None:
        """Let a seed decide from now on, in a game whose draws were decided from outside so far."""
        if self._deal is not None:
            raise Unreadable("bad_seed", said("error-seed-decides"))
        self._deal = Deal(check_seed(seed))
        self._let_chance_decide()

    def undo(self) -> None:
        """Take the last action back, with everything that followed from it."""
        if not self._moments:
            raise IllegalAction("nothing_to_undo", said("error-nothing-to-undo"))
        moment = self._moments.pop()
        self.state.rewind(moment.journal)
        del self._codes[moment.codes :]
        del self._log.events[moment.events :]
        if self._deal is not None:
            self._deal.dealt = moment.dealt

    def clone(self, *, open_draws: bool = False) -> Game:
        """Copy the game with its history; the copies do not know each other.

        With *open_draws* the copy does not know the seed: what is drawn next is decided by
        whoever plays it, so a bot that looks ahead cannot peek into the bag.
        """
        copy = Game.__new__(Game)
        copy.setup = self.setup
        copy.rules = self.rules
        copy.from_position = self.from_position
        copy.state = self.state.clone_with_journal()
        copy._codes = list(self._codes)
        copy._moments = list(self._moments)
        copy._log = EventLog()
        copy._log.events = list(self._log.events)
        copy.state.reporter = copy._log
        copy._deal = None
        if open_draws:
            copy.setup = replace(self.setup, seed=None)
        elif self._deal is not None:
            copy._deal = Deal(self._deal.seed)
            copy._deal.dealt = self._deal.dealt
        return copy


def checked_action(action: object) -> Action:
    """Give an action back; anything else is refused."""
    if not isinstance(action, Action):
        raise Unreadable("bad_notation", said("error-action", found=quoted(action)))
    return action


def new_game(
    *,
    game: str = LAND,
    players: int | Sequence[str] = 2,
    boxes: Iterable[str] = (),
    options: Mapping[str, object] | None = None,
    tiles: Iterable[TileType] = (),
    seed: int | str | None = None,
    first: int | None = None,
    open_draws: bool = False,
    files: Mapping[str, Path | str | OwnFile] | None = None,
) -> Game:
    """Set up a game.

    *game* is ``"land"`` or ``"castle"``. *players* is a number or a list of names, *boxes* name
    what is played beside the base game (``"river x2"`` for two copies of its tiles), *options*
    change single rules, and *tiles* of one's own (:func:`bastide.load_tiles`) go into the bag as
    well. *files* are corrected facts of The Castle: paths for ``"tiles"`` and ``"wall"``. The
    same *seed* gives the same draws; without one a fresh seed is made. *first* is the number of
    the player who begins, by default chosen by the seed. With *open_draws* nothing is drawn by
    itself: drawing is an action, too.
    """
    book = rulebook_of(game)
    names = check_players(players)
    chosen_boxes = book.check_boxes(boxes)
    if options is not None and not isinstance(options, Mapping):
        raise Unreadable("bad_option", said("error-options", found=quoted(options)))
    settled = settle(book.known_options(chosen_boxes), options or {})
    text_seed = None if open_draws else check_seed(seed)
    if first is None:
        first = Deal(f"{text_seed}:first").below(len(names)) if text_seed is not None else 0
    if not isinstance(first, int) or isinstance(first, bool) or not 0 <= first < len(names):
        raise Unreadable("bad_players", said("error-first", number=quoted(first), last=len(names) - 1))
    chosen = tuple(sorted(settled.items()))
    own = own_files(files or {})
    return Game(Setup(names, chosen_boxes, chosen, text_seed, first, check_tiles(tiles), game, own))


def check_players(players: int | Sequence[str]) -> tuple[str, ...]:
    """Give the names of the players; colours, if only their number is given."""
    if isinstance(players, str | bool) or not isinstance(players, int | Iterable):
        raise Unreadable("bad_players", said("error-players", found=quoted(players)))
    given = list(COLOURS[:players]) if isinstance(players, int) else list(players)
    if not all(isinstance(name, str) for name in given):
        raise Unreadable("bad_players", said("error-players", found=quoted(given)))
    names = tuple(name.strip() for name in given)
    number = players if isinstance(players, int) else len(names)
    if not 1 <= number <= len(COLOURS):
        raise Unreadable("bad_players", said("error-number-of-players", most=len(COLOURS), number=number))
    for name in names:
        if names.count(name) > 1 or not name or not name.isprintable() or "," in name:
            raise Unreadable("bad_players", said("error-player-names", name=quoted(name)))
    return names


def check_seed(seed: int | str | None) -> str:
    """Give the seed as text that a record keeps exactly; a fresh one if there is none."""
    text = secrets.token_hex(SEED_BYTES) if seed is None else str(seed).strip()
    if not isinstance(seed, int | str | None) or not text or not text.isprintable():
        raise Unreadable("bad_seed", said("error-seed", found=quoted(seed)))
    return text


def read_position(text: str) -> Game:
    """Set up a position; the game goes on from there with draws decided from outside (``open_draws``)."""
    return Game(*set_up_position(checked_text(text, said("file-position"))))
