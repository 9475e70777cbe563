"""A rule is written once and read in five ways.

`questions` says how a rule is written: phases that ask one question each. `procedure` says what a rule is: a typed
input, a first phase, an outcome. The five readings are one module each: `rolling`, `solving` (odds), `choosing` (best),
`simulating` and `playing`.
"""
