"""Weighs sentences: adds up the weights of the groups of words that stand near each other.

People word a demand for money in countless ways. Most name some of the same parts: the payer, a sum, the
purpose, how and when to pay. A single part proves nothing; enough parts together do.
"""

from collections.abc import Iterator

from job_portal.jobs.wording.groups import AMOUNT, PRICE, Span
from job_portal.jobs.wording.negation import is_negated
from job_portal.jobs.wording.payers import is_paid_by_others
from job_portal.jobs.wording.text import Sentence

# A sum this near to *salary* or *per day* is pay.
_NEAR_WAGE = 2
# Other payers this near to any of the words that count excuse them, too.
_OTHERS, _BESIDE = ("payer", "borne"), 3


def weighed(
    rule: dict, found: list[tuple[Sentence, dict[str, list[Span]]]]
) -> Iterator[tuple[Sentence, Span]]:
    """The sentences of a posting that reach a rule's weight, each with the words that count.

    :param rule: `for` and `against` map groups to weights; `least` is the weight to reach. With `around`,
        only groups within `within` words of one of its groups count; without it, the whole posting counts
        together. One group of `with` must be there, and all groups of one list of `proof`. `as_said`:
        negated words count, too. `of_applicant`: words do not count in a clause in which others pay.
        `instead` maps a group to another, beside which it does not count. `elsewhere`: groups that weigh
        against it wherever the posting has them, unless a group of `despite` stands near.
    """
    groups = {group for _sentence, held in found for group in held}
    if sum(weight for group, weight in rule["for"].items() if group in groups) < rule["least"]:
        return
    if "around" in rule:
        for sentence, held in found:
            if span := _in_sentence(rule, sentence, held, groups):
                yield sentence, span
    else:
        yield from _in_posting(rule, found, groups)


def _in_sentence(
    rule: dict, sentence: Sentence, held: dict[str, list[Span]], groups: set[str]
) -> Span | None:
    if sum(rule["for"].get(group, 0) for group in held) < rule["least"]:
        return None
    found = _told(rule, sentence, held)
    for anchor in (span for group in rule["around"] for span in found.get(group, ())):
        near = {group: _nearest(spans, anchor, rule["within"]) for group, spans in found.items()}
        counted = _counted(rule["for"], {group: span for group, span in near.items() if span})
        against = sum(
            weight
            for group, weight in rule["against"].items()
            if _nearest(held.get(group, ()), anchor, rule["within"])
            or (group in _OTHERS and any(_nearest(held.get(group, ()), span, _BESIDE) for span in counted))
        )
        if not any(near.get(group) for group in rule.get("despite", ())):
            against += max(
                (weight for group, weight in rule.get("elsewhere", {}).items() if group in groups), default=0
            )
        is_about_it = any(near.get(group) for group in rule.get("with", near)) and (
            "proof" not in rule or any(all(near.get(group) for group in each) for each in rule["proof"])
        )
        if is_about_it and sum(counted.values()) - against >= rule["least"]:
            return min(span[0] for span in counted), max(span[1] for span in counted)
    return None


def _in_posting(
    rule: dict, found: list[tuple[Sentence, dict]], groups: set[str]
) -> Iterator[tuple[Sentence, Span]]:
    told = [(sentence, _told(rule, sentence, held)) for sentence, held in found]
    counted = {group for _sentence, held in told for group in held}
    against = sum(weight for group, weight in rule["against"].items() if group in groups)
    is_about_it = any(counted.issuperset(each) for each in rule.get("proof", [()]))
    if is_about_it and sum(rule["for"][group] for group in counted) - against >= rule["least"]:
        sentence, held = max(told, key=lambda each: sum(rule["for"][group] for group in each[1]))
        spans = [spans[0] for spans in held.values()]
        yield sentence, (min(span[0] for span in spans), max(span[1] for span in spans))


def _counted(weights: dict[str, int], spans: dict[str, Span]) -> dict[Span, int]:
    """The weight of each span. Words of several groups count once, with the greatest weight."""
    counted: dict[Span, int] = {}
    for group in sorted(spans, key=lambda each: -weights[each]):
        if not any(_distance(spans[group], other) == 0 for other in counted):
            counted[spans[group]] = weights[group]
    return counted


def _told(rule: dict, sentence: Sentence, held: dict[str, list[Span]]) -> dict[str, list[Span]]:
    """The spans of the rule's groups, without negated words and sums that are pay."""
    found = {}
    for group in rule["for"]:
        spans = held.get(group, [])
        if group in (AMOUNT, PRICE):
            wages = held.get("wage", ())
            spans = [span for span in spans if not any(_distance(span, wage) <= _NEAR_WAGE for wage in wages)]
        if not rule.get("as_said"):
            spans = [span for span in spans if not is_negated(sentence, held, span)]
        if rule.get("of_applicant"):
            spans = [span for span in spans if not is_paid_by_others(sentence, held, span)]
        if spans:
            found[group] = spans
    # A price is a sum, too, and a step a purpose: each counts once.
    return {group: spans for group, spans in found.items() if rule.get("instead", {}).get(group) not in found}


def _nearest(spans: list[Span] | tuple, anchor: Span, within: int) -> Span | None:
    near = [span for span in spans if _distance(span, anchor) <= within]
    return min(near, key=lambda span: _distance(span, anchor), default=None)


def _distance(one: Span, other: Span) -> int:
    return max(one[0] - other[1], other[0] - one[1], 0)
