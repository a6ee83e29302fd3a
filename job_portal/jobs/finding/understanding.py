"""What a text says beside its words: a place, pay, hours, work from home, experience, education.

Each becomes a filter, and a chip that can be taken away. A filter that was set by hand is left alone.
"""

from dataclasses import dataclass, field
from functools import lru_cache

from frappe import _

from job_portal.jobs import formatting, messages
from job_portal.jobs.finding import locating
from job_portal.jobs.finding.locating import Area
from job_portal.words import amounts, lexicon
from job_portal.words.folding import Token, folded, joined, plain, tokens

_LONGEST_PHRASE = 4


@dataclass
class Understood:
    """Filters by their names in `api.list_jobs`, an area, the chips, and the words that are left."""

    filters: dict[str, object] = field(default_factory=dict)
    area: Area | None = None
    chips: list[dict] = field(default_factory=list)
    rest: list[Token] = field(default_factory=list)


def understand(text: str, set_by_hand: set[str]) -> Understood:
    """Read a text.

    :param set_by_hand: names of filters that are set.
    """
    found = Understood(rest=tokens(text))
    if "min_salary" not in set_by_hand and (pay := amounts.pay(text)):
        label = _(messages.PAY_UNDERSTOOD).format(formatting.rupees(pay.value))
        _take(found, text, "salary", {"min_salary": pay.value}, label, pay.start, pay.end)
    if "experience" not in set_by_hand and (years := amounts.years(text)):
        label = _(messages.YEARS_UNDERSTOOD).format(years.value)
        _take(found, text, "experience", {"experience": years.value}, label, years.start, years.end)
    for kind, value, some in _phrases(found.rest):
        if kind not in set_by_hand and kind not in found.filters:
            given = int(value) if kind == "experience" else value
            label = _(messages.FRESHER_UNDERSTOOD) if kind == "experience" else _(value)
            _take(found, text, kind, {kind: given}, label, some[0].start, some[-1].end)
    if not set_by_hand & {"pincode", "city", "state"} and (place := locating.area_in(found.rest)):
        area, named, some = place
        found.area = area
        typed = text[named[0].start : named[-1].end]
        _take(found, text, "place", {}, area.label or typed.title(), some[0].start, some[-1].end)
    return found


def _take(found: Understood, text: str, kind: str, filters: dict, label: str, start: int, end: int) -> None:
    found.filters |= filters
    found.chips.append({"kind": kind, "words": text[start:end].strip(), "label": label})
    found.rest = [token for token in found.rest if token.end <= start or token.start >= end]


def _phrases(asked: list[Token]) -> list[tuple[str, str, list[Token]]]:
    """(kind, value, words) of each phrase, the longest first where they overlap."""
    known, found, taken = _known_phrases(), [], set()
    for size in range(min(_LONGEST_PHRASE, len(asked)), 0, -1):
        for start in range(len(asked) - size + 1):
            some = asked[start : start + size]
            form = joined(folded(token.plain) for token in some)
            if form in known and not taken & {token.start for token in some}:
                taken |= {token.start for token in some}
                found.append((*known[form], some))
    return found


@lru_cache(1)
def _known_phrases() -> dict[str, tuple[str, str]]:
    return {
        joined(folded(plain(word)) for word in phrase.split()): (kind, value)
        for kind, values in lexicon.read("phrases").items()
        for value, phrases in values.items()
        for phrase in phrases
    }
