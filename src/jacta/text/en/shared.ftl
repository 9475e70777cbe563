# Errors: after the key that they name.
error-missing = this value is required
error-missing-choice = this value is required; allowed: { $allowed }
error-missing-inside = this value is required, with { $keys }
error-missing-more = { $refusal }; also missing: { $others }
error-extra-forbidden = unknown key
error-choice = { $value } is not allowed; choose one of { $allowed }
error-ge = { $value } is too small; at least { $limit }
error-gt = { $value } is too small; more than { $limit }
error-le = { $value } is too large; at most { $limit }
error-lt = { $value } is too large; less than { $limit }
error-multiple-of = { $value } is not a multiple of { $limit }
error-too-short = { $actual ->
    [one] one entry, at least { $limit } needed
   *[other] { $actual } entries, at least { $limit } needed
  }
error-too-long = { $actual ->
    [one] one entry, at most { $limit } allowed
   *[other] { $actual } entries, at most { $limit } allowed
  }
error-empty-text = the text is empty
error-not-json = this is not valid JSON: { $reason }
error-body-given = the body is the input itself: send what stands under this key, without the key
error-body-parameter = this is no key of the input: say it in the address, after a question mark
json-stumbled = line { $line }, column { $column }
json-too-deep = too deeply nested
json-long-number = a number is too long
json-odd-text = a text is not in UTF-8
json-key = a key is not a text
json-kind = a value of the type { $kind } has no form there
json-within-itself = something contains itself
error-said = { $reason }
error-type-int = { $value } is not a whole number
error-type-number = { $value } is not a number
error-type-bool = { $value } is neither yes nor no
error-type-text = { $value } is not a text
error-stray-word = “{ $word }” means nothing here
error-type-list = { $value } is not a list
error-type-hex = { $value } is not a hex: write its name, such as C4, or q,r
error-type-object = { $value } is not understood: keys with their values are wanted
error-argument = must be { $wanted }, not { $value }
error-not-both = cannot be stated together with { $other }: either says where chance comes from
argument-or = { $one } or { $other }
argument-text = a text
argument-int = a whole number
argument-number = a number
argument-bool = True or False
argument-object = a dictionary
argument-list = a list
argument-list-of = a list of { $count }
argument-function = a function
argument-choice = one of { $allowed }
argument-source = a source of chance, such as jacta.dice.Seeded(7)
argument-other = a value of the type { $kind }
error-together = “{ $value }” is not understood: the figures stand side by side as on the counter, such as 433 ({ $keys })
error-dice = { $value } is not a way to write dice: 3d6, 2d6+3, 7k4 (roll 7, keep 4) or 7k4+5
error-dice-sides = the dice are d{ $sides } here
error-dice-bonus = { $bonus } is added to nothing here: only the dice count
error-dice-kept = only the number of dice counts here, such as 3d{ $sides } or 3
error-dice-kept-wanted = how many dice are kept? write 3k2
error-several-procedures = several procedures are called { $id }
error-unknown-procedure = no procedure is called { $id }{ $near ->
    [none] {""}
   *[other] ; nearest: { $near }
  }
error-near = { $refusal }; did you mean { $near }?
error-known-keys = { $refusal }; the keys are { $known }
error-see-list = { $refusal }; “jacta list” shows them all
error-empty-slot = { $title } ({ $slot }) is a table that the document does not print; look it up in { $book }, { $page }, or fill it in your tables folder
error-table-key = table { $table } has no row for { $key }
error-table-bad-key = { $key } is not a row key: write a number, a range such as "5..6", or a word
error-unknown-table = no table is called { $table }; there are { $known }
error-table-file = { $file }: { $reason }
error-table-shape = { $key } must be { $expected }, as in the table it replaces
error-table-row = row { $row } has no { $key }
error-table-word = row { $row }: the rules know no result { $word }; choose one of { $allowed }
error-table-unknown = unknown key { $key }; a table has { $known }
error-table-rows = the table has no rows
error-table-cells = row { $row } has { $found } cells, { $wanted } are needed
error-table-kind = row { $row }, { $key }: { $value } is not of the kind that is printed there
error-table-value = the table has no [value]
error-table-form = it does not have the form of a table
error-illegal-answer = { $answer } is not a legal answer to { $question }; choose one of { $allowed }
error-book-answer = tell what the table says: { $wanted }
error-book-cells = tell what the table says{ $count ->
    [one] :
   *[other] , in this order, with commas:
  } { $wanted }
book-int = a whole number
book-number = a number
book-text = a word
book-bool = yes or no
error-nothing-asked = nothing is being asked that this would answer
error-no-throw = no throw is due
error-no-undo = there is no answer to take back: dice once thrown stay thrown, and what was turned up stays known
error-not-your-turn = { $who } is not asked now
error-event = an event is an object with one of roll, answer, consult
error-rules-changed = this game was saved under Jacta { $version }; today's rules would have played it differently ({ $reason })
error-table-changed = the table { $table } is no longer the one that this game was played with: put it back as it was, and the game can go on
error-endless-loop = this can go round for ever: it has no odds
error-endless-tally = a running total grows for ever inside a loop: it has no odds
error-out-of-reach = { $id } has too many positions for exact answers: it can be simulated, or played
error-exact-up-to = { $id } with { $key } = { $value } has too many positions for exact answers; here they reach up to { $key } = { $most }: beyond that, it can be simulated
error-or-search = { $refusal }; a search gives advice: { $call }
error-dice-too-far = totals of { $count } exploding dice are worked out below { NUMBER($most) }, not below { NUMBER($cut) }: ask for less, or simulate it
error-no-seats = { $id } seats no computer players
error-too-few-players = a tournament needs two players or more: name who sits where
error-not-a-computer = { $value } is not a computer player
error-best-many = { $question }: only two players can decide at the same time here
error-best-not-opposed = { $question }: the two players' aims do not oppose each other, so a secret decision has no single best answer
error-no-equilibrium = the players' best answers chase each other round a loop
error-no-aim = { $who } has no usual aim{ $players ->
    [none] {""}
   *[other] ; players who have one: { $players }
   }
