"""The table: a server that referees, remembers and never loses a move."""
