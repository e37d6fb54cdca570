"""Golden games: whole games with everything that happened, kept as text.

``make golden`` writes them anew; look at the difference before you commit it.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import bastide
from bastide.bots import GreedyBot
from bastide.kernel.chance import Luck
from bastide.kernel.speed import play_games
from bastide.rulebook import opening, rule_set
from tests.soak import soak

GOLDEN = Path(__file__).parent / "golden"
GAMES = {
    "base-2-players": {"players": 2, "seed": "golden 2"},
    "base-5-players": {"players": 5, "seed": "golden 5"},
    "base-alone": {"players": 1, "seed": "golden 1"},
    "river-3-players": {"players": 3, "seed": "golden river", "boxes": ["river"]},
    "inns_and_cathedrals-3-players": {"players": 3, "seed": "golden inns", "boxes": ["inns_and_cathedrals"]},
    "king_and_robber-4-players": {
        "players": 4,
        "seed": "golden king",
        "boxes": ["inns_and_cathedrals", "king_and_robber"],
    },
    "traders_and_builders-3-players": {
        "players": 3,
        "seed": "golden traders",
        "boxes": ["inns_and_cathedrals", "traders_and_builders", "king_and_robber"],
    },
    "bridges_castles_bazaars-3-players": {
        "players": 3,
        "seed": "golden bridges",
        "boxes": ["bridges_castles_bazaars"],
    },
    "crop_circles-3-players": {
        "players": 3,
        "seed": "golden circles",
        "boxes": ["inns_and_cathedrals", "traders_and_builders", "crop_circles"],
    },
    "crop_circles_ii-4-players": {
        "players": 4,
        "seed": "golden circles ii",
        "boxes": ["crop_circles", "crop_circles_ii", "phantom"],
    },
    "phantom-3-players": {"players": 3, "seed": "golden phantom 23", "boxes": ["phantom"]},
    "festival-3-players": {
        "players": 3,
        "seed": "golden festival",
        "boxes": ["inns_and_cathedrals", "traders_and_builders", "festival"],
    },
    "wheel_of_fortune-3-players": {
        "players": 3,
        "seed": "golden wheel",
        "boxes": ["wheel_of_fortune"],
        "options": {"base_tiles": False},
    },
    "plague-3-players": {"players": 3, "seed": "golden plague", "boxes": ["inns_and_cathedrals", "plague"]},
    "school-3-players": {"players": 3, "seed": "golden school", "boxes": ["river", "count", "school"]},
    "flying_machines-3-players": {
        "players": 3,
        "seed": "golden flight",
        "boxes": ["inns_and_cathedrals", "phantom", "flying_machines"],
    },
    "mage_and_witch-3-players": {
        "players": 3,
        "seed": "golden magic",
        "boxes": ["inns_and_cathedrals", "cathars", "mage_and_witch"],
    },
    "catapult-3-players": {
        "players": 3,
        "seed": "golden catapult",
        "boxes": ["traders_and_builders", "tower", "catapult"],
    },
    "messages-3-players": {
        "players": 3,
        "seed": "golden messages",
        "boxes": ["traders_and_builders", "tower", "messages", "robbers"],
    },
    "robbers-4-players": {
        "players": 4,
        "seed": "golden robbers",
        "boxes": ["traders_and_builders", "princess_and_dragon", "robbers"],
    },
    "cathars-3-players": {
        "players": 3,
        "seed": "golden siege 16",
        "boxes": ["inns_and_cathedrals", "cathars"],
        "options": {"escape_from": "any_tile"},
    },
    "tower-3-players": {
        "players": 3,
        "seed": "golden tower",
        "boxes": ["inns_and_cathedrals", "traders_and_builders", "tower"],
    },
    "river_ii-3-players": {
        "players": 3,
        "seed": "golden river ii",
        "boxes": ["river_ii"],
        "options": {"volcano_turn": "always"},
    },
    "river_ii-with-the-river": {
        "players": 2,
        "seed": "golden rivers",
        "boxes": ["river", "inns_and_cathedrals", "river_ii", "games_quarterly"],
    },
    "princess_and_dragon-3-players": {
        "players": 3,
        "seed": "golden dragon 6",
        "boxes": ["traders_and_builders", "princess_and_dragon", "phantom"],
    },
    "games_quarterly-3-players": {
        "players": 3,
        "seed": "golden quarterly 43",
        "boxes": ["river", "cathars", "games_quarterly"],
    },
    "count-4-players": {
        "players": 4,
        "seed": "golden count 67",
        "boxes": ["river", "inns_and_cathedrals", "count"],
    },
    "shrines-3-players": {"players": 3, "seed": "golden shrines 48", "boxes": ["cathars", "shrines"]},
    "count_king_consorts-3-players": {"players": 3, "seed": "golden consorts", "boxes": ["count_king_consorts"]},
    "cult_siege_creativity-3-players": {"players": 3, "seed": "golden cult 239", "boxes": ["cult_siege_creativity"]},
    "abbey_and_mayor-3-players": {
        "players": 3,
        "seed": "golden abbey 27",
        "boxes": ["traders_and_builders", "abbey_and_mayor"],
        "options": {"abbeys": 3, "wagon_moves": "any_tile"},
    },
    "tunnel-2-players": {
        "players": 2,
        "seed": "golden tunnel",
        "boxes": ["traders_and_builders", "princess_and_dragon", "tunnel"],
    },
    "ferries-3-players": {"players": 3, "seed": "golden ferries", "boxes": ["traders_and_builders", "ferries"]},
    "gold_mines-3-players": {"players": 3, "seed": "golden gold", "boxes": ["gold_mines"]},
    "castle-2-players": {"game": "castle", "players": 2, "seed": "golden castle"},
    "castle-greedy": {"game": "castle", "players": 2, "seed": "golden keep"},
    "base-without-fields": {"players": 3, "seed": "golden 3", "options": {"fields": False, "small_city": 2}},
}
GREEDY = {"castle-greedy"}
"""Where a bot plays that comes to more of the rules than chance does."""
SOAKED = range(40)
CHECKED_SEEDS = [(players, 500 * number, 500) for number in range(2) for players in (2, 3, 4, 5, 6)]


def play(name: str) -> bastide.Game:
    """Play a golden game: always the same choices."""
    game = bastide.new_game(**GAMES[name])  # type: ignore[arg-type]
    luck = Luck(len(name))
    bot = GreedyBot(name)
    while not game.over:
        game.apply(bot.best_code(game.state.clone()) if name in GREEDY else game.state.sample(luck))
    return game


def told(game: bastide.Game) -> str:
    """The record of a game, then every event."""
    events = "\n".join(repr(event) for event in game.events)
    return f"{bastide.write_record(game)}\n# events\n{events}\n"


def fingerprint(game: bastide.Game) -> str:
    """Give a short text that differs if anything in the game does."""
    return sha256(told(game).encode()).hexdigest()[:16]


def write_all() -> None:
    """Write all golden files."""
    for name in GAMES:
        (GOLDEN / f"{name}.txt").write_text(told(play(name)), encoding="utf-8")
    lines = ["# players, first seed, games, checksum of the final scores"]
    for players, seed, games in CHECKED_SEEDS:
        lines.append(f"{players} {seed} {games} {play_games(opening(rule_set(players)), seed, games)}")
    soaked = ["# number of a game of random boxes, fingerprint of its record and events"]
    soaked += [f"{number} {fingerprint(soak(number))}" for number in SOAKED]
    (GOLDEN / "soaked.txt").write_text("\n".join(soaked) + "\n", encoding="utf-8")
    (GOLDEN / "checksums.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_all()