error-aim-wanted = { $who ->
    [none] say what is best
   *[other] nobody knows what { $who } wants; say it
  }, such as --aim { $example }{ $players ->
    [none] {""}
   *[other] ; players whose aim is known (--who): { $players }
  }
error-aim-key = the outcome has no { $key }; it has { $known }
error-aim-number = { $key } is not a number: write it as { $key }=value
error-aim-type = { $kind ->
    [whole] { $key } is a whole number, not { $value }
    [number] { $key } is a number, not { $value }
   *[other] { $key } cannot be compared with { $value }
  }
error-aim-sign = { $sign } compares nothing; write one of { $known }
error-aim-list = { $key } are several: write { $key }.0{ $sign } for the first, { $key }.1{ $sign } for the second
error-aim-comparison = { $key } is a word, not a number: write { $key }= or { $key }!= instead of { $sign }
error-best-too-many = there are more than { $positions } positions here, too many to find the best play in a moment; smaller figures are answered, and opponents who follow a policy{ $decisions ->
    [none] {""}
   *[other] {" "}(decisions here: { $decisions })
  }; beyond that, it can be searched over a budget of positions, or simulated

# Notices: tables behind a result that the document does not print.
notice-suggested = { $table } is not printed in the document: suggested figures from { $source }
notices = { $count ->
    [one] A table behind these figures is not the document’s
   *[other] { $count } tables behind these figures are not the document’s
  }
notices-suggested = Not printed in the document: { $tables }. Suggested figures from { $source }.
notices-user = Your own tables: { $tables }.
notice-user = { $table } is your own table

# What people type on the command line.
error-not-pair = write it as key=value, not { $pair }
error-not-pair-but = write a key and its value, for example { $likely }
error-die-shown = what you have thrown is told to roll, by --faces { $face }
error-no-throw-left = there is no throw left for { $faces }
error-said-twice = this is the same key as { $other }; say it once
error-list-place = { $step } is not a place of this list: it has { $places ->
    [0] none yet, write 0
   *[other] { $places }, counted from 0
  }
error-no-path = { $value } is there as a whole already: nothing can be stated inside it
error-file = { $file } cannot be used: { $reason }
file-missing = there is no such file
file-forbidden = access is denied
file-folder = it is a folder
file-full = there is no space left
file-no-folder = its folder does not exist
file-not-text = it is not text in UTF-8
file-other = the system refuses (error { $number })
file-input = standard input
error-syntax = { $file }{ $place ->
    [known] , line { $line }, column { $column }
    [end] , at end of document
   *[none] {""}
  }: not valid { $format }
error-file-exists = { $file } exists already
error-file-changed = { $file } has changed since this game was read from it or saved in it: it may have been played on in another window. Nothing was written; save under another name
error-no-file-or-sample = there is no file { $name } here, nor a sample of that name; samples: { $known }
error-no-part = { $file } has no { $part }
error-not-toml = this is not valid TOML: { $reason }
error-unknown-game = no game is called { $id }; there are { $known }
error-unknown-bundle = no bundle of readings is called { $name }; there are { $known }
error-other-game = { $id } belongs to another game than { $game }
error-no-such-option = there is no such option
error-bad-parameter = a whole number is needed{ $least ->
    [none] {""}
   *[other] , at least { $least }
  }
error-needs-value = a value is missing after it
error-extra-argument = nothing is expected here
error-no-such-command = there is no such command
error-command-missing = this is a procedure, not a command: `jacta show { $procedure }` explains it, `jacta odds { $procedure }` gives its odds
error-command-choice = there is no such command; choose one of { $allowed }
error-resume-with-input = a resumed game brings its own input: leave this out

# Dice: typed faces and endless pools.
error-faces-left-over = { $expected } expected, { $given } given
error-faces-missing = { $count }d{ $sides } needs { $count }, { $given } given
error-face = { $face } is not a face of a d{ $sides }: give a number from 1 to { $sides }
error-chain = { $face } is not a whole exploding d{ $sides }: each { $sides } is rolled { $depth ->
    [none] again
   *[other] again, at most { $depth } times
  }
error-endless-dice = { $exploding } exploding d{ $sides } have no highest total: set a cut or a depth, or ask at_least

# Distributions and charts: what cannot be asked of them.
error-between-0-and-1 = must lie between 0 and 1
error-quantile-tail = this quantile depends on the tail that was cut off
error-condition = no outcome satisfies the condition
error-odds-key = no outcome has this key; the keys are { $known }
error-odds-which-key = say which one: { $known }
error-odds-numbers = its values are not all numbers
error-odds-tail = has no known mean: a tail of the distribution was cut off
error-odds-record = these keys cannot stand together: { $reason }
error-no-pandas = to_frame needs pandas: pip install 'jacta[notebook]'
error-no-charts = charts need altair and vl-convert: pip install 'jacta[charts]'
error-chart-format = cannot write { $suffix }; the formats are .svg, .png, .html and .json
error-no-picture = { $id } has no picture
error-picture-format = cannot write { $suffix }; a picture is .svg or .png

# Throws, as a person with real dice reads them. They stand inside one another: { $throw }.
throw-sum = { $count }d{ $sides }
throw-hits = { $count }d{ $sides }, { $on ->
    [1] every die counts
   *[other] each { $on } or more counts
  }
