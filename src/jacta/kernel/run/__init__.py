"""A run of a rule: where it stands, who answers, and the tables it has used."""
