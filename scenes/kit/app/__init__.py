"""The program's loop, its scenes, its window."""
