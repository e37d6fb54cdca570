"""From SVG to PNG."""

from __future__ import annotations

import sys

if sys.version_info >= (3, 15):
    # There is no wheel of the other one yet; this one draws the same in twice the time.
    import resvg_py

    def png(svg: str) -> bytes:
        """Rasterise an SVG document at the size it names."""
        return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=False))

else:
    from functools import cache
    from typing import Final

    from resvg import render, usvg

    AS_IT_IS: Final = (1.0, 0.0, 0.0, 0.0, 1.0, 0.0)

    @cache
    def _options() -> usvg.Options:
        """Look for the fonts of the system once."""
        options = usvg.Options.default()
        options.load_system_fonts()
        return options

    def png(svg: str) -> bytes:
        """Rasterise an SVG document at the size it names."""
        return render(usvg.Tree.from_str(svg, _options()), AS_IT_IS)
