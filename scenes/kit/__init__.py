"""What every scene is made of: loop, input, canvas, art, text, sound, widgets. Imports no scene."""
