"""Where things lie, as drawn in the layout files."""
