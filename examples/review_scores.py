"""Say where the points of a game came from: ``python review_scores.py game.bastide``."""

import sys
from collections import Counter

import bastide
from bastide.bots import RandomBot, ask


def review(game: bastide.Game) -> None:
    """Print the points of each player, the richest source first."""
    for player, name in enumerate(game.players):
        sources: Counter[str] = Counter()
        for line in game.tally():
            if line.player == player and line.points:
                sources[f"{line.claim} {line.place.feature if line.place else ''}"] += line.points
        print(f"{name}: {game.scores[player]} points")
        for source, points in sources.most_common():
            print(f"{points:5} {source}")


if __name__ == "__main__":
    reviewed = bastide.load(sys.argv[1]) if len(sys.argv) > 1 else bastide.new_game(players=4, seed=3)
    bot = RandomBot(3)
    while not reviewed.over:  # A game that is not finished is played on at random.
        reviewed.play(ask(bot, reviewed))
    review(reviewed)
