"""A place in a text: a pincode, a city, or a locality that live jobs or India Post's directory name.

A locality counts where it is plainly meant: live jobs have the words in their places and nowhere else, or a
word such as *near* stands before it, or *ke paas* behind it.
"""

from functools import lru_cache
from statistics import median
from typing import NamedTuple

import frappe

from job_portal.jobs.finding import vocabulary
from job_portal.jobs.finding.query import spelt_alike
from job_portal.places import cities, geo, middles, names, pincodes
from job_portal.places.geo import Point
from job_portal.words import lexicon, stop_words
from job_portal.words.analysis import PLACE
from job_portal.words.folding import Token, distance, folded, joined, most_edits, plain, skeleton

_LONGEST_NAME = 4
# How far around a locality, and around the edge of a city.
_REACH_KM = 25
# So many of the newest jobs that have a word show where it stands.
_SAMPLE = 40
_SHARE_OF_PLACES = 0.7
# Jobs of one locality are as near to each other as this.
_ONE_LOCALITY_KM = 12
_SPELT_ALIKE_FROM = 5
_ROADS = ("road", "highway", "naka", "nagar", "chowk", "gate", "line")


class Area(NamedTuple):
    """A place to look around. Within `inner_km` of the point all is equally near: a city."""

    # Empty where it is called as it was typed.
    label: str
    point: Point
    inner_km: int
    # 0: anywhere, the nearest first.
    reach_km: int


def area_in(asked: list[Token]) -> tuple[Area, list[Token], list[Token]] | None:
    """The area that a text names, the words that name it, and these with those that mark it as a place."""
    named = _in_trades(asked)
    city = _city_in(asked, named)
    around = city[0].point if city else None
    for find in (_pincode_in, _lived_in, _marked_in):
        if found := find(asked, named, around):
            area, some = found
            if city and set(some) <= set(city[1]):
                continue
            some = _with_city(asked, some, city)
            return area, some, _with_markers(asked, some)
    if not city:
        return None
    area, some = city
    if not area.inner_km and (behind := _city_in(asked[asked.index(some[-1]) + 1 :], named)):
        some = _with_city(asked, some, behind)
    return area, city[1], _with_markers(asked, some)


def _in_trades(asked: list[Token]) -> set[int]:
    """Where words stand that name a trade."""
    found = set()
    for size in range(min(lexicon.LONGEST_NAME, len(asked)), 0, -1):
        for start in range(len(asked) - size + 1):
            some = asked[start : start + size]
            if lexicon.exact(joined(folded(token.plain) for token in some)):
                found |= {token.start for token in some}
    return found


def _pincode_in(asked: list[Token], named: set[int], around: Point | None):
    for start in range(len(asked)):
        for size in (1, 2):
            some = asked[start : start + size]
            digits = "".join(token.plain for token in some)
            # Some post offices have no position.
            if len(digits) == 6 and pincodes.find(digits) and (point := middles.middle(digits)):
                return Area(names.described(digits).label, point, 0, _REACH_KM), some
    return None


def _city_in(asked: list[Token], named: set[int]) -> tuple[Area, list[Token]] | None:
    """The last city, or locality that no post office is called after, in its longest name."""
    known = _cities()
    for size in range(min(_LONGEST_NAME, len(asked)), 0, -1):
        for start in range(len(asked) - size, -1, -1):
            some = asked[start : start + size]
            form = joined(folded(token.plain) for token in some)
            is_trade = size == 1 and some[0].start in named
            # A Hosur Road is in another city.
            is_road = any(token.plain in _ROADS for token in asked[start + size : start + size + 1])
            if is_trade or is_road or not stop_words.left_out(some):
                continue
            if name := known.get(form) or (size == 1 and _misspelt_city(some[0].plain)):
                return _area_of_city(name), some
    return None


def _misspelt_city(word: str) -> str | None:
    form = folded(word)
    if len(form) < _SPELT_ALIKE_FROM or lexicon.is_word(form) or lexicon.alike(form):
        return None
    near = [
        (distance(form, each), name)
        for each, name in _cities().items()
        if each[:2] == form[:2] and abs(len(each) - len(form)) <= 2
    ]
    edits, name = min(near, default=(99, ""))
    return name if edits <= most_edits(len(form)) and not vocabulary.counts([word]) else None


def _area_of_city(name: str) -> Area:
    city = cities.by_name()[name]
    return Area(name, middles.middle(city["pincode"]), city["radius_km"], city["radius_km"] + _REACH_KM)


def _lived_in(asked: list[Token], named: set[int], around: Point | None):
    """A locality of live jobs: words next to each other that stand in places only."""
    runs: list[list[tuple[Token, str]]] = []
    run: list[tuple[Token, str]] = []
    for token in asked:
        is_free = token.start not in named and stop_words.left_out([token]) and not token.plain.isdigit()
        if is_free and (word := _place_word(token.plain)):
            run.append((token, word))
        else:
            runs, run = [*runs, run], []
    for some in sorted([*runs, run], key=len, reverse=True):
        # *Park* and *nagar* alone are everywhere. In a city there may be a *Camp*.
        if all(len(word) < 2 or (word in _generic() and not around) for _token, word in some):
            continue
        if point := _middle_of_jobs([word for _token, word in some], around):
            return Area("", point, 0, _REACH_KM), [token for token, _word in some]
    return None


