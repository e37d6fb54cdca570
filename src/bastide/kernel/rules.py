"""A rule set: the chosen boxes compiled once, shared by every copy of every game.

For each hook the rule set keeps the list of boxes that override it. In the base game all
these lists are empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bastide.kernel.actions import KERNEL_KINDS
from bastide.kernel.codes import FIRST_OFFER
from bastide.kernel.errors import Unreadable
from bastide.kernel.geometry import REACH, cell_at
from bastide.kernel.hooks import Appraiser, Expansion, Phase, Start
from bastide.kernel.layout import (
    ADDRESS_BITS,
    ASKED,
    BAG_LEFT,
    CHANCE,
    CHANGED_END,
    FIGURE_WORDS,
    FIGURES_END,
    FRONTIER_END,
    HAND,
    HEAD_WORDS,
    LINK_WORDS,
    LINKS_END,
    MIDDLE_WORDS,
    MIDDLES_END,
    NO_TILE,
    PLAYER,
    SLOTS_END,
    TILE_WORDS,
    TILES_END,
    TURN,
    WALL,
)
from bastide.kernel.pieces import FOLLOWERS, PIECE_KINDS, TOKENS, Piece
from bastide.kernel.scoring import MOST_CLAIMS, Claim
from bastide.kernel.state import State
from bastide.kernel.tables import PLACE_KINDS, SLOT_WORDS, Tables
from bastide.kernel.turn import OVER
from bastide.kernel.vecs import vec
from bastide.kernel.verbs.tiles import place_tile
from bastide.kernel.vocabulary import BUILDINGS, ROLES
from bastide.language import said

if TYPE_CHECKING:
    from bastide.kernel.declarations import Action
    from bastide.kernel.places import Place

LAND = "land"
"""The game of the base box and everything that is added to it."""
SMALLEST_CELL_TABLE = 512


def overriders(boxes: list[Expansion], hook: str) -> vec[Expansion]:
    """Only those boxes that say something about *hook*."""
    silent = getattr(Expansion, hook)
    return vec[Expansion]([box for box in boxes if getattr(type(box), hook) is not silent])


def figure_minders(boxes: vec[Expansion]) -> vec[vec[Expansion]]:
    """By figure and kind of a place: those of some boxes that mind."""
    return vec[vec[Expansion]](
        [
            vec[Expansion]([box for box in boxes if box.minds_figure(piece, kind)])
            for piece in range(PIECE_KINDS)
            for kind in range(PLACE_KINDS)
        ]
    )


class Enclosure:
    """A board with a wall around it."""

    def __init__(self, walls: list[int], fixed: list[tuple[int, int]]) -> None:
        self.walls = walls
        """Cells that no tile may take."""
        self.fixed = fixed
        """Kinds and cells of tiles that are part of the board itself."""


class Rules:
    """Tiles, boxes, phases and sizes of one kind of game."""

    def __init__(
        self,
        players: int,
        tables: Tables,
        copies: list[int],
        phases: list[Phase],
        boxes: list[Expansion],
        supply: dict[Piece, int],
        held: list[int] | None = None,
        *,
        game: str = LAND,
        roles: dict[str, str] | None = None,
        called: dict[str, str] | None = None,
        enclosure: Enclosure | None = None,
        appraiser: Appraiser | None = None,
    ) -> None:
        self.game: str = game
        """Which game this is: there is more than one on this kernel."""
        self.roles: dict[str, str] = ROLES if roles is None else roles
        """What a follower is called, by the feature it stands on."""
        self.called: dict[str, str] = {} if called is None else called
        """What people call a feature, where it is not by its own name."""
        self.enclosure: Enclosure = Enclosure([], []) if enclosure is None else enclosure
        self.appraiser: Appraiser = Appraiser() if appraiser is None else appraiser
        self.players: i64 = players
        self.tables: Tables = tables
        self.boxes: list[Expansion] = active(boxes)
        self.copies: list[int] = copies
        """How many tiles of each kind begin in the bag."""
        self.held: list[int] = held or [0] * len(copies)
        """How many tiles of each kind players hold instead."""
        self.supply: dict[Piece, int] = dict(supply)
        for box in self.boxes:
            for piece, number in box.supply(players).items():
                self.supply[piece] = self.supply.get(piece, 0) + number
        self.offerers: list[Expansion] = [Expansion() for _ in range(FIRST_OFFER)]
        """Who carries out an option, by the kind of its code."""
        self.besides: list[bool] = [False] * FIRST_OFFER
        """Does such an option come besides what was asked, so that the question is put again?"""
        self.kinds: list[type[Action]] = list(KERNEL_KINDS)
        """Kinds of actions, by the kind of their codes."""
        self.claims: list[str] = [claim.name.lower() for claim in Claim]
        """What points can be for."""
        self.city_points: vec[i64] = vec[i64]([0] * MOST_CLAIMS)
        """By claim: what a finished city is worth on a field, where it differs from what farmers get."""
        self._compile_hooks()
        self._compile_script(phases)
        self._compile_figures()
        self._lay_out_words()
        self.minders: vec[vec[Expansion]] = vec[vec[Expansion]](
            [vec[Expansion]([box for box in self.forbids_tile if box.minds(kind)]) for kind in range(tables.kinds)]
        )
        """By the kind of a tile: who may forbid places for it."""
        self.figure_minders: vec[vec[Expansion]] = figure_minders(self.forbids_figure)
        """By figure and kind of a place: who may forbid it there."""
        self.starts: list[Start] = []
        """The tiles that lie on the table at the start."""
        for box in self.boxes:
            self.starts += box.start_tiles(self.starts)
        self.places: dict[tuple[int, int, int], Place] = {}
        """Places that have been named, by their cell, turn of the tile and number there."""
        self.stamp: i64 = 0
        self.seen: vec[i64] = vec[i64]([0] * self.size)
        """Scratch: the stamps of things that have been counted."""
        self.matches: vec[i64] = vec[i64]([0] * (2 * (sum(copies) + sum(self.held)) + 3))
        """Scratch: cells of the frontier where a tile fits."""
        self.bag: vec[i64] = vec[i64]([0] * (sum(copies) + sum(self.held)))
        """Scratch: kinds of the tiles in the bag, one after the other."""
        self.cities: vec[i64] = vec[i64]([0] * ((self.figures_at - self.slots_at) // SLOT_WORDS))
        """Scratch: finished cities of the field that was looked at last."""

    def _compile_hooks(self) -> None:
        boxes = self.boxes
        self.on_tile_placed = overriders(boxes, "on_tile_placed")
        self.on_connected = overriders(boxes, "on_connected")
        self.on_figure_placed = overriders(boxes, "on_figure_placed")
        self.on_passed = overriders(boxes, "on_passed")
        self.on_figure_moved = overriders(boxes, "on_figure_moved")
        self.on_removed = overriders(boxes, "on_removed")
        self.on_neutral_moved = overriders(boxes, "on_neutral_moved")
        self.on_finished = overriders(boxes, "on_finished")
        self.on_feature_scored = overriders(boxes, "on_feature_scored")
        self.on_scored = overriders(boxes, "on_scored")
        self.on_points = overriders(boxes, "on_points")
        self.on_game_ended = overriders(boxes, "on_game_ended")
        self.locates = overriders(boxes, "locates")
        self.forbids_draw = overriders(boxes, "forbids_draw")
        self.forbids_tile = overriders(boxes, "forbids_tile")
        self.forbids_figure = overriders(boxes, "forbids_figure")
        self.forbids_choice = overriders([box for box in boxes if box.minds_choices()], "forbids_choice")
        self.forbids_neutral = overriders(boxes, "forbids_neutral")
        self.offers_tiles = overriders(boxes, "offers_tiles")
        self.offers_places = overriders(boxes, "offers_places")
        self.offers_figures = overriders(boxes, "offers_figures")
        self.offers_besides = overriders(boxes, "offers_besides")
        self.offers_return = overriders(boxes, "offers_return")
        self.adds_points = overriders(boxes, "adds_points")
        self.adds_own_points = overriders(boxes, "adds_own_points")
        self.adds_prospects = overriders(boxes, "adds_prospects")
        self.adds_rank = overriders(boxes, "adds_rank")
        self.weighs_figure = overriders(boxes, "weighs_figure")

    def _compile_figures(self) -> None:
        strengths = {Piece.FOLLOWER: 1}
        for box in self.boxes:
            strengths |= box.strengths()
        self.strength: vec[i64] = vec[i64]([strengths.get(piece, 0) for piece in Piece])
        self.followers: vec[i64] = vec[i64]([int(p) for p in Piece if p in FOLLOWERS and self.supply.get(p, 0) > 0])
        """Kinds of followers that are played."""

    def _compile_script(self, phases: list[Phase]) -> None:
        every = phases + [phase for box in self.boxes for phase in box.phases()]
        every.sort(key=_place_in_turn)
        self.script: list[Phase] = every
        for place, phase in enumerate(every):
            phase.place = place
            phase.at = int(phase.step)
            phase.following = every[min(place + 1, len(every) - 1)]
            phase.acts = type(phase).enter is not Phase.enter
            phase.questions = type(phase).options is not Phase.options or type(phase).asks is not Phase.asks
        steps = [int(phase.step) for phase in every]
        first = [min(at for at in range(len(steps)) if steps[at] >= step) for step in range(OVER + 1)]
        self.step_at: vec[i64] = vec[i64](first)

    def _lay_out_words(self) -> None:
        """Give every part of the state its place in the array."""
        every = [copies + held for copies, held in zip(self.copies, self.held, strict=True)]
        for kind, _ in self.enclosure.fixed:
            every[kind] += 1
        tiles = sum(every)
        slots = 0
        middles = 0
        for kind, copies in enumerate(every):
            slots += self.tables.slots[kind] * copies
            middles += copies * sum(feature.kind in BUILDINGS for feature in self.tables.features[kind])
        frontier = 2 * tiles + 2
        # A line of so many tiles could reach the end of the table: then its edge is walled off.
        self.edge: list[int] = table_edge() if tiles >= REACH else self.enclosure.walls
        cells = SMALLEST_CELL_TABLE
        while cells < 2 * (tiles + frontier + len(self.edge)):
            cells *= 2
        self.size: i64 = HEAD_WORDS
        self.scores_at: i64 = self.reserve(self.players)
        self.supply_at: i64 = self.reserve(self.players * PIECE_KINDS)
        self.neutrals_at: i64 = self.reserve(PIECE_KINDS)
        self.bag_at: i64 = self.reserve(self.tables.kinds)
        self.cells_mask: i64 = cells - 1
        self.cells_at: i64 = self.reserve(cells)
        self.frontier_at: i64 = self.reserve(frontier)
        self.tiles_at: i64 = self.reserve(tiles * TILE_WORDS)
        self.middles_at: i64 = self.reserve(middles * MIDDLE_WORDS)
        self.slots_at: i64 = self.reserve(slots * SLOT_WORDS)
        figures = self.players * sum(number for piece, number in self.supply.items() if piece not in TOKENS)
        self.figures_at: i64 = self.reserve(figures * FIGURE_WORDS)
        self.links_at: i64 = self.size
        self.changed_at: i64 = self.size
        self.spots_at: i64 = self.size
        self.spot_names: dict[int, str] = {}
        """Places for figures that are no features, by their addresses."""
        self.spot_signs: dict[int, tuple[str, str]] = {}
        """Of those that lie on a tile: the symbol that shows them."""
        self.spot_points: dict[int, tuple[tuple[int, int], ...]] = {}
        """Of some of these: where one figure after the other stands."""
        self.spot_holders: dict[int, int] = {}
        """Of those in front of a player: whose they are."""
        self.land_spots: set[int] = set()
        """Those where figures stand on laid tiles, though on no feature."""
        self.links: i64 = 0
        """How many connections there can be that no side makes."""
        self.spot_fields: dict[int, int] = {}
        """Of those on the score track: which field."""
        for box in self.boxes:
            box.set_up(self)
        if self.links > 0:
            self.links_at = self.reserve(self.links * LINK_WORDS)
            self.changed_at = self.reserve(4 * self.links)

    def reserve(self, words: int) -> int:
        """Set words of the state aside; give the address of the first."""
        address = self.size
        self.size = address + words
        return address

    def allow_links(self, links: int) -> None:
        """Make room for more connections that no side makes, and for noting what they change in a turn."""
        self.links += links

    def add_spot(
        self,
        name: str,
        *,
        sign: tuple[str, str] | None = None,
        holder: int = -1,
        on_land: bool = False,
        field: int = -1,
        points: tuple[tuple[int, int], ...] = (),
    ) -> int:
        """Add a place for figures that is no feature: a quarter, a crown, a prison.

        It lies on the tile with a symbol (*sign* is its name and value; without a value it is the last such tile), in
        front of a player (*holder*), on a *field* of the score track, or nowhere.
        Where it is *on_land*, figures stand on laid tiles there, though on no feature; *points* say where exactly, in
        32nds of a tile from the north-western corner of the one with the symbol.
        """
        spot = self.reserve(1)  # Counts the figures that stand there.
        self.spot_names[spot] = name
        if sign is not None:
            self.spot_signs[spot] = sign
        if holder >= 0:
            self.spot_holders[spot] = holder
        if on_land:
            self.land_spots.add(spot)
        if field >= 0:
            self.spot_fields[spot] = field
        if points:
            self.spot_points[spot] = points
        return spot

    def add_claim(self, name: str) -> int:
        """Add something that points can be for."""
        self.claims.append(name)
        return len(self.claims) - 1

    def add_offer(self, box: Expansion, action: type[Action], *, besides: bool = False) -> int:
        """Give a box a kind of code for actions that it offers and carries out itself."""
        self.kinds.append(action)
        self.offerers.append(box)
        self.besides.append(besides)
        return len(self.offerers) - 1

    def let_carry_out(self, kind: int, box: Expansion) -> None:
        """Let a box carry out a kind of code that others can read, at the step of the figure."""
        self.offerers[kind] = box

    def next_stamp(self) -> i64:
        """Give a mark that nothing bears yet, for counting things once."""
        self.stamp += 1
        return self.stamp

    def new_state(self, first_player: int = 0) -> State:
        """Set up an empty table: full bag, full supplies, nothing laid."""
        words = vec[i64]([0] * self.size)
        for kind, copies in enumerate(self.copies):
            words[self.bag_at + kind] = copies
        words[BAG_LEFT] = sum(self.copies)
        for player in range(self.players):
            for piece, number in self.supply.items():
                words[self.supply_at + player * PIECE_KINDS + int(piece)] = number
        words[TILES_END] = self.tiles_at
        words[SLOTS_END] = self.slots_at
        words[FRONTIER_END] = self.frontier_at
        words[FIGURES_END] = self.figures_at
        words[LINKS_END] = self.links_at
        words[MIDDLES_END] = self.middles_at
        words[CHANGED_END] = self.changed_at
        words[HAND] = NO_TILE
        words[ASKED] = CHANCE
        words[TURN] = 1
        words[PLAYER] = first_player
        state = State(self, words)
        for cell in self.edge:
            words[state.entry_of(cell)] = cell << ADDRESS_BITS | WALL
        for kind, cell in self.enclosure.fixed:
            place_tile(state, kind, cell, 0)
        return state

    def feature_of(self, role: str) -> str:
        """Name the feature on which a follower has this role; an empty text if there is none."""
        for feature, name in self.roles.items():
            if name == role:
                return feature
        return ""


def _place_in_turn(phase: Phase) -> int:
    return int(phase.step)


def table_edge() -> list[int]:
    """Cells around the table on which no tile may lie."""
    last = REACH - 1
    ends = [cell_at(x, y) for x in (-last, last) for y in range(-last, last + 1)]
    return ends + [cell_at(x, y) for x in range(1 - last, last) for y in (-last, last)]


def active(boxes: list[Expansion]) -> list[Expansion]:
    """Check the needs of boxes and leave out rulings whose boxes are not played."""
    names = {box.name for box in boxes if box.name}
    result: list[Expansion] = []
    for box in boxes:
        missing = [need for need in box.needs if need not in names]
        if not missing:
            result.append(box)
        elif box.name:
            raise Unreadable("missing_box", said("error-box-needs", box=box.name, needed=", ".join(missing)))
    return result


def restored(rules: Rules, words: list[int], journal: list[int]) -> State:
    """Set a state up again from its words, with everything that can be undone."""
    state = State(rules, vec[i64](words))
    state.journal = vec[i64](journal)
    state.journal_end = len(journal)
    state.journaling = True
    return state
