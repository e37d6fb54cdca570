"""Pictures of tiles, figures and positions, drawn from the same data that the rules read."""
