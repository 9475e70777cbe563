# --- A guided first game

lesson-field_battle = A field battle, thrown by you: four units and a cavalry with a leader of 2 attack three units with a leader of 1. Take real dice and type their faces, or let Jacta throw.
    .attacker = The attacker throws one die for each unit, cavalry included, and as many more as the best leader is worth: 4 + 1 + 2. Each 5 or 6 is a hit, on average one die in three.
    .defender = Now the defender, with one die more for holding the ground: 3 + 1 + 1.
    .cavalry_lost = Each hit takes a unit away from the other side. Whoever has both kinds says how many of the losses are cavalry.
    .end = More hits win, unless the side that had them has no unit left; equal hits are the defender’s. A side without units loses its leaders, too. Look at the Odds tab: the same battle, worked out exactly.
