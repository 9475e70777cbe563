# Chronicles: pieces that are kept, and the journal of what befell them

error-entry = an entry is an object with one of add, edit, remove, do
error-piece-name = “{ $name }” cannot be a name: letters or digits, no “/”, and no “:”, “@” or “-” to begin with
error-no-pieces = { $id } has no pieces to keep; games that have: { $known }
error-no-piece = no piece is called { $name }{ $known ->
    [none] {""}: there is none yet
   *[other] ; nearest: { $known }
  }
error-piece-there = there is a piece of this name already
error-piece-kind = { $name } is of the kind { $kind }; this takes { $wanted }
error-sheet-kind = this sheet is of the kind { $kind }; this takes { $wanted }
error-piece-twice = { $name } has a part in this already
error-piece-both = { $name } fills in a key that another piece has filled in
error-piece-changed = this piece is not as it was when the procedure began: nothing was written down
error-no-role = no piece can take this part in { $id }; parts for pieces: { $roles }
error-no-entry = the journal is empty
error-no-such-entry = there is no such entry; the last one has the number { $last }
error-not-a-correction = only the last entry can be undone, or a correction by hand
error-not-a-run = this entry is not a procedure
error-not-over = this procedure still asks something: play it to its end
error-later-entry = entry { $later } rests on it ({ $reason })
error-later-correction = entry { $later } rests on it: { $piece }.{ $keys } ({ $reason })
error-after-differs = the events of this entry lead to other sheets than those it says
error-other-course = without it, things would have gone otherwise
error-not-a-chronicle = this is not a chronicle
error-chronicle-version = version { $version } of chronicles is not known here: please update Jacta
error-chronicle-changed = “{ $title }” has changed meanwhile, in another window perhaps. Nothing was written: look again, then repeat
error-which-chronicle = say which chronicle{ $known ->
    [none] {""}: there is none yet, “jacta chronicle new NAME GAME” begins one
   *[other] {""}: { $known }
  }
error-no-such-chronicle = no chronicle is called { $name }{ $known ->
    [none] {""}: there is none yet, “jacta chronicle new NAME GAME” begins one
   *[other] ; there is { $known }
  }
error-reason = say why: a correction by hand has a reason

cli-chronicle = What you own, kept: pieces, and the journal of what befell them.
cli-chronicle-list = The chronicles that you keep.
cli-chronicle-new = Begin a chronicle of a game.
cli-chronicle-show = The pieces, or the sheet of one and what it can do.
cli-chronicle-add = Add a piece: a stack, a fleet, a hero…
cli-chronicle-edit = Correct a piece by hand, with a reason.
cli-chronicle-remove = Remove a piece.
cli-chronicle-do = Play a procedure with your pieces; what it hands back is kept.
cli-chronicle-delete = Delete a chronicle for good.
cli-opt-yes-delete = do not ask
cli-chronicle-undo = Undo the last entry, or a correction by its number.
cli-chronicle-journal = What befell the pieces; the story of one entry by its number.
cli-chronicle-copy = Copy a chronicle: a branch that goes its own way.
cli-chronicle-rename = Give a chronicle another title.
cli-chronicle-export = Write the whole chronicle into one JSON file.
cli-chronicle-import = Take over a chronicle from a file; all that was played is played out again.
cli-opt-chronicle = the chronicle: its name, or a file (default: the only one there is, or the only one of the game)
cli-opt-after = the odds of what is left of this piece
cli-opt-sheet = the sheet in a file: JSON, TOML, or @SAMPLE
cli-opt-reason = why
cli-opt-renamed = what it is called from now on
cli-opt-owner = the player whose piece it is
cli-opt-hidden = hide it from the other players, or show it
cli-opt-yes = write it down without asking
cli-opt-at-once = run it at once: decisions by --policy, else as is usual
cli-opt-html = the pieces and the journal as a page to print
cli-arg-chronicle = name of the chronicle, or a file
cli-arg-chronicle-file = the file
cli-arg-new-title = the new title
cli-arg-piece = name of the piece
cli-arg-kind = its kind: “jacta chronicle new” names those of the game
cli-arg-sheet = the sheet, by name or label: men=3, leaders.0.rank=2, hero=@FILE
cli-arg-with-pieces = the input; a piece by its name: attacker=:Janissaries
cli-arg-correction = number of a correction
cli-arg-entry = number of an entry
metavar-piece = PIECE
metavar-kind = KIND
metavar-text = TEXT
flag-chronicle = chronicle
flag-after = after
flag-reason = reason
flag-name = name
flag-owner = owner
flag-at_once = at-once
flag-yes = yes
flag-hidden = hidden
flag-shown = shown

chronicle-about = { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
  }, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
  }
chronicle-folder = They are kept in { $folder }
chronicle-begun = { $file } is begun.
chronicle-renamed = It is called { $title } now: { $file }
chronicle-kinds = Kinds of pieces: { $kinds }
chronicle-empty = No piece yet.
chronicle-can-do = Can take part in
chronicle-will-change = This will change:
chronicle-apply = Write it down? (y/n)
chronicle-yes = y
chronicle-applied = Written down.
chronicle-not-applied = Not written down: nothing has changed.
chronicle-undone = Undone:

piece-gone = is no more
piece-new = a new piece, from { $of }: { $sheet }
piece-same = as before
piece-hidden = hidden
key-gone = Lost
journal-title = Journal
journal-add = { $name } is there: { $kind }
journal-sheet = The sheet of then
journal-edit = { $name } corrected by hand: { $reason }
journal-remove = { $name } removed
journal-renamed = called { $name } from now on
journal-owner = belongs to { $owner }
journal-hidden = hidden from now on
journal-shown = shown to all from now on
journal-aside = set aside: nothing changed

