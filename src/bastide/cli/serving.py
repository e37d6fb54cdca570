"""Serving tables, looking after a server, and checking what it has dealt."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from bastide.cli.words import console
from bastide.kernel.errors import Unreadable


def serve(
    data: Annotated[Path | None, typer.Option(help="The folder with everything that is kept.")] = None,
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on.")] = None,
    config: Annotated[Path | None, typer.Option(help="A file with settings (TOML).")] = None,
    opens: Annotated[bool, typer.Option("--open", help="Open the app in a browser.")] = False,
) -> None:
    """Serve tables for people and bots."""
    _needed()
    from bastide.server.config import read_config
    from bastide.server.serving import serve as run

    settings = read_config(config, data=str(data) if data else None, host=host, port=port)
    address = f"http://{settings.host}:{settings.port}/"
    console.print(f"Bastide is played at {address}", highlight=False)
    if opens:
        _open_soon(address)
    run(settings)


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
    data: Annotated[Path, typer.Argument(help="The folder of a server.")],
    target: Annotated[Path, typer.Argument(help="The file to write.")],
) -> None:
    """Copy everything that a server keeps, while it runs."""
    _needed()
    from bastide.server.sqlite_store import FILE, back_up

    if not (data / FILE).is_file():
        raise Unreadable("no_store", f"{data} is no folder of a server.")
    back_up(data, target)
    console.print(f"Wrote {target}.", highlight=False)


def verify(
    file: Annotated[Path, typer.Argument(help="A record (.bastide).")],
    commitment: Annotated[str, typer.Option(help="What was published before the first draw.")] = "",
) -> None:
    """Check that everything drawn in a game follows from its seed."""
    from hashlib import sha256

    from bastide.records.files import read_text
    from bastide.records.record import read_record

    text = read_text(file)
    game = read_record(text)  # Every draw is checked against the seed.
    if game.seed is None:
        raise Unreadable("no_seed", "The record has no seed: its draws cannot be checked.")
    published = commitment or next(
        (line.partition(":")[2].strip() for line in text.splitlines() if line.startswith("# commitment:")), ""
    )
    found = sha256(game.seed.encode()).hexdigest()
    if published and published != found:
        raise Unreadable("wrong_seed", f"The seed does not match what was published: its SHA-256 is {found}.")
    console.print("Every draw follows from the seed.", highlight=False)
    console.print(f"SHA-256 of the seed: {found}" + (", as published." if published else "."), highlight=False)


def _needed() -> None:
    try:
        import bastide.server.app  # noqa: F401 - only to see whether it is there
    except ImportError as error:
        raise Unreadable(
            "no_server", f"The server needs more packages ({error}): pip install 'bastide[server]'."
        ) from None


COMMANDS: Final = {"serve": serve, "backup": backup, "verify": verify}
