# What a figure of a run under way is called, where the input and the outcome have no word for it.

figure-besieged_charge = The besieged charge
figure-breached = Breach made
figure-chased = Pursued
figure-clash = { "" }
figure-day = Day
figure-first = Attacker’s morale left
figure-first_bonus = Attacker’s better fire
figure-galleys = Galleys
figure-hand = { "" }
figure-leaving = Who breaks off
figure-mean = Mean
figure-native_stars = The natives’ stars
figure-outcome = Outcome
figure-round = Round
figure-sail = Sailing ships
figure-second = Defender’s morale left
figure-second_bonus = Defender’s better fire
figure-settled = Values settled
figure-spare = Still to take off the losses
figure-stage = Stage
figure-storm = Morale left
figure-turn = Dice thrown
figure-units = Units
figure-verdict = End of the battle
figure-who = Who
