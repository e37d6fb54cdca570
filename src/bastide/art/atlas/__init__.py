"""What never changes, as files for a browser: pictures, shapes of tiles, symbols of pieces, the wall of The Castle.

Everything is drawn once, with names instead of colours: ``{grass}`` stands where a theme has its green. So one file
serves all themes, and whoever shows a picture puts the colours in (`palettes`).
"""
