"""Serving tables, looking after a server, and checking what it has dealt."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from bastide.cli.words import tell
from bastide.kernel.errors import Unreadable
from bastide.language import said


def serve(
    context: typer.Context,
    data: Annotated[Path | None, typer.Option(help="help-serve-data")] = None,
    host: Annotated[str | None, typer.Option(help="help-serve-host")] = None,
    port: Annotated[int | None, typer.Option(help="help-serve-port")] = None,
    config: Annotated[Path | None, typer.Option(help="help-serve-config")] = None,
    opens: Annotated[bool, typer.Option("--open", help="help-serve-open")] = False,
) -> None:
    """Serve tables for people and bots."""
    _needed()
    from bastide.server.config import read_config
    from bastide.server.serving import address_of, listen
    from bastide.server.serving import serve as run

    settings = read_config(config, data=str(data) if data else None, host=host, port=port)
    door = listen(settings)
    address = address_of(door)
    tell(context, "serve-address", address=address)
    if opens:
        _open_soon(address)
    run(settings, door)


def _open_soon(address: str) -> None:
    """Open a page as soon as somebody answers there."""
    import threading
    import time
    import urllib.request
    import webbrowser

    def wait() -> None:
        for _ in range(100):
            try:
                urllib.request.urlopen(f"{address}api/health", timeout=1).close()  # noqa: S310 - it is our own address
            except OSError:
                time.sleep(0.2)
            else:
                webbrowser.open(address)
                return

    threading.Thread(target=wait, daemon=True).start()


def backup(
    context: typer.Context,
    data: Annotated[Path, typer.Argument(help="help-backup-data")],
    target: Annotated[Path, typer.Argument(help="help-backup-target")],
) -> None:
    """Copy everything that a server keeps, while it runs."""
    _needed()
    from bastide.server.sqlite_store import FILE, back_up

    if not (data / FILE).is_file():
        raise Unreadable("no_store", said("error-no-store", folder=str(data)))
    back_up(data, target)
    tell(context, "wrote", file=str(target))


def verify(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="help-verify-file")],
    commitment: Annotated[str, typer.Option(help="help-verify-commitment")] = "",
) -> None:
    """Check that everything drawn in a game follows from its seed."""
    from bastide.records.fairness import check_draws
    from bastide.records.files import read_text

    found = check_draws(read_text(file), commitment)
    if found.seed is None:
        raise Unreadable("no_seed", said("error-no-seed"))
    if not found.follows:
        raise Unreadable("wrong_draw", said("error-wrong-draws"))
    if not found.is_fair:
        raise Unreadable("wrong_seed", said("error-wrong-seed", found=found.hash))
    tell(context, "verify-follows")
    tell(context, "verify-published" if found.commitment else "verify-seed", found=found.hash)


def _needed() -> None:
    try:
        import bastide.server.app  # noqa: F401 - only to see whether it is there
    except ImportError as error:
        raise Unreadable(
            "no_server", said("error-no-server", why=said("why-no-module", name=str(error.name)))
        ) from None


COMMANDS: Final = {"serve": serve, "backup": backup, "verify": verify}
