# Games to play: who plays, the computer as an opponent, games from afar

saved-who = Who plays?
saved-person = a person
saved-computer-best = the computer, at its best
saved-computer-search = the computer, searching
saved-computer-usual = the computer, as usual
saved-computer-random = the computer, at random
saved-strengths = How does the computer play?
saved-strength-best = At its best: the best answer, worked out exactly. You will not do better.
saved-strength-search = Searching: it plays on in its mind, many times, and takes what turned out best. Strong, also where nobody can work out the best answer.
saved-strength-usual = As usual: the answer that Jacta takes for granted in its odds, that of a sensible player.
saved-strength-random = At random: any answer that the rules allow. To learn, or for fun.
saved-away = Everybody on their own phone
saved-away-about = A link for each, no account. The game keeps itself{ $chance ->
    [none] .
    [shuffle] , and anyone can verify how the tiles were shuffled.
   *[dice] , and the dice can be verified by anyone.
  }
saved-name-of = { $who }: name
saved-name-optional = optional
saved-open = Open a shared game
saved-open-own-dice = With our own dice

saved-places = My games
saved-list = My games
saved-list-about = Those that this browser keeps, and those where you have a seat.
saved-list-none = None so far.
saved-list-no-scripts = Without JavaScript this list stays empty: keep the links of your games as bookmarks.
saved-forget = Take off this list
saved-forget-sure = This game is kept nowhere but here. Remove it for good?
saved-kind-local = on this device
saved-going-on = Games in progress
saved-all = All my games
saved-ended = over
saved-kind-owner = you keep the game
saved-kind-spectator = you watch
saved-how = Open a game
saved-how-about = Choose what you play, then who plays: the computer, all of you around one screen, or each through a link.
saved-how-more = Something else
page-story-whole = The whole story
saved-gone = No such game
saved-unreachable = Game out of reach for the moment

saved-seats = Around the table
saved-alone = player
saved-you = you
saved-you-named = { $name } (you)
saved-joined = is here
saved-not-yet = not here yet
saved-turn = to play
saved-computer = the computer: { $strength }
saved-code = QR code
saved-copy = Copy
saved-share = Share
saved-take = Take this seat
saved-open-seat = Go to this seat
saved-watchers = spectators
saved-only-here = These links lead to this computer only. To play from other devices of the network, start the server with:
saved-keeper = Manage the game: links, start
saved-links = The links of this game
saved-remove = Remove the game
saved-remove-about = The game is erased for everybody, and does not come back.
saved-remove-yes = Remove it for good
saved-situation = The situation at the start
saved-kept-back = chosen by whoever opened the game, who knows it
saved-board = The board
saved-board-last = The board as it was at the end; the final count is in the outcome.
saved-fair = The dice can be verified
saved-fair-about = Before the game the server has committed itself to a secret: this is its fingerprint. Every roll of the server follows from that secret and the players’ words; in the end the secret is revealed, and anybody can work out all those rolls again.
saved-fair-own-dice = Your dice are your own; the server’s rolls are fair
saved-fair-words = The words are in: nobody can change a roll any more. Only the person who runs the server could have chosen them, by playing too and giving words last.
saved-fair-no-words = Nobody has added any words: you have to take the server’s word.
saved-commitment = Fingerprint (SHA-256):
saved-word-of = { $who }: “{ $word }”
saved-secret = Secret:

saved-invite = Send everybody the link of their seat
saved-invite-about = The game begins by itself when everybody is seated. Do you play, too? Take a seat.
saved-invited = You are expected in this game. Your seat: { $who }
saved-invited-about = Say your name and take your seat. No account, no password.
saved-your-name = Your name
saved-your-word = Your lucky words (optional)
saved-word-example = e.g. seven come eleven
saved-sit = Take my seat
saved-waiting-for = Waiting for: { $who }
saved-begins-alone = The game begins as soon as everybody is seated. Leave this page open, or come back through the same link.
saved-start = Begin without waiting
saved-start-about = Whoever comes later finds their seat free.
saved-change = Change my name or my words
saved-save = Change

saved-lost = The server does not answer. The game is kept; this page tries again by itself.
saved-led-by = Who decides for them
saved-late = The game has begun. Your seat: { $who }
saved-your-turn = Your turn
saved-dice-turn = The dice: one of you throws and types the faces
saved-book-turn = The book: one of you looks it up and types what it says
saved-together = A secret decision, at the same time: nobody sees your answer until all have answered.
saved-thinking = The computer is thinking…
saved-sealed = Your answer is sealed. Waiting for: { $who }
saved-waiting = Waiting…
saved-owner-watches = Here you see what spectators see. To play, open the link of a seat.
saved-watching = You are watching this game.
saved-look-again = Look again
saved-download = Download the game

