"""Small programs that show how Bastide is used; each runs by itself."""
