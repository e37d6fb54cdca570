"""What is to be seen of a game, once: whoever draws, describes or sends a game reads this and nothing else."""

from bastide.view.look import look
from bastide.view.table import Feature, Fit, Gap, Held, Laid, Loose, Marker, Option, Question, Seat, Standing, View

__all__ = [
    "Feature",
    "Fit",
    "Gap",
    "Held",
    "Laid",
    "Loose",
    "Marker",
    "Option",
    "Question",
    "Seat",
    "Standing",
    "View",
    "look",
]
