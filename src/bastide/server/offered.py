"""The catalogue: games, boxes, options, levels and limits, as a page for a new table needs them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import bastide
from bastide.art.themes import THEMES
from bastide.bots import LEVELS
from bastide.castle import rulebook as castle
from bastide.castle.facts import GAME as CASTLE
from bastide.games import RULEBOOKS
from bastide.kernel import catalogue
from bastide.kernel.rules import LAND
from bastide.language import LANGUAGES, key_of
from bastide.rulebook import BASE, PLAYERS, has_tiles, known_options, lays_out_tiles, playable_boxes, presets
from bastide.server import bodies
from bastide.server.hall import CHAT_LENGTH, MOST_CLOCK, MOST_SEATS, NAME_LENGTH
from bastide.server.words import Words, words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bastide.kernel.options import Option
    from bastide.server.config import Config

PLAYERS_OF: Final = {LAND: PLAYERS, CASTLE: castle.PLAYERS}


def catalogue_of(config: Config) -> bodies.Catalogue:
    """Say everything that can be chosen here."""
    return bodies.Catalogue(
        bastide.__version__,
        [_game(name) for name in RULEBOOKS],
        [
            bodies.LevelFacts(level.name, Words(f"level-{level.name}"), Words(f"level-{level.name}-about"))
            for level in LEVELS
        ],
        sorted(config.engines),
        list(THEMES),
        list(LANGUAGES),
        bodies.LimitFacts(
            MOST_SEATS,
            NAME_LENGTH,
            CHAT_LENGTH,
            config.message_bytes,
            config.upload_bytes,
            config.record_actions,
            MOST_CLOCK,
            config.away_seconds,
        ),
    )


def _game(name: str) -> bodies.GameFacts:
    players = PLAYERS_OF[name]
    if name == CASTLE:
        options = _options(RULEBOOKS[CASTLE].known_options(()))
        title, about = Words(f"title-{CASTLE}"), Words(f"box-{CASTLE}")
        boxes = [bodies.BoxFacts(CASTLE, title, about, 0, [], "", has_copies=False, needs_tiles=True, options=options)]
        return bodies.GameFacts(name, title, players[0], players[-1], boxes, {})
    boxes = [_box(box) for box in playable_boxes()]
    ready = {preset: list(chosen) for preset, chosen in presets().items()}
    return bodies.GameFacts(name, Words(f"title-{BASE}"), players[0], players[-1], boxes, ready)


def _box(name: str) -> bodies.BoxFacts:
    found = catalogue.tile_set(name)
    before = {option.name for option in known_options((BASE,))} if name != BASE else set()
    options = [option for option in known_options((BASE, name)) if option.name not in before]
    return bodies.BoxFacts(
        name,
        Words(f"title-{key_of(name)}"),
        Words(found.about),
        found.size,
        list(found.parts),
        found.picture,
        has_copies=has_tiles(name),
        needs_tiles=name == BASE or lays_out_tiles(name),
        options=_options(options),
    )


def _options(options: Iterable[Option]) -> list[bodies.OptionFacts]:
    return [
        bodies.OptionFacts(
            option.name,
            option.box,
            option.default,
            list(option.choices),
            words(option.title),
            words(option.about),
            [words(option.choice(value)) for value in option.choices],
        )
        for option in options
    ]
