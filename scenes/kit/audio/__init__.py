"""Everything one hears. Scenes know `sound.Sound`; nobody else calls the mixer.

Which of the mixer's calls may be made, and why (pygame-ce 2.5.8, SDL_mixer 2.8.2)
--------------------------------------------------------------------------------
SDL's audio thread holds the device's lock while it mixes. When a sound ends in the middle of that,
pygame's callback asks for Python's lock (the GIL) without letting go of the device's. So whoever
waits for the device's lock while holding the GIL waits for ever, and with it the whole program: no
thread of Python's runs any more, no signal is handled, no window closes.

Read in pygame's source and tried call by call, with the device's lock held by another thread
(`tests/scenes/kit/audio/test_mixer_calls.py` does it again):

- **Never**: `music.pause`, `music.unpause` and `music.get_metadata` take the device's lock and keep
  the GIL. `mixer.pause` and `Channel.pause` keep the GIL too; that SDL_mixer takes no lock there is
  its own affair and may change. `mixer.unpause` and `Channel.unpause` are of no use without them.
  Instead of pausing, what sounds is faded out; loops and the tune are begun again.
- **They take the lock and let the GIL go**: `Channel.play`, `stop`, `fadeout`, `set_volume`;
  `Sound(path)` and a sound's end; `mixer.stop`, `quit`, `set_num_channels`; `music.load`, `play`
  (also from a position), `stop`, `set_volume`, `get_busy`.
- **They take no lock**: `mixer.get_init`, `get_num_channels`; `Channel(n)`, `Channel.get_busy`,
  `get_volume`; `Sound.get_length`; `music.get_pos`, `get_volume`.
- `mixer.init` keeps the GIL while the device opens, up to 130 ms here without one: nothing sounds
  then, so nothing can wait for us, but no race may be on.
- `mixer.quit` frees what the callback reads; a sound that ends at that moment would crash the
  program. So everything is stopped first.
- `Channel.fadeout` does nothing while a sound that fades in is still at 0: it is stopped instead.
- `Channel.play` with a sound of no length writes outside its table: such a file counts as damaged.

A list of what may be called is `device.CALLS`; a test reads every file for others.

Volumes
-------
Playing does not touch a channel's volume, and balance goes only when a sound ends. So both are set
on an idle channel before it plays: the first buffer has the right level already.
"""
