## For those who write a game of their own

cli-new = Begin a game of your own: a package that works, to be changed line by line.
cli-check = Hold a game to Jacta’s laws: exact odds, texts in both languages, bad input refused…
cli-arg-new = name of the game and of its package: small letters, digits and _
cli-opt-title = the game’s title for people
cli-opt-folder = where to write the package (default: a folder of that name here)
cli-checking = Checking
new-made = { $folder } is written. Install it where Jacta is installed, then try it and change it:
    { "  " }pip install -e { $folder }
    { "  " }jacta show { $name }.attack
    { "  " }jacta check { $name }
error-game-name = “{ $name }” cannot name a game: small letters, digits and _ only, beginning with a letter
error-game-there = there is already a game or a Python package called “{ $name }”
error-game-broken = this game does not load: { $place }
error-no-game = { $place } is of the type { $kind }, and no Game

law-complete = Every text that the game needs is there, and no other
law-alike = Both languages say the same things
law-examples = Every procedure has an example
law-exact = Odds sum to exactly 1, and what is rolled is among them
law-idle_readings = Readings that are not shown change nothing
law-simulation = Many runs agree with the odds
law-json_round_trip = Input, odds and rolls survive JSON
law-sampled = What is only sampled refuses exact answers, and a seed repeats it
law-events = A saved game opens again where it stood
law-phases = Phases cite their passage, repeat themselves, and ask real questions
law-bad_input = Bad input is refused, and the key is named
texts-lacking = { $folder } lacks { $ids }
texts-unused = { $folder } has for nothing { $ids }

metavar-title = TITLE
metavar-folder = FOLDER
flag-title = title
flag-folder = folder
error-wrong-return = { $function } returned { $returned } ({ $place }): a phase returns a question or continues with goto or done, a receiver continues
law-declared = Outcomes are as their type says, and decisions are declared
law-understood = What is printed of an outcome is understood when it is typed
error-unhashable = { $function } continues with { $state } ({ $place }): a state must be hashable, tuples instead of lists and frozensets instead of sets
error-not-installed = the folder { $folder } is there, but no game of that name is installed: pip install -e { $folder }
