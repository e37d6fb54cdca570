"""The Ferries."""
