"""The parsed query of `list_jobs`. It is immutable: `parse` builds it once from the filters.

If no job fits, `loosened` yields it with fewer and fewer conditions.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import NamedTuple

import frappe
from frappe import _
from frappe.utils import now_datetime

from job_portal.jobs import formatting, messages
from job_portal.jobs.finding import vocabulary, word_groups
from job_portal.jobs.finding.kinds import Kind
from job_portal.jobs.finding.of_jobs import JOBS
from job_portal.jobs.finding.word_groups import Group
from job_portal.places import centroids
from job_portal.places.geo import Point
from job_portal.places.messages import PINCODE_UNKNOWN
from job_portal.rules import MARKET, PREFERRED_FACTS
from job_portal.words import facts, lexicon
from job_portal.words.analysis import OF_TEXT, of_text
from job_portal.words.folding import tokens
from job_portal.words.locating import Area
from job_portal.words.understanding import Said, understand

LIMITS = MARKET["limits"]
_RADII = (5, 10, 25, 50)
# Filters that a text may state, in the order in which loosening drops them.
_GIVEN_UP = ("min_salary", "job_type", "experience", "work_location_type", "education")
# How many of the words that tell filters put jobs with the same words first.
_MOST_TYPED = 4


@dataclass(frozen=True)
class Filters:
    """The filters of `api.list_jobs`, by the same names."""

    search: str | None = None
    category: str | None = None
    pincode: str | None = None
    radius_km: int | None = None
    city: str | None = None
    state: str | None = None
    job_type: str | None = None
    work_location_type: str | None = None
    min_salary: int | None = None
    experience: int | None = None
    education: str | None = None
    # Of `rules`, with commas between them.
    facts: str | None = None
    company: str | None = None
    order: str | None = None


class Loosening(NamedTuple):
    """A dropped condition, and the sentence for it with its values. {0} is the number of jobs."""

    what: str
    sentence: str
    values: tuple[object, ...] = ()


@dataclass(frozen=True)
class ParsedQuery:
    """A parsed query. `filters` include those that the text states; `said` lists them in the text's order."""

    filters: Filters = field(default_factory=Filters)
    groups: tuple[Group, ...] = ()
    area: Area | None = None
    said: tuple[Said, ...] = ()
    # Index words that rank a job higher and exclude none. One word of each tuple is enough.
    preferred: tuple[tuple[str, ...], ...] = ()
    # The origin of distances, if a place is known.
    place: Point | None = None
    # The text has only punctuation, so it matches nothing.
    is_empty: bool = False
    given_up: tuple[Loosening, ...] = ()
    kind: Kind = JOBS
    moment: datetime = field(default_factory=now_datetime)

    @property
    def inner_km(self) -> int:
        """Within this distance of the place, all jobs count as equally near."""
        return self.area.inner_km if self.area else 0

    @property
    def said_education(self) -> str | None:
        """The education that the text states; None if loosening dropped it."""
        is_said = any(each.name == "education" for each in self.said)
        return self.filters.education if is_said else None

    @property
    def said_pay(self) -> Said | None:
        """The pay that the text states; None if loosening dropped it."""
        said = next((each for each in self.said if each.name == "min_salary"), None)
        return said if self.filters.min_salary else None

    @property
    def needs_any(self) -> bool:
        """Whether one word of any group is enough. Otherwise a job needs one of each needed group."""
        return not any(group.is_needed for group in self.groups)

    def only_preferred(self) -> dict[str, list[tuple[str, ...]]]:
        """The facts, hours, sectors and companies of the text that put jobs first and exclude none, by label.

        A job has a label if it has one index word of each tuple.
        """
        found = {_quoted(self, [group]): [group.brand] for group in self.groups if group.brand}
        part = self.area and self.area.part
        if part and not part.has_jobs:
            found[part.label] = [part.names, (part.number,)]
        for each in self.said:
            typed = self.filters.search[each.start : each.end].strip()
            if each.value in PREFERRED_FACTS:
                found[label(each)] = [(facts.index_word(each.value),)]
            elif each.name == "fact" and (hours := facts.index_words_of_hours(typed)):
                found[f"\u201c{typed}\u201d"] = [tuple(hours)]
        return found

    def chips(self) -> list[dict]:
        """The meanings found in the text, as `api.list_jobs` answers them."""
        if self.filters.search and not (self.said or self.groups or self.is_empty):
            text = self.filters.search.strip()
            return [{"kind": "guess", "words": text, "label": _(messages.ALL_JOBS)}] if text else []
        return [
            {
                "kind": "salary" if each.name == "min_salary" else each.name,
                "words": self.filters.search[each.start : each.end].strip(),
                "label": label(each),
            }
            for each in self.said
        ] + self._guesses()

    def _guesses(self) -> list[dict]:
        """A chip for each word that was read as another one."""
        found = []
        for group in self.groups:
            if group.is_guess and group.words:
                typed = self.filters.search[group.tokens[0].start : group.tokens[-1].end]
                meant = _(messages.READ_AS).format(typed, group.meant)
                found.append({"kind": "guess", "words": typed, "label": meant})
        return found


