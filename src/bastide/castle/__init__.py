"""The Castle for two players: another game on the same kernel (Reiner Knizia, 2003)."""
