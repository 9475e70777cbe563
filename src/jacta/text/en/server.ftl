# The server: where it is reached, what it lets whom do, and how much it does for one visitor.
serve-elsewhere = For phones and other computers of this network: { $address }
cli-opt-edit-tables = let whoever sits at this computer put tables of their own in force on the page
cli-opt-allow-host = a name that the server answers to, beside localhost and addresses in numbers (repeatable)
web-host = this server does not answer to the name { $host }; its user can let it: jacta serve --allow-host { $host }
web-problem-host = Unknown name
page-table-not-here = Tables of one's own are put in force at the computer that Jacta runs on, where it was started with:
error-too-much-memory = this needs more memory than the server grants; ask a smaller question, or simulate it
error-too-many-values = the input holds more than { $values } values
error-too-many-fields = the form has more than { $fields } fields, or one of more than { $letters } letters
error-job-too-long = { $done } tries took longer than { $seconds } seconds, and no more are made; ask for fewer
error-job-tables = the tables have changed while this was simulated; begin again
error-too-slow = the request took too long to come
web-problem-too-slow = Too slow
web-too-many = too many requests from your address; wait a moment
web-problem-too-many = Too many requests
cli-opt-log = write a line of JSON for every request to standard error: what kind, how long; never a link or an input
page-simulating = { $runs } tries are being made…
