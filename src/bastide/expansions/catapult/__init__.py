"""The Catapult."""
