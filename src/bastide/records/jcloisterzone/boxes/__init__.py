"""One module for each box that needs one, named like the box; its ``BOX`` is a ``Dialect``."""
