"""Secret hands on one screen: the curtain, holding to look, and the table scenes built on them."""
