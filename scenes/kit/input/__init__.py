"""Presses: keyboard, mouse and pads, stamped."""
