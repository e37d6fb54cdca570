"""What is different between two views, and the later view made of it."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from bastide.server.views import Change

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.server.views import View
    from bastide.view.table import Laid

WHOLE = ("figures", "loose", "seats", "hand", "left", "turn", "markers", "question")
"""Parts that are sent as a whole if anything in them is different."""
NUMBER: Final = attrgetter("id")
ROW_AND_COLUMN: Final = attrgetter("y", "x")


def difference(before: View, after: View) -> Change:
    """Say what is different."""
    found: dict[str, Any] = {
        name: getattr(after, name) for name in WHOLE if getattr(before, name) != getattr(after, name)
    }
    kept = _alike(before.tiles, after.tiles)
    if kept < len(before.tiles):
        found["tiles_kept"] = kept
    if kept < len(after.tiles):
        found["tiles"] = after.tiles[kept:]
    old = {feature.id: feature for feature in before.features}
    features = [feature for feature in after.features if old.pop(feature.id, None) != feature]
    gaps_before = {(gap.x, gap.y): gap for gap in before.gaps}
    gaps = [gap for gap in after.gaps if gaps_before.pop((gap.x, gap.y), None) != gap]
    bag = {tile: count for tile, count in after.bag.items() if before.bag.get(tile) != count}
    bag |= {tile: 0 for tile in before.bag if tile not in after.bag}
    parts: dict[str, Any] = {
        "features": features,
        "features_gone": list(old),
        "gaps": gaps,
        "gaps_gone": list(gaps_before),
        "bag": bag,
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


def _alike(before: Sequence[Laid], after: Sequence[Laid]) -> int:
    """Count the first tiles that are the same."""
    if len(before) <= len(after) and before == after[: len(before)]:
        return len(before)
    return next((at for at, (old, new) in enumerate(zip(before, after, strict=False)) if old != new), len(after))
