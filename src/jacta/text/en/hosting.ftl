# Saved games: games from afar

error-unknown-link = no game answers to this link. Check that it is complete; its owner may have deleted the game
error-no-seat = this link has no seat in the game: it is for spectators
error-owner-only = only the owner of the game can do that, with the owner's own link
error-not-your-question = this question is for another player
error-not-your-answer = only whoever gave the last answer can take it back, or the owner of the game
error-export-hidden = this game has secrets: it can be downloaded once it is over
error-hand-hidden = this game has secrets: nobody can correct it while it runs
error-drawing = the dice are being drawn together: wait until they have fallen
error-line-long = no more than { $longest } characters
error-line-odd = has characters that cannot be shown
error-one-answer = say one thing and only one: answer, roll or consult

error-game-gone-on = the game has gone on meanwhile: your answer was to a question that is settled, and was not taken
error-game-answered = you have answered this question already: the others are waited for
error-game-thinking = the computer is thinking: it is not your turn yet
error-game-over = the game is over
error-game-begun = the game has begun already
error-game-not-begun = the game has not begun yet
error-game-crowded = too many players act at the same time: nothing was taken, try again
error-game-not-over = the game is not over yet
error-seal-and-word = give a word or its seal, not both
error-watchers-listen = this link is for spectators, who watch and listen
error-no-talk = the owner of the game has switched the talk off
error-talkative = that is a lot at once: wait a moment

cli-opt-database = where to keep saved games: a file, or postgresql://…
metavar-url = URL

error-database = the database does not answer: try again in a moment
error-database-closed = the database of the saved games cannot be opened, and waiting does not help: whoever runs this server finds the reason in its log
error-database-opening = the database cannot be used ({ $reason })
error-database-gone = the database file is not there any more: whoever runs this server has to put it back and start the server again
error-database-unfit = the database cannot be used: it lacks { $missing }. Whoever runs this server has to restore a backup, or name another database; nothing was changed
error-database-address = is not the address of a database: write the name of a file, sqlite:///FILE or postgresql://USER@HOST/NAME
error-database-new = this database was used by a newer version of Jacta: please update Jacta. Nothing in it was changed
error-no-postgres = PostgreSQL needs one more module: pip install 'jacta[postgres]'

web-problem-unknown-link = Unknown link
web-problem-not-yours = Not yours
web-problem-conflict = The game has gone on
web-problem-no-database = No database
web-problem-database-too-new = Database too new

# jacta host

cli-host = The saved games and chronicles of a server’s database: list, export, delete, stats, backup, restore.
cli-arg-action = list, export, delete, stats, backup or restore
cli-arg-tables = games by their id, or how it begins; all of them if none is named. For backup and restore, one file
cli-opt-idle = only games in which nobody has played for this many days
cli-opt-force-delete = delete, or replace by restore, without asking again
metavar-action = ACTION
flag-idle = idle
cli-opt-chronicles = chronicles instead of games
flag-chronicles = chronicles
host-head-of = game
host-head-title = title
host-no-chronicles = No chronicles.
host-chronicles = { $count ->
    [one] 1 chronicle
   *[other] { $count } chronicles
}
host-chronicles-deleted = { $count ->
    [one] 1 chronicle deleted.
   *[other] { $count } chronicles deleted.
}
error-host-one-chronicles = name one chronicle
error-host-force-chronicles = { $count ->
    [one] 1 chronicle would be deleted for good
   *[other] { $count } chronicles would be deleted for good
}: say so once more
host-list = list
host-export = export
host-delete = delete
host-stats = stats
host-backup = backup
host-restore = restore
host-kept = { $games ->
    [one] 1 game
   *[other] { $games } games
} and { $chronicles ->
    [one] 1 chronicle
   *[other] { $chronicles } chronicles
}
host-backup-done = { host-kept } written to { $file }.
host-restore-done = { host-kept } restored from { $file }. Servers that run on this database must be started again.
error-host-file = name one file
error-host-full = the database already keeps { host-kept }: restore into an empty one, or say that they are to be replaced
error-host-no-backup = this is neither a backup nor a database of Jacta’s
host-head-id = id
host-head-game = game
host-head-stage = stage
host-head-players = players
host-head-changed = last change (UTC)
host-stage-gathering = gathering
host-stage-revealing = telling words
host-stage-playing = playing
host-stage-over = over
host-stage-abandoned = ended early
host-no-games = No games.
host-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
host-lately = changed within a day
host-idle = { $count ->
    [one] Nobody has played at 1 of them for { $days } days: it will be deleted by a server that has been running for two weeks.
   *[other] Nobody has played at { $count } of them for { $days } days: they will be deleted by a server that has been running for two weeks.
}
host-games-deleted = { $count ->
    [one] 1 game deleted.
   *[other] { $count } games deleted.
}
error-host-none = nothing has this id; there are { $near }
error-host-many = several begin so: { $near }
error-host-one-games = name one game
error-host-which = name games, or say --idle N
error-host-force-games = { $count ->
    [one] 1 game would be deleted for good
   *[other] { $count } games would be deleted for good
}: say so once more

error-deadline = give between { $least } and { $most } seconds for an answer, or 0 for any time
error-advance-many = { $most } answers in advance at most
error-advance-answers = name one answer or several, with commas between them, of { $longest } letters at most
error-no-answer = “{ $value }” is no answer to this question, no word of the game and no name in it
error-advance-condition = { $condition } is not a condition: write a figure, a comparison and a number, such as morale>1; join several with &
error-bead = this is not the next bead of the chain whose end was shown before the game
error-together-own-dice = dice can be drawn together only where the server throws them
