"""A rule is written once and read in five ways.

`rule` says what a rule is: the questions its phases ask, its typed input and outcome, what players want, the procedure
and its game. `run` says where a run of it stands and who answers. Then one reading after the other: `roll`, `odds`,
`best`, `simulate` and `play`.
"""
