"""COMBAT, Intercepter, Echapper à la bataille: all that is fought, and what goes before a battle."""
