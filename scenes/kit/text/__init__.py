"""Words on screen."""
