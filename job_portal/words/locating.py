"""Finds a place in a text: a pincode, a city, or a locality that live jobs or India Post's directory name.

A locality counts only if live jobs use its words in their places and hardly elsewhere, or if a word such as
*near* stands before it, or *ke paas* behind it.
"""

from functools import lru_cache
from itertools import pairwise
from statistics import median
from typing import NamedTuple, Protocol

from rapidfuzz.distance import OSA

from job_portal.places import centroids, cities, geo, names, pincodes
from job_portal.places.geo import Point
from job_portal.words import lexicon
from job_portal.words.analysis import names_in
from job_portal.words.folding import Token, folded, joined, most_edits, plain, skeleton

_LONGEST_NAME = 4
# The search radius around a locality, and beyond the edge of a city.
_REACH_KM = 25
# Points form one locality if this share of them lies within this distance of their middle.
_SHARE_OF_LOCALITY = 0.7
_ONE_LOCALITY_KM = 12
_SPELT_ALIKE_FROM = 5
_QUARTERS = ("north", "south", "east", "west", "central")
_ROADS = ("road", "highway", "naka", "nagar", "chowk", "gate", "line")


class Part(NamedTuple):
    """A numbered part of a town, *Sector 62*, and whether live jobs say where it is."""

    label: str
    # The spellings of *sector*.
    names: tuple[str, ...]
    number: str
    has_jobs: bool


class Area(NamedTuple):
    """A place to search around. Points within `inner_km`, such as a city's, count as equally near."""

    # '' if the typed text is the label.
    label: str
    point: Point
    inner_km: int
    # 0 means no limit: the nearest jobs come first.
    reach_km: int
    # The middles and the radii of the neighbouring cities.
    beside: tuple[tuple[Point, int], ...] = ()
    # Jobs with the number of the named part come first.
    part: Part | None = None


class Corpus(Protocol):
    """The words and places in a site's texts. `jobs.finding.vocabulary` implements this protocol."""

    def is_used(self, word: str) -> bool:
        """Whether any text uses the word."""

    def spelt_alike(self, word: str) -> dict[str, int]:
        """Words of texts that may be its correct spelling, the likeliest first."""

    def is_place(self, word: str) -> bool:
        """Whether texts use the word in their places, and hardly elsewhere."""

    def points_of(self, words: list[str]) -> list[Point]:
        """The points of the texts whose places contain all the words."""

    def has_jobs(self, point: Point) -> bool:
        """Whether there is a job near the point."""


def area_in(asked: list[Token], corpus: Corpus) -> tuple[Area, list[Token], list[Token]] | None:
    """Return the area that a text names, the words of its name, and these with its part and with markers such
    as *near*.
    """
    found = _area_in(asked, corpus)
    if found and (whole := _with_quarter(asked, *found[:2], corpus)):
        return whole
    part = _part_beside(asked, found[1]) if found else []
    if not part:
        return found
    area, named, _some = found
    name, number = _parts()[part[0].plain], part[1].plain
    point = _middle(corpus.points_of([name, number]), area.point)
    if point:
        area = Area(area.label, point, 0, _REACH_KM)
    spellings = tuple(each for each, other in _parts().items() if other == name)
    area = area._replace(part=Part(f"{name.title()} {number}", spellings, number, bool(point)))
    whole = sorted({*named, *part}, key=lambda token: token.start)
    return area, named, _with_markers(asked, whole)


def _with_quarter(asked: list[Token], area: Area, named: list[Token], corpus: Corpus):
    """The district whose name contains the found place: *North 24 Parganas*. None if there is none."""
    first, last = asked.index(named[0]), asked.index(named[-1])
    while first and _is_of_quarter(asked[first - 1]):
        first -= 1
    while last + 1 < len(asked) and _is_of_quarter(asked[last + 1]):
        last += 1
    some = asked[first : last + 1]
    typed = [token.plain for token in some]
    core = [token.plain for token in named if not _is_of_quarter(token)]
    if len(core) == len(typed):
        return None
    for place in (*names.find(" ".join(typed)), *names.find(" ".join(core))):
        name = place.label.split(", ")[0]
        if sorted(map(plain, name.split())) == sorted(typed):
            point = _middle(corpus.points_of(typed), area.point) or centroids.of(place.pincode)
            return area._replace(label=name, point=point or area.point), some, _with_markers(asked, some)
    return None


def _is_of_quarter(token: Token) -> bool:
    return token.plain in _QUARTERS or token.plain.isdigit()


def numbered(asked: list[Token]) -> list[tuple[Token, Token]]:
    """The words of each numbered part of a town: *Sector 62*."""
    return [(one, other) for one, other in pairwise(asked) if one.plain in _parts() and other.plain.isdigit()]


