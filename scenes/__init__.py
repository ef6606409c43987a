"""Everything one sees and hears. Only here is pygame imported; the rules in game/ know no scene."""
