"""Settings in the name of a bot (``search:width=12,sure=3``): which there are, and within which limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bastide.bots.search.search import MOST
from bastide.bots.search.settings import STAGES
from bastide.kernel.errors import Unreadable
from bastide.language import quoted, said

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Limits = tuple[float, float]
USUAL: Final[Limits] = (0, 1_000_000)
LIMITS: Final[dict[str, Limits]] = {
    "width": (1, int(MOST) - 1),
    "slow_width": (1, int(MOST) - 1),
    "replies": (1, int(MOST)),
    "glance": (1, 1000),
    "far": (0, int(STAGES)),
    "furthest": (0, int(STAGES)),
    "heat": (0.01, 1000),
    "trust": (0.01, 1000),
    "win": (0, 1),
    "workers": (1, 64),
    "overlooks": (0, 1),
    "scale": (2, 1000),
}
"""The least and the most of settings that cannot be just any number."""


def read_settings(text: str) -> dict[str, float]:
    """Read ``width=12,sure=3``."""
    found: dict[str, float] = {}
    for part in filter(None, text.split(",")):
        key, _, value = part.partition("=")
        try:
            found[key.strip()] = float(value)
        except ValueError:
            raise Unreadable("bad_setting", said("error-setting", text=quoted(part))) from None
    return found


def check_settings(bot: str, known: Iterable[str], settings: Mapping[str, float]) -> None:
    """Refuse settings that a bot does not have, and numbers with which it could not think."""
    for name, value in settings.items():
        if name not in known:
            names = ", ".join(known)
            key = "error-no-setting" if names else "error-no-settings"
            raise Unreadable("unknown_setting", said(key, bot=bot, name=quoted(name), known=names))
        least, most = LIMITS.get(name, USUAL)
        if not least <= value <= most:
            raise Unreadable(
                "bad_setting",
                said("error-setting-limits", name=name, least=f"{least:g}", most=f"{most:.12g}", found=f"{value:g}"),
            )
