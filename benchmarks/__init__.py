"""Benchmarks: figures of this machine, and their ratios to a bare native loop in the same run."""
