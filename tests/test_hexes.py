"""Hex geometry: laws of the plane, the printed examples, and lines against an independent exact check."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice, pairwise, product
from math import dist, isclose, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jacta.hexes import (
    DIRECTIONS,
    Grid,
    Hex,
    Layout,
    Route,
    cheapest_route,
    direction,
    disc,
    distance,
    line,
    reachable,
    ring,
    spiral,
)

ORIGIN = Hex(0, 0)


def hexes_within(limit: int) -> st.SearchStrategy[Hex]:
    return st.builds(Hex, st.integers(-limit, limit), st.integers(-limit, limit))


places = hexes_within(200)
near_places = hexes_within(12)


# --- Places and directions --------------------------------------------------------------------------------------------


@given(places, places, st.integers(-9, 9))
def test_hexes_add_subtract_and_scale_as_vectors(a, b, times):
    assert a + b == b + a == Hex(a.q + b.q, a.r + b.r)
    assert a + b - b == a
    assert a + -a == ORIGIN
    assert a * times == times * a == Hex(a.q * times, a.r * times)
    assert a.q + a.r + a.s == 0


@given(places, places, places)
def test_distance_is_a_metric(a, b, c):
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(places)
def test_neighbours_are_the_six_hexes_at_distance_1(place):
    around = {Hex(q, r) for q in range(place.q - 2, place.q + 3) for r in range(place.r - 2, place.r + 3)}
    assert set(place.neighbours()) == {other for other in around if distance(place, other) == 1}


def test_neighbours_come_in_the_printed_order():
    assert ORIGIN.neighbours() == ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


@given(places, st.integers(-12, 12))
def test_rotation_turns_one_direction_into_the_next(place, sixths):
    assert [step.rotated() for step in DIRECTIONS] == [*DIRECTIONS[1:], DIRECTIONS[0]]
    assert place.rotated(sixths).rotated(-sixths) == place
    assert place.rotated(3) == -place
    assert distance(ORIGIN, place.rotated(sixths)) == distance(ORIGIN, place)


@given(places, st.integers(0, 5))
def test_direction_finds_the_step_between_neighbours(place, index):
    assert direction(place, place.neighbours()[index]) == index


def test_direction_refuses_hexes_apart():
    with pytest.raises(ValueError, match="0,0 and 2,-1 are not neighbours"):
        direction(ORIGIN, Hex(2, -1))


# --- Text -------------------------------------------------------------------------------------------------------------


@given(places)
def test_text_names_a_hex_both_ways(place):
    assert Hex.parse(str(place)) == place


def test_text_form():
    assert str(Hex(3, -1)) == "3,-1"
    assert Hex.parse(" 3, -1 ") == Hex(3, -1)


@pytest.mark.parametrize("text", ["", "3", "3,", "3,-1,2", "3;1", "a,b", "1.5,2", "- 1,2", "(1,2)", "1 2,3", "٣,1"])
def test_bad_text_is_refused_with_the_form_expected(text):
    with pytest.raises(ValueError, match=r"not a hex: .* write two whole numbers q,r"):
        Hex.parse(text)


# --- Regions ----------------------------------------------------------------------------------------------------------


def test_ring_runs_clockwise_from_north():
    assert ring(ORIGIN, 1) == ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    assert ring(Hex(5, 5), 2)[:4] == ((5, 3), (6, 3), (7, 3), (7, 4))


@given(places, st.integers(1, 8))
def test_ring_is_a_closed_walk_at_its_distance(centre, radius):
    walk = ring(centre, radius)
    assert len(set(walk)) == len(walk) == 6 * radius
    assert all(distance(centre, place) == radius for place in walk)
    assert all(distance(a, b) == 1 for a, b in pairwise((*walk, walk[0])))


@given(places, st.integers(0, 8))
def test_disc_holds_every_hex_within_its_radius_in_spiral_order(centre, radius):
    square = range(-radius - 1, radius + 2)
    around = {centre + Hex(q, r) for q in square for r in square}
    found = disc(centre, radius)
    assert set(found) == {place for place in around if distance(centre, place) <= radius}
    assert found == tuple(islice(spiral(centre), len(found)))
    assert len(found) == 1 + 3 * radius * (radius + 1)


def test_nothing_lies_within_a_negative_radius():
    assert ring(ORIGIN, -1) == disc(ORIGIN, -1) == ()


# --- Lines ------------------------------------------------------------------------------------------------------------


def test_line_across_sides():
    assert line(ORIGIN, Hex(2, 1)).sides == (((0, 0), (1, 0), (1, 1), (2, 1)),)


def test_line_along_edges_has_two_sides():
    left, right = line(ORIGIN, Hex(2, 2)).sides
    assert left == ((0, 0), (1, 0), (1, 1), (2, 1), (2, 2))
    assert right == ((0, 0), (0, 1), (1, 1), (1, 2), (2, 2))
    assert line(ORIGIN, Hex(2, 2)).places[1::2] == (((1, 0), (0, 1)), ((2, 1), (1, 2)))


def test_line_through_corners_leaves_out_what_it_only_touches():
    assert line(ORIGIN, Hex(1, 4)).sides == (((0, 0), (0, 1), (0, 2), (1, 2), (1, 3), (1, 4)),)


def test_line_can_cross_more_hexes_than_the_distance():
    assert line(ORIGIN, Hex(1, 3)).sides == (((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (1, 3)),)


def test_line_to_itself_is_the_hex():
    assert line(Hex(4, -7), Hex(4, -7)).sides == (((4, -7),),)


@given(places, st.integers(0, 5), st.integers(0, 30))
def test_line_along_a_direction_goes_straight_through_the_hexes(start, index, steps):
    step = DIRECTIONS[index]
    assert line(start, start + step * steps).sides == (tuple(start + step * n for n in range(steps + 1)),)


@given(places, st.integers(0, 5), st.integers(1, 30))
def test_left_side_is_anticlockwise_of_the_edges(start, index, edges):
    to_left, to_right = DIRECTIONS[index - 1], DIRECTIONS[index]
    left, right = line(start, start + (to_left + to_right) * edges).sides
    assert left[1] == start + to_left
    assert right[1] == start + to_right
    assert len(left) == len(right) == 2 * edges + 1


@given(places, places)
def test_line_is_a_walk_from_end_to_end(a, b):
    for path in line(a, b).sides:
        assert (path[0], path[-1]) == (a, b)
        assert all(distance(here, there) == 1 for here, there in pairwise(path))
        assert distance(a, b) + 1 <= len(path) == len(set(path))


@given(places, st.integers(0, 5), st.integers(1, 5))
def test_any_mixture_of_an_edge_line_is_a_walk(start, index, edges):
    end = start + (DIRECTIONS[index - 1] + DIRECTIONS[index]) * edges
    for path in product(*line(start, end).places):
        assert all(distance(here, there) == 1 for here, there in pairwise(path))


@given(places, places)
def test_line_back_is_the_line_with_left_and_right_exchanged(a, b):
    back = line(b, a).places
    assert line(a, b).places == tuple(place[::-1] for place in reversed(back))


@given(places, places, st.integers(0, 5))
def test_line_turns_with_the_map(a, b, sixths):
    turned = line(a.rotated(sixths), b.rotated(sixths)).places
    assert turned == tuple(tuple(h.rotated(sixths) for h in place) for place in line(a, b).places)


def sampled_places(a: Hex, b: Hex) -> list[set[Hex]]:
    """The line by the definition: one exact sample in each stretch between two moments where any side could be met.

    A hex lies on the stretch if the sample is no further than its sides: alone inside it, or one of two at their edge.
    """
    d = b - a
    rates = [abs(d.q - d.r), abs(d.r - d.s), abs(d.s - d.q)]
    moments = sorted({Fraction(n, rate) for rate in rates if rate for n in range(rate + 1)})
    found: list[set[Hex]] = []
    for before, after in pairwise(moments):
        t = (before + after) / 2
        q, r = a.q + t * d.q, a.r + t * d.r
        here = {
            h
            for h in disc(Hex(round(q), round(r)), 1)
            for x, y in [(q - h.q, r - h.r)]
            if max(abs(x - y), abs(x + 2 * y), abs(2 * x + y)) <= 1
        }
        if here not in found[-1:]:
            found.append(here)
    return found


@pytest.mark.parametrize("end", disc(ORIGIN, 6)[1:], ids=str)
def test_line_agrees_with_exact_sampling_nearby(end):
    assert [set(place) for place in line(ORIGIN, end).places] == sampled_places(ORIGIN, end)


@settings(max_examples=30)
@given(near_places, near_places)
def test_line_agrees_with_exact_sampling(a, b):
    expected = sampled_places(a, b) if a != b else [{a}]
    assert [set(place) for place in line(a, b).places] == expected


# --- Ways across a map ------------------------------------------------------------------------------------------------

FIELD = disc(ORIGIN, 3)
terrains = st.fixed_dictionaries({place: st.sampled_from([None, 0, 1, 1, 2, 5]) for place in FIELD})
floors = st.fixed_dictionaries({place: st.sampled_from([None, 1, 1]) for place in FIELD})
field_places = st.sampled_from(FIELD)


def costs_by_relaxation(start, cost):
    """The cheapest costs by brute force: shorten ways until none gets shorter."""
    cheapest = {start: 0}
    changed = True
    while changed:
        changed = False
        for here, spent in list(cheapest.items()):
            for there in here.neighbours():
                price = cost(here, there)
                if price is not None and spent + price < cheapest.get(there, 10**9):
                    cheapest[there] = spent + price
                    changed = True
    return cheapest


def steps_by_flooding(start, cost):
    """The number of steps to each hex, wave after wave."""
    steps = {start: 0}
    wave = [start]
    while wave:
        wave = list({b for a in wave for b in a.neighbours() if cost(a, b) is not None and b not in steps})
        steps |= dict.fromkeys(wave, max(steps.values()) + 1)
    return steps


@given(terrains, field_places, st.integers(0, 12))
def test_reachable_agrees_with_brute_force(terrain, start, budget):
    def cost(_, there):
        return terrain.get(there)

    expected = {place: spent for place, spent in costs_by_relaxation(start, cost).items() if spent <= budget}
    found = reachable(start, budget, cost)
    assert found == expected
    assert list(found.values()) == sorted(found.values())


@given(floors, field_places, field_places)
def test_route_over_even_ground_is_as_short_as_flooding_finds(floor, start, goal):
    def cost(_, there):
        return floor.get(there)

    route = cheapest_route(start, goal, cost)
    steps = steps_by_flooding(start, cost).get(goal)
    assert (route and route.cost) == steps
    assert route is None or len(route.hexes) == steps + 1


@given(terrains, field_places, field_places)
def test_route_is_a_walk_that_costs_what_it_says(terrain, start, goal):
    def cost(_, there):
        return terrain.get(there)

    route = cheapest_route(start, goal, cost)
    if route is None:
        assert goal not in costs_by_relaxation(start, cost)
        return
    assert (route.hexes[0], route.hexes[-1]) == (start, goal)
    assert all(distance(a, b) == 1 for a, b in pairwise(route.hexes))
    assert route.cost == sum(terrain[place] for place in route.hexes[1:]) == costs_by_relaxation(start, cost)[goal]


def test_equal_routes_are_settled_by_steps_then_coordinates():
    assert cheapest_route(ORIGIN, Hex(1, 1), lambda *_: 1) == Route((ORIGIN, Hex(0, 1), Hex(1, 1)), 2)
    free_on_the_map = dict.fromkeys(FIELD, 0)
    route = cheapest_route(ORIGIN, Hex(3, 0), lambda _, there: free_on_the_map.get(there))
    assert route == Route((ORIGIN, Hex(1, 0), Hex(2, 0), Hex(3, 0)), 0)


def test_cost_may_depend_on_the_side_crossed():
    def cliff(here, there):
        return None if (here, there) == (ORIGIN, Hex(1, 0)) else 1

    assert cheapest_route(ORIGIN, Hex(1, 0), cliff) == Route((ORIGIN, Hex(0, 1), Hex(1, 0)), 2)
    assert cheapest_route(Hex(1, 0), ORIGIN, cliff) == Route((Hex(1, 0), ORIGIN), 1)


def test_a_route_to_the_start_costs_nothing():
    assert cheapest_route(ORIGIN, ORIGIN, lambda *_: None) == Route((ORIGIN,), 0)
    assert reachable(ORIGIN, 0, lambda *_: 1) == {ORIGIN: 0}


# --- Drawing ----------------------------------------------------------------------------------------------------------

layouts = pytest.mark.parametrize("layout", [Layout(10), Layout(10, flat_top=False)], ids=["flat", "pointy"])


@layouts
def test_corners_lie_at_the_size_around_the_centre(layout):
    place = Hex(3, -2)
    assert all(isclose(dist(layout.centre(place), corner), 10) for corner in layout.corners(place))


@layouts
def test_neighbours_share_the_side_between_them(layout):
    place = Hex(3, -2)
    corners = layout.corners(place)
    for i, other in enumerate(place.neighbours()):
        assert isclose(dist(layout.centre(place), layout.centre(other)), 10 * sqrt(3))
        side = [corners[i], corners[(i + 1) % 6]]
        shared = [layout.corners(other)[(i + 4) % 6], layout.corners(other)[(i + 3) % 6]]
        assert [pytest.approx(corner) for corner in side] == shared


def test_north_is_up_on_a_flat_top_map_and_east_is_right_on_a_pointy_one():
    assert Layout(1).centre(Hex(0, -1)) == pytest.approx((0, -sqrt(3)))
    assert Layout(1, flat_top=False).centre(Hex(1, 0)) == pytest.approx((sqrt(3), 0))


def test_box_encloses_the_hexes():
    assert Layout(10).box([ORIGIN]) == pytest.approx((-10, -5 * sqrt(3), 20, 10 * sqrt(3)))
    assert Layout(10, flat_top=False).box([ORIGIN]) == pytest.approx((-5 * sqrt(3), -10, 10 * sqrt(3), 20))
    assert Layout(10).box(disc(ORIGIN, 1)) == pytest.approx((-25, -15 * sqrt(3), 50, 30 * sqrt(3)))


# --- Names


def test_a_grid_names_every_hex_once_and_finds_it_by_its_name() -> None:
    for grid in (Grid(), Grid(Hex(-10, -4), "DEFGHJKLMNPQRSTUVWXYZ")):
        named = {place: grid.name(place) for place in disc(Hex(0, 0), 30)}
        assert len({*named.values()}) == len(named)
        for place, name in named.items():
            assert grid.find(name) == (None if "," in name else place)
            assert grid.name_of(str(place)) == name


@pytest.mark.parametrize(
    ("name", "place"), [("A1", (0, 0)), ("b1", (1, 0)), (" C4 ", (2, 2)), ("AA1", (26, -13)), ("BB2", (27, -12))]
)
def test_a_grid_counts_columns_by_letters_and_rows_down(name: str, place: tuple[int, int]) -> None:
    assert Grid().find(name) == place


@pytest.mark.parametrize("name", ["", "A", "A0", "A01", "AB3", "4C", "3,1", "É4"])
def test_what_is_no_name_of_a_hex(name: str) -> None:
    assert Grid().find(name) is None