def parse(filters: Filters, kind: Kind = JOBS) -> ParsedQuery:
    """Parse the filters and their text.

    :param kind: what is searched.
    :raises frappe.ValidationError: 417, the text is too long, the place is unknown, or a distance lacks a
        place.
    """
    text = filters.search or ""
    if len(text) > LIMITS["search_length"]:
        frappe.throw(_(messages.SEARCH_TOO_LONG).format(LIMITS["search_length"]))
    known = {name for name, value in vars(filters).items() if value not in (None, "")}
    # A pincode alone says where the searcher lives; a place in the text says where they want to work.
    is_home = filters.radius_km is None and filters.order != "nearest"
    known = known - {"pincode"} if is_home else known
    said, area, rest = understand(text, known, vocabulary.Corpus(kind), kind.has_said)
    if area and is_home:
        filters = replace(filters, pincode=None)
    place = _place(filters, area)
    if not rest and not said:
        return ParsedQuery(filters, place=place, is_empty=bool(text.strip()), kind=kind)
    # The last word may be unfinished if the text ends with it.
    is_typing = bool(rest) and rest[-1].end == len(text)
    meant = {
        each.name: int(each.value) if each.name == "experience" else each.value
        for each in said
        if each.name not in ("place", "fact")
    }
    by_hand = facts.in_filter(filters.facts)
    said = [each for each in said if each.value not in by_hand]
    asked = [each.value for each in said if each.name == "fact"]
    meant["facts"] = ",".join([*by_hand, *(fact for fact in asked if fact not in PREFERRED_FACTS)])
    preferred = [(facts.index_word(fact),) for fact in asked if fact in PREFERRED_FACTS]
    if meant.get("experience") == 0:
        preferred.append((facts.index_word(facts.FRESHERS),))
    preferred += [(word,) for word in facts.index_words_of_hours(text)] + _as_typed(text, said)
    if area and area.part:
        preferred.append((area.part.number,))
    groups = word_groups.groups(rest, is_typing, kind) if rest else ()
    preferred += [group.brand for group in groups if group.brand]
    changed = replace(filters, **meant)
    return ParsedQuery(changed, groups, area, tuple(said), tuple(preferred), place, kind=kind)


def _as_typed(text: str, said: list[Said]) -> list[tuple[str, ...]]:
    """The index words of words that tell facts or education: *cab*, where any transport will do."""
    typed = []
    for each in said:
        some = [token for token in tokens(text) if each.start <= token.start < each.end]
        # *No night shift* asks for other words.
        if each.name in ("fact", "education") and not any(map(facts.is_denial, some)):
            typed += [token.plain for token in lexicon.without_neutral_words(some)]
    plains = dict.fromkeys(plain for plain in typed if not plain.isdigit())
    return [(plain, of_text(plain)) for plain in plains][:_MOST_TYPED]


