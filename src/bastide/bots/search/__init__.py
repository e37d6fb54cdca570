"""What bots think with: evaluation, listing of turns, search. Compiled, and in words of the kernel only."""
