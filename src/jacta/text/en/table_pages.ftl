# Tables to play at: who plays, the computer as an opponent, games from afar

far-who = Who plays?
far-person = a person
far-computer-best = the computer, at its best
far-computer-search = the computer, searching
far-computer-usual = the computer, as usual
far-computer-random = the computer, at random
far-strengths = How does the computer play?
far-strength-best = At its best: the best answer, worked out exactly. You will not do better.
far-strength-search = Searching: it plays on in its mind, many times, and takes what turned out best. Strong, also where nobody can work out the best answer.
far-strength-usual = As usual: the answer that Jacta takes for granted in its odds, that of a sensible player.
far-strength-random = At random: any answer that the rules allow. To learn, or for fun.
far-away = From afar
far-away-about = Everybody plays on their own phone or computer, through a link of their own. No account; the game is kept, and the dice can be verified by anyone.
far-name-of = { $who }: name
far-name-optional = optional
far-open = Open a table
far-open-own-dice = Open a table with our own dice

far-places = Tables
far-tables = My games
far-tables-about = The games that this browser knows: those that it keeps itself, and tables from afar. The link of a table is enough to come back to it, from any device.
far-tables-none = None so far.
far-tables-no-scripts = Without JavaScript this list stays empty: keep the links of your tables as bookmarks.
far-forget = Take off this list
far-forget-sure = This game is kept nowhere but here. Remove it for good?
far-kind-local = on this device
far-going-on = Games in progress
far-all = All my games
far-ended = over
far-kind-owner = you keep the table
far-kind-spectator = you watch
far-how = Open a table
far-how-1 = Choose a game, then a battle, a duel or a campaign, and lay out the situation.
far-how-2 = On the Play tab say who plays, then “Open a table”.
far-how-3 = Send everybody the link of their seat, and take one yourself.
far-how-4 = The game begins when everybody is seated. It keeps itself: go on tomorrow, if you like.
far-choose = Choose a game
page-story-whole = The whole story
far-gone = No such table
far-unreachable = Table out of reach for the moment

far-seats = Around the table
far-alone = player
far-you = you
far-you-named = { $name } (you)
far-joined = is here
far-not-yet = not here yet
far-turn = to play
far-computer = the computer
far-code = QR code for a camera
far-copy = Copy
far-share = Share
far-take = Take this seat
far-open-seat = Go to this seat
far-watchers = spectators
far-only-here = These links lead to this computer only. To play from other devices of the network, start the server with:
far-keeper = Manage the table: links, start
far-links = The links of this table
far-remove = Remove the table
far-remove-about = The game is erased for everybody, and does not come back.
far-remove-yes = Remove it for good
far-situation = The situation at the start
far-board = The board
far-board-last = The board as it was when the last answer was given; the final count is in the outcome.
far-fair = The dice can be verified
far-fair-about = Before the game the server has committed itself to a secret: this is its fingerprint. Every roll of the server follows from that secret and the players’ words; in the end the secret is revealed, and anybody can work out all those rolls again.
far-fair-own-dice = Your dice are your own; the server’s rolls are fair
far-fair-words = The words are in: nobody can change a roll any more. Only the person who runs the server could have chosen them, by playing too and giving words last.
far-fair-no-words = Nobody has added any words: you have to take the server’s word.
far-commitment = Fingerprint (SHA-256):
far-word-of = { $who }: “{ $word }”
far-secret = Secret:

far-invite = Send everybody the link of their seat
far-invite-about = The game begins by itself when everybody is seated. Do you play, too? Take a seat.
far-invited = You are expected at this table. Your seat: { $who }
far-invited-about = Say your name and take your seat. No account, no password.
far-your-name = Your name
far-your-word = Your lucky words (optional)
far-word-example = e.g. seven come eleven
far-sit = Take my seat
far-waiting-for = Waiting for: { $who }
far-begins-alone = The game begins as soon as everybody is seated. Leave this page open, or come back through the same link.
far-start = Begin without waiting
far-start-about = Whoever comes later finds their seat free.
far-change = Change my name or my words
far-save = Change

far-lost = The server does not answer. The game is kept; this page tries again by itself.
far-late = The game has begun. Your seat: { $who }
far-your-turn = Your turn
far-dice-turn = The dice: one of you throws and types the faces
far-book-turn = The book: one of you looks it up and types what it says
far-together = A secret decision, at the same time: nobody sees your answer until all have answered.
far-thinking = The computer is thinking…
far-sealed = Your answer is sealed. Waiting for: { $who }
far-waiting = Waiting…
far-owner-watches = Here you see what spectators see. To play, open the link of a seat.
far-watching = You are watching this game.
far-look-again = Look again
far-download = Download the game

