"""The Wheel of Fortune: its board, its segments, and who stands on its crowns."""
