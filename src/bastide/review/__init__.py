"""A game looked at again: what the search preferred, what was lost by slips, what came by luck."""

from bastide.review.analysis import Choice, Review, review
from bastide.review.page import as_html
from bastide.review.report import as_json, as_text

__all__ = ["Choice", "Review", "as_html", "as_json", "as_text", "review"]
