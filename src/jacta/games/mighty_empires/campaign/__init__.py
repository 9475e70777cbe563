"""Saison de campagne: the six phases of a turn: supply, scouting, movement, combat, siege, pillage."""
