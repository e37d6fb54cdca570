"""Figures for the operator, in the form of Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """Everything that is counted."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("bastide_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("bastide_sockets", "Open sockets", registry=self.registry)
        self.intents = Counter(
            "bastide_intents", "Intents by kind and outcome", ("kind", "outcome"), registry=self.registry
        )
        self.intent_seconds = Histogram(
            "bastide_intent_seconds",
            "From reading an intent to its answer",
            registry=self.registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
        )
        self.commit_seconds = Histogram("bastide_commit_seconds", "Transactions of the store", registry=self.registry)
        self.commit_size = Histogram(
            "bastide_commit_size",
            "Changes in one transaction",
            registry=self.registry,
            buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
        )
        self.thoughts = Counter(
            "bastide_thoughts", "Decisions of bots by outcome", ("outcome",), registry=self.registry
        )
        self.workers_replaced = Counter(
            "bastide_workers_replaced", "Workers that hung or crashed", registry=self.registry
        )
        self.dropped = Counter("bastide_dropped_sockets", "Sockets closed because nobody read", registry=self.registry)
        self.errors = Counter("bastide_errors", "Unexpected errors", registry=self.registry)

    def text(self) -> bytes:
        """Write all figures."""
        return generate_latest(self.registry)
