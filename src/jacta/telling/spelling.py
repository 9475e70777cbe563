"""An input as its reader would type it: keys and values by their words, things in a few words. Typed so, it is
understood as it was (`understanding`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from jacta import text
from jacta.errors import IllegalAnswer, InputError, JactaError
from jacta.kernel.rule.places import InputPlace
from jacta.kernel.rule.procedure import Procedure
from jacta.names import KEY, VALUE, Names, Offered, as_id, called, named_as, question_word, suggesting
from jacta.printing import hex_named, numeral, with_hexes
from jacta.telling import ground
from jacta.telling.things import written
from jacta.telling.understanding import entries, hex_nouns, understood
from jacta.text import Message
from jacta.typed import as_typed, parsed


def key_word(place: InputPlace, id: str) -> str:
    """The reader's word for a key here; where any name may be a key, for what it names."""
    if id in place.keys.ids:
        return place.keys.word(id)
    if place.node.is_free:
        return named_as(place.game, VALUE, (id,)).word(id)
    nouns = hex_nouns(place)
    return (nouns if id in nouns.ids else named_as(place.game, KEY, (id,))).word(id)


def value_word_at(place: InputPlace, id: str) -> str:
    """The reader's word for a text here: one to choose from, or one that the game has a word for."""
    names = place.words if id in place.words.ids else named_as(place.game, VALUE, (id,))
    return names.word(id)


def addressed(procedure: Procedure, refused: JactaError) -> JactaError:
    """A refusal for a person at a keyboard: key, question and answers as they would type them."""
    if isinstance(refused, IllegalAnswer) and isinstance(refused.message, Message):
        return IllegalAnswer(_answerable(procedure, refused.message))
    known = procedure.input_place.keys.ids | procedure.roles.keys()
    if type(refused) is not InputError or refused.key.partition(".")[0] not in known:
        return refused
    return InputError(path_word(procedure, refused.key), refused.message)


def _answerable(procedure: Procedure, refusal: Message) -> Message:
    """The refusal of an answer in the reader's words; any other as it is."""
    said = refusal.args.get("refusal", refusal)
    offered, game = said.args.get("allowed"), procedure.game.id
    if not isinstance(offered, Offered):
        return refusal
    told = {id: Message(as_id(VALUE + id), game) for id in offered.ids}
    told |= {"true": Message("word-yes"), "false": Message("word-no")}
    names = Names({id: called(VALUE + id, game) for id in offered.ids}, told)
    asked = question_word(game, said.args["question"], procedure.asks)
    return suggesting(said.saying(question=asked, allowed=Offered(offered.ids, names)), said.args["answer"], names)


def path_word(procedure: Procedure, path: str) -> str:
    """A dotted path as the reader would type it."""
    return path_word_at(procedure.input_place, path)


def path_word_at(place: InputPlace, path: str) -> str:
    """The same, below any place."""
    words = []
    for step in path.split("."):
        words.append(key_word(place, step))
        place = place.at(step)
    return ".".join(words)


def typed_pairs(procedure: Procedure, given: Mapping[str, Any]) -> Iterator[str]:
    """An input as the reader would type it."""
    return (typed_pair(procedure, path, value) for path, value in _stated(procedure.input_place, given))


def typed_pair(procedure: Procedure, path: str, value: Any) -> str:
    """`key=value` as the reader would type it: the value in their words if those mean the same, else as it is."""
    place = procedure.input_place
    for step in path.split("."):
        place = place.at(step)
    several = value if isinstance(value, list) else [value]
    plain = several and all(isinstance(one, str | int) for one in several)
    words = (value_word_at(place, one) if isinstance(one, str) else as_typed(one) for one in several)
    word = ",".join(words) if plain else as_typed(value)
    if isinstance(value, bool):
        word = text.say("word-yes" if value else "word-no")
    elif isinstance(value, int):
        word = numeral(place.game, path, value) or word
    elif isinstance(value, list):
        word = _on_map(place, value) or _in_words(place, value) or word
    key = path_word(procedure, path)
    same = understood(procedure, key, parsed(word)) == {path: value}
    return f"{key}={word if same else as_typed(value)}"


def _on_map(place: InputPlace, value: list[Any]) -> str | None:
    """A hex by its name, or what stands on several hexes in a few words; None if it is neither."""
    if ground.is_ground(place.at("0")):
        return ground.written(place.at("0"), value)
    return hex_named(place.game, value, place.node.is_hex)


def _in_words(place: InputPlace, value: list[Any]) -> str | None:
    """Things in a few words, `2 A+ FRA mousquet`; None if these would not say all of it."""
    entry = place.at("0")
    if not value or not entry.keys.ids or not all(isinstance(one, Mapping) for one in value):
        return None
    told = written(entry, value)
    return told if told and entries(entry, told) == value else None


def _stated(place: InputPlace, data: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    """Everything an input states, by its dotted path; a list of plain values counts as one thing, and so do a hex, an
    empty value, and things that a few words can say.
    """
    for step, value in with_hexes(place.game, data).items():
        path, here = f"{above}{step}", place.at(step)
        if isinstance(value, Mapping) and value:
            yield from _stated(here, value, f"{path}.")
        elif isinstance(value, list | tuple) and any(isinstance(one, Mapping | list | tuple) for one in value):
            if ground.is_listed(place.game, value) or _in_words(here, [*value]):
                yield path, [*value]
            else:
                yield from _stated(here, {str(at): one for at, one in enumerate(value)}, f"{path}.")
        else:
            yield path, value
