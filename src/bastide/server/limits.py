"""Limits for each address: how often it may ask, how many tables and sockets it may have."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING, Final

from bastide.server.refusing import not_done

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.server.config import Config

MOST_ADDRESSES: Final = 100_000
BURST: Final = 10.0
"""A short burst may be so many seconds' worth."""
HOUR: Final = 3600.0


class Bucket:
    """Fills at a steady rate, and holds so much at most."""

    __slots__ = ("_filled", "_most", "_now", "_rate", "_since")

    def __init__(self, rate: float, most: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._filled = most
        self._now = now
        self._since = now()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = self._now()
        self._filled = min(self._most, self._filled + (now - self._since) * self._rate)
        self._since = now
        if self._filled < 1:
            return False
        self._filled -= 1
        return True


class Limits:
    """What each address has used."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._requests: OrderedDict[str, Bucket] = OrderedDict()
        self._tables: OrderedDict[str, Bucket] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    def request(self, address: str) -> None:
        """Count a request."""
        rate = self._config.requests_per_second
        if not _bucket(self._requests, network_of(address), rate, rate * BURST).take():
            raise not_done("too_often")

    def table(self, address: str) -> None:
        """Count a new table."""
        most = self._config.tables_per_address
        if not _bucket(self._tables, network_of(address), most / HOUR, most).take():
            raise not_done("too_many_tables", most=most)

    def enter(self, address: str) -> None:
        """Count a socket."""
        address = network_of(address)
        if self._sockets[address] >= self._config.sockets_per_address:
            raise not_done("too_many_sockets", most=self._config.sockets_per_address)
        self._sockets[address] += 1

    def leave(self, address: str) -> None:
        """A socket has gone."""
        address = network_of(address)
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]

    def messages(self) -> Bucket:
        """Give the bucket of one socket."""
        rate = self._config.messages_per_second
        return Bucket(rate, rate * BURST)


def network_of(address: str) -> str:
    """Give what counts as one address: of the long ones the first half, because everybody has all the others."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address) or found.ipv4_mapped:
        return str(getattr(found, "ipv4_mapped", None) or found)
    return str(IPv6Address(int(found) >> 64 << 64))


def _bucket(known: OrderedDict[str, Bucket], address: str, rate: float, most: float) -> Bucket:
    """Give the bucket of an address; those that were not used for long are forgotten."""
    if address not in known:
        known[address] = Bucket(rate, most)
        if len(known) > MOST_ADDRESSES:
            known.popitem(last=False)
    known.move_to_end(address)
    return known[address]
