"""The process of a worker: it reads jobs from its input and writes what came of them."""

from __future__ import annotations

import os
import pickle
import struct
import sys
from typing import IO, Any, Final

HEAD: Final = struct.Struct(">I")
READY: Final = "ready"
PROGRESS: Final = "progress"
DONE: Final = "done"
REFUSED: Final = "refused"
FAILED: Final = "failed"
MEGABYTE: Final = 1_000_000
LESS_URGENT: Final = 5
"""Thinking must not keep the server from answering."""


def write_message(stream: IO[bytes], message: object) -> None:
    """Write one message: its length, then itself."""
    content = pickle.dumps(message)
    stream.write(HEAD.pack(len(content)) + content)
    stream.flush()


def read_message(stream: IO[bytes]) -> Any:  # noqa: ANN401 - whatever the other side has written
    """Read one message; ``EOFError`` if the other side has ended."""
    head = stream.read(HEAD.size)
    if len(head) < HEAD.size:
        raise EOFError
    (length,) = HEAD.unpack(head)
    content = stream.read(length)
    if len(content) < length:
        raise EOFError
    return pickle.loads(content)  # noqa: S301 - both ends are ours


def _take_no_more_than(megabytes: int) -> None:
    """Limit the memory of this process, and of each program that it starts: the others need theirs."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not on every system

        most = megabytes * MEGABYTE
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        if hard == resource.RLIM_INFINITY or most < hard:
            resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def main() -> None:
    """Carry out jobs until the input ends."""
    jobs, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # What a bot prints must not come between the answers.
    os.nice(LESS_URGENT)
    _take_no_more_than(int(sys.argv[1]))
    from bastide.kernel.errors import BastideError  # noqa: PLC0415 - the worker is there at once, and loads then
    from bastide.server.jobs import JOBS  # noqa: PLC0415

    def tell(done: int, total: int) -> None:
        write_message(answers, (PROGRESS, (done, total)))

    write_message(answers, (READY, None))
    while True:
        try:
            name, arguments, wants_progress = read_message(jobs)
        except EOFError:
            return
        try:
            more = {"progress": tell} if wants_progress else {}
            write_message(answers, (DONE, JOBS[name](*arguments, **more)))
        except BastideError as error:
            write_message(answers, (REFUSED, (error.code, error.message)))
        except Exception as error:  # noqa: BLE001 - a bot of somebody else may do anything
            write_message(answers, (FAILED, f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    main()
