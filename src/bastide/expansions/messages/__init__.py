"""The Messages."""
