# Errors: after the key that they name.
error-missing = this key is required
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
error-said = { $reason }
error-type-int = { $value } is not a whole number
error-type-number = { $value } is not a number
error-type-bool = { $value } is not true or false
error-type-text = { $value } is not a text
error-type-list = { $value } is not a list
error-type-object = { $value } is not an object
error-unknown-procedure = no procedure is called { $id }; nearest: { $near }
error-empty-slot = { $slot } is a table that the document does not print; look it up in { $book }, { $page }, or fill it in your tables folder
error-table-key = table { $table } has no row for { $key }
error-table-bad-key = { $key } is not a row key: write a number, a range such as "5..6", or a word
error-unknown-table = no table is called { $table }; there are { $known }
error-table-file = { $file }: { $reason }
error-table-shape = { $key } must be { $expected }, as in the table it replaces
error-table-row = row { $row } has no { $key }
error-table-word = row { $row }: the rules know no result { $word }; choose one of { $allowed }
error-illegal-answer = { $answer } is not a legal answer to { $question }; choose one of { $allowed }
error-nothing-asked = nothing is being asked that this would answer
error-no-throw = no throw is due
error-no-undo = there is no answer to take back: dice once thrown stay thrown
error-not-your-turn = { $who } is not asked now
error-rules-changed = this game was saved under Jacta { $version }; today's rules would have played it differently ({ $reason })
error-endless-loop = this can go round for ever: it has no odds
error-endless-tally = a running total grows for ever inside a loop: it has no odds
error-best-tail = the best choice cannot be worked out over dice that explode without end
error-no-equilibrium = the players' best answers chase each other round a loop
error-no-aim = say what { $who } wants, for example --aim winner=attacker; players with a usual aim: { $players }
error-aim-key = the outcome has no { $key }; it has { $known }
error-aim-number = { $key } is not a number: write it as { $key }=value
error-aim-type = { $key } cannot be compared with { $value }

# Notices: tables behind a result that the document does not print.
notice-suggested = { $table } is not printed in the document: suggested figures from { $source }
notice-user = { $table } is your own table

# What people type on the command line.
error-not-pair = write it as key=value, not { $pair }
error-list-place = { $step } is not a place of this list: it has { $places ->
    [0] none yet, write 0
   *[other] { $places }, counted from 0
  }
error-no-path = { $step } cannot go inside a value that is already there
error-file = { $file } cannot be used: { $reason }
error-file-exists = { $file } exists already
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
error-no-such-command = there is no such command; nearest: { $near }
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
error-quantile-range = must lie between 0 and 1
error-quantile-tail = this quantile depends on the tail that was cut off
error-condition = no outcome satisfies the condition
error-odds-key = no outcome has this key; the keys are { $known }
error-odds-which-key = say which one: { $known }
error-odds-numbers = its values are not all numbers
error-odds-tail = has no known mean: a tail of the distribution was cut off
error-odds-record = these keys cannot stand together: { $reason }
error-no-pandas = to_frame needs pandas: pip install 'jacta[notebook]'
error-chart-format = cannot write { $suffix }; the formats are .svg, .png, .html and .json

# Throws, as a person with real dice reads them. They stand inside one another: { $throw }.
throw-sum = { $count }d{ $sides }
throw-hits = { $count }d{ $sides }, { $on ->
    [1] every die counts
   *[other] each { $on } or more counts
  }
throw-keep = { $count }d{ $sides }, keep the { $keep } highest
throw-keep-exploding = { $count }d{ $sides }, each { $sides } is rolled again and added{ $depth ->
    [none] {""}
   *[other] {" "}(at most { $depth } times)
  }, keep the { $keep } highest
throw-keep-mixed = { $count }d{ $sides }, the last { $exploding } explode (each { $sides } is rolled again and added{ $depth ->
    [none] {""}
   *[other] , at most { $depth } times
  }), keep the { $keep } highest
throw-draw = one of { $count }, as a d{ $count }
throw-at-least = { $throw }; { $least } or more
throw-plus = { $throw } { $sign } { $size }
throw-read = { $throw }, read in the table
throw-together = { $throws }
throw-and = {" "}and{" "}
throw-mixture = first a d{ $sides }, then { $parts }

# Transcripts and questions.
tell-roll = { $what }: { $throw } — { $faces } → { $value }
tell-roll-none = { $what }: no dice
tell-ask = { $who }: { $question } → { $answer }
tell-consult = Looked up in { $table }: { $value }
tell-throw = { $what }: { $throw }
tell-look-up = { $table } is not printed in the document. Look up { $key } in { $book }, { $page }.
word-yes = yes
word-no = no

# Types of input.
type-integer = whole number
type-number = number
type-boolean = true | false
type-string = text
type-object = object
type-null = null
type-any = any value
type-list = list of ({ $of })
type-list-of = { $size } × ({ $of })

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
odds-runs = { $runs } runs, seed { $seed }
odds-where = Probability of { $conditions }: { $chance } ({ $exact }). Below: what follows then.
odds-tail = Beyond the cut: { $chance }
odds-mean-sd = mean { $mean }, sd { $sd }
odds-always = always:
odds-chance = chance
odds-interval = 95% interval
odds-at-least = or more
odds-exact = exact
odds-others = { $count } others
odds-mean = mean
odds-sd = sd
odds-range = range
odds-mode = likeliest
odds-likeliest = { $shown ->
    [one] The likeliest outcome
   *[other] The { $shown } likeliest outcomes
  } of { $count }