throw-hits-exploding = { $count }d{ $sides }, each { $on } or more counts, each { $sides } is rolled again and may count again
throw-keep = { $count }d{ $sides }, keep the { $keep } highest
throw-keep-exploding = { $count }d{ $sides }, each { $sides } is rolled again and added{ $depth ->
    [none] {""}
   *[other] {" "}(at most { $depth } times)
  }, keep the { $keep } highest
throw-keep-mixed = { $count }d{ $sides }, { $exploding ->
    [one] the last explodes
   *[other] the last { $exploding } explode
  } (each { $sides } is rolled again and added{ $depth ->
    [none] {""}
   *[other] , at most { $depth } times
  }), keep the { $keep } highest
throw-draw = one of { $count }, as a d{ $count }
throw-shuffle = a number of 256 bits
throw-faces = { $count }d{ $sides }, each die by itself
throw-faces-lowest = { $count }d{ $sides }, the { $keep } lowest dice
throw-faces-highest = { $count }d{ $sides }, the { $keep } highest dice
throw-at-least = { $throw }; { $least } or more
throw-plus = { $throw } { $sign } { $size }
throw-read = { $throw }, read in the table
throw-together = { $throws }
throw-and = {" "}and{" "}
throw-mixture = first a d{ $sides }, then { $parts }

# Transcripts and questions.
tell-roll = { $what }: { $throw } — { $faces } → { $value }
tell-whose = { $what } ({ $who })
tell-roll-none = { $what }: no dice
tell-ask = { $who }: { $question } → { $answer }
tell-consult = Looked up in “{ $table }”: { $value }
tell-throw = { $what }: { $throw }
tell-look-up = “{ $table }” is not printed in the document. Look up { $key } in { $book }, { $page }: { $columns }?
word-die = die
    .also = dice
word-yes = yes
word-no = no
aim-or = {" "}or{" "}
aim-and = {" "}and{" "}
aim-other-than = { $key } other than “{ $value }”

# Types of input.
type-integer = whole number
type-number = number
type-boolean = yes | no
type-string = text
type-object = keys below
type-null = null
type-any = any value
type-list = several: { $of }
type-list-of = { $size } × { $of }
type-hex = hex
type-named = { $names ->
    [any] for each name
   *[other] for each of { $names }
  }: { $of }

# Tables and charts of odds.
chart-probability = probability
chart-exact = exact
chart-difference = difference
chart-first = first
chart-second = second
chart-mean-sd = { $key }: mean { $mean }, sd { $sd }
chart-means = { $key }: mean { $first } / { $second } ({ $change })
chart-interval = interval { $confidence }
chart-at-least = at least
chart-others = other outcomes: { $count }
chart-tail = beyond the cut: { $chance }
chart-total-variation = total variation: { $distance }
odds-runs = { $count ->
    [one] { $runs } run
   *[other] { $runs } runs
  }, seed { $seed }
odds-where = Probability of { $conditions }: { $chance }{ $exact ->
    [none] {""}
   *[other] {" "}({ $exact })
  }. Below: what follows then.
odds-tail = Beyond the cut (dice that explode without end): { $chance }
odds-mean-sd = mean { $mean }, sd { $sd }
odds-summary = mean { $mean }, standard deviation { $sd }, median { $median }; nine times in ten from { $low } to { $high }
odds-gone = nothing left
odds-no-more = nothing more
odds-always = always:
odds-chance = chance
odds-interval = 95% interval
against-first = as asked
against-difference = difference (95%)
against-points = {" "}points
against-some = Bold: more than chance would make in 19 cases out of 20.
against-none = No difference that chance might not make: more --runs would show smaller ones.
odds-at-least = or more
odds-exact = exact
odds-others = { $count } others
odds-below = less than { $value }
odds-above = { $value } or more
odds-see-all = (--all shows all)
odds-sprawls = Too long for a line: { $keys }. --json tells all.
odds-mean = mean
odds-sd = sd
odds-range = range
odds-mode = likeliest
odds-likeliest = The likeliest outcomes: { $shown } of { $count }
odds-all = All { $count } outcomes
given-many = ({ $count ->
    [one] one entry
   *[other] { $count } entries
  })

# Best.
best-value = { $who }, at best: { $aim } → { $worth }
search-value = { $who }, as far as a search tells: { $aim } → { $worth }
search-about = Not exact: there are too many positions, or something is hidden. A search over { $positions } positions ({ $playouts } playouts, seed { $seed }); ± is a 95 % interval, without the flaws of the play that it supposes. The others are taken to play well, too, unless you say how they play; the odds let them give the usual answers.
search-positions = In { $often } of the games, in { $count } different positions
search-unclear = No answer is clearly better: the differences are smaller than the doubt.
search-worse = Clearly worse: { $answers }.
search-alike = Even a much larger search would hardly tell.
search-settle = A search over some { $positions } positions might tell: --search { $positions }.
search-tries = { $count ->
    [one] tried once
   *[other] tried { $count } times
  }
best-nothing = There is nothing to decide.
search-none-alone = No decision that { $who } takes alone has come up: a search gives no advice on those taken at once.
best-settled = All is settled already: no decision changes anything.
best-all-even = It makes no difference: for this aim, no decision changes anything.
best-indifferent = it makes no difference: all answers are worth the same
best-reached = In { $often } of the games, after: { $after }{ $others ->
    [0] { "" }
    [one] { " " }(and likewise in another case)
   *[other] { " " }(and likewise in { $others } other cases)
  }
best-then = Then, after: { $after }{ $others ->
    [0] { "" }
    [one] { " " }(and likewise in another case)
   *[other] { " " }(and likewise in { $others } other cases)
  }
best-first = At once
best-more = { $count ->
    [one] One more decision; --all shows it.
   *[other] { $count } more decisions; --all shows them.
  }