far-over = The game is over
far-replay = Watch it again
far-again = Play again
far-luck = Who was lucky?
far-luck-curve = Everybody’s chances in the course of the game
far-verify = Verify the dice
far-verify-about = The secret is revealed. Compare the fingerprint with the one you noted before the game, and your words with those you gave; then download the game, and make every roll again with:
far-broken = This game cannot go on:
far-broken-about = Jacta’s rules have changed since. Nothing was altered: the game stays as it was, and goes on with the version of then.
far-broken-events = { $count ->
    [one] The event that was kept
   *[other] The { $count } events that were kept
}
far-back = Back to the table
far-replay-later = The game is not over: later it can be watched again, step by step.
far-step = Step { $step } of { $steps }
far-eyes = Seen by
far-eyes-all = spectators
far-first = Beginning
far-previous = Previous
far-next = Next
far-last = End

page-key-replay = from step to step, watching a game again
page-api-play = a table opened: a link for each seat
page-api-seat = the table as this link sees it
page-api-answer = an answer to the question that waits

# Seals, talk, links, ends

far-fair-gathering = Note this fingerprint. Words are sealed before anybody tells theirs, so nobody can choose words that suit the dice, whoever runs the server included. Words that are given without scripts are open to the server.
far-fair-sealed = All words were sealed before any was told: nobody could choose the dice, whoever runs the server included.
far-fair-mixed = Words that were sealed: { $sealed }. Words that were given to the server as they are: { $open }; whoever runs it could have sealed theirs after reading them.
far-drawn = { $count ->
    [one] Secret and words were drawn anew once, because somebody had not told theirs.
   *[other] Secret and words were drawn anew { $count } times, because somebody had not told theirs.
}
far-word-about = They go into the dice. Your browser adds something random, seals them, and tells them only when everybody has sealed theirs.
far-word-open = They go into the dice. Without scripts they are told to the server as they are.
far-seal-own = Seal them yourself
far-seal-own-about = The page comes from the server. If you do not trust it, work out the SHA-256 of words of your own elsewhere and enter it here; you will be asked for the words when all are there.
far-seal = SHA-256 of your words
far-tell = Everybody is there: tell your sealed words
far-tell-about = Your browser does so by itself where it knows them.
far-tell-word = The words that you have sealed
far-tell-it = Tell them
far-telling = The words are being told. Waiting for: { $who }
far-telling-about = Everybody has sealed theirs; nobody can change them any more. The browser of each player tells them by itself.
far-anew = Draw everything anew
far-anew-about = If somebody does not come back: another secret, and everybody sits down again. The table keeps count of it.
far-owner = who holds the table
far-talk = Talk at the table
far-talk-about = Lines that those who sit here write to each other; everybody sees them, those who watch too.
far-talk-off = Switch the talk off
far-talk-on = Switch the talk on
far-say = Say something
far-say-it = Say it
far-renew = Has this link leaked?
far-renew-about = The old link stops working at once; hand the new one out.
far-renew-yes = Make a new link
far-renew-owner = Has the owner’s link leaked?
far-renew-owner-about = You get another one; the old one stops working at once.
far-abandon = End the game early
far-abandon-about = Nobody plays on. The secret of the dice is shown, so that everybody can verify them.
far-abandon-yes = End it
far-abandoned = The game was ended early
far-winner = { $who } has won
far-rematch = Rematch, seats changed
far-rematch-go = Go to the rematch
far-expires = Nobody has played here for long: this table will be deleted on { $day } unless somebody does.
far-check = Verify the dice here
far-check-secret-true = The secret is the one that was promised.
far-check-secret-false = The secret is not the one that was promised.
far-check-seals-false = Somebody’s words are not those that they had sealed.
far-check-dice-true = { $count ->
    [0] The server has thrown no dice.
    [one] The server’s throw is what secret and words give.
   *[other] All { $count } throws of the server are what secret and words give.
}
far-check-dice-false = The server’s throws are not what secret and words give.
far-check-noted-true = Fingerprint and words are those that this browser was shown before the game.
far-check-noted-false = Fingerprint or words are not those that this browser was shown before the game: do not trust these dice.
far-check-noted-null = This browser did not sit at the table: compare fingerprint and words with what you have noted.
far-swapped = Fingerprint or words of this game are not those that this browser was shown before it told its own: do not trust these dice.
