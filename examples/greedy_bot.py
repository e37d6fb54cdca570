"""A bot that looks one action ahead: what would my lead be if the game ended after it?"""

import bastide
from bastide.bots import RandomBot


def lead(game: bastide.Game, player: int) -> int:
    """Count how far a player would be ahead of the best other one if the game ended now."""
    points = list(game.scores)
    for line in game.if_it_ended_now():
        points[line.player] += line.points
    return points.pop(player) - max(points)


class GreedyBot:
    """Takes the action with the best lead after it."""

    def choose(self, game: bastide.Game) -> bastide.Action:
        """Try every option on a copy."""
        player = game.to_move
        assert player is not None, "a bot is asked only when a player decides"

        def value(action: bastide.Action) -> int:
            copy = game.clone()
            copy.play(action)
            return lead(copy, player)

        return max(game.options(), key=value)


if __name__ == "__main__":
    match = bastide.new_game(players=["Greedy", "Random"], seed=1)
    bots = (GreedyBot(), RandomBot(1))
    while match.to_move is not None:
        match.play(bots[match.to_move].choose(match))
    print(dict(zip(match.players, match.scores, strict=True)))