best-even = { $count ->
    [one] One more decision makes no difference to this aim; --all shows it.
   *[other] { $count } more decisions make no difference to this aim; --all shows them.
  }

# Games, lists, pages.
games-try = Try: { $ids }
games-count = { $count ->
    [one] { $count } procedure
   *[other] { $count } procedures
  }, { $status }
games-complete = complete
games-growing = still growing
kind-procedure = Procedure
kind-check = Check
kind-table = Table
show-roles = Sheets that stand for these
show-inputs = Input
show-options = Readings to choose (--option name=value)
show-outcome = Outcome
show-aims = What players usually want (best)
show-tables = Tables
show-examples = Examples
show-default = default
show-required = required
show-optional = optional
show-decides = Where the rule lets the player decide, the default holds for roll, odds and simulate; play and best let him decide.
show-default-mark = default

# Readings and their effect.
readings-used-by = in { $procedures }
readings-used-by-many = in { $count } procedures
readings-none = { $id } offers no readings to choose.
effect-heading = What another reading would change
effect-option = reading
effect-distance = shift
effect-most = most telling
effect-none = nothing changes here
effect-mean = { $key }: mean { $before } → { $after }
effect-value = { $key } { $value }: { $before } → { $after }

# Tables.
origin-printed = printed
origin-suggested = suggested
origin-empty = empty
origin-user = yours
tables-from = Look it up in { $book }, { $page }.
tables-suggested = Suggested figures from { $source }.
tables-yours = In force: your own { $file }
tables-copied = Copied to { $file }
tables-copy-keys = Change what follows as you like; the names left of the sign = stay as they are.
tables-copy-check = Does it fit? The command that tells: jacta tables { $game } --check
tables-copy-fill = Once for each row of the book: repeat this without the # in front, and fill it in.
tables-copy-key = a number, a range such as "5..6" or "10..", or a word
tables-kind-int = a whole number
tables-kind-number = a number
tables-kind-text = a text
tables-kind-bool = true or false
tables-folder = Your tables folder: { $folder }
tables-none = No file of yours in { $folder }
tables-broken = does not fit
tables-good = fits
tables-unfilled = not filled in yet
tables-unchanged = fits; the suggested figures, unchanged
samples-none = This game has no samples.
samples-use = Use one as a value: key=@{ $name }. A file of yours goes the same way: key=@FILE, a part of it key=@FILE#key.
samples-copied = Copied to { $file }
tables-outside-clamp = Beyond the printed rows the nearest one holds.

# Playing in the terminal.
play-intro = Answer by number. At every prompt: { $undo }, { $save } FILE, { $quit }, { $help }.
play-word-undo = undo
  .also = back, take back
play-word-advice = advice
  .also = advise
play-word-save = save
  .also = store, keep
play-word-quit = quit
  .also = exit, q
play-word-help = help
  .also = h
play-word-board = board
  .also = map
play-word-picture = picture
play-word-roll = roll
  .also = throw
play-intro-board = { $board } shows the table again, { $picture } FILE.svg draws it.
play-who = { $who }:
play-prompt = >
play-secret = (hidden from the others) >
play-faces = faces >
dice-system = the system
dice-mine = my own
play-help = { $undo } takes your last answer back, never past a throw. { $correct } KEY=VALUE why puts a figure right by hand; alone it lists them. { $join } @SAMPLE why and { $leave } NAME why bring somebody into a fight and take somebody out. { $advice } tells what a strong player would answer. { $save } FILE writes the game to a file; jacta play --resume FILE goes on with it. { $quit } leaves.
play-help-dice = Type the faces in the order of the description, separated by spaces; an exploding die as 10+10+3. { $roll } lets the system throw.
play-help-answer = Type the number before an answer, or the answer itself.
play-help-consult = Type what the book says: a number, a word, yes or no.
play-help-consult-many = Type what the book says, in the order asked, between commas: 3, yes, storm.
play-groups = A letter lists the answers behind it.
play-undone = Taken back.
play-advised = A strong player would answer: { $answer }
play-saved = Saved in { $file }
play-save-what = which file? { $save } FILE
play-not-an-answer = { $answer } is none of the answers
play-not-faces = { $faces } are no faces: numbers, separated by spaces
play-over = The game is over.
play-export = Save the transcript? A file name (.json to resume or replay, else text), or nothing:
play-keep = The game is not over. A file name to keep it, or nothing to give it up:
play-lost = This game is not kept. To resume it another time, type “{ $save } FILE” before you leave.
play-resume = The game is kept: jacta play --resume { $file } goes on with it.
play-resume-earlier = What was just played is not kept; jacta play --resume { $file } goes on with the game as it stands there.
play-leads-to = { $title }: { $odds }

# What play asks before it begins.
play-word-skip = skip
asking-intro = What was not stated is asked for. Enter takes what stands in brackets; { $skip } leaves the rest as it is, { $undo } takes an answer back, { $help } says more, { $quit } to leave.
asking-default = [{ $value }] >
asking-nothing = nothing
asking-many = { $count } values, “help” names them
asking-help = { $what }. { $undo } takes the last answer back, { $skip } leaves the rest as it is, { $quit } to leave.
asking-object = { $samples ->
    [none] Enter to answer key by key, or a sheet: @FILE.
   *[other] Enter to answer key by key, or a sheet: @FILE, { $samples }.
  }
asking-object-optional = { $samples ->
    [none] yes to answer key by key, or a sheet: @FILE.
   *[other] yes to answer key by key, or a sheet: @FILE, { $samples }.
  }
asking-list = Enter to answer key by key, or all in words, with commas between.
asking-list-optional = in words, with commas between, or yes to answer key by key.
asking-named = NAME=VALUE, one at a time; Enter to end.
asking-command = The same game at once: { $command }

