"""The kernel: geometry, tiles, board, pieces, verbs and hooks. It knows no box."""
