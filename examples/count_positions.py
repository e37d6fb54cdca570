"""Count the ways to play the first tiles of a fixed order, by playing and taking back."""

import bastide


def ways(game: bastide.Game, tiles: list[str]) -> int:
    """Play *tiles* in this order in every possible way."""
    if game.waits_for_chance and not tiles:
        return 1
    options = [bastide.Draw(tiles[0])] if game.waits_for_chance else game.options()
    rest = tiles[1:] if game.waits_for_chance else tiles
    count = 0
    for option in options:
        game.play(option)
        count += ways(game, rest)
        game.undo()
    return count


if __name__ == "__main__":
    order = ["U", "V"]
    for number in range(1, len(order) + 1):
        print(f"{' '.join(order[:number])}: {ways(bastide.new_game(open_draws=True), order[:number])} ways")
