"""The wall of The Castle: pictures of its squares, where its fields are, and where markers stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bastide.art.atlas.colours import NAMED, packed
from bastide.art.castle_wall import field_middle, hill_path, lattice_path, marker_place, stretches, wall_drawing
from bastide.art.seams import PICTURES, seam_drawing
from bastide.art.sprites import MEADOWS

if TYPE_CHECKING:
    from bastide.art.castle_wall import Stretch
    from bastide.kernel.track import Track

Json = dict[str, object]
ABREAST: Final = 3
"""So many markers stand on a field one beside the other."""
HILL: Final = f"<path d='M-1-1h102v102H-1z' fill='{NAMED.grass_dark}'/>"

MEADOW: Final = "wall/meadow"
SEAMS: Final = {f"seam/{picture}": picture for picture in PICTURES}


def wall(track: Track) -> Json:
    """Describe the wall: its cells, the places of fields and markers; 100 units for each cell."""
    return {
        "squares": [_square(stretch) for stretch in stretches(track)],
        "pictures": [MEADOW, *SEAMS],
        "inside": track.inside,
        "fields": [field_middle(track, field) for field in range(track.fields)],
        "markers": [
            [_rounded(marker_place(track, field, at)) for at in range(ABREAST)] for field in range(track.fields)
        ],
        "hill": hill_path(track),
        "lattice": lattice_path(track),
    }


def wall_pictures(track: Track, *, fine: bool) -> dict[str, list[list[str]]]:
    """Draw each square of the wall, named by its first field, seams between tiles, and the grass inside in all variants."""
    found = {
        f"wall/{stretch.field}": [[HILL + packed(wall_drawing(stretch, NAMED, fine=fine))]]
        for stretch in stretches(track)
    }
    found |= {name: [[packed(seam_drawing(picture, NAMED, fine=fine))]] for name, picture in SEAMS.items()}
    found[MEADOW] = [[f"{HILL}<use href='#g{at}'/>" for at in range(MEADOWS)]]
    return found


def _square(stretch: Stretch) -> Json:
    found: Json = {"x": stretch.at[0], "y": stretch.at[1], "picture": f"wall/{stretch.field}"}
    if stretch.start is not None:
        found["start"] = stretch.start.code
    return found


def _rounded(point: tuple[float, float]) -> tuple[float, float]:
    return (round(point[0], 1), round(point[1], 1))