def label(said: Said) -> str:
    """The label of a chip."""
    if said.name == "place":
        return said.value
    if isinstance(said.value, str):
        return _(messages.FRESHER_UNDERSTOOD if said.name == "experience" else said.value)
    if said.name == "min_salary":
        return _(messages.PAY_UNDERSTOOD).format(formatting.pay_for(*said.pay))
    return _(messages.YEARS_UNDERSTOOD).format(said.value)


def _place(filters: Filters, area: Area | None) -> Point | None:
    needs_place = filters.radius_km is not None or filters.order == "nearest"
    if not filters.pincode:
        if needs_place and not area:
            frappe.throw(_(messages.PLACE_NEEDED))
        return area.point if area else None
    return centroids.of(filters.pincode) or frappe.throw(_(PINCODE_UNKNOWN))


def loosened(query: ParsedQuery) -> Iterator[ParsedQuery]:
    """The query, then with fewer and fewer conditions: the least important goes first."""
    yield query
    for loosen in (
        _broader,
        _without_unknown,
        _without_weak,
        _wider,
        _anywhere,
        _without_chips,
        _some_words,
    ):
        for looser in loosen(query):
            query = looser
            yield query


def lacking(query: ParsedQuery, labels: list[str]) -> ParsedQuery:
    """The query with a sentence about the preferences (`only_preferred`) with these labels, which no job
    meets.
    """
    for what in labels:
        query = _given_up(query, Loosening(what, messages.WITHOUT, (what,)))
    return query


def sentence(query: ParsedQuery, total: int, at_least: bool, is_from_home: bool) -> str | None:
    """The sentence about loosened conditions: *None within 5 km; 12 within 25 km.*

    :param is_from_home: whether the text's place was given up for Work from Home.
    """
    given_up = query.given_up
    if is_from_home:
        place = _place_said(query)
        given_up = (*given_up, Loosening(place, messages.FROM_HOME, (place,)))
    if not given_up:
        return None
    number, last = f"{total}+" if at_least else str(total), given_up[-1]
    what = list(dict.fromkeys(loosening.what for loosening in given_up))
    if len(what) == 1:
        return _(last.sentence).format(number, *last.values)
    return _(query.kind.without_many).format(number, ", ".join(what))


def _broader(query: ParsedQuery) -> Iterator[ParsedQuery]:
    """Replace a trade without jobs by its broader one."""
    for number, group in enumerate(query.groups):
        if not group.words and (broader := word_groups.broader(group, query.kind)):
            words = _quoted(query, [group])
            loosening = Loosening(words, messages.BROADER, (words, lexicon.title(broader.concepts[0])))
            all_groups = (*query.groups[:number], broader, *query.groups[number + 1 :])
            query = _given_up(query, loosening, groups=all_groups)
            yield query


def _without_unknown(query: ParsedQuery) -> Iterator[ParsedQuery]:
    """Drop words that no live job has, but never the only trade."""
    known = tuple(group for group in query.groups if group.words)
    unknown = [group for group in query.groups if not group.words]
    has_trade = any(group.concepts for group in known)
    may_go = has_trade or not any(group.concepts for group in unknown)
    if unknown and may_go and (known or query.said):
        words = _quoted(query, unknown)
        yield _given_up(query, Loosening(words, query.kind.without_words, (words,)), groups=known)


def _wider(query: ParsedQuery) -> Iterator[ParsedQuery]:
    radius, area = query.filters.radius_km, query.area
    if radius:
        what = _(messages.KM).format(radius)
        for wider in (each for each in _RADII if each > radius):
            filters = replace(query.filters, radius_km=wider)
            yield _given_up(query, Loosening(what, messages.WITHIN, (radius, wider)), filters=filters)
    elif area and not area.inner_km:
        wide = area._replace(reach_km=_RADII[-1])
        values = (area.reach_km, wide.reach_km)
        yield _given_up(query, Loosening(_place_said(query), messages.WITHIN, values), area=wide)


