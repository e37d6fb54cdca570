"""From SVG to PNG."""

from __future__ import annotations

import resvg_py


def png(svg: str) -> bytes:
    """Rasterise an SVG document at the size it names."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=False))
