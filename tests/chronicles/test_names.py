"""Names of pieces, players and chronicles, as people type them."""

from __future__ import annotations

import pytest

from jacta.chronicles import one_name
from jacta.errors import InputError


@pytest.mark.parametrize("name", ["Athos", "L’Étoile du Nord", "เปล่า", "Nguyễn", "Lieutenant 2"])
def test_names_of_all_languages_are_taken(name: str) -> None:
    assert one_name("name", f"  {name} ") == name


@pytest.mark.parametrize(
    "name", ["", "\u3164", "A\u202eB", "An\u200dne", "Z" + "\u0335" * 9, ":Athos", "a/b", "…", "\x1b[2J"]
)
def test_what_cannot_be_seen_or_paints_over_others_is_refused(name: str) -> None:
    with pytest.raises(InputError):
        one_name("name", name)
