# The server: where it is reached, what it lets whom do, and how much it does for one visitor.
serve-elsewhere = For phones and other computers of this network: { $address }
cli-opt-edit-tables = let whoever sits at this computer put tables of their own in force on the page
cli-opt-allow-host = a name that the server answers to, beside localhost and addresses in numbers (repeatable)
web-host = this server does not answer to the name { $host }; its user can let it: jacta serve --allow-host { $host }
web-problem-host = Unknown name
page-table-not-here = Tables of one's own are put in force at the computer that Jacta runs on, where it was started with:
