"""How many taps does a campaign year of Mighty Empires take on a phone, by the board and by the buttons?

    python -m bench.taps --years 3 --seed 1

A browser plays as the planner does, against the steward. Every answer that names something on the board is given there,
by the fewest taps that mean it, as the page itself understands them; a piece that is pulled to its place is one of
them. Beside it stands what the same answer takes by its button: one tap, and one more where it must be unfolded first.
A question with one answer is none.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from typing import Any

from playwright.sync_api import Page

from bench.tedium import Person
from jacta.games.mighty_empires.pictures.board import table
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.planner import Planner
from jacta.kernel.play.session import Session
from jacta.kernel.rule.questions import Ask
from jacta.telling import pending
from tests.web.browsing import browser, served, until, visit

SCREEN = {"width": 390, "height": 844}

FEWEST = """wanted => { // the taps that its button takes, and those of the shortest way on the board
  const offer = document.querySelector(`.offer[value="${wanted}"]`);
  const button = offer.closest("details.group") ? 2 : 1;
  const things = [...new Set(placesOf(offer).flatMap(placesNamed))];
  if (!things.length) return [button, button];
  const hand = inHand;
  let given = null;
  const hold = (event) => {
    given = event.target.closest(".offer");
    if (given) { event.preventDefault(); event.stopPropagation(); }
  };
  const afresh = () => { ACTS["all-offers"](); inHand = hand; markPlaces(); given = null; };
  const pulled = ([piece, place]) => place && piece.matches(".open[data-at]") && onlyOne(offersBetween(piece, place));
  const taps = (way) => {
    afresh();
    if (pulled(way)) return onlyOne([pulled(way), offer]) ? 1 : Infinity;
    for (const thing of way) if (!given) thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    if (given) return onlyOne([given, offer]) ? way.length : Infinity;
    return offer.checkVisibility() ? way.length + 1 : Infinity;
  };
  addEventListener("click", hold, true);
  const ways = [...things.map((one) => [one]), ...things.flatMap((one) => things.map((two) => [one, two]))];
  const fewest = Math.min(...ways.map(taps));
  removeEventListener("click", hold, true);
  afresh();
  return [button, fewest];
}"""


def year_of(session: Session) -> int:
    """The campaign year; 0 while the first pieces are placed."""
    world = table(session.position.state)
    return world.year if world is not None and world.players else 0


def asked(page: Page) -> Session:
    """The game that the page keeps."""
    return Session.resume(json.loads(page.locator("form.table").get_attribute("data-saved") or ""))


def played(page: Page, years: int) -> dict[int, Counter[str]]:
    """Questions and taps of each year."""
    found: dict[int, Counter[str]] = {}
    session = asked(page)
    given: Any = session.given_now
    person = Person(Planner(Prospectus(given.years, given.tile_set)))
    while session.question is not None and (year := year_of(session)) <= years:
        question, position = session.question, session.position
        assert isinstance(question, Ask)
        who = session.waiting_for[0]
        answer = person(question, position.seen_by(str(question.who)))
        offers = [offer.value for offer in pending(position, question, who).offers]
        place = str(offers.index(answer))
        if len(offers) > 1:
            button, board = page.evaluate(FEWEST, place)
            found.setdefault(year, Counter()).update(questions=1, buttons=button, board=board)
            if board > button:
                found[year][f"{question.label} +{board - button}"] += 1
        before = page.locator("form.table").get_attribute("data-saved")
        page.evaluate("place => document.querySelector(`.offer[value='${place}']`).click()", place)
        until(page, "before => document.querySelector('form.table').dataset.saved !== before", before)
        session = asked(page)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    for name, default in {"years": 3, "seed": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    wanted = parser.parse_args()
    begin = f"/games/mighty_empires/game/play?seats=human&seats=steward&_dice=system&seed={wanted.seed}"
    begin += f"&years={wanted.years + 1}&options.orders=brief"
    with served() as base, browser() as opened, visit(opened, base, viewport=SCREEN) as visitor:
        for year, taps in played(visitor.go(begin), wanted.years).items():
            print(f"year {year}: {dict(taps)}", flush=True)


if __name__ == "__main__":
    main()
