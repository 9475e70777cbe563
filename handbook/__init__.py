"""The documentation site: `make docs` writes it into `build/docs/`, French and English, to be read without a network.

`pages` turns the guides of `docs/` into pages, `reference` and `games` write pages from the program itself, `layout`
puts a page into its frame, `building` brings all of it together and checks it.
"""
