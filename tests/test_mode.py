"""The suite runs twice; each run must really be what it says."""

import os

from bastide import measure


def test_the_kernel_is_compiled_exactly_when_the_run_says_so() -> None:
    mode = os.environ.get("BASTIDE_MODE", "pure")
    assert mode in {"pure", "compiled"}
    assert measure.compiled() == (mode == "compiled")
