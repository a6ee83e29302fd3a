"""A search with its filters, as it was meant; and what may be loosened of it where no job fits."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import frappe
from frappe import _

from job_portal.jobs import messages
from job_portal.jobs.filters import Filters
from job_portal.jobs.search import query, understanding
from job_portal.jobs.search.locating import Area
from job_portal.jobs.search.query import Group
from job_portal.rules import MARKET

LIMITS = MARKET["limits"]
_RADII = (5, 10, 25, 50)


@dataclass
class Asked:
    """`filters` hold what was understood. `is_empty`: the text holds signs only, so it matches nothing."""

    filters: Filters
    groups: list[Group] = field(default_factory=list)
    area: Area | None = None
    chips: list[dict] = field(default_factory=list)
    needs_all: bool = True
    is_empty: bool = False
    # What was given up, and in its place: (None with ..., but without it).
    given_up: tuple[str, ...] = ()
    instead: tuple[str, ...] = ()


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
    unknown = [group.typed for group in asked.groups if not group.words]
    if unknown and (len(unknown) < len(asked.groups) or asked.chips):
        known = [group for group in asked.groups if group.words]
        words = ", ".join(unknown)
        asked = _without(asked, _(messages.WITH_WORDS).format(words), _(messages.WITHOUT_WORDS).format(words))
        yield (asked := replace(asked, groups=known))
    elif unknown:
        return
    if radius := asked.filters.radius_km:
        given = _without(asked, _(messages.WITHIN).format(radius), "")
        for wider in (each for each in _RADII if each > radius):
            instead = (*asked.instead, _(messages.WITHIN).format(wider))
            yield (wide := replace(given, filters=replace(asked.filters, radius_km=wider), instead=instead))
            last = wide
        asked = last if radius < _RADII[-1] else asked
    elif asked.area:
        area = asked.area
        wide = area._replace(reach_km=area.reach_km * 2)
        given = _without(
            asked, _(messages.WITHIN).format(area.reach_km), _(messages.WITHIN).format(wide.reach_km)
        )
        yield (asked := replace(given, area=wide))
    if any(chip["kind"] == "salary" for chip in asked.chips):
        given = _without(asked, _(messages.FOR_THE_PAY), _(messages.FOR_LESS))
        yield (asked := replace(given, filters=replace(asked.filters, min_salary=None)))
    if len(asked.groups) > 1:
        yield replace(_without(asked, _(messages.WITH_ALL), _(messages.WITH_SOME)), needs_all=False)


def sentence(asked: Asked, total: int, at_least: bool) -> str | None:
    """What was loosened: *None within 5 km; 12 within 25 km.*"""
    if not asked.given_up:
        return None
    number = f"{total}+" if at_least else str(total)
    lost, instead = (", ".join(part for part in parts if part) for parts in (asked.given_up, asked.instead))
    return _(messages.LOOSENED).format(lost, number, instead)


def _without(asked: Asked, lost: str, instead: str) -> Asked:
    return replace(asked, given_up=(*asked.given_up, lost), instead=(*asked.instead, instead))
