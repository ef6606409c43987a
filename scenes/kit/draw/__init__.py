"""Pictures, figures, movement."""
