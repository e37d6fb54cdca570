"""Compile the kernel and the rules with mypyc where that is possible.

Without a C compiler, or with BASTIDE_PURE=1, the same sources are installed as plain
Python. BASTIDE_REQUIRE_COMPILED=1 makes a build fail instead of falling back,
BASTIDE_NATIVE=1 tunes it for the processor of this machine, BASTIDE_QUICK=1 builds slower code in less time.

The app is built into the package with Node (see web/tool.py); BASTIDE_NO_WEB=1 leaves it out. So is the atlas of
pictures (see bastide.art.atlas), if code or data of pictures have changed; BASTIDE_NO_ATLAS=1 leaves it as it is.
"""

import os
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))
HAS_WEB = Path("web/tool.py").exists() and os.environ.get("BASTIDE_NO_WEB") != "1"
HAS_ATLAS = os.environ.get("BASTIDE_NO_ATLAS") != "1"
ATLAS = "src/bastide/server/atlas"
DRAWN_WITH = ("fluent.runtime", "numpy", "PyYAML", "shapely")

COMPILED = ("kernel", "base", "mechanics", "expansions", "rulings", "castle", "bots/search")
PLAIN = (
    "actions catalogue declarations documents errors events options places supplies targets tiles track vecs vocabulary"
)
INTERPRETED = {f"kernel/{name}.py" for name in PLAIN.split()} | {
    f"castle/{name}.py" for name in ("facts", "rulebook", "wall_checks", "walls")
}
"""Modules that no playout ever enters stay plain Python: they load and build faster."""


HOT = ("kernel", "base", "bots.search")
"""What every playout enters is translated as one unit, so that its functions are inlined into each other."""


class BuildAtOnce(build_ext):
    """Compile on all cores: the files of a library, and the libraries."""

    def finalize_options(self) -> None:
        """Build as many libraries at once as there are cores."""
        super().finalize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        """Build everything; each file is a task of its own."""
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], **settings: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                done = pool.map(lambda source: compile_some([source], **settings), sources)
                return [file for files in done for file in files]

        self.compiler.compile = compile_all
        super().build_extensions()


def modules() -> list[str]:
    """Every module that is compiled."""
    root = Path("src/bastide")
    found = [
        path for package in COMPILED for path in sorted((root / package).rglob("*.py")) if path.name != "__init__.py"
    ]
    kept = [path for path in found if path.relative_to(root).as_posix() not in INTERPRETED]
    return [str(path) for path in kept if path.name not in {"actions.py", "events.py"}]


def with_hot_unit(sources: list[str]) -> list[str]:
    """Replace the C files of hot modules by one that includes them; it takes longest, so it comes first."""
    prefixes = tuple("__native_bastide___" + name.replace(".", "___") for name in HOT)
    hot = [source for source in sources if Path(source).name.startswith(prefixes)]
    if not hot:
        return sources
    unit = Path(hot[0]).with_name("__hot_bastide.c")
    unit.write_text("".join(f'#include "{Path(source).name}"\n' for source in hot), encoding="utf-8")
    return [str(unit), *(source for source in sources if source not in hot)]


def extensions() -> list[Extension]:
    """Give the compiled modules, or none."""
    if os.environ.get("BASTIDE_PURE") == "1":
        return []
    insist = os.environ.get("BASTIDE_REQUIRE_COMPILED") == "1"
    os.environ.setdefault("MYPYPATH", "src")
    try:
        from mypyc.build import mypycify

        found: list[Extension] = mypycify(
            ["--strict", "--no-warn-unused-ignores", "--follow-imports=silent", *modules()],
            opt_level="0" if os.environ.get("BASTIDE_QUICK") == "1" else "3",
            debug_level="0",
            group_name="bastide",
            multi_file=True,
        )
    except (ImportError, SystemExit) as error:  # mypyc leaves by SystemExit on a type error
        if insist:
            raise
        print(f"bastide: installing plain Python: {error}", file=sys.stderr)
        return []
    native = ["-march=native"] if os.environ.get("BASTIDE_NATIVE") == "1" else []
    for extension in found:
        extension.optional = not insist
        extension.sources = with_hot_unit(extension.sources)
        # Functions of one library may be inlined into each other, and are called without a detour.
        inner = ["-fno-semantic-interposition", "-fvisibility=hidden"]
        # Fractions are rounded after every step, so that bots choose alike on all processors and in plain Python.
        alike = ["-ffp-contract=off"]
        extension.extra_compile_args = [*(extension.extra_compile_args or []), *inner, *alike, *native]
    return found


def start_atlas() -> "subprocess.Popen[bytes] | None":
    """Begin to draw the atlas, while everything else is built."""
    if not HAS_ATLAS or not {"bdist_wheel", "build", "build_py", "install"} & set(sys.argv):
        return None
    paths = os.pathsep.join(path for path in sys.path if path)
    settings = {**os.environ, "BASTIDE_MODE": "pure", "PYTHONPATH": paths}
    # Builds apart from everything installed take a folder that is installed for editing out of the path.
    command = "import sys; sys.path.insert(0, 'src'); from bastide.art.atlas.__main__ import main; main()"
    return subprocess.Popen([sys.executable, "-c", command, ATLAS], env=settings)  # noqa: S603


class BuildWithApp(build_py):
    """Builds app and atlas first, so that they are packed like any other file."""

    def run(self) -> None:
        """Build what has changed."""
        if atlas is not None and atlas.wait():
            sys.exit("The pictures could not be drawn; BASTIDE_NO_ATLAS=1 builds without them.")
        if HAS_WEB:
            import tool

            if not tool.is_built():
                tool.run("build")
        super().run()


def build_needs() -> list[str]:
    """Say what else a build needs: what pictures are drawn with, and the Node of a wheel where there is none."""
    needs = []
    if HAS_ATLAS:
        project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
        known = [*project["dependencies"], *project["optional-dependencies"]["art"]]
        needs += [each for each in known if each.startswith(DRAWN_WITH)]
    if HAS_WEB:
        import tool

        needs += [] if tool.machine_has_node() else [tool.WHEEL]
    return needs


atlas = start_atlas()
setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildAtOnce, "build_py": BuildWithApp},
    setup_requires=build_needs(),
)
