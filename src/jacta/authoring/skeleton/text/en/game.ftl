game = SKELETON
    .about = In a sentence: what this game is about.
chapter-combat = Combat

hits_needed = Ground
    .about = What face hits, and how many hits take the position?
    .example-1 = a hill
attack = Attack
    .about = A volley at a position; if it holds, press on or stop?
    .example-1 = four units in the open
    .example-2 = six units against a town
    .example-3 = one unit against a hill

key-ground = Ground
key-units = Attacking units
key-hit_on = Hits on
key-holds = Falls to
key-hits = Hits
key-taken = Position taken
key-units_left = Units left

value-open = open ground
value-hill = hill
value-town = town
value-attacker = attacker
value-press = press on
value-stop = stop

roll-volley = Volley
ask-press = The position holds. Press on with a unit less?
    .short = pressing on
    .usual = presses on
note-pressed = { $units ->
    [one] { $units } unit presses on.
   *[other] { $units } units press on.
}

table-ground = Ground
R1 = Do as many hits as the position holds take it?
    .about = “Holds against 2” may mean that 2 hits take it, or that it takes 3.
option-holding = What takes a position
option-holding-at_least = as many hits as printed
option-holding-more_than = more hits than printed