def _part_beside(asked: list[Token], named: list[Token]) -> list[Token]:
    """The words of *Sector 62* before or behind a place."""
    for part, number in numbered(asked):
        at = asked.index(part)
        between = [asked[at + 2 : asked.index(named[0])], asked[asked.index(named[-1]) + 1 : at]]
        is_beside = asked[at + 2 :][:1] == named[:1] or asked[:at][-1:] == named[-1:]
        if is_beside or any(some and not lexicon.without_neutral_words(some) for some in between):
            return [part, number]
    return []


def _area_in(asked: list[Token], corpus: Corpus) -> tuple[Area, list[Token], list[Token]] | None:
    named = _in_trades(asked)
    city = _city_in(asked, named, corpus)
    around = city[0].point if city else None
    for find in (_pincode_in, _lived_in, _marked_in):
        if found := find(asked, named, around, corpus):
            area, some = found
            if city and set(some) <= set(city[1]):
                continue
            some = _with_city(asked, some, city)
            return area, some, _with_markers(asked, some)
    if not city:
        return None
    area, some = city
    if not area.inner_km and (behind := _city_in(asked[asked.index(some[-1]) + 1 :], named, corpus)):
        some = _with_city(asked, some, behind)
    return area, city[1], _with_markers(asked, some)


def _in_trades(asked: list[Token]) -> set[int]:
    """The positions of words that name a trade."""
    parts = [folded(token.plain) for token in asked]
    return {token.start for start, end, _name in names_in(parts) for token in asked[start:end]}


def _pincode_in(asked: list[Token], named: set[int], around: Point | None, corpus: Corpus):
    for start in range(len(asked)):
        for size in (1, 2):
            some = asked[start : start + size]
            digits = "".join(token.plain for token in some)
            # Some post offices have no position.
            if len(digits) == 6 and pincodes.find(digits) and (point := centroids.of(digits)):
                return Area(names.described(digits).label, point, 0, _REACH_KM), some
    return None


def _city_in(asked: list[Token], named: set[int], corpus: Corpus) -> tuple[Area, list[Token]] | None:
    """The last city, or the last locality without a post office of its own, by its longest name."""
    known = _cities()
    for size in range(min(_LONGEST_NAME, len(asked)), 0, -1):
        for start in range(len(asked) - size, -1, -1):
            some = asked[start : start + size]
            form = joined(folded(token.plain) for token in some)
            is_trade = size == 1 and some[0].start in named
            # Hosur Road is not in Hosur.
            is_road = any(token.plain in _ROADS for token in asked[start + size : start + size + 1])
            if is_trade or is_road or not lexicon.without_neutral_words(some):
                continue
            if name := known.get(form) or (size == 1 and _other_form_of_city(some[0], corpus)):
                return _area_of_city(name), some
    return None


def _other_form_of_city(token: Token, corpus: Corpus) -> str | None:
    """The city that a word names with a case ending, *chennaiyil*, or misspelt."""
    if lexicon.is_word(folded(token.plain)) or corpus.is_used(token.plain):
        return None
    names_of_city = (_cities().get(folded(other)) for other in token.others())
    return next(filter(None, names_of_city), None) or _misspelt_city(token.plain)


def _misspelt_city(word: str) -> str | None:
    form = folded(word)
    if len(form) < _SPELT_ALIKE_FROM or lexicon.alike(form) or word in _generic():
        return None
    near = [
        (OSA.distance(form, each), name)
        for each, name in _cities().items()
        if each[:2] == form[:2] and abs(len(each) - len(form)) <= 2
    ]
    edits, name = min(near, default=(99, ""))
    return name if edits <= most_edits(len(form)) else None


@lru_cache(200)
def _area_of_city(name: str) -> Area:
    point, radius = _circle(name)
    others = (_circle(other) for other in cities.by_name() if other != name)
    beside = tuple(each for each in others if geo.distance_km(each[0], point) < radius + each[1])
    return Area(name, point, radius, radius + _REACH_KM, beside)


def _circle(name: str) -> tuple[Point, int]:
    city = cities.by_name()[name]
    return centroids.of(city["pincode"]), city["radius_km"]


def _lived_in(asked: list[Token], named: set[int], around: Point | None, corpus: Corpus):
    """A locality of live jobs: adjacent words that occur only in places."""
    runs: list[list[tuple[Token, str]]] = []
    run: list[tuple[Token, str]] = []
    parts = {part for part, _number in numbered(asked)}
    for token in asked:
        is_number = token.plain.isdigit() or token in parts
        is_word = lexicon.without_neutral_words([token]) and not is_number
        if is_word and token.start not in named and (word := _place_word(token.plain, corpus)):
            run.append((token, word))
        else:
            runs, run = [*runs, run], []
    for some in sorted([*runs, run], key=len, reverse=True):
        # *Park* or *nagar* alone is in every city. Beside a city, *Camp* is a locality.
        if all(len(word) < 2 or (word in _generic() and not around) for _token, word in some):
            continue
        if point := _middle(corpus.points_of([word for _token, word in some]), around):
            is_misspelt = any(word != token.plain for token, word in some)
            label = " ".join(word for _token, word in some).title() if is_misspelt else ""
            return Area(label, point, 0, _REACH_KM), [token for token, _word in some]
    return None


