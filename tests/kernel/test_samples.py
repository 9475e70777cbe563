"""Files that people write."""

from __future__ import annotations

import pytest

from jacta.errors import InputError
from jacta.kernel.rule.samples import data_in

SHEET = '''
# unités = 9
unités = 5
lieu = "é = 3 # Mohács"
devise = """
é = 4
"""
chef = { nom = "Soliman", manœuvre = 4 }
[équipage.été]
x = 1.5
'''


def test_keys_of_toml_may_have_accents_and_texts_stay_as_they_are() -> None:
    assert data_in(SHEET, "--given", "sheet.toml") == {
        "unités": 5,
        "lieu": "é = 3 # Mohács",
        "devise": "é = 4\n",
        "chef": {"nom": "Soliman", "manœuvre": 4},
        "équipage": {"été": {"x": 1.5}},
    }
    with pytest.raises(InputError, match="line 2"):
        data_in('lieu = "a"\nunités : 5\n', "--given", "sheet.toml")
