"""A fight of six at the terminal: a game master types real dice and answers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from jacta.dice import Seeded
from jacta.games.seventh_sea.fights.fight import fight as procedure
from jacta.kernel.play.session import Session
from jacta.kernel.rule.questions import Ask, Roll
from jacta.plain import plain_outcome
from tests.cli.conftest import Jacta
from tests.games.seventh_sea.test_fight import ARAMIS, ATHOS, GUARDS, JUSSAC, PORTHOS, ROCHEFORT


def typed_game(given: dict[str, Any], seed: int) -> tuple[list[str], Session]:
    """A whole fight as a game master would type it: the faces of real dice, and answers by their number."""
    chance = Seeded(seed)
    session = Session(procedure, procedure.validate(given), dice="mine")
    lines = []
    while session.question is not None:
        question = session.question
        if isinstance(question, Roll):
            faces = question.throw.throw(chance).faces
            lines.append(" ".join("+".join(map(str, one)) if isinstance(one, tuple) else str(one) for one in faces))
            session.throw(faces)
        else:
            assert isinstance(question, Ask)
            values = question.values()
            place = chance.below(len(values))
            lines.append(str(values[place] if type(values[place]) is int else place + 1))
            session.answer(values[place])
    return lines, session


def test_a_game_master_types_a_fight_of_six(jacta: Jacta, tmp_path: Path) -> None:
    six = [ATHOS, ARAMIS, PORTHOS, ROCHEFORT, JUSSAC, GUARDS]
    source, saved = tmp_path / "six.json", tmp_path / "after.json"
    source.write_text(json.dumps({"combatants": six, "max_turns": 2}))
    lines, session = typed_game({"combatants": six, "max_turns": 2}, 11)
    assert len(lines) > 40
    typed = [*lines[:6], "?", "board", *lines[6:], str(saved)]
    answer = jacta("play", "seventh_sea.fight", "--given", str(source), "--dice", "mine", typed="\n".join(typed))
    assert (answer.code, answer.err) == (0, "")
    assert "The game is over." in answer.out
    left = json.loads(saved.read_text())
    assert left["outcome"] == plain_outcome(session.outcome)
    again = jacta("roll", "seventh_sea.fight", f"combatants=@{saved}#outcome.combatants", "max_turns=1", "--json")
    assert again.code == 0
    told = jacta("--lang", "fr", "replay", str(saved))
    assert (told.code, told.err) == (0, "")
    assert "Dés d’action\N{NARROW NO-BREAK SPACE}: Athos." in told.out


def test_the_game_master_brings_somebody_in_and_takes_him_out(jacta: Jacta, tmp_path: Path) -> None:
    saved = tmp_path / "joined.json"
    typed = [
        *("join", "join @jussac", "join @jussac side=heroes changes sides", "leave", "leave Nobody x"),
        *("leave Jussac is a coward", f"save {saved}", "quit"),
    ]
    fight = ("play", "seventh_sea.fight", "combatants.0=@athos", "combatants.1=@guards", "--seed", "3")
    answer = jacta(*fight, typed="\n".join(typed))
    assert answer.code == 0
    assert "By hand: join @SAMPLE why" in answer.out
    assert "say why: a correction by hand has a reason" in answer.out
    assert "by hand: Jussac joins (changes sides)" in answer.out
    assert "choose one of Athos, guards, Jussac" in answer.out
    assert "by hand: Jussac leaves (is a coward)" in answer.out
    events = json.loads(saved.read_text())["events"]
    assert [event.get("join", {}).get("side") for event in events if "join" in event] == ["heroes"]
    assert jacta("play", "--resume", str(saved), typed="quit\n").code == 0
    french = jacta("--lang", "fr", *fight, typed="arriver @jussac par la fenêtre\npartir Jussac au lit\nquitter\n\n")
    assert "Jussac arrive (par la fenêtre)" in french.out
    assert "Jussac s’en va (au lit)" in french.out
    duel = jacta("play", "seventh_sea.duel", "attacker=@athos", "defender=@jussac", typed="join @porthos x\nquit\n\n")
    assert "nobody can join seventh_sea.duel" in duel.out


def test_a_figure_is_put_right_by_any_of_its_names(jacta: Jacta) -> None:
    """By what it is called in either language or by the key of the sheet; yes and no as people say them."""
    fight = ("play", "seventh_sea.fight", "combatants.0=@athos", "combatants.1=@guards", "--seed", "3")
    typed = ["Athos.light=12 une chute", "athos.au_sol=oui renversé", "athos_heroism_dice=4 un prix", "Athos.lihgt=3 x"]
    typed += ["athos.prone=peut-être x", "Athos.light=abc x"]
    told = jacta("--lang", "fr", *fight, typed="\n".join((*(f"corriger {one}" for one in typed), "quitter", ""))).out
    assert "Athos – Blessures légères 0 → 12 (une chute)" in told
    assert "Athos – Au sol non → oui (renversé)" in told
    assert "Athos – Dés d’héroïsme 2 → 4 (un prix)" in told
    assert "vouliez-vous dire athos_blessures_légères" in told
    assert "athos_au_sol\N{NARROW NO-BREAK SPACE}: peut-être n’est ni" in told
    assert "athos_blessures_légères\N{NARROW NO-BREAK SPACE}: abc n’est pas un nombre entier" in told


def test_best_of_a_fight_says_who_decides_or_what_would_let_people(jacta: Jacta) -> None:
    """Sides have aims, their members decide: `best` names them; where nobody does, the key that lets people lead."""
    tavern = ("best", "seventh_sea.fight", "combattants=@taverne#combatants")
    asked = jacta("--lang", "fr", *tavern, "joueurs=héros").out
    told = " ".join(asked.split())
    assert "Ici décident, chacun pour soi : Athos, Porthos, Aramis." in told
    assert '--qui Athos --but "Vainqueur = héros"' in told
    alone = (
        "combattants.0=@athos",
        "combattants.1=@rochefort",
        "combattants.0.style=prudent",
        "combattants.1.style=prudent",
    )
    assert "le choix est le vôtre : Joueurs (joueurs)" in " ".join(
        jacta("--lang", "fr", *tavern[:2], *alone).out.split()
    )
    refused = jacta("--lang", "fr", *tavern, "joueurs=Athos", "--qui", "Athos")
    assert "par exemple --but vainqueur=héros" in refused.err
