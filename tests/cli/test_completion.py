"""What Tab offers, asked as each shell asks: bash takes `=` for a word of its own."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from jacta.cli import main

BATTLE = "jacta odds here_i_stand.field_battle"
Tab = Callable[..., list[str]]


@pytest.fixture
def tab(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Tab:
    def pressed(line: str, shell: str = "bash", lang: str = "en") -> list[str]:
        """What is offered at the end of a line."""
        words = re.findall(r"=|[^=\s]+", line) if shell == "bash" else line.split()
        if line.endswith(" "):
            words.append("")
        monkeypatch.setenv("JACTA_LANG", lang)
        monkeypatch.setenv("_JACTA_COMPLETE", f"complete_{shell}")
        if shell == "bash":
            monkeypatch.setenv("COMP_WORDS", "\n".join(words))
            monkeypatch.setenv("COMP_CWORD", str(len(words) - 1))
        else:
            monkeypatch.setenv("_TYPER_COMPLETE_FISH_ACTION", "get-args")
            monkeypatch.setenv("_TYPER_COMPLETE_ARGS", line)
        with pytest.raises(SystemExit) as ended:
            main([])
        told = capsys.readouterr()
        assert (ended.value.code, told.err) == (0, "")
        return [row.partition("\t")[0] for row in told.out.splitlines() if row]

    return pressed


def test_commands_go_by_their_names_in_the_readers_language(tab: Tab) -> None:
    assert tab("jacta ch") == ["check", "chronicle"]
    assert tab("jacta ch", lang="fr") == ["chances", "check", "chronique"]
    assert tab("jacta chronique aj", lang="fr") == ["ajouter"]
    assert tab("jacta --ver") == ["--version"]


def test_procedures_go_by_title_or_by_id(tab: Tab) -> None:
    assert tab("jacta odds here_i_stand.fie") == ["here_i_stand.field_battle"]
    assert tab("jacta chances here_i_stand.bat", lang="fr") == ["here_i_stand.bataille_rangée"]
    assert tab("jacta chances here_i_stand.fie", lang="fr") == ["here_i_stand.field_battle"]


@pytest.mark.parametrize(
    ("line", "lang", "offered"),
    [
        (f"{BATTLE} attacker_u", "en", ["attacker_units="]),
        (f"{BATTLE} unités_a", "fr", ["unités_attaquant="]),
        (f"{BATTLE} attacker_units=4 attacker_lo", "en", ["attacker_loss_order="]),
        (f"{BATTLE} attacker_loss_order=", "en", ["cavalry_first", "cavalry_last"]),
        (f"{BATTLE} attacker_loss_order=cavalry_f", "en", ["cavalry_first"]),
        (f"{BATTLE} attacker_units=", "en", []),
        (f"{BATTLE} --option ", "en", ["eliminated_side=cannot_win", "eliminated_side=hits_only"]),
        (f"{BATTLE} --option=elim", "en", ["eliminated_side=cannot_win", "eliminated_side=hits_only"]),
        (f"{BATTLE} --option eliminated_side=h", "en", ["hits_only"]),
        (f"{BATTLE} --option=eliminated_side=h", "en", ["hits_only"]),
        (f"{BATTLE} attacker_units=4 --key wi", "en", ["winner"]),
        ("jacta chances here_i_stand.bataille_rangée --cle va", "fr", ["vainqueur"]),
        ("jacta best here_i_stand.piracy --who ", "en", ["target", "ottoman"]),
        ("jacta need here_i_stand.assault --by attacker_u", "en", ["attacker_units"]),
        ("jacta play mighty_empires.game seats=human,st", "en", ["human,steward"]),
        ("jacta odds here_i_stand.no_such_thing --option ", "en", []),
    ],
)
def test_keys_values_and_options_of_the_procedure_that_was_typed(
    tab: Tab, line: str, lang: str, offered: list[str]
) -> None:
    assert tab(line, lang=lang) == offered


def test_other_shells_complete_the_whole_word(tab: Tab) -> None:
    assert tab(f"{BATTLE} attacker_loss_order=cavalry_f", "fish") == ["attacker_loss_order=cavalry_first"]
    assert tab(f"{BATTLE} --option elim", "fish") == ["eliminated_side=cannot_win", "eliminated_side=hits_only"]
