"""A bot that looks one action ahead: what would my lead be if the game ended after it?"""

import bastide
from bastide.bots import Budget, RandomBot, ask


def lead(game: bastide.Game, player: int) -> int:
    """Count how far a player would be ahead of the best other one if the game ended now."""
    points = list(game.scores)
    for line in game.if_it_ended_now():
        points[line.player] += line.points
    return points.pop(player) - max(points)


class GreedyBot:
    """Takes the action with the best lead after it."""

    def choose(self, view: bastide.Game, budget: Budget) -> bastide.Action:  # noqa: ARG002 - it needs no time
        """Try every option on a copy."""
        player = view.to_move
        assert player is not None, "a bot is asked only when a player decides"

        def value(action: bastide.Action) -> int:
            copy = view.clone()
            copy.play(action)
            return lead(copy, player)

        return max(view.options(), key=value)


if __name__ == "__main__":
    match = bastide.new_game(players=["Greedy", "Random"], seed=1)
    bots = (GreedyBot(), RandomBot(1))
    while match.to_move is not None:
        match.play(ask(bots[match.to_move], match))
    print(dict(zip(match.players, match.scores, strict=True)))
