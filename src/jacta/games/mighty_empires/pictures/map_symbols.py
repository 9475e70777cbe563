"""The signs on the picture of the map, drawn with simple paths around the origin; a hex reaches from -34 to 34."""

from __future__ import annotations

from html import escape

from jacta.games.mighty_empires.inputs import Kind, SiteType, Terrain
from jacta.games.mighty_empires.state.world import INDEPENDENT, Owner, SiteOwner

INK, PAPER, RIM, FAINT = "#33291b", "#f6ecd2", "#a58f63", "#74633f"
UNKNOWN, WASTE = "#cdb98c", "#3d3330"
COLOURS = ("#b3262a", "#1d5c9e", "#7a3b91")
NEUTRAL_FILL, HOSTILE_FILL = "#fbf7ea", "#3a3a3a"

GROUND: dict[Terrain, str] = {
    "plain": "#efe0a9",
    "forest": "#c8d6a0",
    "mountain": "#dccbb0",
    "river": "#e4e0b0",
    "marsh": "#c9cfae",
    "coast": "#a9cfdb",
}


def _tree(x: int, y: int) -> str:
    return (
        f'<path d="M{x} {y}l6 -14l6 14z" fill="#6b8f4a"/><path d="M{x + 6} {y}v4" stroke="#6d5330" stroke-width="2"/>'
    )


def _peak(x: int, y: int, size: int) -> str:
    half = size // 2
    down, notch = half // 2, half // 4
    snow = f"M{x + half} {y - size}l{down} {half}l-{notch} -{half // 5}l-{notch} {notch}l-{notch} -{notch}z"
    return (
        f'<path d="M{x} {y}l{half} -{size}l{half} {size}z" fill="#a08a6c"/>'
        f'<path d="M{x + half} {y - size}l{half} {size}h-{half // 2}z" fill="#8a7455"/><path d="{snow}" fill="#fff"/>'
    )


def _waves(colour: str, *rows: tuple[int, int]) -> str:
    lines = "".join(f"M{x} {y}q5 -5 10 0t10 0" for x, y in rows)
    return f'<path d="{lines}" fill="none" stroke="{colour}" stroke-width="1.8" stroke-linecap="round"/>'


def _reeds(x: int, y: int) -> str:
    stalks = f"M{x} {y}v-9M{x - 4} {y}l-2 -7M{x + 4} {y}l2 -7M{x - 8} {y}h16"
    return f'<path d="{stalks}" stroke="#6f7c4a" stroke-width="1.6" fill="none"/>'


SYMBOLS: dict[Terrain, str] = {
    "plain": '<path d="M-20 14h7M-4 20h8M12 13h7M-14 -9h6M9 -11h7" stroke="#c8b36f" stroke-width="1.6"/>',
    "forest": _tree(-27, 0) + _tree(15, 0) + _tree(-18, 23) + _tree(6, 24) + _tree(-6, -10),
    "mountain": _peak(-28, 20, 26) + _peak(4, 22, 22) + _peak(-12, 24, 18),
    "river": '<path d="M-38 -6C-20 -22 -10 14 6 2S26 10 38 4" fill="none" stroke="#6fa8c9" stroke-width="9"/>'
    '<path d="M-38 -6C-20 -22 -10 14 6 2S26 10 38 4" fill="none" stroke="#a9d0e2" stroke-width="3"/>',
    "marsh": _reeds(-18, 0) + _reeds(16, -2) + _reeds(0, 24) + _waves("#7fa3a0", (-26, 14), (8, 12)),
    "coast": '<path d="M-40 14C-22 4 -10 24 6 14S28 10 40 16V40H-40z" fill="#e8d7a0" opacity="0.9"/>'
    + _waves("#5f9cb3", (-28, -6), (6, -12), (-8, 4)),
}

