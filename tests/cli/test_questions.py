"""Twenty questions a game as players ask them who have only the documents: in French, in their own words."""

from __future__ import annotations

import shlex
import tomllib
from pathlib import Path

import pytest

from tests.cli.conftest import Jacta

QUESTIONS = tomllib.loads(Path(__file__).with_name("questions.toml").read_text(encoding="utf-8"))


def _plain(said: str) -> str:
    """What was said, as one types it: in one line, with plain spaces."""
    return " ".join(said.split())


def test_there_are_twenty_questions_a_game_and_more() -> None:
    assert min(map(len, QUESTIONS.values())) >= 20
    assert len(QUESTIONS) == 5


@pytest.mark.parametrize("game", QUESTIONS)
def test_a_player_who_has_only_the_document_is_answered(game: str, jacta: Jacta) -> None:
    unanswered = []
    for question in QUESTIONS[game]:
        answer = jacta("--lang", "fr", *shlex.split(question["ask"]))
        if answer.code or question["says"] not in _plain(answer.out):
            unanswered.append((question["ask"], answer.err or answer.out))
    assert unanswered == []


@pytest.mark.parametrize(
    ("asked", "refusal"),
    [
        ("odds here_i_stand.assaut chef=2 unités_attaquant=9", "vouliez-vous dire chefs_attaquant ou chefs_défenseur"),
        ("odds charge cavalerie=6", "clés possibles : choc_attaquant, choc_défenseur"),
        ("odds feu valeur=5", "choix possibles : infanterie, cavalerie, artillerie ; il manque aussi formation"),
        ("odds here_i_stand.assaut unités_attaquant=9 attaquants=3", "c’est la même clé que unités_attaquant"),
        ("odds initiative panache=3 --si 'dés<=3'", "--si : dés en a plusieurs : écrivez dés.0<= pour le premier"),
        ("odds here_i_stand.assaut unités_attaquant=9 --si zorg=2", "--si : l’issue n’a pas de zorg"),
        ("need corps_à_corps défenseur=4 --selon attaquant --au-moins 60%", "--but : dites ce qui vaut"),
        ("best corps_à_corps défenseur=4 attaquant=3", "par exemple --but défenseur=D"),
        ("odds 'bataille terrestre' attaquant.chef=Turenne", "attaquant.chef : « Turenne » n’est pas compris"),
        ("odds 'carte au hasard' ordre_choix=1,0 capitales=montagne,plaine", "choix possibles : plaine, forêt, côte"),
        ("odds 7g4 --nd vingt", "nd : \"vingt\" n’est pas un nombre entier"),
        ("odds 'ligne visée' départ=A1 arrivée=B", "arrivée : \"B\" n’est pas un hexagone : écrivez son nom, C4 par"),
        ("varier here_i_stand.assaut unités_défenseur=3 unités_attaquant=24..4", "24..4 est à l’envers"),
        ("odds chute hauteur='20 km'", "hauteur : \"20 km\" n’est pas un nombre"),
        ("best mighty_empires.événement_hiver", "par exemple --but événement=fureur_dragons"),
        ("odds corps_à_corps attaquant=6 défenseur=4 dé=3", "se disent à roll, par --faces 3"),
        ("roll corps_à_corps attaquant=6 défenseur=4 --faces 9", "--faces : 9 n’est pas une face"),
        ("roll corps_à_corps attaquant=6 défenseur=4 --faces 3 --faces 4", "--faces : il n’y a plus de jet pour 4"),
        ("odds charge attaquant=6 défenseur=4 infanterie", "par exemple arme_défenseur=infanterie"),
        ("odds 'test de moral' moral=7 désorganisé", "par exemple désorganisé=oui"),
        ("chances éclaireurs terrain=plaine --si hostile", "une clé et sa valeur, par exemple statut=hostile"),
        ("chances éclaireurs terrain=plaine --si exploré", "par exemple exploré=oui"),
        ("chances éclaireurs terrain=plaine --si zorg", "--si : écrivez clé=valeur, et non zorg"),
        ("odds 'table de circumnavigation' 8", "par exemple total=8"),
        ("odds expérience achat=trait rang=3 rang_voulu=4 XP=20", "rang_voulu : ne se donne pas avec Rang"),
        ("odds europa_universalis.profil_pile période=IV pions='A+ FRA mousqet, DT ESP'", "vouliez-vous dire mousquet"),
        ("odds europa_universalis.profil_pile période=IV pions='A++ FRA mousquet'", "« A++ » n’est pas compris ici"),
        ("odds europa_universalis.assaut niveau=1 période=III assiégeant.pions='2 A+' assiégé.technologie=médiéval",
         "il manque aussi assiégeant.pions.1.technologie"),
        ("odds bataille navale", "plusieurs procédures s’appellent bataille navale ; vouliez-vous dire"),
        ("odds limite de recrutement pays=ANG", "aucune procédure ne s’appelle limite de recrutement"),
        ("odds capacité de flotte pays=VEN", "aucune procédure ne s’appelle capacité de flotte"),
        ("odds chute hauteur=6", "victime : cette valeur est obligatoire, avec gaillardise, détermination"),
        ("odds 'taille formation' chef=2", "Erreur : chef : clé inconnue"),
        ("odds here_i_stand.assaut défenseurs=1 unités=5 chefs_attaquant=Solimann", "vouliez-vous dire Soliman ?"),
        ("tables here_i_stand zorg", "il y a table_circumnavigation, table_conquêtes"),
        ("mieux exploration explorateur=3 --qui espagnol", "--qui : on ne sait pas ce que veut espagnol ; dites-le"),
        ("mieux exploration explorateur=3 --qui espagnol", "par exemple --but points_victoire ; joueurs dont"),
        ("mieux piraterie pirates=2 ports=2 --qui turc", "par exemple --but -pv_cédés ; joueurs"),
        ("odds assaut unités_attaquant=4 --ensemble zorg", "il y a feuille, livret_2017"),
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_refused_with_what_there_is(asked: str, refusal: str, jacta: Jacta) -> None:
    answer = jacta("--lang", "fr", *shlex.split(asked))
    assert answer.code == 2
    assert refusal in _plain(answer.err)


@pytest.mark.parametrize("command", ["best", "need --by attacker_units --at-least 70%", "vary", "sensitivity"])
@pytest.mark.parametrize(("language", "flag"), [("en", "--aim"), ("fr", "--but")])
def test_a_wrong_aim_is_refused_by_its_option_everywhere(command: str, language: str, flag: str, jacta: Jacta) -> None:
    units = [] if "--by" in command else ["attacker_units=4..6" if command == "vary" else "attacker_units=4"]
    asked = [*command.split(), "here_i_stand.assault", *units, "defender_units=2", flag, "zorg=1"]
    if language == "fr":
        asked = [{"--by": "--selon", "--at-least": "--au-moins"}.get(word, word) for word in asked]
    answer = jacta("--lang", language, *asked)
    assert (answer.code, answer.err.replace("\u202f", " ").split(":")[1].strip()) == (2, flag)
    assert "zorg" in answer.err


@pytest.mark.parametrize("asked", ["--aide", "aide", "aide chances", "chances --aide"])
def test_who_asks_for_help_in_french_is_answered_in_french(asked: str, jacta: Jacta) -> None:
    answer = jacta(*asked.split())
    assert (answer.code, answer.out.replace("\u202f", " ").startswith("Usage : jacta")) == (0, True)
    assert "Que peut-il arriver" in answer.out


def test_of_is_not_to(jacta: Jacta) -> None:
    """A small word names the key that is called so, never another whose name is all small words."""
    answer = jacta("--lang", "fr", "odds", "ligne de visée", "de=0101", "à=0105")
    assert "Départ : A1 · Arrivée : A5" in _plain(answer.out)


def test_vary_takes_the_obvious_aim_where_none_is_declared_and_says_so(jacta: Jacta) -> None:
    """The one number of the outcome, or its one yes or no."""
    answer = jacta("--lang", "fr", "vary", "europa_universalis.variation_pertes", "différentiel=2", "pertes=1..3")
    assert "Moyenne : Valeur, selon : Pertes" in _plain(answer.out)


def test_a_game_named_by_its_id_is_listed(jacta: Jacta) -> None:
    answer = jacta("list", "dice")
    assert "dice.total" in answer.out
    assert "seventh_sea" not in answer.out


def test_help_on_the_rank_says_which_rank(jacta: Jacta) -> None:
    """The rank that is stated is the one there is: two points for each of the next one (`2 X le rang voulu`)."""
    assert "Le rang que l’on a ; on achète le suivant." in _plain(jacta("--lang", "fr", "show", "expérience").out)
    by_rank, by_wanted = (
        jacta("odds", "seventh_sea.experience", "buy=skill", "xp=20", said, "--json").out
        for said in ("rank=3", "wanted_rank=4")
    )
    assert '"cost": 8' in by_rank
    assert '"cost": 8' in by_wanted
