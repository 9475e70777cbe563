"""Kernel values put into words, in the reader's language; knows no particular game.

In the other direction, the same words serve to understand what people type: see `names` and `understanding`.

A game's texts follow one convention, so that everything here can find them:

| message | says |
|---|---|
| `game`, `.about`, `.sought` | the game; what players call it when they search |
| `chapter-NAME` | a chapter |
| `PROCEDURE`, `.about`, `.sought` | a procedure by its name (`game` is `whole-game`); words to search for it with |
| `PROCEDURE.example-1` | what its first example shows, in a few words |
| `key-KEY`, `.help`, `.place` | a key of an input or an outcome; one place of a list under that key |
| `key-KEY.help-PROCEDURE` | what that key is for in one procedure, if that differs from elsewhere |
| `key-KEY.units`, `.counted` | what its figures are parts of: `DN = 3 DE`; what it is called next to them |
| `key-KEY.part` | a value under that key, `$value`, among the parts of a thing: `2 losses`, or nothing |
| `key-KEY.numerals` | its numbers from 1 on, as they are written: `I II III` |
| `value-VALUE`, `.also` | a text value, or a player; other words that people may type for it, comma-separated |
| `value-VALUE.in-PROCEDURE`, `.under-KEY` | what it is called in one procedure or table, or under one key |
| `value-VALUE.many` | its plural, for counting: `2 villages` |
| `roll-LABEL`, `.whose` | what a throw is for; the part (by its id) whose dice that text says by itself they are |
| `lesson-NAME`, `.LABEL`, `.end` | what a guided first game is about, what goes with its steps, and how to go on |
| `ask-LABEL`, `.short`, `.usual` | a question, what it is about in a word or two, what is done by default |
| `ask-LABEL.stakes` | what is at stake |
| `choice-LABEL-VALUE`, `choice-LABEL` | one option of that question, if its value does not say enough |
| `group-LABEL` | several options of that question together, if there are very many |
| `note-LABEL` | a remark of the transcript |
| `option-NAME`, `.about`, `option-NAME-VALUE` | a reading to choose, what it asks, and each of its values |
| `R3`, `.about` | a ruling by its number |
| `bundle-NAME` | a named bundle of readings |
| `table-NAME` | a table |
| `piece-KIND` | a kind of piece |

Arguments that are words of the game are written `{ $side }` in a message: selected by id, shown in the reader's
language. A missing text shows as its id, with underscores as spaces.
"""

from jacta.names import named, recognised
from jacta.printing import averaged, counted, counted_key, key, under, value
from jacta.telling.chances import OddsBehind, odds_behind, telling_keys
from jacta.telling.examples import example_names
from jacta.telling.inputs import Input, inputs, option_type
from jacta.telling.notices import noticed
from jacta.telling.situations import situation, with_names
from jacta.telling.stories import (
    Offer,
    QuestionText,
    StoryLine,
    answer,
    asked,
    choice,
    consulted,
    entry,
    outcome,
    pending,
    places,
    question_name,
    remarks,
    trail,
)
from jacta.telling.throws import faces, throw
from jacta.telling.words import (
    about,
    aim,
    bundle,
    chapter,
    game_about,
    game_sought,
    game_title,
    heading_of,
    help_on,
    in_table,
    labels,
    option,
    option_about,
    option_value,
    option_words,
    reading,
    reading_about,
    span,
    table,
    title,
)

__all__ = [
    "Input",
    "OddsBehind",
    "Offer",
    "QuestionText",
    "StoryLine",
    "about",
    "aim",
    "answer",
    "asked",
    "averaged",
    "bundle",
    "chapter",
    "choice",
    "consulted",
    "counted",
    "counted_key",
    "entry",
    "example_names",
    "faces",
    "game_about",
    "game_sought",
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
    "option_words",
    "outcome",
    "pending",
    "places",
    "question_name",
    "reading",
    "reading_about",
    "recognised",
    "remarks",
    "situation",
    "span",
    "table",
    "telling_keys",
    "throw",
    "title",
    "trail",
    "under",
    "value",
    "with_names",
]
