"""What the program keeps on disk: the writer beside the loop, JSON files, locks. Imports nothing of
scenes but words."""
