"""Measure figures in a process of its own, and print each as soon as it is known: a name and a number on a line."""

from __future__ import annotations

import argparse
from typing import Final

from bastide import measure
from bastide.rulebook import playable_boxes

LATER: Final = {"wheel_of_fortune", "catapult", "plague", "school", "messages", "robbers"}
"""The boxes of which no other program knows; the speed of all others together is a figure of its own."""


def main() -> None:
    """Measure what is asked for, or everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("names", nargs="*")
    wanted = parser.parse_args()
    earlier = [box for box in playable_boxes() if box not in LATER]
    works = measure.FIGURES | {
        "compiled": lambda _: float(measure.compiled()),
        "earlier_boxes_decisions_per_second": lambda seconds: measure.decisions_per_second(earlier, seconds),
    }
    for name in wanted.names or works:
        print(name, works[name](wanted.seconds), flush=True)


if __name__ == "__main__":
    main()
