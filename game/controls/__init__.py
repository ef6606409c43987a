"""Who presses what: patches of keys, gestures, layouts. Data and pure functions over scancodes.

Anyone may import this; it imports nothing but Python's own library.
"""