# Chronicles that are shared

error-unknown-chronicle = no chronicle answers to this link. Check that it is complete; its owner may have deleted the chronicle
error-chronicle-owner-only = only who keeps the chronicle can do that, with the owner’s own link
error-reader = this link is for readers only
error-not-your-piece = this piece is not yours
error-no-own-piece = one of your own pieces must take part
error-not-your-entry = only whoever wrote the last entry can undo it, or who keeps the chronicle
error-chronicle-gone-on = the chronicle has gone on meanwhile: nothing was written. Look again, then repeat
error-chronicle-crowded = too many write at the same time: nothing was written, try again
error-many-entries = a chronicle has at most { $most } entries; go on in a new one, with the pieces as they are
error-many-players = a chronicle has at most { $most } players
error-doing-there = a procedure is under way already: write it down, or set it aside
error-no-doing = no procedure is under way
error-not-your-seat = here another player decides
error-not-your-run = only who began it writes it down or sets it aside, or who keeps the chronicle
error-later-entries = a later entry rests on it
web-problem-chronicle-changed = The chronicle has gone on

# The pages of chronicles

chronicles-places = Chronicles
chronicles-mine = My chronicles
chronicles-about = What you own, entered once: stacks, fleets, heroes. They go into any procedure, come out changed, and are kept, with the journal of what befell them.
chronicles-none = This browser knows no chronicle yet.
chronicles-begin = Begin a chronicle
chronicles-game = Game
chronicles-title = Title
chronicles-players = Players: a link each
chronicles-player = A player’s name
chronicles-import = Take one over from a file
chronicles-kind-owner = You keep this chronicle
chronicles-kind-player = You play as { $name }
chronicles-kind-reader = You read along
chronicles-pieces = Pieces
chronicles-add = Add a piece
chronicles-sample = From a sample
chronicles-samples = Samples
chronicles-together = Each player decides for their own pieces
chronicles-waits = Waiting for { $players }.
chronicles-keeper = whoever keeps the chronicle
chronicles-through = Decide the rest as usual
chronicles-name = Name
chronicles-owner = Belongs to
chronicles-hide = Hidden from the other players
chronicles-reason = Why
chronicles-to-its-sheet = Complete the sheet
chronicles-correct = Correct by hand
chronicles-remove = Remove this piece
chronicles-can-do = What it can do now
chronicles-under-way = Under way: { $title }.
chronicles-go-on = Go on
chronicles-by-hand = by hand
chronicles-take-over = Put these pieces in
chronicles-dice-system = { $chance ->
    [dice] Jacta throws
   *[none] Begin
  }
chronicles-dice-mine = My own dice
chronicles-odds = Odds first
chronicles-prospects = What may become of them
chronicles-more = and { $count } less likely
chronicles-no-pieces-chosen = Choose a piece first.
chronicles-apply = Write it down
chronicles-aside = Set aside
chronicles-undo = Undo
chronicles-nothing-yet = Nothing has happened yet.
chronicles-print = Page to print
chronicles-download = Download
chronicles-share = Title, links and branches
chronicles-rename = Change the title
chronicles-branch = Title of the branch
chronicles-share-about = A link is a key: whoever has it is that player. Players see what is not hidden from them, and act with their own pieces.
chronicles-readers = Readers
chronicles-invite = One more player
chronicles-copy = Copy as a branch
chronicles-delete = Delete this chronicle
chronicles-delete-about = With it go its pieces, its journal and all its links. Download it first if you may want it again.
chronicles-map = The map
chronicles-draw = Draw the map
chronicles-tap = Tap a field of hexes, then hexes on the map: each is added there, or taken out again.
chronicles-hand = The game master’s hand
chronicles-figure = Figure
chronicles-value = New value
chronicles-join = Bring in
chronicles-newcomer = Who comes
chronicles-leave = Take out
chronicles-leaver = Who goes
error-piece-or-sheet = say either a piece or a sheet
chronicles-not-here = Not here

# The game master’s hand, in a run under way

tell-correct = by hand: { $changes } ({ $reason })
tell-join = by hand: { $name } joins ({ $reason })
tell-leave = by hand: { $name } leaves ({ $reason })
error-nobody-joins = nobody can join { $id } while it is under way
error-no-figure = there is no such figure to be corrected here
error-correction = the rules do not go on from there ({ $reason })
play-word-correct = correct
play-help-correct = By hand: { $correct } KEY=VALUE why. The story says so.
play-word-join = join
play-word-leave = leave
play-help-join = By hand: { $join } @SAMPLE why (or @FILE, KEY=VALUE…; in a chronicle :PIECE). The story says so.
play-help-leave = By hand: { $leave } NAME why. The story says so.

# What players keep

show-sheet = Sheet
show-keep = Keep one in a chronicle
show-samples = samples: { $names }
show-kept-in = Kept by a game of
show-kept-on = On the sheet of: { $kinds }
kind-piece = Kind of piece
kind-tracker = Tracker
page-tracked = What players keep
page-tracked-about = Kinds of pieces for a chronicle, and what the document keeps track of.
chronicle-delete-really = Delete it for good? (y/n) 
chronicle-deleted = { $file } is deleted.
chronicle-not-deleted = Nothing was deleted.
