"""Bridges, Castles & Bazaars in files of JCloisterZone: tokens, lots and bids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bastide import Pass, PlaceTile, PlaceToken, ScoreFeature
from bastide.expansions.bridges_castles_bazaars.actions import Bid, BuildBridge, Deal, LayWithBridge, TakeTile
from bastide.expansions.bridges_castles_bazaars.box import BridgesCastlesBazaars as Box
from bastide.expansions.bridges_castles_bazaars.castles import BuildCastle
from bastide.kernel.actions import code_of
from bastide.kernel.codes import slot_scored
from bastide.kernel.geometry import SIDE_NAMES, cell_at
from bastide.records.jcloisterzone.dialect import Dialect
from bastide.records.jcloisterzone.setup import tile_here

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.kernel.declarations import Action
    from bastide.records.jcloisterzone.replay import Replay

SIDE_STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


BRIDGE = "BRIDGE"
CASTLE = "CASTLE"
PLACED = (BRIDGE, CASTLE)


class BridgesCastlesBazaars(Dialect):
    """Lots have numbers there, a tile is chosen with the first bid, and a castle takes the best of several features."""

    def __init__(self, replay: Replay) -> None:
        super().__init__(replay)
        self.box = next(box for box in replay.game.rules.boxes if isinstance(box, Box))
        self.lots: list[str] = []
        """Codes of the tiles that were turned up last."""
        self.owner: int | None = None
        """Who was asked about a town before the message; None if nobody was."""

    def prepare(self, message: dict[str, Any]) -> None:
        """Turn tiles up and choose one before the first bid; pass over towns before the one that becomes a castle."""
        self.owner = self.game.to_move if self.is_about_towns() else None
        if message["type"] == "BAZAAR_BID":
            self.turn_up()
            options = self.game.options()
            if any(isinstance(option, TakeTile) for option in options) and self.is_auction():
                self.game.play(self.chosen(message))
        elif message["type"] == "PLACE_TOKEN" and message["payload"]["token"] == CASTLE:
            while self.is_about_towns() and self.castle_at(message["payload"]["pointer"]) not in self.game.options():
                self.game.play(Pass())

    def is_about_towns(self) -> bool:
        """Is a castle what is asked about?"""
        return isinstance(self.game.state.phase, BuildCastle)

    def turn_up(self) -> None:
        """Draw the tiles of a bazaar by the last random number."""
        if self.game.waits_for_chance:
            self.lots = []
            while self.game.waits_for_chance:
                drawn = self.replay.draw_next()
                self.lots.append(tile_here(drawn, self.game.rules.tables.by_code))

    def is_auction(self) -> bool:
        """Is there bidding in this game?"""
        return dict(self.game.setup.options)["bazaar"] == "auction"

    def chosen(self, message: dict[str, Any]) -> TakeTile:
        """Give the tile that a bid is for."""
        return TakeTile(self.lots[message["payload"]["supplyIndex"]])

    def action_in(self, message: dict[str, Any]) -> Action | None:
        """Translate tokens, bids and deals."""
        payload = message["payload"]
        kind = message["type"]
        if kind == "PLACE_TOKEN" and payload["token"] in PLACED:
            return (
                self.bridge_at(payload["pointer"]) if payload["token"] == BRIDGE else self.castle_at(payload["pointer"])
            )
        if kind == "BAZAAR_BID":
            return Bid(payload["price"]) if self.is_auction() else self.chosen(message)
        if kind == "BAZAAR_BUY_OR_SELL":
            return Deal(payload["value"] == "BUY")
        if kind == "PLACE_TILE":
            return self.repaired(message)
        return None

    def bridge_at(self, pointer: dict[str, Any]) -> Action:
        """Name a bridge by its tile and its way."""
        return BuildBridge(pointer["location"] == "NS", *pointer["position"])

    def spot_at(self, pointer: dict[str, Any]) -> str:
        """Name the castle of a lord, who is on the part of the town there on which he stood as a knight."""
        if pointer["feature"] != "Castle":
            return ""
        state = self.game.state
        tile = state.tile_at(cell_at(*pointer["position"]))
        slot = state.slot_at(tile, SIDE_NAMES.index(pointer["location"]) * 3 + 1) if tile else 0
        castles = self.box.castles
        for number in range(state.words[castles.number]):
            if state.words[castles.towns + number] == slot:
                return state.rules.spot_names[castles.spots[number]]
        return ""

    def castle_at(self, pointer: dict[str, Any]) -> Action:
        """Name a castle by its other tile: the one that was not laid last."""
        x, y = pointer["position"]
        dx, dy = SIDE_STEPS[pointer["location"]]
        here = PlaceToken("castle", x, y)
        return here if here in self.game.options() else PlaceToken("castle", x + dx, y + dy)

    def repaired(self, message: dict[str, Any]) -> Action | None:
        """Give the tile with a bridge, where it cannot be laid without."""
        plain = self.replay.messages.tile_in(message["payload"])
        if plain in self.game.options():
            return None
        with_bridge = LayWithBridge(plain.tile, plain.x, plain.y, plain.rotation)
        return with_bridge if with_bridge in self.game.options() else None

    def played(self, message: dict[str, Any]) -> None:
        """Let each lord take what is worth most of what lies around his castle, or else what another castle got.

        There nobody is asked after somebody has done without a castle, and nobody twice.
        """
        while any(isinstance(option, ScoreFeature) for option in self.game.options()):
            self.game.play(max(self.game.options(), key=self.worth))
        while (
            self.is_about_towns()
            and self.owner is not None
            and (message["type"] == "PASS" or self.game.to_move == self.owner)
        ):
            self.game.play(Pass())

    def worth(self, option: Action) -> tuple[bool, int]:
        """Does it lie around the castle, and what would the lord get?"""
        state = self.game.state
        castles = self.box.castles
        feature = state.root_of(slot_scored(code_of(state, option)))
        copy = self.game.clone()
        before = sum(copy.scores)
        copy.play(option)
        return castles.touches(state, castles.next_castle(state), feature), sum(copy.scores) - before

    def counts(self, options: Sequence[Action]) -> dict[str, int]:
        """Count bridges, castles, and placements that a bridge repairs."""
        return {
            "Bridge": sum(isinstance(option, BuildBridge) for option in options),
            "Castle": self.towns(options),
            "TilePlacement": sum(isinstance(option, PlaceTile | LayWithBridge) for option in options),
        }

    def towns(self, options: Sequence[Action]) -> int:
        """How many towns of one owner wait: there he is asked once."""
        if not self.is_about_towns():
            return sum(isinstance(option, PlaceToken) and option.piece == "castle" for option in options)
        state = self.game.state
        tile = state.last_tile()
        slots = [slot for side in range(len(SIDE_NAMES)) if (slot := state.slot_at(tile, side * 3 + 1))]
        return sum(self.box.castles.owner_of_town(state, slot) == state.asked for slot in slots)


BOX = BridgesCastlesBazaars
