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