# The command line itself.
cli-error = Error:
cli-error-help = Help: { $command } --help
cli-stopped = Stopped.
cli-exploring = { $states } states explored …
cli-simulating = simulating
help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-metavar-options = [OPTIONS]
help-metavar-command = COMMAND [ARGS]...
metavar-id = ID
metavar-key = KEY
metavar-value = VALUE
metavar-file = FILE
metavar-game = GAME
metavar-name = NAME
metavar-label = LABEL
metavar-player = PLAYER
metavar-aim = AIM
metavar-host = HOST
metavar-word = WORD
metavar-faces = FACES
metavar-elo = ELO
metavar-dir = DIR
flag-who = who
flag-aim = aim
flag-key = key
flag-where = where
flag-rows = rows
flag-search = search
flag-all = all
flag-given = given
flag-example = example
flag-option = option
flag-policy = policy
flag-faces = faces
flag-seed = seed
flag-runs = runs
flag-games = games
flag-sprt = sprt
flag-bounds = bounds
flag-chart = chart
flag-picture = picture
flag-dice = dice
flag-resume = resume
flag-game = game
flag-effect = effect
flag-copy = copy
flag-force = force
flag-check = check
flag-step = step
flag-bundle = bundle
flag-help = help
# The commands by their names in the language.
command-games = games
command-list = list
command-show = show
command-roll = roll
command-odds = odds
command-best = best
command-need = need
command-vary = vary
command-sensitivity = sensitivity
command-simulate = simulate
command-tournament = tournament
command-play = play
command-replay = replay
command-verify = verify
command-luck = luck
command-readings = readings
command-tables = tables
command-samples = samples
command-new = new
command-check = check
command-serve = serve
command-mcp = mcp
command-pocket = pocket
command-host = host
command-chronicle = chronicle
command-add = add
command-edit = edit
command-remove = remove
command-do = do
command-undo = undo
command-journal = journal
command-copy = copy
command-rename = rename
command-delete = delete
command-export = export
command-import = import

cli-jacta = The rules of conflict games, read once: what happens, what can happen, what to do, what many tries show, and a game to play.
cli-games = The games there are.
cli-list = Every procedure, by game and chapter; with words, those that match.
cli-show = What a procedure does: its input, readings, outcome, tables, examples.
cli-roll = What happens? One run, step by step, with the passage of every step.
cli-odds = What can happen? The exact odds of the outcome.
cli-best = What should I do? The best choice at every decision, for an aim.
cli-simulate = What do many tries show? Counted outcomes with error bars.
cli-tournament = Who plays best? Computer players against each other in every seat order, with error bars.
cli-play = Let us play: every question asked in turn; also with real dice.
cli-replay = Tell a saved game again.
cli-arg-saved = A game saved by play
cli-opt-step = Wait for Enter after each decision
replay-next = Enter goes on …
replay-unfinished = Not finished: jacta play --resume { $file } goes on.
cli-readings = The readings of a game's ambiguous rules, and what they change.
cli-tables = A game's tables: list, print, copy to change them, check your own.
cli-samples = A game's sample files (characters, ships): list, print, copy to change them.
cli-arg-sought = what you look for, in French or English: naval battle
cli-arg-id = the procedure, such as here_i_stand.field_battle
cli-arg-pairs = the input: units=3, leaders=[2,1], options.name=value, targets.0.steps=3, hero=@FILE
cli-arg-readings = the readings wanted, by their number or a word of their title, such as R40; with --effect, the input of the situation
cli-arg-game = the game, such as here_i_stand
cli-arg-table = the table to print
cli-arg-sample = the sample to print
cli-opt-given = the input as a JSON or TOML file, - for JSON from standard input; KEY=VALUE goes over it
cli-opt-option = choose a reading (repeatable)
cli-opt-bundle = choose a game's named bundle of readings
cli-opt-json = JSON for programs
cli-opt-example = the Nth example: show writes its input, elsewhere it is where you start from; KEY=VALUE goes over it
cli-opt-policy = answer the decisions with this label (repeatable)
cli-opt-others = what the opponents answer to the decisions with this label (repeatable)
cli-opt-faces = what your dice show, one --faces a throw: --faces 5,6; the throws after them are made here
cli-opt-seed = repeatable dice
cli-opt-key = the odds of this key alone (repeatable: of several together)
cli-opt-where = what follows if key=value, key>=3 and so on holds, and how probable that is (repeatable)
cli-opt-rows = how many outcomes to list
cli-opt-all = list all
cli-opt-fractions = exact fractions beside the percents
cli-opt-patient = work it out exactly, even if that takes minutes
cli-opt-search = where exact values are out of reach: search over so many positions
cli-opt-chart = draw a chart into a file: .svg, .png, .html
cli-opt-picture = draw the situation into a file, where the game has a picture of it: .svg, .png
cli-opt-who = the player who asks
cli-opt-aim = what that player wants: winner=attacker, hits>=3, vp_ceded or -vp_ceded
cli-opt-runs = how many tries
cli-opt-against = simulate again under this reading, with the same seed, and set both side by side (repeatable)
cli-opt-workers = how many processes
cli-opt-dice = mine: you throw real dice and type their faces
cli-opt-resume = go on with a saved game
cli-opt-effect = what each alternative reading would change in this procedure, for the input that follows
cli-opt-game = only this game
cli-opt-copy = copy the table to your tables folder, to change it there
cli-opt-copy-sample = copy the sample into the current folder
cli-opt-force = overwrite your own file
cli-opt-check = check the files in your tables folder
cli-opt-lang = the language; else JACTA_LANG, else the system's
cli-opt-version = the version
cli-opt-help = this page
cli-opt-install-completion = set up completion in your shell
cli-opt-show-completion = print the completion script

