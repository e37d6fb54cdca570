"""The Count of Carcassonne."""
