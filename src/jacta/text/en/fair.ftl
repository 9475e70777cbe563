# Fair dice, computer players at the table, `jacta verify`

error-fair-digits = { $value } is not 64 hexadecimal digits
error-fair-commitment = this secret is not the one that was promised: its SHA-256 is { $found }, the commitment says { $promised }
error-no-such-seat = no person sits on { $seat }; seats for computer players: { $seats }
error-no-search = the computer cannot search here: { $reason }
error-search-hidden = { $id } has hidden information, and its rules do not say how to draw it anew
error-no-best = the computer cannot play its best here: { $reason }
error-best-hidden = { $id } keeps things hidden, and the solver would see them all
error-seal = this word is not the one that was sealed
error-not-fair = this game has no fair dice: nobody promised a secret for it
error-not-revealed = the secret of these dice is not revealed yet: it is in the file once the game is over

## jacta verify

cli-verify = Were the dice fair? Works out every throw of an exported game again from its secret.
cli-arg-fair = a game with fair dice, exported when it was over; - for standard input
cli-opt-commitment = the commitment as you noted it before the game: is it the one of this file?
verify-promised = The secret is the one promised: its SHA-256 is the commitment { $commitment }.
verify-not-promised = The secret is not the one promised by the commitment { $commitment }.
verify-compare = Compare this commitment with the one you were shown before the game: only you can tell (--commitment HEX).
verify-noted = That commitment is the one you noted before the game.
verify-not-noted = The commitment is not the one you noted before the game: this secret was not yet settled then.
verify-words = The players’ words: { $words }. Compare yours with what you gave: only you can tell.
verify-word = { $who } “{ $word }”
verify-no-words = No player has added a word: whoever hosted the game had the dice to himself.
verify-sealed = Words that were sealed before any sealed word was told: { $seats }.
verify-open = Words that were given to the host as they are: { $seats }. A host who plays could have chosen his own after them.
verify-seal-broken = Words that are not those that were sealed: { $seats }.
verify-drawn =
  { $count ->
    [one] Before the game secret and words were drawn anew once, because somebody had not told theirs.
   *[other] Before the game secret and words were drawn anew { $count } times, because somebody had not told theirs. Was that chance?
  }
verify-together =
    { $count ->
        [one] The dice were drawn together once: nobody could foresee them, the host included.
       *[other] The dice were drawn together { $count } times: nobody could foresee them, the host included.
    }
verify-left-out = Draws without the beads of { $who }: { $count }. For these the host had only the others to reckon with.
verify-misdrawn = Not drawn together as promised: events { $events }.
verify-throws =
  { $count ->
    [0] No throw was made by the system.
    [one] The system’s throw is what the secret gives.
   *[other] All { $count } throws of the system are what the secret gives.
  }
verify-throws-wrong =
  { $count ->
    [one] One of the { $of } throws of the system is not what the secret gives:
   *[other] { $count } of the { $of } throws of the system are not what the secret gives:
  }
verify-differs = event { $event }, { $what } – in the file { $found }, by the secret { $expected }
verify-answers =
  { $count ->
    [one] The computer’s answer is the one it had to give.
   *[other] All { $count } answers of computer players are those they had to give.
  }
verify-answers-wrong =
  { $count ->
    [one] One of the { $of } answers of computer players is not the one it had to give under the Jacta of today (the game was exported by { $version }):
   *[other] { $count } of the { $of } answers of computer players are not those they had to give under the Jacta of today (the game was exported by { $version }):
  }
verify-typed =
  { $count ->
    [one] One throw was made with real dice and typed in: nobody can verify that one.
   *[other] { $count } throws were made with real dice and typed in: nobody can verify those.
  }
verify-replayed = Today’s rules play the game to the same end.
verify-replayed-so-far = Today’s rules play the game to where it stood; it was not over yet.
verify-astray = At event { $event }: { $reason }
verify-another-end = The game does not end where today’s rules lead (it was exported by Jacta { $version }).
verify-not-intact = The file is not as it was exported: something in it was changed afterwards.
verify-good = Verified: every die is what the secret and the words give.
verify-good-computers = Verified: the computer players answered as they had to. No dice were thrown.
verify-good-but-typed =
  { $count ->
    [one] What can be verified is right; one throw rests on the players’ word.
   *[other] What can be verified is right; { $count } throws rest on the players’ word.
  }
verify-nothing = Nothing to verify about the dice: the system made no throw.
verify-bad = Not verified.

## jacta play --against, --fair

flag-against = against
flag-fair = fair
flag-commitment = commitment
metavar-hex = HEX
cli-opt-against-computer = the computer takes this player’s seat: at its best, searching (strong where the best cannot be worked out), as usual (the declared answers) or at random (repeatable)
cli-opt-fair = fair dice: a secret is promised before the game and revealed after it; jacta verify works every throw out again
strength-best = best
strength-search = search
strength-usual = usual
strength-random = random
play-computer =
  { $strength ->
    [best] { $who }: the computer, at its best
    [search] { $who }: the computer, searching
    [usual] { $who }: the computer, as usual
   *[other] { $who }: the computer, at random
  }
play-promise = These dice come from a secret whose SHA-256 is { $commitment }
play-word = { $who }, a word of your choice? The dice are worked out with it (Enter for none):
play-secret-revealed = The secret of the dice was { $secret }: with the game in a file, jacta verify FILE works every throw out again.
error-fair-seed = dice that repeat themselves cannot be fair ones
error-fair-draws = is not a list of draws with their events and beads
