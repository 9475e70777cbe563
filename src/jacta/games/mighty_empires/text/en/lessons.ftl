# --- A guided first game

lesson-game = A year of Mighty Empires against the computer, about ten minutes: found a realm, scout what lies face down, march in, besiege, and live through the winter. Hexes, constructions and units are worth points; the most points win. What stands in this box explains each decision; any answer will do, and an answer can be taken back until dice fall.
    .capital_site = Your capital is a city and the heart of your realm. A plain has room around it; the coast makes it a port, and lets you build ships later.
    .placement = Your first village, then your first armies. The village brings rations; armies on the outer hexes of your realm reach further.
    .scout = Before anybody may enter a face-down hex, scouts must come back from it. One of your units sends them to a hex next to it. Two dice on a small table say what they meet: nothing, a site, or an adventure.
    .move = Each unit may take a step to a neighbouring hex that you have explored; a second step in the same season is a forced march. A step costs rations, and what you cannot pay is rolled for on the famine table. Go first where nobody lives: the hex is yours by walking in. When you are done, end the movement.
    .enter_site = Inside one of your sites a unit defends its walls; outside it can be attacked in the open, and attack.
    .feed = A hungry unit can be fed for a ration. But steps cost rations, too: keep some for those that are to march.
    .combat_pick = Where your units stand with hostile ones, you may attack. Both throw two dice and add their modifiers; the difference says how great the victory is: from a handicap in the next fight to destruction.
    .retreat = The beaten unit fights its next fight with a handicap. It may stay, or go to a neighbouring hex; behind the walls of a site on the same hex nobody can pursue it.
    .pursue = The winner may follow the loser at once, for nothing. There is no second fight in this phase.
    .pursue_withdrawal = The enemy has left before a fight. You may follow him with a unit.
    .besiege = A unit before the walls of a hostile site rolls once: two dice, +2 against a village, 0 against a city, -4 against a fortress, -1 for each unit inside. Villages are the first prey.
    .garrison_loss = The siege costs the garrison a unit, and its owner says which.
    .pillage = A site that you took by siege this turn can be razed for its rations, at once. It is of no use to anybody then until the thaw.
    .spell = Winter begins with spells: weather, harvests, blessings, curses. Read what each does; passing is allowed.
    .treason = A hex of yours with its construction goes over to an enemy. Choose the one that you can best do without.
    .end = That was a year. A whole game has six to ten of them: open it with more years, against a stronger computer, or as a shared game with friends.
