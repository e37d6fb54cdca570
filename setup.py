"""Compile the kernel and the rules with mypyc where that is possible.

Without a C compiler, or with BASTIDE_PURE=1, the same sources are installed as plain
Python. BASTIDE_REQUIRE_COMPILED=1 makes a build fail instead of falling back,
BASTIDE_NATIVE=1 tunes it for the processor of this machine, BASTIDE_QUICK=1 builds slower code in less time.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

HOT = ("kernel", "base", "mechanics", "expansions", "rulings", "castle", "bots/search")
PLAIN = "actions catalogue declarations errors events options places targets tiles track vecs vocabulary"
INTERPRETED = {f"kernel/{name}.py" for name in PLAIN.split()} | {
    f"castle/{name}.py" for name in ("facts", "rulebook", "walls")
}
"""Modules that no playout ever enters stay plain Python: they load and build faster."""


def hot_modules() -> list[str]:
    """Every module that is compiled."""
    root = Path("src/bastide")
    found = [path for package in HOT for path in sorted((root / package).rglob("*.py")) if path.name != "__init__.py"]
    hot = [path for path in found if path.relative_to(root).as_posix() not in INTERPRETED]
    return [str(path) for path in hot if path.name not in {"actions.py", "events.py"}]


def extensions() -> list[Extension]:
    """Give the compiled modules, or none."""
    if os.environ.get("BASTIDE_PURE") == "1":
        return []
    insist = os.environ.get("BASTIDE_REQUIRE_COMPILED") == "1"
    os.environ.setdefault("MYPYPATH", "src")
    try:
        from mypyc.build import mypycify

        found: list[Extension] = mypycify(
            ["--strict", "--no-warn-unused-ignores", "--follow-imports=silent", *hot_modules()],
            opt_level="0" if os.environ.get("BASTIDE_QUICK") == "1" else "3",
            debug_level="0",
            group_name="bastide",
        )
    except (ImportError, SystemExit) as error:  # mypyc leaves by SystemExit on a type error
        if insist:
            raise
        print(f"bastide: installing plain Python: {error}", file=sys.stderr)
        return []
    native = ["-march=native"] if os.environ.get("BASTIDE_NATIVE") == "1" else []
    for extension in found:
        extension.optional = not insist
        # Functions of one library may be inlined into each other.
        extension.extra_compile_args = [*(extension.extra_compile_args or []), "-fno-semantic-interposition", *native]
    return found


setup(ext_modules=extensions())