# The web: limits, jobs, problems.
error-too-many-states = this question has too many possibilities to work out exactly here: more than { $states } states; ask a smaller one, or simulate it
error-too-many-outcomes = { $outcomes } different outcomes are too many to list, at most { $limit }; ask for the odds of some keys
error-too-much-time = this took longer than { $seconds } seconds and was stopped; ask a smaller question, or simulate it
error-body-too-large = the request is too large: at most { $bytes } bytes
error-busy = the server is busy; try again in a moment
error-too-many-jobs = { $jobs } simulations are going on already; try again when one has ended
error-unknown-job = there is no such simulation, or its result is no longer kept
error-job-broken = the simulation has broken down; start it again
error-gone = nobody waits for this answer any more
error-read-only = the tables of this server cannot be changed from here
web-not-found = there is nothing at this address
web-wrong-method = { $method } does nothing at this address; it takes { $allowed }
web-internal = something went wrong on our side; it has been noted
web-cross-origin = another site asked for this: refused
web-ambiguous = the request says in two ways where it ends: refused
web-problem-input = Input refused
web-problem-illegal-answer = No legal answer
web-problem-unknown-procedure = Unknown procedure
web-problem-not-there = Not there
web-problem-empty-slot = Table missing
web-problem-table = Table refused
web-problem-endless-procedure = No end
web-problem-out-of-reach = Out of reach
web-problem-rules-changed = Rules changed
web-problem-too-large = Too large
web-problem-body-too-large = Request too large
web-problem-too-long = Took too long
web-problem-busy = Busy
web-problem-gone = Given up
web-problem-read-only = Read only
web-problem-jacta = Cannot be done
web-problem-http = Cannot be answered
web-problem-internal = Our fault
web-problem-cross-origin = Refused

# The pages in a browser.
page-name = Jacta
page-motto = the rules of conflict games, worked out
page-skip = Skip to the content
page-nav = Pages
page-games = Games
page-try = Try:
page-help = Help
page-api = Programming interface
page-foot = Jacta reads the rule once and answers exactly.
page-language = Language
page-theme = Appearance
page-theme-dark = Dark
page-theme-light = Light
page-hello = What do the dice say?
page-lead = Jacta knows the rules of your games: your chances, a roll told step by step, the best choice, or the whole game.
page-search = Find a procedure
page-search-within = Search in this game
page-search-such-as = Battle, siege, 3d6…
page-search-go = Search
page-found = { $count ->
    [one] { $count } procedure found
   *[other] { $count } procedures found
  }
page-found-near = { $count ->
    [one] Nothing has all these words. One procedure has some of them.
   *[other] Nothing has all these words. { $count } procedures have some of them.
  }
page-found-nothing = Nothing found for “{ $words }”, neither in French nor in English.
page-found-try = Did you mean:
page-found-games = One game only
page-found-all = All games
page-found-more = { $count ->
    [one] Show { $count } more
   *[other] Show the { $count } others
  }
find-alike = battle combat fight melee brawl; naval sea ship boat fleet vessel; leader general captain commander; dead death dies killed die; loss losses damage casualties; dice die roll throw; siege besiege fortress stronghold; buy purchase cost price spend; flee flight retreat withdraw; wound wounded hurt injury; spell magic sorcery; gun cannon artillery battery; eat food hunger ration famine feed; begin start setup; win victory points winner; move movement march; pirate privateer piracy
page-nil = { $count ->
    [one] And one more figure, at nothing
   *[other] And { $count } more figures, at nothing
  }
page-vary-flat = The line is flat here: “{ $what }” changes nothing in this situation. From { $least } to { $most } it is always { $worth }.
page-vary-flat-steps = What makes a difference
page-sampled = From { $runs } runs, give or take { $points } points.
page-undecided = Not decided in { $chance }
page-phases = The phases of the turn
page-acts = to act
page-held = held
page-whole-usual = Play this action for me
page-kind-usual = Jacta plays for:
page-each-usual = One by one
page-again = Go on with everybody as they are
page-sample = A ready sheet…
page-sample-add = Take it
page-name-or-number = + name
page-open = Change it by hand
page-take = Take it from a game…
page-take-file = From a file of a game
page-take-refused = This game still hides something: it can be taken when it is over.
page-key = Name
page-key-of = { $what }, name { $number }
page-value-of = { $what }, value { $number }
page-hexes = D3 E4 …
page-happened = What just happened
page-happened-before = … after { $count } more { $count ->
    [one] line, in the story
   *[other] lines, in the story
    }
page-podium = The podium
page-undo-not = Nothing to take back: since the last answer, dice have fallen or something was revealed.
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-whole = The whole map
page-board-legend = What the signs mean
page-all-offers = All answers
page-in-hand = { $piece } in hand
page-zoom-help = The map: wheel or two fingers zoom and drag it; on the keyboard +, −, 0 and the arrows
page-keep = Keep this situation
page-keep-as = my siege of Vienna
page-keep-do = Keep
page-keep-done = Kept
page-offline = No connection
page-offline-about = Jacta’s server cannot be reached. Home, help and the games that you have looked at can still be read; below is what this browser keeps for you.
page-offline-again = Try again
page-kept = Kept
page-kept-drop = No longer keep
page-kept-export = Take away as a file
page-kept-import = Take back a file
page-rolls = Your last rolls
page-tasks = What do you want to do?
page-task-odds = Know my chances
page-task-odds-about = Set the situation: Jacta says exactly who wins, what is left, and how often.
page-task-roll = Roll the dice
page-task-roll-about = One throw, told step by step with its rules. The link keeps the dice: send it.
page-task-play = Play or lead a game
page-task-play-about = Question by question, alone, around one screen or from afar, with Jacta’s dice or your own.
page-task-best = Choose best
page-task-best-about = At every decision the best answer for your aim, and what the others are worth.
page-task-vary = Know how many it takes
page-task-vary-about = Vary one figure: from how many units on is the attack worth it?
page-glossary-means = What it is
page-glossary-value = A value of: { $key }
page-recent = Recent work
page-recent-forget = Forget
page-chapters = Chapters
page-procedures = Procedures
page-readings = Readings
page-readings-about = Where the document is ambiguous, Jacta takes one reading by default and keeps the others to choose from.
page-reading-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
  }
