"""Detects clauses about the money of others: *the family pays the fee*, *सरकारी शुल्क ग्राहक देता है*."""

import re
from functools import cache

from job_portal.jobs.wording import RULES
from job_portal.jobs.wording.groups import Span
from job_portal.jobs.wording.text import Sentence

_BREAKS = ",;:()+\u2013\u2014"


def is_paid_by_others(sentence: Sentence, found: dict[str, list[Span]], match: Span) -> bool:
    """Whether somebody other than the applicant pays in the clause of a match.

    A verb in the third person says so (`pays`: whatever its subject; `gives`: after a `payer` or an
    `employer`), and so do people after *from* or *by*. A clause that names the applicant does not. Nor does a
    verb beside a demand, or beside money that comes back: *work that a company gives after a fee*.

    :param found: as `groups.spans`.
    """
    clause = _clause(sentence, found, match)
    held = {group: [span for span in spans if _is_within(span, clause)] for group, spans in found.items()}
    if any(held.get(group) for group in ("by_applicant", "applicant_bears", "applicant")):
        return False
    # *From us* looks like *from people* in Indian scripts.
    if not held.get("from_us") and _from_people().search(sentence.phrase(*clause)):
        return True
    if any(_is_beside(word, held.get("payer", ())) for word in held.get("from_others", ())):
        return True
    others = (*held.get("payer", ()), *held.get("employer", ()))
    verbs = [*held.get("pays", ()), *(each for each in held.get("gives", ()) if _is_after(each, others))]
    demands = [
        each
        for each in held.get("must_pay", ())
        if not any(each[0] <= verb[1] and verb[0] <= each[1] for verb in verbs)
    ]
    return bool(verbs) and not demands and not held.get("returned")


@cache
def _from_people() -> re.Pattern:
    """People in the plural after *from*, whatever they are called."""
    return re.compile(RULES["from_people"], re.IGNORECASE)


def _clause(sentence: Sentence, found: dict[str, list[Span]], match: Span) -> Span:
    """The words between two breaks: signs, or words such as *but* and *and*."""
    joints = {at for group in ("but", "and") for first, last in found.get(group, ()) for at in (first, last)}
    first, last = match
    # *The test, which the hotel pays*, is one clause.
    relative = {span[0] for span in found.get("relative", ())}

    def is_end(before: int, at: int) -> bool:
        return before in joints or (_is_break(sentence, at) and at + 1 not in relative)

    while first > 0 and not is_end(first - 1, first - 1):
        first -= 1
    while last + 1 < len(sentence.words) and not is_end(last + 1, last):
        last += 1
    return first, last


def _is_break(sentence: Sentence, at: int) -> bool:
    return any(sign in _BREAKS for sign in sentence.between(at, at + 1))


def _is_within(span: Span, clause: Span) -> bool:
    return clause[0] <= span[0] and span[1] <= clause[1]


def _is_after(span: Span, others: tuple | list) -> bool:
    return any(0 < span[0] - last <= 2 for _first, last in others)


def _is_beside(span: Span, others: tuple | list) -> bool:
    """Whether one of the others stands next to the span, or one word further."""
    return any(0 < max(first - span[1], span[0] - last) <= 2 for first, last in others)