saved-over = The game is over
saved-replay = Watch it again
saved-again = Play again
saved-luck = Who was lucky?
saved-luck-later = The game is not over: who was lucky is told when it is.
saved-luck-curve = Everybody’s chances in the course of the game
saved-verify = Verify the dice
saved-verify-yourself = Verify them yourself
saved-verify-about = The secret is revealed. Compare the fingerprint with the one you noted before the game, and your words with those you gave; then download the game, and make every roll again with:
saved-verify-command = jacta verify { $file }
saved-broken = This game cannot go on:
saved-broken-about = Jacta’s rules have changed since. Nothing was altered: the game stays as it was, and goes on with the version of then.
saved-broken-events = { $count ->
    [one] The event that was kept
   *[other] The { $count } events that were kept
}
saved-back = Back to the game
saved-replay-later = The game is not over: later it can be watched again, step by step.
saved-replay-begin = Nothing has been played yet. “Next”, the → key or the slider lead through the game.
saved-step = Step { $step } of { $steps }
saved-eyes = Seen by
saved-eyes-all = spectators
saved-first = Beginning
saved-previous = Previous
saved-next = Next
saved-last = End

page-key-replay = from step to step, watching a game again
page-api-play = a game opened: a link for each seat
page-api-seat = the game as this link sees it
page-api-answer = an answer to the question that waits

# Seals, talk, links, ends

saved-fair-gathering = Note this fingerprint. Words are sealed before anybody tells theirs, so nobody can choose words that suit the dice, whoever runs the server included. Words that are given without scripts are open to the server.
saved-fair-sealed = All words were sealed before any was told: nobody could choose the dice, whoever runs the server included.
saved-fair-mixed = Words that were sealed: { $sealed }. Words that were given to the server as they are: { $open }; whoever runs it could have sealed theirs after reading them.
saved-drawn = { $count ->
    [one] Secret and words were drawn anew once, because somebody had not told theirs.
   *[other] Secret and words were drawn anew { $count } times, because somebody had not told theirs.
}
saved-word-about = They go into the reckoning of the dice, mixed with some chance of your browser’s own.
saved-word-open = They go into the dice. Without scripts they are told to the server as they are.
saved-seal-own = Seal your words yourself
saved-seal-own-about = The page comes from the server. If you do not trust it, work out the SHA-256 of words of your own elsewhere and enter it here; you will be asked for the words when all are there.
saved-seal = SHA-256 of your words
saved-tell = Everybody is there: tell your sealed words
saved-tell-about = Your browser does so by itself where it knows them.
saved-tell-word = The words that you have sealed
saved-tell-it = Tell them
saved-telling = The words are being told. Waiting for: { $who }
saved-telling-about = Everybody has sealed theirs; nobody can change them any more. The browser of each player tells them by itself.
saved-anew = Draw everything anew
saved-anew-about = If somebody does not come back: another secret, and everybody sits down again. The game keeps count of it.
saved-owner = who holds the game
saved-talk = Talk at the table
saved-talk-about = Lines that those who sit here write to each other; everybody sees them, those who watch too.
saved-talk-off = Switch the talk off
saved-talk-on = Switch the talk on
saved-say = Say something
saved-say-it = Say it
saved-renew = Has a link got into the wrong hands?
saved-renew-about = Choose the one to make anew: the old one leads nowhere at once; give the new one to whom it belongs.
saved-management = your own link, that manages
saved-abandon = End the game early
saved-abandon-about = Nobody plays on. The secret of the dice is shown, so that everybody can verify them.
saved-abandon-yes = End it
saved-abandoned = The game was ended early
saved-undo-theirs = The last answer is not yours: whoever gave it can take it back, or who opened the game.
saved-winner = { $who } has won
saved-rematch = Rematch, seats changed
saved-rematch-go = Go to the rematch
saved-expires = Nobody has played here for long: this game will be deleted on { $day } unless somebody does.
saved-check-secret-true = The secret is the one that was promised.
saved-check-secret-false = The secret is not the one that was promised.
saved-check-seals-false = Somebody’s words are not those that they had sealed.
saved-check-dice-true = { $count ->
    [0] The server has thrown no dice.
    [one] The server’s throw is what secret and words give.
   *[other] All { $count } throws of the server are what secret and words give.
}
saved-check-dice-false = The server’s throws are not what secret and words give.
saved-check-noted-true = Fingerprint and words are those that this browser was shown before the game.
saved-check-noted-false = Fingerprint or words are not those that this browser was shown before the game: do not trust these dice.
saved-check-noted-null = This browser did not sit at the table: compare fingerprint and words with what you have noted.
saved-swapped = Fingerprint or words of this game are not those that this browser was shown before it told its own: do not trust these dice.

# Games that wait

