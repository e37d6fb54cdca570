"""The base game for two to six players (and one, for practice)."""