odds-all = All { $count } outcomes
given-many = ({ $count ->
    [one] one entry
   *[other] { $count } entries
  })

# Best.
best-value = { $who }, at best: { $aim } → { $worth }
best-nothing = There is nothing to decide.
best-reached = In { $often } of the games, after: { $after }
best-first = At once
best-more = { $count ->
    [one] One more decision; --all shows it.
   *[other] { $count } more decisions; --all shows them.
  }

# Games, lists, pages.
games-count = { $count } procedures, { $status }
games-complete = complete
games-growing = still growing
kind-procedure = Procedure
kind-check = Check
kind-table = Table
show-inputs = Input
show-options = Readings to choose (--option name=value)
show-outcome = Outcome
show-aims = What players usually want (best)
show-tables = Tables
show-examples = Examples
show-default = default
show-required = required
show-default-mark = default

# Readings and their effect.
readings-used-by = in { $procedures }
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
tables-folder = Your tables folder: { $folder }
tables-none = No file of yours in { $folder }
tables-good = fits
tables-outside-clamp = Beyond the printed rows the nearest one holds.

# Playing in the terminal.
play-intro = Answer by number. At every prompt: { $undo }, { $save } FILE, { $quit }, { $help }.
play-word-undo = undo
play-word-save = save
play-word-quit = quit
play-word-help = help
play-word-roll = roll
play-prompt = >
play-secret = (hidden from the others) >
play-faces = faces >
play-help = { $undo } takes your last answer back, never past a throw. { $save } FILE writes the game to a file; jacta play --resume FILE goes on with it. { $quit } leaves.
play-help-dice = Type the faces in the order of the description, separated by spaces; an exploding die as 10+10+3. { $roll } lets the system throw.
play-help-answer = Type the number before an answer, or the answer itself.
play-help-consult = Type what the book says: a number, a word or JSON.
play-undone = Taken back.
play-saved = Saved in { $file }
play-save-what = which file? { $save } FILE
play-not-an-answer = { $answer } is none of the answers
play-not-faces = { $faces } are no faces: numbers, separated by spaces
play-over = The game is over.
play-export = Save the transcript? A file name (.json to resume or replay, else text), or nothing:
play-leads-to = { $title }: { $odds }

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
cli-jacta = The rules of conflict games, read once: what happens, what can happen, what to do, what many tries show, and a game to play.
cli-games = The games there are.
cli-list = Every procedure, by game and chapter.
cli-show = What a procedure does: its input, readings, outcome, tables, examples.
cli-roll = What happens? One run, step by step, with the passage of every step.
cli-odds = What can happen? The exact odds of the outcome.
cli-best = What should I do? The best choice at every decision, for an aim.
cli-simulate = What do many tries show? Counted outcomes with error bars.
cli-play = Let us play: every question asked in turn; also with real dice.
cli-readings = The readings of a game's ambiguous rules, and what they change.
cli-tables = A game's tables: list, print, copy to change them, check yours.
cli-arg-id = the procedure, such as here_i_stand.field_battle
cli-arg-pairs = the input: units=3, leaders=[2,1], options.name=value, targets.0.steps=3
cli-arg-game = the game, such as here_i_stand
cli-arg-table = the table to print
cli-opt-given = the input as a JSON or TOML file, - for JSON from standard input; KEY=VALUE goes over it
cli-opt-option = choose a reading (repeatable)
cli-opt-bundle = choose a game's named bundle of readings
cli-opt-json = JSON for programs
cli-opt-policy = answer the decisions with this label (repeatable)
cli-opt-others = what the opponents answer to the decisions with this label (repeatable)
cli-opt-seed = repeatable dice
cli-opt-key = the odds of this key alone (repeatable: of several together)
cli-opt-where = what follows if key=value, key>=3 and so on holds, and how probable that is (repeatable)
cli-opt-rows = how many outcomes to list
cli-opt-all = list all
cli-opt-fractions = exact fractions, however long
cli-opt-chart = draw a chart into a file: .svg, .png, .html
cli-opt-who = the player who asks
cli-opt-aim = what that player wants: winner=attacker, hits>=3, vp_ceded or -vp_ceded
cli-opt-runs = how many tries
cli-opt-workers = how many processes
cli-opt-dice = mine: you throw real dice and type their faces
cli-opt-resume = go on with a saved game
cli-opt-effect = what each alternative reading would change in this procedure, for the input that follows
cli-opt-game = only this game
cli-opt-copy = copy the table to your tables folder, to change it there
cli-opt-force = overwrite your own file
cli-opt-check = check the files in your tables folder
cli-opt-lang = the language; else JACTA_LANG, else the system's
cli-opt-version = the version
cli-opt-help = this page
cli-opt-install-completion = set up completion in your shell
cli-opt-show-completion = print the completion script
