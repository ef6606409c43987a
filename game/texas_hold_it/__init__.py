"""Texas Hold It: a bluffing game in a washroom for two to six cowboys (texas_hold_it.md)."""
