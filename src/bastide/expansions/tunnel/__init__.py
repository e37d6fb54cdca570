"""The Tunnel."""
