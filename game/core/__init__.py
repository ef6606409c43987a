"""What every game shares: the engine contract, chance, time, transcripts, sessions, the registry.

Only registry.py (and what stands on it: transcript.py, session.py, playout.py) knows the games.
"""
