"""Logs as data: one JSON object on a line. Tokens, seeds and names of players never go there."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING, Final, cast

import structlog

if TYPE_CHECKING:
    from structlog.typing import FilteringBoundLogger


LIBRARIES: Final = ("asyncio", "uvicorn", "websockets")


class Others(logging.Handler):
    """Takes what the libraries below have to say: it is data like everything else."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line."""
        log().log(record.levelno, "library", name=record.name, why=record.getMessage(), exc_info=record.exc_info)


def set_up_logs(level: str) -> None:
    """Write to standard error from a level on."""
    for name in LIBRARIES:
        logging.getLogger(name).handlers = [Others()]
        logging.getLogger(name).propagate = False
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
    )


def log() -> FilteringBoundLogger:
    """Give the log."""
    return cast("FilteringBoundLogger", structlog.get_logger())