page-reading-in = What it changes in:
page-tables = Tables
page-tables-about = The document’s tables, as printed. You can replace them with your own, and fill in those that the document does not print.
page-missing = Not found
page-missing-about = This page does not exist, or not any more.
page-tabs = What you want to know
page-tab-odds = Odds
page-tab-roll = Roll
page-tab-play = Play
page-tab-best = Best
page-tab-vary = Vary
page-tab-compare = Compare
page-tab-readings = Readings
page-presets = Examples
page-options = Readings to choose
page-options-count = { $count }
page-sprawls = { $count ->
    [one] It ends in one way, too large to be told in a line: the next tab plays it through.
   *[other] { $count } different ends, too large to be told in a line: the next tab plays one through.
  }
page-show = Work it out
page-working = Working it out…
page-cancel = Stop
page-stopped = Stopped. Change an entry to go on.
page-lost = The server does not answer. Is it still running?
page-not-yet = Not yet:
page-at = { $what }:
page-to-answer = To the result
page-help-on = Help: { $what }
page-less = { $what }: one less
page-more = { $what }: one more
page-more-fields = More details
page-add = Add: { $what }
page-add-one = Add
page-drop = Remove
page-drop-what = Remove: { $what }
page-all-rows = All outcomes
page-fractions = Exact fractions
page-outcomes = The outcomes one by one
page-heat-note = In per cent; a dot marks less than a half.
page-nearly = nearly always:
page-percent-note = In per cent.
page-simulate = Try { $runs } runs instead
page-losses-of = losses: { $side }
page-copy-link = Copy the link
page-copy-text = Copy as text
page-copied = Copied
page-take-along = Keep, save…
page-save = Save:
page-print = Print
page-headline-winner = { $who ->
    [attacker] The attacker wins
    [defender] The defender wins
    [europeans] The Europeans win
    [heroes] The heroes win
    [natives] The natives win
    [villains] The villains win
   *[other] { $who } wins
  } { $chance }
page-headline-true = { $key }: { $chance }
page-headline-false = { $key }, no: { $chance }
page-headline-aim = { $aim }: { $chance }
page-headline-mean = { $key }: { $mean } on average
page-headline-losses = Most likely losses: { $first } against { $second }
page-headline-likeliest = { $key }, most likely: { $value } ({ $chance })
page-measure-winner = { $who ->
    [attacker] Chance that the attacker wins
    [defender] Chance that the defender wins
    [europeans] Chance that the Europeans win
    [heroes] Chance that the heroes win
    [natives] Chance that the natives win
    [villains] Chance that the villains win
   *[other] Chance of winning: { $who }
  }
page-measure-chance = Chance: { $aim }
page-measure-mean = Mean: { $key }
page-roll = Roll the dice
page-roll-again = Roll again
page-roll-about = A single run, told step by step with the rule behind every step. Decisions follow their default; with your own dice you decide for yourself.
page-own-dice = With my own dice, step by step
page-start-over = Start over
page-faces = e.g. 3 5 6 1
page-faces-exploding = e.g. 3 10+5 6
page-faces-label = The faces of your dice
page-faces-read = Read the dice
page-for-me = Roll for me
page-consult = What the book says
page-answer = Answer
page-undo = Take back the last answer
page-advice = What would a strong player do?
page-story = The story
page-play = Play
page-play-about = Jacta asks, you answer{ $dice ->
    [no] .
   *[yes] ; the dice are its own or yours.
  } Against the computer{ $afar ->
    [no] {" "}or with several people around one screen.
   *[yes] , with several people around one screen, or from afar.
  }
page-play-unfinished = A game is in progress here.
page-play-go-on = Go on with it
page-play-new = New game
page-play-new-about = A new game does not erase it: you will find it under “My games”.
page-play-cancel = Cancel
page-play-unkept = This browser has no room left to keep the game: save it in a file.
page-play-load = Go on with a game from a file
page-play-save = Save the game
page-curtain = { $who }: your turn. Pass the screen: what follows is for those eyes only.
page-curtain-lift = It is me
page-story-older = What came before ({ $count } { $count ->
    [one] line
   *[other] lines
  })
error-nothing-taken = this game has nothing for it yet: play on until the first pieces stand on the map
error-no-game-of = this file is not a game of { $id }
page-best-who = Who asks?
page-best-aim = What is best for them?
page-best-usual = Their usual aim
page-best-least = { $measure } (as little as possible)
page-best-choose = Choose an aim: Jacta looks for the best answer to every decision.
page-best-worth = At best, for: { $who }
page-best-mark = the best choice
page-best-even = { $count ->
    [one] One decision where every choice is worth the same for this aim.
   *[other] { $count } decisions where every choice is worth the same for this aim.
  }
page-best-more = { $count ->
    [one] One more decision, rarer.
   *[other] { $count } more decisions, rarer.
  }
