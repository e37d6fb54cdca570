"""Games as text: notation of a move, a position and a whole game; files of other programs."""
