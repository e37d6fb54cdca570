"""``python -m bastide.art.atlas FOLDER`` writes the atlas, if the one in the folder is not of today."""

from __future__ import annotations

import sys
from pathlib import Path

from bastide.art.atlas.files import files_of, write_atlas
from bastide.art.kept import is_fresh


def main() -> None:
    """Write the atlas; names of boxes behind the folder are written alone."""
    if len(sys.argv) < 2:
        sys.exit("usage: python -m bastide.art.atlas FOLDER [BOX …]")
    folder, boxes = Path(sys.argv[1]), sys.argv[2:]
    if not boxes and is_fresh(folder):
        print(f"{folder} is of today.")
        return
    manifest = write_atlas(folder, boxes or None)
    files = files_of(manifest)
    size = sum((folder / file).stat().st_size for file in files)
    print(f"Wrote {len(files)} files to {folder}, {size / 1e6:.1f} MB.")


if __name__ == "__main__":
    main()