def _place_word(typed: str, corpus: Corpus) -> str | None:
    """The word of a place that was typed, or of which it is a misspelling."""
    if typed in _city_words():
        return None
    if corpus.is_used(typed):
        return typed if corpus.is_place(typed) else None
    is_named = len(typed) < _SPELT_ALIKE_FROM or lexicon.alike(folded(typed)) or lexicon.misspelt(typed)
    return None if is_named else next(filter(corpus.is_place, corpus.spelt_alike(typed)), None)


def _middle(points: list[Point], around: Point | None) -> Point | None:
    """The middle of the points if they form one locality."""
    if around:
        points = [point for point in points if geo.distance_km(point, around) < 3 * _REACH_KM]
    if not points:
        return None
    middle = Point(median(point.latitude for point in points), median(point.longitude for point in points))
    near = sum(geo.distance_km(point, middle) <= _ONE_LOCALITY_KM for point in points)
    return middle if near >= len(points) * _SHARE_OF_LOCALITY else None


def _marked_in(asked: list[Token], named: set[int], around: Point | None, corpus: Corpus):
    """A locality of the directory that follows a word such as *near*, or stands before *ke paas*."""
    before, behind = _markers()
    for at, token in enumerate(asked):
        ahead = [each for each in asked[at + 1 : at + 1 + _LONGEST_NAME] if each.start not in named]
        if token.plain in before and (found := _in_directory(ahead, around, corpus, from_start=True)):
            return found
        back = [each for each in asked[max(0, at - _LONGEST_NAME) : at] if each.start not in named]
        if token.plain in behind and (found := _in_directory(back, around, corpus, from_start=False)):
            return found
    return None


def _in_directory(some: list[Token], around: Point | None, corpus: Corpus, from_start: bool):
    for size in range(len(some), 0, -1):
        part = some[:size] if from_start else some[-size:]
        beyond = some[size : size + 1] if from_start else []
        if any(token.plain in _generic() for token in beyond):
            # Koregaon Park is not Koregaon.
            continue
        said = [token.plain for token in lexicon.without_neutral_words(part)]
        if all(word in _generic() for word in said) or any(lexicon.is_word(folded(word)) for word in said):
            continue
        form = skeleton(joined(folded(token.plain) for token in part))
        found = []
        for place in names.find(" ".join(token.plain for token in part)):
            name = place.label.split(", ")[0]
            point = centroids.of(place.pincode)
            is_far = point and around and geo.distance_km(point, around) > 3 * _REACH_KM
            is_named = skeleton(joined(folded(plain(word)) for word in name.split())) == form
            if point and is_named and not is_far:
                found.append(Area(place.label, point, 0, _REACH_KM))
        if found:
            # Many towns have a Shivaji Nagar: take one with jobs.
            return next((area for area in found if corpus.has_jobs(area.point)), found[0]), part
    return None


def _with_city(asked: list[Token], some: list[Token], city) -> list[Token]:
    """The words together with the city's words, if they are adjacent."""
    if not city:
        return some
    span = sorted({*some, *city[1]}, key=lambda token: token.start)
    between = [each for each in asked if span[0].start <= each.start <= span[-1].start]
    said = lexicon.without_neutral_words
    return span if len(said(between)) == len(said(span)) else some


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
    return {
        joined(folded(plain(word)) for word in each.split()): name
        for name, city in cities.by_name().items()
        for each in city["names"]
    }


@lru_cache(1)
def _parts() -> dict[str, str]:
    """The names of numbered parts of a town, by their plain spellings."""
    return {plain(each): name for name, some in lexicon.read("place_parts").items() for each in some}


@lru_cache(1)
def _generic() -> frozenset[str]:
    """Words that name no place on their own."""
    return frozenset(map(plain, lexicon.read("generic_places")))


@lru_cache(1)
def _city_words() -> frozenset[str]:
    names_of_cities = (each for city in cities.by_name().values() for each in city["names"])
    return frozenset(plain(each) for each in names_of_cities if " " not in each)


@lru_cache(1)
def _markers() -> tuple[frozenset[str], frozenset[str]]:
    before, behind = (frozenset(map(plain, words)) for words in lexicon.read("markers").values())
    return before, behind