page-vary-x = Vary
page-vary-y = and also
page-vary-none = nothing else
page-vary-of = Watch
page-vary-nothing = There is nothing to vary here.
page-vary-heading = { $measure }, by: { $what }
page-vary-table = The figures
page-compare-about = Put the present situation aside (A), then change the entries (B): every difference will be marked.
page-compare-pin = Put aside as A
page-compare-repin = Take B as the new A
page-compare-swap = Swap A and B
page-compare-first = put aside
page-compare-second = on the form
page-compare-entered = What differs
page-compare-change = A and B are the same: change an entry or a reading on the form.
page-compare-same = The odds are exactly the same.
page-as-usual = by default
page-means = Means
page-points = { $sign }{ $points } pt
page-readings-moved = of difference
page-readings-compare = Compare in detail
page-readings-still = No other reading changes anything in this situation.
page-readings-nothing = { $count ->
    [one] One other reading changes nothing here
   *[other] { $count } other readings change nothing here
  }
page-table-users = Used by:
page-table-own = Your own table
page-table-own-about = A house rule, or the table of a book that the document does not print. It is checked, then holds everywhere; every result will say so.
page-table-cells = Cell by cell
page-table-ranges = Row key: a number, a range such as 5..6 or 10.., or a word. An empty row is left out.
page-table-file = The file itself
page-table-save = Check and apply
page-table-remove = Back to the document’s table
page-table-done = Done.
page-guide-1 = Here you say who meets whom. Every change answers at once; the question mark beside a field explains it.
page-guide-2 = Examples from the rules: tap one to fill in the whole form.
page-guide-3 = The answer: what is most likely, then every result as a bar. The numbers are exact unless the page says how many runs it tried.
page-guide-4 = The same situation read in other ways: roll it once, play it question by question, ask for the best choice, vary a number, compare two situations.
page-guide-5 = Where the rule can be read in two ways, you choose the reading here; each shows what it changes.
page-guide-6 = Take it along: a link, a text, a picture, or keep it in this browser under a name of yours.
page-guide-back = Back
page-guide-next = Next
page-guide-done = Done
page-guide-leave = Leave the tour
page-guide-begin = Take the guided tour
page-guide-about = Two minutes
page-tour = The two-minute tour
page-tour-1 = Choose a game and then a procedure, or type a word into the search, in French or English, with or without accents.
page-tour-2 = Set the situation on the form, or begin with an example. The question mark says what each entry means.
page-tour-3 = Odds: everything that can happen, exactly. The sentence on top says what matters, the charts say the rest.
page-tour-4 = Roll: a run told step by step, each step with its rule.
page-tour-5 = Play: question by question, against the computer, with several people who pass the screen around, or from afar, everybody through their own link; with Jacta’s dice or your own. A game can be saved and taken up again.
page-tour-6 = Best: the best answer to every decision, for the aim you choose. Vary: one or two entries swept. Compare: two situations side by side.
page-tour-7 = Readings: where the rule is ambiguous, what every other reading would change here. Each has an R-number.
page-tour-8 = The address of the page holds everything: copy the link and your opponent sees the same.
page-keys = Keyboard shortcuts
page-key-search = find a procedure
page-key-tabs = change the tab
page-key-answers = give an answer, in a game
page-key-roll = roll the dice, on the Roll tab
page-key-copy = copy the link
page-key-help = this help
page-glossary-letters = Letters
page-glossary = Glossary
page-glossary-about = The words of each game, in French and English.
page-api-about = Everything these pages show can also be asked for by programs, as JSON, under the same names.
page-api-procedures = every procedure, game by game
page-api-procedure = one procedure: the schema of its input, its readings, its examples
page-api-roll = one run, told step by step
page-api-odds = the exact odds
page-api-best = the best decision
page-api-readings = what another reading of the rule would change
page-api-simulate = many runs: a job begins
page-api-job = where the job stands, then its result
page-api-table = a table as it is in force
page-api-more = An error is JSON that names the key at fault (key). The whole description, as OpenAPI:

# Serving.
error-no-web = web pages and saved games on a server need more packages ({ $module } is missing): pip install 'jacta[web]'
error-host = { $host } cannot be used: { $reason }
error-no-port = no free port from { $port } on
serve-address = Jacta is at { $address }
serve-stop = Ctrl-C stops it.
cli-serve = Jacta in a browser: pages and API on this computer.
cli-opt-host = the address to listen on; 0.0.0.0 for the whole network
cli-opt-port = the port; the next free one where it is taken
cli-opt-open = open the browser, or do not; else where there is a screen

# A tournament of computer players.
cli-opt-games = how many games (100); rounded up so that every seat order is played equally often. Of a test, at most (1,000)
cli-opt-sprt = is A stronger than B? Games in pairs, the same seed with the seats changed, until that is decided
cli-opt-bounds = what is told apart: B at best so much weaker, or A stronger by so much, in Elo (35 Elo is 55 % of the wins, 108 Elo 65 %)
error-sprt-bounds = two numbers, the lower one first: 0,35
error-sprt-two = two different players, such as planner,steward
sprt-stronger = Decided: { $first } is stronger than { $second }. That the difference is only { $low } Elo and not { $high } is rejected, at an error of { $error }.
sprt-not_stronger = Decided: { $first } is not stronger than { $second } by { $high } Elo. That is rejected in favour of { $low } Elo, at an error of { $error }.
sprt-open = Not decided between { $low } and { $high } Elo: it takes more games (--games).
sprt-score = { $first } has { $score } ± { $half } of the wins against { $second }: { $elo } Elo ({ $least } to { $most })
sprt-ratio = log-likelihood ratio { $ratio }, decided beyond ± { $limit }
sprt-scores = rounds by score: { $scores }
tournament-games = { $games } games, seed { $seed }
tournament-player = player
tournament-won = won
tournament-drawn = drawn
tournament-played = played
tournament-rate = win rate
tournament-order = seat order
