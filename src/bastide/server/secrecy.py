"""Secrets: ids that cannot be guessed, tokens, and what is kept of them."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

BYTES: Final = 16


def fresh() -> str:
    """Make an id, a token or a code: 128 bits."""
    return secrets.token_urlsafe(BYTES)


def fresh_seed() -> str:
    """Make the seed of a game: 128 bits."""
    return secrets.token_hex(BYTES)


def hashed(secret: str) -> str:
    """Give what is kept of a token, and what is published of a seed."""
    return sha256(secret.encode()).hexdigest()
