"""What several boxes have in common, one module each; played once, whichever of them brings it."""
