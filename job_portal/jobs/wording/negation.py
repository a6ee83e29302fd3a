"""Detects negation in a sentence: *no fees are taken*, *koi fees nahi lagegi*."""

from job_portal.jobs.wording.groups import AMOUNT, Span
from job_portal.jobs.wording.text import Sentence

# How many words a *no* may stand before the match, or, in Hindi, after it.
_BEFORE, _AFTER = 12, 5
_REFUND = ("refund", "riturn", "rifund", "refundable")
# Words of a list: *no fees, charges or deposits*.
_LISTED = ("fee", "purpose", "step", "cost", "deposit", "deposit_kind", "goods", "commission")


def is_negated(sentence: Sentence, found: dict[str, list[Span]], match: Span) -> bool:
    """Whether the sentence negates the words of a match.

    :param found: as `groups.spans`.
    """
    negators = [each for each in found.get("no", ()) if not _is_of_refund(sentence, each)]
    if _is_double(sentence, found, negators, match):
        return False
    return any(
        _denies_what_follows(sentence, found, each, match)
        or _denies_what_was_said(sentence, found, each, match)
        for each in negators
    )


def _is_of_refund(sentence: Sentence, negator: Span) -> bool:
    """*Not refundable* does not negate the fee."""
    following = sentence.words[negator[1] + 1 : negator[1] + 2]
    return bool(following) and following[0].fold.startswith(_REFUND)


def _is_double(sentence: Sentence, found: dict, negators: list[Span], match: Span) -> bool:
    """*Without the fee no form is accepted* asks for the fee."""
    without = [at for at, _end in found.get("without", ())]
    others = [at for at, _end in negators if at not in without and at > match[1]]
    return any(
        abs(first - match[0]) <= _AFTER and "," not in sentence.between(*sorted((first, other)))
        for first in without
        for other in others
        if first != other
    )


def _denies_what_follows(sentence: Sentence, found: dict, negator: Span, match: Span) -> bool:
    if negator[0] > match[0] or match[0] - negator[1] > _BEFORE:
        return False
    if negator[0] == match[0]:
        return True
    if _is_in(found.get("but", ()), negator[1], match[0]):
        return False
    if any(first <= negator[0] <= last for first, last in found.get("never_asked", ())):
        return True
    # The first part contains the `no`.
    parts = _parts(sentence, negator[1], match[0])
    if len(parts) == 1:
        return True
    is_amount_told = _is_in(found.get(AMOUNT, ()), match[0] - 1, match[1] + 4)
    return not is_amount_told and all(
        any(_is_in(found.get(group, ()), first - 1, last + 1) for group in _LISTED)
        for first, last in parts[:-1]
    )


def _denies_what_was_said(sentence: Sentence, found: dict, negator: Span, match: Span) -> bool:
    if negator[0] < match[1] or negator[0] - match[1] > _AFTER:
        return False
    if negator[0] == match[1]:
        return True
    return "," not in sentence.between(match[1], negator[0]) and not _is_in(
        found.get("but", ()), match[1], negator[0]
    )


def _parts(sentence: Sentence, first: int, last: int) -> list[Span]:
    """The parts between two words, split at commas."""
    parts, start = [], first
    for at in range(first, last):
        if "," in sentence.between(at, at + 1):
            parts.append((start, at))
            start = at + 1
    return [*parts, (start, last)]


def _is_in(held: list[Span], first: int, last: int) -> bool:
    return any(first < start and end < last for start, end in held)
