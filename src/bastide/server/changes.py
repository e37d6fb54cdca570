"""What is different between two moments of a game, and the later view made of it."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET, Raw
from msgspec.structs import replace

from bastide.server.connection import encoder
from bastide.server.views import Change, Gap
from bastide.view.table import Feature

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.server.glance import Glance
    from bastide.server.views import View
    from bastide.view.look import TileRow

WHOLE = ("figures", "loose", "seats", "hand", "left", "turn", "markers", "question")
"""Parts that are sent as a whole if anything in them is different."""
NUMBER: Final = attrgetter("id")
ROW_AND_COLUMN: Final = attrgetter("y", "x")


def difference(before: Glance, after: Glance) -> Change:
    """Say what is different. What can be much is written here, once for everybody who is told."""
    found: dict[str, Any] = {
        name: getattr(after, name) for name in WHOLE if getattr(before, name) != getattr(after, name)
    }
    kept = _alike(before.tiles, after.tiles)
    if kept < len(before.tiles):
        found["tiles_kept"] = kept
    if kept < len(after.tiles):
        found["tiles"] = after.laid(kept)
    old = before.features.get
    features = [Feature(*row) for number, row in after.features.items() if old(number) != row]
    gap_before = before.gaps.get
    gaps = [Gap(*row) for cell, row in after.gaps.items() if gap_before(cell) != row]
    counts = zip(after.types, before.bag, after.bag, strict=False)
    parts: dict[str, Any] = {
        "features": features and Raw(encoder.encode(features)),
        "features_gone": [number for number in before.features if number not in after.features],
        "gaps": gaps and Raw(encoder.encode(gaps)),
        "gaps_gone": [cell for cell in before.gaps if cell not in after.gaps],
        "bag": {tile.code: now for tile, then, now in counts if then != now},
    }
    return Change(**found, **{name: value for name, value in parts.items() if value})


def changed(view: View, change: Change) -> View:
    """Give the later view."""
    whole = {name: value for name in WHOLE if (value := getattr(change, name)) is not UNSET}
    tiles = view.tiles if change.tiles_kept is UNSET else view.tiles[: change.tiles_kept]
    features = {feature.id: feature for feature in view.features}
    for gone in _given(change.features_gone):
        del features[gone]
    features |= {feature.id: feature for feature in _given(change.features)}
    gaps = {(gap.x, gap.y): gap for gap in view.gaps}
    for x, y in _given(change.gaps_gone):
        del gaps[x, y]
    gaps |= {(gap.x, gap.y): gap for gap in _given(change.gaps)}
    bag = view.bag if change.bag is UNSET else {**view.bag, **change.bag}
    return replace(
        view,
        tiles=[*tiles, *_given(change.tiles)],
        features=sorted(features.values(), key=NUMBER),
        gaps=sorted(gaps.values(), key=ROW_AND_COLUMN),
        bag={tile: count for tile, count in bag.items() if count},
        **whole,
    )


def _given(value: Any) -> Any:  # noqa: ANN401 - any list that may be missing
    return () if value is UNSET else value


def _alike(before: Sequence[TileRow], after: Sequence[TileRow]) -> int:
    """Count the first tiles that are the same."""
    if len(before) <= len(after) and before == after[: len(before)]:
        return len(before)
    return next((at for at, (old, new) in enumerate(zip(before, after, strict=False)) if old != new), len(after))
