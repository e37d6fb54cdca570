"""The score track."""