saved-deadline = A time for every answer
saved-deadline-about = Where somebody does not answer in time, somebody stands in; what was answered so can be taken back until dice fall. Real dice that nobody has thrown are thrown by the server.
saved-deadline-set = Set it
saved-within = Time for an answer
saved-any-time = any time
saved-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
saved-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
saved-days = { $count ->
    [one] a day
   *[other] { $count } days
}
saved-stand-in = and then
saved-stand-in-best = the computer answers, at its best
saved-stand-in-search = the computer answers, searching
saved-stand-in-usual = the computer gives the usual answer
saved-stand-in-random = the computer answers at random
saved-stand-in-pass = the seat passes, where the rules let it
saved-until = Time for this answer: until
saved-then-best = Then the computer answers, at its best.
saved-then-usual = Then the computer gives the usual answer.
saved-then-random = Then the computer answers at random.
saved-then-pass = Then the seat passes, or gives the usual answer where it cannot.
saved-stood-in = { $count ->
    [one] late once: somebody stood in
   *[other] late { $count } times: somebody stood in
}
saved-call = Call me when it is my turn
saved-call-push = push
saved-call-mail = mail
saved-call-ntfy = ntfy
saved-call-discord = Discord
saved-ring = Sound and vibration, while this page is open
saved-push = Push to this device
saved-push-about = Your browser tells you though no page is open.
saved-push-refused = Your browser does not allow it here: let this site send you notifications, and try again.
saved-address = Or somewhere else
saved-address-about = A mail address, ntfy.sh/ and a topic of yours, or the webhook of a Discord channel. A first message is sent there now; nobody sees the address, and you are called once in five minutes at most.
saved-address-try = Try it and keep it
saved-address-none = Leave it empty to be called no more.
saved-advance = Answers in advance
saved-advance-about = They answer while you are away, from the next question on. Nobody sees them, and you can change them until they are used. The first line that fits and names an answer that is allowed then counts; where none does, you are waited for.
saved-advance-question = Question
saved-advance-answers = answers, the dearest first
saved-advance-condition = only if, e.g. morale>1
saved-advance-figures = For a condition, what you see now:
saved-advance-leave = Leave these answers
notice-turn = Your turn: { $who }
notice-reminder = You are still waited for: { $who }
notice-tried = This is where you will hear that it is your turn.
error-notice-address = nobody can be called there: give a mail address, ntfy.sh/ and a topic, or the webhook of a Discord channel
error-notice-mail = this server sends no mail; ntfy.sh/ and a topic of yours, or the webhook of a Discord channel will do
error-notice-often = too many addresses in an hour: try again later
error-notice-lost = nothing arrived there: is the address right?
error-no-notices = this server cannot call anybody: whoever runs it installs jacta[notices]

# Dice that are drawn together

saved-together-open = Dice drawn together
saved-together-about = Nobody can foresee them, whoever runs the server included. After every decision the browsers of all players take part: for players who are there at the same time.
saved-together-dice = The dice are drawn together: after every decision each player’s browser adds something that nobody else could know before. Nobody can foresee a throw, whoever runs the server included.
saved-drawing = The dice are being drawn. Waiting for the browser of: { $who }
saved-drawing-about = Every browser adds its part by itself; an answer cannot be taken back now.
saved-draw-without = Throw without them
saved-draw-without-about = For somebody who does not come back. The game keeps count of it, and everybody sees it.
saved-left-out = Thrown without { $who }: { $count ->
    [one] once
   *[other] { $count } times
}
saved-misdrawn = The server asks for the dice of a decision that your browser has already drawn for, with another story before it: do not trust these dice.
saved-check-draws-true = After every decision the dice were drawn together, and nothing contradicts what this browser has noted.
saved-check-draws-false = The dice were not drawn together as this browser has noted: do not trust them.

# Guided first games

page-lessons = First time here?
page-lesson = guided, ten minutes
# Luck over several games
saved-luck-over-games = Luck over several games
saved-luck-over-games-about = An evening, a week, a league: everybody’s luck over all games, by the names of the players, with a verdict.
saved-luck-over-games-mine = Games that are over
saved-luck-over-games-none = This browser knows of none that is over; choose files below.
saved-luck-over-games-files = Files of games, as many as you like
saved-luck-over-games-add = Who was lucky?
saved-luck-over-games-unread = Something of this is not the file of a game, and is left out.
saved-luck-over-games-large = That is too much for once: choose fewer games, or use “jacta luck” with the files.
saved-luck-over-games-no-scripts = Without JavaScript, use “jacta luck” with the files of the games.
saved-luck-over-games-nobody = In none of these games could the chances be followed.
saved-luck-over-games-each = Game by game
error-no-games = there is no game here
error-many-games = at most { $most } games at once
# The same games on another device
saved-other-device = These games on another device
saved-other-device-about = A code to scan with your telephone, or a link to open there: all games of this list, as they stand. A game from afar is then on both; one that this browser keeps is copied. Words that you have sealed for dice stay here until they are told.
saved-other-device-make = Make a code
saved-other-device-scan = Scan this with the other device, or open the link there. It leads there for { $minutes } minutes; who has it has your seats, so show it to nobody else.
saved-other-device-left = Some games that are kept in this browser are too long to come along: save them as files.
saved-other-device-here = The games of your other device are to be listed here, too. Nothing that is here already gets lost.
saved-other-device-take = Take them over
saved-other-device-untaken = This browser keeps nothing, or has no room left.
error-parcel = this browser knows no game yet
error-no-parcel = nothing lies here, or not any more; make another code on the first device
