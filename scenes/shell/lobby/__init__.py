"""Who plays what, by which rules."""
