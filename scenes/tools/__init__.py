"""What the command line does besides playing: pictures, the self-test, and the figures of speed.

Everything here drives the real scenes from outside, by inputs and time. Only main.py imports it.
"""
