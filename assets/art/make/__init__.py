"""Scripts that draw Dustup's pictures. Run with the `art` group; nothing here ships."""
