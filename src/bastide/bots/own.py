"""Bots of one's own: classes in files and modules of somebody else."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bastide.bots.failures import raised
from bastide.kernel.errors import Unreadable
from bastide.language import said

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from bastide.bots.bot import Bot
    from bastide.language import Message

SUFFIX: Final = ".py"


def own_bot(where: str, name: str, seed: int) -> Bot:
    """Make a bot of a class in a file or a module; it is given the seed if it takes one."""

    def no_bot(why: Message) -> Unreadable:
        return Unreadable("unknown_bot", said("error-own-bot", where=where, name=name, why=why))

    if where.endswith(SUFFIX) and not Path(where).is_file():
        raise no_bot(said("why-no-file"))
    try:
        module = _loaded(where)
    except ModuleNotFoundError as error:
        raise no_bot(said("why-no-module", name=str(error.name))) from None
    except (Exception, SystemExit) as error:  # noqa: BLE001 - a file of somebody else may do anything
        raise no_bot(said("why-raises", what=raised(error))) from None
    make = getattr(module, name, None)
    if not callable(make):
        raise no_bot(said("why-no-class"))
    try:
        bot: Bot = make(seed) if _takes_one(make) else make()
    except (Exception, SystemExit) as error:  # noqa: BLE001 - the same
        raise no_bot(said("why-making-raises", what=raised(error))) from None
    if not callable(getattr(bot, "choose", None)):
        raise no_bot(said("why-no-choose"))
    return bot


def _loaded(where: str) -> ModuleType:
    """Load a file or a module, once; what lies beside a file, or where the command runs, can be imported, too."""
    if not where.endswith(SUFFIX):
        _make_importable(Path.cwd())
        return importlib.import_module(where)
    path = Path(where).resolve()
    if str(path) in sys.modules:
        return sys.modules[str(path)]
    _make_importable(path.parent)
    spec = importlib.util.spec_from_file_location(str(path), path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[str(path)] = module  # Data classes look their module up while it is loaded.
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[str(path)]
        raise
    return module


def _make_importable(folder: Path) -> None:
    """Let modules of a folder be found, after all others."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def _takes_one(make: Callable[..., object]) -> bool:
    """Can this be called with one argument?"""
    try:
        inspect.signature(make).bind(0)
    except (TypeError, ValueError):
        return False
    return True
