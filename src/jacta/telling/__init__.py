"""Kernel values put into words, in the language of the reader; knows no particular game.

The other way, what people type is understood by the same words: see `names` and `understanding`.

A game's texts follow one convention, so that everything here can find them:

| message | says |
|---|---|
| `game`, `.about` | the game |
| `chapter-NAME` | a chapter |
| `PROCEDURE`, `.about` | a procedure by its name; one called `game` is `whole-game` |
| `key-KEY`, `.help`, `.place` | a key of an input or an outcome; one place of a list under that key |
| `value-VALUE`, `.also` | a text value, and a player; other words that people may type for it, with commas between |
| `roll-LABEL` | what a throw is for |
| `lesson-NAME`, `.LABEL`, `.end` | what a guided first game is about, what stands beside its steps, and how to go on |
| `ask-LABEL`, `.short` | a question, and what it is about in a word or two |
| `choice-LABEL-VALUE`, `choice-LABEL` | one option of that question, where its value does not say enough |
| `group-LABEL` | several options of that question together, where there are very many |
| `note-LABEL` | a remark of the transcript |
| `option-NAME`, `.about`, `option-NAME-VALUE` | a reading to choose, what it asks, and each of its values |
| `R3`, `.about` | a ruling by its number |
| `bundle-NAME` | a named bundle of readings |
| `table-NAME` | a table |
| `piece-KIND` | a kind of piece |

Arguments that are words of the game stand in a message as `{ $side }`: selected by their id, shown in the language.
A text that is missing shows as its id, underscores as spaces.
"""

from jacta.names import check_policy, named, recognised
from jacta.telling.chances import odds_behind, telling_keys
from jacta.telling.examples import example_names
from jacta.telling.inputs import Input, inputs, option_type
from jacta.telling.notices import noticed
from jacta.telling.stories import (
    Line,
    Offer,
    Question,
    answer,
    asked,
    choice,
    consulted,
    entry,
    outcome,
    pending,
    question_name,
    trail,
)
from jacta.telling.throws import faces, throw
from jacta.telling.words import (
    about,
    aim,
    bundle,
    chapter,
    game_about,
    game_title,
    heading_of,
    help_on,
    in_table,
    key,
    labels,
    option,
    option_about,
    option_value,
    reading,
    reading_about,
    table,
    title,
    value,
)

__all__ = [
    "Input",
    "Line",
    "Offer",
    "Question",
    "about",
    "aim",
    "answer",
    "asked",
    "bundle",
    "chapter",
    "check_policy",
    "choice",
    "consulted",
    "entry",
    "example_names",
    "faces",
    "game_about",
    "game_title",
    "heading_of",
    "help_on",
    "in_table",
    "inputs",
    "key",
    "labels",
    "named",
    "noticed",
    "odds_behind",
    "option",
    "option_about",
    "option_type",
    "option_value",
    "outcome",
    "pending",
    "question_name",
    "reading",
    "reading_about",
    "recognised",
    "table",
    "telling_keys",
    "throw",
    "title",
    "trail",
    "value",
]
