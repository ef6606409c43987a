"""The rules of every game, in plain Python. Imports neither pygame nor anything of scenes/.

core/ is what all games share and imports no game but through its registry; a game's room
imports core/, and Saloon Poker also high_noon/, whose duel it calls for.
"""
