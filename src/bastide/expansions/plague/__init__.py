"""The Plague: sources, fleas that spread from them, and followers who flee."""
