"""A search with its filters, as it was meant; and what may be loosened of it where no job fits."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import frappe
from frappe import _

from job_portal.jobs import messages
from job_portal.jobs.finding import query, understanding
from job_portal.jobs.finding.conditions import Filters
from job_portal.jobs.finding.locating import Area
from job_portal.jobs.finding.query import Group
from job_portal.rules import MARKET
from job_portal.words import lexicon

LIMITS = MARKET["limits"]
_RADII = (5, 10, 25, 50)
# What a text may say beside words and a place, and the filter that it became.
_CHIP_FILTERS = {
    "salary": "min_salary",
    "job_type": "job_type",
    "experience": "experience",
    "work_location_type": "work_location_type",
    "education": "education",
}


class Loosening(NamedTuple):
    """What was given up; and the sentence that says so, with its values. {0} is how many jobs there are."""

    what: str
    sentence: str
    values: tuple[object, ...] = ()


@dataclass
class Asked:
    """`filters` hold what was understood. `is_empty`: the text holds signs only, so it matches nothing."""

    filters: Filters
    groups: list[Group] = field(default_factory=list)
    area: Area | None = None
    chips: list[dict] = field(default_factory=list)
    needs_all: bool = True
    is_empty: bool = False
    given_up: tuple[Loosening, ...] = ()

    @property
    def said_education(self) -> str | None:
        """What the text says that somebody holds; None where it is given up."""
        is_said = any(chip["kind"] == "education" for chip in self.chips)
        return self.filters.education if is_said else None


def read(filters: Filters) -> Asked:
    """What a call of `api.list_jobs` asks for.

    :raises frappe.ValidationError: 417, a text that is too long.
    """
    text = filters.search or ""
    if len(text) > LIMITS["search_length"]:
        frappe.throw(_(messages.SEARCH_TOO_LONG).format(LIMITS["search_length"]))
    set_by_hand = {name for name, value in vars(filters).items() if value not in (None, "")}
    # A pincode by itself says only where somebody is: a place in the text is where they look.
    is_home = filters.radius_km is None and filters.order != "nearest"
    found = understanding.understand(text, set_by_hand - {"pincode"} if is_home else set_by_hand)
    if found.area and is_home:
        filters = replace(filters, pincode=None)
    if not found.rest and not found.chips:
        return Asked(filters, is_empty=bool(text.strip()))
    # The beginning of a word counts while somebody types it: at the end of the text.
    is_typing = bool(found.rest) and found.rest[-1].end == len(text)
    groups = query.groups(found.rest, is_typing) if found.rest else []
    return Asked(replace(filters, **found.filters), groups, found.area, found.chips)


def loosened(asked: Asked) -> Iterator[Asked]:
    """What was asked for, and then with less and less of it: the least important goes first."""
    yield asked
    for loosen in (_broader, _without_unknown, _wider, _anywhere, _without_chips, _some_words):
        for looser in loosen(asked):
            asked = looser
            yield asked


def sentence(asked: Asked, total: int, at_least: bool) -> str | None:
    """What was loosened: *None within 5 km; 12 within 25 km.*"""
    if not asked.given_up:
        return None
    number, last = f"{total}+" if at_least else str(total), asked.given_up[-1]
    what = list(dict.fromkeys(loosening.what for loosening in asked.given_up))
    if len(what) == 1:
        return _(last.sentence).format(number, *last.values)
    return _(messages.WITHOUT_MANY).format(number, ", ".join(what))


def _broader(asked: Asked) -> Iterator[Asked]:
    """For a trade that no job has, the one that it is a kind of."""
    for number, group in enumerate(asked.groups):
        if not group.words and (broader := query.broader(group)):
            words = _quoted(asked, [group])
            loosening = Loosening(words, messages.BROADER, (words, lexicon.title(broader.concepts[0])))
            groups = [*asked.groups[:number], broader, *asked.groups[number + 1 :]]
            asked = _given_up(asked, loosening, groups=groups)
            yield asked


def _without_unknown(asked: Asked) -> Iterator[Asked]:
    """Without the words that no live job has. The only trade is never left out."""
    known = [group for group in asked.groups if group.words]
    unknown = [group for group in asked.groups if not group.words]
    has_trade = any(group.concepts for group in known)
    may_go = has_trade or not any(group.concepts for group in unknown)
    if unknown and may_go and (known or asked.chips):
        words = _quoted(asked, unknown)
        yield _given_up(asked, Loosening(words, messages.WITHOUT_WORDS, (words,)), groups=known)


def _wider(asked: Asked) -> Iterator[Asked]:
    """Further away."""
    radius, area = asked.filters.radius_km, asked.area
    if radius:
        what = _(messages.KM).format(radius)
        for wider in (each for each in _RADII if each > radius):
            filters = replace(asked.filters, radius_km=wider)
            yield _given_up(asked, Loosening(what, messages.WITHIN, (radius, wider)), filters=filters)
    elif area and not area.inner_km:
        wide = area._replace(reach_km=_RADII[-1])
        values = (area.reach_km, wide.reach_km)
        yield _given_up(asked, Loosening(_place(asked), messages.WITHIN, values), area=wide)


def _anywhere(asked: Asked) -> Iterator[Asked]:
    if asked.area:
        place = _place(asked)
        loosening = Loosening(place, messages.ELSEWHERE, (place,))
        yield _given_up(asked, loosening, area=asked.area._replace(reach_km=0))


def _without_chips(asked: Asked) -> Iterator[Asked]:
    """Without the pay, the hours, the experience, the way to work and the education that the text said."""
    for kind, name in _CHIP_FILTERS.items():
        if chip := next((chip for chip in asked.chips if chip["kind"] == kind), None):
            said = messages.FOR_LESS if kind == "salary" else messages.WITHOUT
            filters = replace(asked.filters, **{name: None})
            asked = _given_up(asked, Loosening(chip["label"], said, (chip["label"],)), filters=filters)
            yield asked


def _some_words(asked: Asked) -> Iterator[Asked]:
    """The trades without the other words; of several trades or words, any of them."""
    if not all(group.words for group in asked.groups):
        return
    trades = [group for group in asked.groups if group.concepts]
    others = [group for group in asked.groups if not group.concepts]
    if trades and others:
        words = _quoted(asked, others)
        asked = _given_up(asked, Loosening(words, messages.WITHOUT_WORDS, (words,)), groups=trades)
        yield asked
    if len(asked.groups) > 1:
        yield _given_up(asked, Loosening(_(messages.SOME), messages.SOME_WORDS), needs_all=False)


def _given_up(asked: Asked, loosening: Loosening, **changes) -> Asked:
    return replace(asked, given_up=(*asked.given_up, loosening), **changes)


def _place(asked: Asked) -> str:
    return next(chip["label"] for chip in asked.chips if chip["kind"] == "place")


def _quoted(asked: Asked, groups: list[Group]) -> str:
    """The words as they were typed."""
    typed = [
        " ".join(asked.filters.search[token.start : token.end] for token in group.tokens) for group in groups
    ]
    return ", ".join(f"\u201c{each}\u201d" for each in typed)
