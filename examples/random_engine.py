"""An engine of thirty lines: it speaks the protocol of docs/engine-protocol.md and plays anything that is allowed.

It needs nothing of Bastide. Let it play: bastide arena random "engine:python examples/random_engine.py" --pairs 2
"""

import random
import sys


def main() -> None:
    """Answer every line that asks for something."""
    options = ["-"]
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "bastide":
            print("id name Thirty lines")
            print("ready")
        elif word == "options":
            options = rest.split(" | ")
        elif word == "go":
            print(f"bestmove {random.choice(options)}")  # noqa: S311 - a bot needs no cryptography
        elif word == "quit":
            break
        sys.stdout.flush()


if __name__ == "__main__":
    main()