def _anywhere(query: ParsedQuery) -> Iterator[ParsedQuery]:
    if query.area:
        place = _place_said(query)
        loosening = Loosening(place, messages.ELSEWHERE, (place,))
        yield _given_up(query, loosening, area=query.area._replace(reach_km=0))


def _without_chips(query: ParsedQuery) -> Iterator[ParsedQuery]:
    """Drop facts, pay, hours, experience, work location and education that the text states.

    Words that only descriptions have go before, and come back with the first filter that goes.
    """
    is_filtered = any(each.name != "place" for each in query.said)
    if is_filtered and query.groups and all(map(_is_of_text, query.groups)):
        words = _quoted(query, query.groups)
        yield _given_up(query, Loosening(words, query.kind.without_words, (words,)), groups=())
    for said in query.said:
        if said.value in facts.in_filter(query.filters.facts):
            what = label(said)
            others = [each for each in facts.in_filter(query.filters.facts) if each != said.value]
            filters = replace(query.filters, facts=",".join(others))
            query = _given_up(query, Loosening(what, messages.WITHOUT, (what,)), filters=filters)
            yield query
    for name in _GIVEN_UP:
        if said := next((each for each in query.said if each.name == name), None):
            what = label(said)
            text = messages.FOR_LESS if name == "min_salary" else messages.WITHOUT
            filters = replace(query.filters, **{name: None})
            query = _given_up(query, Loosening(what, text, (what,)), filters=filters)
            yield query


def _without_weak(query: ParsedQuery) -> Iterator[ParsedQuery]:
    """Before a place or a filter goes, need only the trades. Jobs with other words come first.

    Without a trade, words that only descriptions have are as weak beside a filter.
    """
    others = [group for group in query.groups if not group.concepts]
    if not (query.said or query.filters.radius_km) or not all(group.words for group in query.groups):
        return
    if len(others) == len(query.groups):
        is_filtered = any(each.name != "place" for each in query.said)
        others = [group for group in others if is_filtered and _is_of_text(group)]
        if len(others) > 1 and len(others) == len(query.groups):
            yield from _some_words(query)
            return
    if others and len(others) < len(query.groups):
        words = _quoted(query, others)
        groups = tuple(replace(group, is_needed=group not in others) for group in query.groups)
        yield _given_up(query, Loosening(words, query.kind.without_words, (words,)), groups=groups)


def _is_of_text(group: Group) -> bool:
    return all(word.startswith(OF_TEXT) for word in group.words)


def _soft(group: Group) -> Group:
    """The group, not needed. A trade counts half as much again."""
    more = 3 if group.concepts else 2
    words = {word: percent * more // 2 for word, percent in group.words.items()}
    return replace(group, words=words, is_needed=False)


def _some_words(query: ParsedQuery) -> Iterator[ParsedQuery]:
    """Of several trades or words, accept any."""
    if len(query.groups) > 1 and not query.needs_any and all(group.words for group in query.groups):
        groups = tuple(_soft(group) for group in query.groups)
        yield _given_up(query, Loosening(_(messages.SOME), query.kind.some_words), groups=groups)


def _given_up(query: ParsedQuery, loosening: Loosening, **changes) -> ParsedQuery:
    return replace(query, given_up=(*query.given_up, loosening), **changes)


def _place_said(query: ParsedQuery) -> str:
    return next(label(each) for each in query.said if each.name == "place")


def _quoted(query: ParsedQuery, some: list[Group]) -> str:
    """The words as typed."""
    typed = [
        " ".join(query.filters.search[token.start : token.end] for token in group.tokens) for group in some
    ]
    return ", ".join(f"\u201c{each}\u201d" for each in typed)
