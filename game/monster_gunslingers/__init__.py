"""Monster Gunslingers: hold'em with a power on every card, with or without chips.

rules.py is the engine; scenes take records.py, events.py, powers.py, betting.py (pots) and
showdown.py; bots.py is opened by the registry alone.
"""