BRIDGE = (
    '<rect x="19" y="-8" width="9" height="24" rx="2" fill="#9a7444" stroke="#6d5330"/>'
    '<path d="M19 -3h9M19 2h9M19 7h9M19 12h9" stroke="#6d5330"/>'
)
BROKEN_BRIDGE = BRIDGE + '<path d="M15 -8L32 16M32 -8L15 16" stroke="#b3262a" stroke-width="3"/>'
FLAMES = (
    '<path d="M0 16C-12 12 -12 0 -5 -6C-5 0 -1 0 0 -14C6 -8 4 -2 7 -3C9 -5 8 -8 7 -9C13 -2 13 12 0 16z" '
    'fill="#d9701e"/>'
    '<path d="M0 15C-6 12 -5 5 0 0C5 5 6 12 0 15z" fill="#f3c64b"/>'
)
RUIN = f'<g transform="translate(0 -2) scale(0.9)">{FLAMES}</g>'
NEST = (
    '<circle r="12" fill="#5b2a6e" stroke="#fff" stroke-width="1.2"/>'
    '<path d="M0 9L-2 2L-10 3L-9 -4L-4 -3L-3 -8L0 -5L3 -8L4 -3L9 -4L10 3L2 2z" fill="#f3c64b"/>'
)
SPY = (
    f'<path d="M-9 0Q0 -9 9 0Q0 9 -9 0z" fill="{PAPER}" stroke="currentColor" stroke-width="2"/>'
    '<circle r="3" fill="currentColor"/>'
)
STAR = (
    '<path d="M0 -6l1.8 3.7l4.1 .6l-3 2.9l.7 4.1l-3.6 -1.9l-3.6 1.9l.7 -4.1l-3 -2.9l4.1 -.6z" '
    f'fill="#e8b923" stroke="{INK}" stroke-width="0.8"/>'
)
HOSTILE = (
    f'<path d="M-6 -5L6 7M6 -5L-6 7" stroke="{INK}" stroke-width="2.6"/>'
    '<path d="M-6 -5L6 7M6 -5L-6 7" stroke="#e9e4d4" stroke-width="1.2"/>'
)

SITES: dict[SiteType, str] = {
    "village": "M-13 9V-1L-7 -7L-1 -1V9zM2 9V2L7 -3L12 2V9z",
    "city": "M-15 10V-4L-11 -9L-7 -4V0H-3V-8L0 -13L3 -8V0H7V-4L11 -9L15 -4V10z",
    "fortress": "M-15 10V-10H-10V-6H-6V-10H-2V-6H2V-10H6V-6H10V-10H15V10H4V3A4 4 0 0 0 -4 3V10z",
}


def fill_of(owner: Owner | SiteOwner) -> str:
    if isinstance(owner, int):
        return COLOURS[owner]
    return NEUTRAL_FILL if owner == "neutral" else HOSTILE_FILL


def coloured(site: SiteType, owner: Owner | SiteOwner) -> str:
    """A site in its owner's colour; neutral ones are pale, hostile ones dark."""
    path = SITES[site]
    return (
        f'<path d="{path}" fill="none" stroke="{PAPER}" stroke-width="4.5" stroke-linejoin="round"/>'
        f'<path d="{path}" fill="{fill_of(owner)}" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"/>'
    )


SHAPES: dict[Kind, str] = {
    "army": "M-14 -9H14V2C14 8 6 11 0 12C-6 11 -14 8 -14 2z",
    "ship": "M-17 -1H17L11 11H-11zM-1 -3V-14L11 -4z",
}


def token(name: str, owner: Owner, kind: Kind) -> str:
    """A shield or a ship in its owner's colour, with its name or the number of units."""
    colour = "#565656" if owner == INDEPENDENT else COLOURS[owner]
    y = 4 if kind == "army" else 8.5
    size = 11 if len(name) <= 3 else 9
    return (
        f'<path d="{SHAPES[kind]}" fill="{colour}" stroke="{PAPER}" stroke-width="1.6"/>'
        f'<text y="{y}" font-size="{size}" font-weight="bold" text-anchor="middle" fill="#fff" '
        f'font-family="Helvetica, Arial, sans-serif">{escape(name)}</text>'
    )
