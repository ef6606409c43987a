"""Where every sound comes from: synthesised by these scripts, checked in beside them as OGG.

Run `python -m assets.sounds.make` from the project's root to make everything again, or name
what to make: `python -m assets.sounds.make bell title`. Nothing here is used at run time.
"""

import os

# One thread, so that sums are added in one order and the files come out the same every time.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