def _place_word(typed: str) -> str | None:
    """The word of places that was typed, perhaps misspelt."""
    if typed in _city_words():
        return None
    if vocabulary.counts([typed]):
        return typed if _is_place(typed) else None
    is_named = len(typed) < _SPELT_ALIKE_FROM or lexicon.alike(folded(typed)) or lexicon.misspelt(typed)
    return None if is_named else next(filter(_is_place, spelt_alike(typed)), None)


def _is_place(word: str) -> bool:
    query = "select weight from `tabJP Job Word` where word = %s order by published_on desc limit %s"
    weights = frappe.db.sql(query, (word, _SAMPLE), pluck=True)
    return bool(weights) and weights.count(PLACE) >= len(weights) * _SHARE_OF_PLACES


def _middle_of_jobs(words: list[str], around: Point | None) -> Point | None:
    """The middle of the newest jobs that have all the words in their place, if it is one locality."""
    joins = "".join(
        f" join `tabJP Job Word` word_{n} on word_{n}.word = %(word_{n})s and word_{n}.job = first.job"
        f" and word_{n}.published_on = first.published_on"
        for n in range(1, len(words))
    )
    query = (
        f"select job.latitude, job.longitude from `tabJP Job Word` first{joins}"  # noqa: S608 (constants)
        " join `tabJP Job` job on job.name = first.job where first.word = %(word_0)s and first.cell > 0"
        " order by first.published_on desc limit %(most)s"
    )
    values = {f"word_{n}": word for n, word in enumerate(words)} | {"most": _SAMPLE}
    points = [Point(*row) for row in frappe.db.sql(query, values)]
    if around:
        points = [point for point in points if geo.distance_km(point, around) < 3 * _REACH_KM]
    if not points:
        return None
    middle = Point(median(point.latitude for point in points), median(point.longitude for point in points))
    near = sum(geo.distance_km(point, middle) <= _ONE_LOCALITY_KM for point in points)
    return middle if near >= len(points) * _SHARE_OF_PLACES else None


def _marked_in(asked: list[Token], named: set[int], around: Point | None):
    """A locality of the directory, between words such as *near* and the end, or before *ke paas*."""
    before, behind = _markers()
    for at, token in enumerate(asked):
        ahead = [each for each in asked[at + 1 : at + 1 + _LONGEST_NAME] if each.start not in named]
        if token.plain in before and (found := _in_directory(ahead, around, from_start=True)):
            return found
        back = [each for each in asked[max(0, at - _LONGEST_NAME) : at] if each.start not in named]
        if token.plain in behind and (found := _in_directory(back, around, from_start=False)):
            return found
    return None


def _in_directory(some: list[Token], around: Point | None, from_start: bool):
    for size in range(len(some), 0, -1):
        part = some[:size] if from_start else some[-size:]
        beyond = some[size : size + 1] if from_start else []
        if any(token.plain in _generic() for token in beyond):
            # Koregaon is no Koregaon Park.
            continue
        said = [token.plain for token in stop_words.left_out(part)]
        if all(word in _generic() for word in said) or any(lexicon.is_word(folded(word)) for word in said):
            continue
        form = skeleton(joined(folded(token.plain) for token in part))
        found = []
        for place in names.find(" ".join(token.plain for token in part)):
            name = place.label.split(", ")[0]
            point = middles.middle(place.pincode)
            is_far = point and around and geo.distance_km(point, around) > 3 * _REACH_KM
            is_named = skeleton(joined(folded(plain(word)) for word in name.split())) == form
            if point and is_named and not is_far:
                found.append(Area(place.label, point, 0, _REACH_KM))
        if found:
            # Many towns have a Shivaji Nagar.
            return next((area for area in found if _has_jobs(area.point)), found[0]), part
    return None


def _has_jobs(point: Point) -> bool:
    query = "select 1 from `tabJP Job` where is_listed = 1 and cell = %s limit 1"
    return bool(frappe.db.sql(query, (geo.cell(point),)))


def _with_city(asked: list[Token], some: list[Token], city) -> list[Token]:
    """The words with those of the city, where they are neighbours."""
    if not city:
        return some
    span = sorted({*some, *city[1]}, key=lambda token: token.start)
    between = [each for each in asked if span[0].start <= each.start <= span[-1].start]
    return span if len(stop_words.left_out(between)) == len(stop_words.left_out(span)) else some


def _with_markers(asked: list[Token], some: list[Token]) -> list[Token]:
    """The words with *near* before them and *ke paas* behind them."""
    before, behind = _markers()
    first, last = asked.index(some[0]), asked.index(some[-1])
    while first and asked[first - 1].plain in before:
        first -= 1
    while last + 1 < len(asked) and asked[last + 1].plain in behind:
        last += 1
    return asked[first : last + 1]


@lru_cache(1)
def _cities() -> dict[str, str]:
    """Cities by the folded forms of their names."""
    return {
        joined(folded(plain(word)) for word in each.split()): name
        for name, city in cities.by_name().items()
        for each in city["names"]
    }


@lru_cache(1)
def _generic() -> frozenset[str]:
    """Words of places that name none by themselves."""
    return frozenset(map(plain, lexicon.read("generic_places")))


@lru_cache(1)
def _city_words() -> frozenset[str]:
    names_of_cities = (each for city in cities.by_name().values() for each in city["names"])
    return frozenset(plain(each) for each in names_of_cities if " " not in each)


@lru_cache(1)
def _markers() -> tuple[frozenset[str], frozenset[str]]:
    before, behind = (frozenset(map(plain, words)) for words in lexicon.read("markers").values())
    return before, behind
