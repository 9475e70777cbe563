# The luck meter
cli-luck = How did the dice fall? Throws against expectation, and what luck and decisions came to in a saved game.
cli-opt-events = how many of the events that changed most to list
luck-throws = Dice
luck-what = throw
luck-who = player
luck-times = times
luck-obtained = total
luck-expected = expected
luck-at-most = this or less
luck-at-least = this or more
luck-chances = Chances
luck-aim = aim
luck-highest = { $key }, highest
luck-lowest = { $key }, lowest
luck-before = at first
luck-dice = luck
luck-own = own decisions
luck-others = others’ decisions
luck-after = { $finished ->
    [true] at the end
   *[false] now
}
luck-turns = What changed them
luck-number = no.
luck-event = what happened
luck-better = better
luck-several = { $first } (and { $count ->
    [one] one more throw
   *[other] { $count } more throws
})
luck-more = { $count ->
    [one] One other event changed less.
   *[other] { $count } other events changed less.
}
luck-explained = Chances as if everybody played as well as can be from there on. + is good for the player; the best answer costs nothing.
luck-nearly = ≈ nearly: dice that explode without end, or very many throws.
luck-unread = Not a number to add up: { $throws }.
luck-tail = Up to { $chance } may be missing from a chance: dice that explode without end are followed only so far.
luck-unknown = The chances were not followed: { $reason }.
luck-no-aims = the rules name nobody’s aim here
luck-sampled = it is too large a game
luck-too-many = there are more than { NUMBER($most) } positions
luck-nothing = Nothing was thrown and nothing decided.
luck-axis = event
luck-no-curve = there is no curve to draw
luck-by-dice = dice
luck-by-decision = decision
cli-arg-saved-games = saved games; several are added up, by the names of their players
luck-games = games
luck-won = won
luck-strays = usual deviation
luck-over-games = { $count ->
    [one] One game
   *[other] { $count } games
}
luck-over-games-none = In none of them could the chances be followed: jacta luck FILE tells how the dice of each fell.
luck-over-games-left = { $count ->
    [one] In one of the games the chances could not be followed.
   *[other] In { $count } of the games the chances could not be followed.
}
luck-over-games-explained = In games won: +1 is a game that the dice have won for somebody. Fair dice come to nothing on average; the usual deviation is how far they stray.
luck-chart-one = draws the curve of one game: name one file
luck-verdict-even = { $who }: no notable luck either way ({ $games } in games won).
luck-verdict-lucky = { $who }: lucky ({ $games } in games won).
luck-verdict-very-lucky = { $who }: very lucky ({ $games } in games won); so much is rare.
luck-verdict-unlucky = { $who }: unlucky ({ $games } in games won).
luck-verdict-very-unlucky = { $who }: very unlucky ({ $games } in games won); so much is rare.
luck-rest = { $count ->
    [one] one game
   *[other] { $count } games
}
luck-no-time = not counted: time was up
