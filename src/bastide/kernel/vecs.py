"""Packed arrays of integers: plain lists here, unboxed memory when compiled.

Compiled modules read ``vecs.pyi`` instead and use ``librt.vecs`` directly, so one source
serves both modes.
"""

from typing import Any


class vec:  # noqa: N801 - named after the type it stands in for
    """``vec[i64](values)`` is a list when nothing is compiled."""

    def __class_getitem__(cls, item: Any) -> Any:  # noqa: ANN401
        """Give the list type, whatever the items are."""
        return list
