# Need, vary, sensitivity.
error-vary-empty = no value to try
error-vary-backwards = { $value } is the wrong way round: the lowest first, 4..24
error-vary-many = { $count } values are too many: at most { $limit }; a range can go in steps, 0..1000..50
error-vary-range = { $value } is a range of numbers, but this key has none: name its values with commas, or .. for all
error-vary-key = neither a number nor one of a few values; what can vary here: { $known }
error-vary-keys = name one key or two different ones
error-vary-outside = these values were not among those that varied
error-vary-nothing = give a key several values: units=4..24 or units=4,8,12; two keys make a grid
error-need-chance = { $value } is not a chance: write 70%, 0.7 or 7/10
error-need-bound = { $value } is not a number: write 70%, 0.7, 7/10 or 3

need-heading = { $measure }: at least { $wanted }
need-least = { $key }: { $value } or more ({ $worth })
need-smallest = { $key }: { $value } is the smallest that is enough ({ $worth })
need-most = { $key }: { $value } at most ({ $worth })
need-choice = { $key }: { $value } ({ $worth })
need-always = { $key }: every value is enough ({ $tried }); { $value } already gives { $worth }
need-none = { $key }: no value is enough ({ $tried }); { $value } comes nearest with { $worth }
need-refused = { $key }: the rules refuse every value
need-never = never
need-between = { $first } to { $last }
varied-place = { $key }, no. { $place }
need-from = from { $first } on
need-trend-mixed = More is not always better here.
need-trend-down = Less is better here.
need-trend-level = It makes no difference here.
need-runs = It is enough with: { $runs }
need-tried = Tried: { $tried }.

sensitivity-change = change
sensitivity-points = points
sensitivity-difference = difference
sensitivity-then = then
sensitivity-more = { $count ->
    [one] One more change makes a difference; --all shows it.
   *[other] { $count } more changes make a difference; --all shows them.
  }
sensitivity-even = { $count ->
    [one] One other change makes no difference; --all shows it.
   *[other] { $count } other changes make no difference; --all shows them.
  }

cli-need = How many do I need? The smallest value of a key that makes an aim likely enough.
cli-vary = How do the odds move? An aim over the values of one key, units=4..24, or of two.
cli-sensitivity = What helps most? What one more of each input is worth here.
cli-opt-by = the key to look for; a second one, with its values (units=1..4), asks for each of them
cli-opt-at-least = how much is enough: 70%, 0.7 or 7/10 for a chance, any number for a mean
error-no-hex = { $name } is the name of no hex; for example C4
error-missing-by = say which key to look for, for example --by units
error-missing-at_least = say what is enough, for example --at-least 70%
flag-by = by
flag-at_least = at-least
metavar-chance = CHANCE

page-vary-show = Show
page-vary-sweep = how the odds move
page-vary-steps = What one more of each is worth
page-vary-points = Points of a hundred, then the chance itself.
page-vary-even = { $count ->
    [one] One other change makes no difference.
   *[other] { $count } other changes make no difference.
  }
page-vary-enough = How many for at least
page-vary-need = For at least { $enough }

# Advice: what best found, as rules.
advice-wants = { $who } decides, for: { $aim }
advice-hinders = { $who } decides, against: { $aim }
advice-most = { $who } decides, for as much as possible: { $aim }
advice-least = { $who } decides, for as little as possible: { $aim }
advice-always = always
advice-depends = it depends on what went before ({ $answers })
advice-is = { $what } is { $value }
advice-among = { $what }: { $value }
span-between = { $low } to { $high }
span-at-least = { $value } or more
span-at-most = { $value } or less
advice-when = { $answer } when { $when }
advice-rather = { $worth } rather than { $instead }
advice-all = --all shows every position in which something is decided.
advice-leave-out = Leave out what the input decides already, and the choice is yours: { $keys }.
advice-hangs-on = What the odds depend on: jacta sensitivity { $id }
advice-state = Say what may be chosen, and the choice is yours: { $keys }.
search-others-decide = Here everybody decides for himself: { $people }. Ask for one of them, with his aim, such as --who { $one } --aim "{ $aim }".
advice-often = { $often } times on average

page-best-prospects = On average, when all goes on for the best.
page-best-positions = { $count ->
    [one] The position in which it comes up
   *[other] All { $count } positions in which it comes up
  }
advice-needs = { $key }, with { $needs }

# What odds assume.
assumed-answer = { $who }, { $what }: { $answers }
assumed-by = { $who }: { $usual }
assumed-depends = as the case may be
assumed-instead = otherwise: { $flags }
page-assumed-many = { $count } decisions are assumed: which?
page-assumed = Assumed:
page-assumed-instead = otherwise:
page-assumed-reset = as usual
