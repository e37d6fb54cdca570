"""Let two random bots play a game, then show the board and who has won."""

import sys

import bastide
from bastide.bots import RandomBot, ask


def main(seed: str) -> None:
    """Play one game."""
    game = bastide.new_game(players=["Anna", "Ben"], seed=seed)
    bot = RandomBot(seed)
    while not game.over:
        game.play(ask(bot, game))
    print(game)
    for name, score in zip(game.players, game.scores, strict=True):
        print(f"{name}: {score} points")
    print(" and ".join(game.players[winner] for winner in game.winners), "won.")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "1")
