"""What each game is on screen: a room each."""
