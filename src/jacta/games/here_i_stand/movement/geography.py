"""Where the places of the suggested map lie in the world: degrees east and north. The game prints no such figures.

Towns lie where they are; a sea zone lies where its name is best written. A place of another map stands among its
neighbours.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, radians

from jacta.games.here_i_stand.movement.board import CheckedMap

MapPoint = tuple[float, float]

MIDDLE_LATITUDE = 46
MOST_ROUNDS = 20  # until places without figures stand still among their neighbours

PLACES: Mapping[str, MapPoint] = {
    # Ottoman
    "coron": (21.9, 36.8), "athens": (23.7, 38.0), "lepanto": (21.8, 38.4), "larissa": (22.4, 39.6),
    "salonika": (22.9, 40.6), "durazzo": (19.4, 41.3), "scutari": (19.5, 42.1), "edirne": (26.6, 41.7),
    "istanbul": (29.0, 41.0), "varna": (27.9, 43.2), "bucharest": (26.1, 44.4), "nicopolis": (24.9, 43.7),
    "sofia": (23.3, 42.7), "nezh": (21.9, 43.3),
    # Hapsburg
    "navarre": (-1.6, 42.8), "bilbao": (-2.9, 43.3), "corunna": (-8.4, 43.4), "valladolid": (-4.7, 41.7),
    "zaragoza": (-0.9, 41.6), "barcelona": (2.2, 41.4), "palma": (2.7, 39.6), "madrid": (-3.7, 40.4),
    "valencia": (-0.4, 39.5), "cartagena": (-1.0, 37.6), "granada": (-3.6, 37.2), "seville": (-6.0, 37.4),
    "cordoba": (-4.8, 37.9), "gibraltar": (-5.4, 36.1), "oran": (-0.6, 35.7), "cagliari": (9.1, 39.2),
    "palermo": (13.4, 38.1), "messina": (15.6, 38.2), "cerignola": (15.9, 41.3), "taranto": (17.2, 40.5),
    "naples": (14.3, 40.8), "malta": (14.5, 35.9), "vienna": (16.4, 48.2), "linz": (14.3, 48.3),
    "graz": (15.4, 47.1), "trieste": (13.8, 45.6), "innsbruck": (11.4, 47.3), "tripoli": (13.2, 32.9),
    "amsterdam": (4.9, 52.4), "antwerp": (4.4, 51.2), "brussels": (4.3, 50.6), "besancon": (6.0, 47.2),
    # England and Scotland
    "berwick": (-2.0, 55.8), "carlisle": (-2.9, 54.9), "york": (-1.1, 54.0), "wales": (-3.8, 52.3),
    "shrewsbury": (-2.8, 52.7), "lincoln": (-0.5, 53.2), "norwich": (1.3, 52.6), "bristol": (-2.6, 51.5),
    "london": (-0.1, 51.5), "plymouth": (-4.1, 50.4), "portsmouth": (-1.1, 50.8), "calais": (1.9, 51.0),
    "stirling": (-3.9, 56.1), "glasgow": (-4.3, 55.7), "edinburgh": (-3.2, 55.9),
    # France
    "boulogne": (1.6, 50.4), "st_quentin": (3.3, 49.8), "st_dizier": (4.9, 48.6), "paris": (2.3, 48.9),
    "rouen": (1.1, 49.4), "orleans": (1.9, 47.9), "dijon": (5.0, 47.3), "limoges": (1.3, 45.8),
    "tours": (0.7, 47.4), "nantes": (-1.6, 47.2), "brest": (-4.5, 48.4), "bordeaux": (-0.6, 44.8),
    "lyon": (4.8, 45.8), "grenoble": (5.7, 45.2), "avignon": (4.8, 43.9), "marseille": (5.4, 43.3),
    "toulouse": (1.4, 43.6),
    # Italy and the isles
    "rome": (12.5, 41.9), "ancona": (13.5, 43.6), "ravenna": (12.2, 44.4), "bastia": (9.4, 42.7),
    "genoa": (8.9, 44.4), "candia": (25.1, 35.3), "corfu": (19.9, 39.6), "venice": (12.3, 45.4),
    "zara": (15.2, 44.1), "milan": (9.2, 45.5), "trent": (11.1, 46.1), "modena": (10.9, 44.6),
    "pavia": (9.2, 45.2), "turin": (7.7, 45.1), "nice": (7.3, 43.7), "florence": (11.3, 43.8),
    "siena": (11.3, 43.3), "ragusa": (18.1, 42.6), "rhodes": (28.2, 36.4), "algiers": (3.1, 36.8),
    "tunis": (10.2, 36.8),
    # Hungary and Bohemia
    "belgrade": (20.5, 44.8), "szegedin": (20.1, 46.3), "mohacs": (18.7, 46.0), "agram": (16.0, 45.8),
    "buda": (19.0, 47.5), "pressburg": (17.1, 48.1), "brunn": (16.6, 49.2), "breslau": (17.0, 51.1),
    "prague": (14.4, 50.1),
    # The Empire
    "liege": (5.6, 50.6), "metz": (6.2, 49.1), "basel": (7.6, 47.6), "zurich": (8.5, 47.4),
    "geneva": (6.1, 46.2), "munster": (7.6, 52.0), "bremen": (8.8, 53.1), "hamburg": (10.0, 53.6),
    "lubeck": (10.7, 53.9), "stettin": (14.6, 53.4), "brandenburg": (12.6, 52.4), "wittenberg": (12.6, 51.9),
    "magdeburg": (11.6, 52.1), "brunswick": (10.5, 52.3), "cologne": (7.0, 50.9), "kassel": (9.5, 51.3),
    "erfurt": (11.0, 51.0), "leipzig": (12.4, 51.3), "regensburg": (12.1, 49.0), "salzburg": (13.0, 47.8),
    "augsburg": (10.9, 48.4), "nuremberg": (11.1, 49.5), "mainz": (8.3, 50.0), "trier": (6.6, 49.8),
    "strasburg": (7.8, 48.6), "worms": (8.4, 49.6),
    # Seas
    "irish_sea": (-6.8, 52.6), "bay_of_biscay": (-5.2, 45.6), "atlantic_ocean": (-9.3, 38.6),
    "english_channel": (-2.2, 49.8), "north_sea": (3.2, 55.2), "baltic_sea": (14.6, 55.3),
    "gulf_of_lyon": (5.0, 41.6), "barbary_coast": (4.8, 38.0), "tyrrhenian_sea": (12.0, 40.0),
    "north_african_coast": (19.0, 33.8), "aegean_sea": (25.2, 38.9), "ionian_sea": (18.6, 37.9),
    "adriatic_sea": (15.7, 42.9), "black_sea": (30.3, 42.9),
}  # fmt: skip


def spread(board: CheckedMap) -> dict[str, MapPoint]:
    """Where every place of a board is drawn, one unit a degree of latitude, southwards down."""
    squeeze = cos(radians(MIDDLE_LATITUDE))
    drawn = {name: (PLACES[name][0] * squeeze, -PLACES[name][1]) for name in board.adjacent if name in PLACES}
    missing = [name for name in sorted(board.adjacent) if name not in PLACES]
    centre = _mean(list(drawn.values())) if drawn else (0.0, 0.0)
    for number, name in enumerate(missing):
        drawn[name] = centre[0] + number % 5, centre[1] + number // 5
    for _ in range(MOST_ROUNDS if len(missing) < len(drawn) else 0):
        for name in missing:
            drawn[name] = _mean([drawn[name], *(drawn[other] for other in sorted(board.adjacent[name]))])
    return drawn


def _mean(points: list[MapPoint]) -> MapPoint:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
