"""Monster (monster.md). rules.py is its engine, bots.py its bots; nothing here knows a scene."""
