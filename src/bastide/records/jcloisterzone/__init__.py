"""Games of JCloisterZone: its save files (``.jcz``) and recordings of its engine.

Both are JSON with the same set-up and the same messages. Positions are ``[x, y]`` with y to
the south, rotations are clockwise, and places are named by sides on the board, all as here.
A drawn tile that fits nowhere leaves no message; which one it was follows from the random
numbers in the file.

Most of what a box needs are names in ``data/jcloisterzone.yaml``. What is more is a ``Dialect``
in a module of ``boxes`` that is named like the box.
"""

from bastide.records.jcloisterzone.compare import compare_file, read_waivers, recording_name
from bastide.records.jcloisterzone.replay import Replay, load_jcz, read_jcz
from bastide.records.jcloisterzone.setup import UnknownBoxes

__all__ = ["Replay", "UnknownBoxes", "compare_file", "load_jcz", "read_jcz", "read_waivers", "recording_name"]
