"""Reads a posting by the wording rules."""

import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import pairwise
from typing import NamedTuple

from job_portal.jobs.wording import RULES, excessive_pay, phone_numbers
from job_portal.jobs.wording.disguises import undisguised
from job_portal.jobs.wording.fraud_model import Resemblance, resemblance
from job_portal.jobs.wording.groups import Span, spans
from job_portal.jobs.wording.negation import is_negated
from job_portal.jobs.wording.text import Sentence, sentences
from job_portal.jobs.wording.weighing import weighed

TITLE = "title"
# A question before applying, in place of a posting's texts.
QUESTION = "question"
_PROSE = (TITLE, "job_description")
# A posting resembles known frauds, though it breaks no other rule, or offers work such as posing as a bank.
LIKENESS = "Likeness"
# The kinds of frauds that rules find.
FRAUDS = ("Money", "Purchase", "Account", "Chain", "Promise", "Chat", "Withheld", LIKENESS)
# Public texts that are searched for numbers.
_TEXTS = (*_PROSE, "city", "job_location", "branch_name", "address_line1", "address_line2", "walk_in_address")
_TEXTS += (QUESTION,)
_MOST_OF_A_KIND = 3
_LONGEST_PHRASE = 80


class Finding(NamedTuple):
    """A problem in a posting.

    :param kind: of `messages.WORDING`.
    :param phrase: as the company wrote it.
    :param context: the words around it. A reviewer's release covers these words only.
    """

    kind: str
    field: str
    phrase: str
    context: str = ""

    def key(self) -> str:
        """A key that is the same for the same words in the same sentence."""
        # Not a CRC: companies could craft a sentence with the CRC of a released one.
        return f"{self.kind} {sha256((self.context or self.phrase).encode()).hexdigest()[:16]}"


class Ruled(NamedTuple):
    """The sentences of a posting, each with its groups, and what the rules find in them.

    :param sure: by `rules` of `rules.json`, by patterns and by the pay.
    :param weighed: by `weighed`, which add up hints.
    :param asides: by rules with `aside`: many honest employers write *WhatsApp us*.
    """

    sentences: list[tuple[Sentence, dict[str, list[Span]]]]
    sure: list[Finding]
    weighed: list[Finding]
    asides: list[Finding]


def check(posting: dict, website: str | None = None, is_job: bool = True) -> list[Finding]:
    """Return the findings of the wording rules in a posting. Reads no database.

    :param posting: fields of `rules`, by name.
    :param website: of its company. Links to it are allowed.
    :param is_job: False for profiles, briefs and quotes. The model learnt from jobs, so by itself it finds
        nothing there. Names in messengers and UPI IDs are found only there: companies hire people to manage
        such accounts.
    :return: one finding for each sentence of a field, with phrases that fit a line.
    """
    read = ruled(posting, website, is_job)
    resembling = resemblance(_of_prose(read.sentences))
    # A message, or a text about a company, has no title, and is too short for the model.
    is_whole = bool(posting.get(TITLE))
    weighed = [each for each in read.weighed if not (is_whole and resembling.is_doubtful(each.context))]
    is_ordinary = is_whole and resembling.is_ordinary_without({each.context for each in read.asides})
    findings = [*read.sure, *weighed, *(() if is_ordinary else read.asides)]
    if is_job and is_whole and not is_ordinary and not any(each.kind in FRAUDS for each in findings):
        findings += _resembling(resembling)
    shown: dict[tuple, Finding] = {}
    for each in findings:
        known = (each.kind, each.field, each.context or each.phrase)
        if known not in shown:
            shown[known] = each._replace(phrase=" ".join(each.phrase.split())[:_LONGEST_PHRASE])
    return list(shown.values())


def ruled(posting: dict, website: str | None = None, is_job: bool = True) -> Ruled:
    """The findings of the rules in a posting. `check` drops those that the model doubts."""
    texts = _texts(posting)
    found = _read(texts)
    worded = list(_worded(found, posting))
    asides = [each for each, is_aside in worded if is_aside]
    sure = [each for each, is_aside in worded if not is_aside]
    others = (
        *_written(texts, found, website, is_job),
        *_pay(posting, [sentence for sentence, _held in found]),
    )
    return Ruled(found, [*sure, *others], list(_weighed(found)), asides)


def prose(posting: dict) -> list[tuple[Sentence, dict[str, list[Span]]]]:
    """The sentences of a posting's title and description, each with its groups."""
    return _of_prose(_read(_texts(posting)))


def _texts(posting: dict) -> dict[str, str]:
    return {field: undisguised(text) for field in _TEXTS if (text := str(posting.get(field) or ""))}


def _read(texts: dict[str, str]) -> list[tuple[Sentence, dict[str, list[Span]]]]:
    return [(each, spans(each)) for field, text in texts.items() for each in sentences(text, field)]


def _of_prose(found: list[tuple[Sentence, dict]]) -> list[tuple[Sentence, dict]]:
    return [each for each in found if each[0].field in _PROSE]


def _resembling(resembling: Resemblance) -> Iterator[Finding]:
    if sentence := resembling.heaviest():
        yield Finding(LIKENESS, sentence.field, sentence.phrase(0, -1), sentence.folds())


def first(findings: list[Finding]) -> list[Finding]:
    """The first few findings of each kind."""
    counts: dict[str, int] = {}
    few = []
    for each in findings:
        counts[each.kind] = counts.get(each.kind, 0) + 1
        if counts[each.kind] <= _MOST_OF_A_KIND:
            few.append(each)
    return few


def _worded(found: list[tuple[Sentence, dict]], posting: dict) -> Iterator[tuple[Finding, bool]]:
    """The findings of `rules`, and whether each is an aside."""
    groups = {group for _sentence, held in found for group in held}
    is_licensed = re.search(RULES["licence"], str(posting.get("job_description") or ""), re.IGNORECASE)
    for rule in RULES["rules"]:
        if not groups.issuperset((*rule["slots"], *rule.get("with", ()))):
            continue
        if rule["kind"] == "Abroad" and is_licensed:
            continue
        for sentence, held in found:
            if rule.get("in_title") and sentence.field != TITLE:
                continue
            if rule.get("in_question") and sentence.field != QUESTION:
                continue
            if match := _match(rule, sentence, held):
                finding = Finding(rule["kind"], sentence.field, sentence.phrase(*match), sentence.folds())
                yield finding, rule.get("aside", False)


def _match(rule: dict, sentence: Sentence, held: dict[str, list[Span]]) -> Span | None:
    """The first words that match the rule, unless the sentence denies or excuses them."""
    is_excused = any(group in held for group in rule.get("unless", ()))
    if is_excused and not any(group in held for group in rule.get("despite", ())):
        return None
    for match in _matches(rule, held):
        # A rule about a denial matches negated words, too.
        if rule.get("as_said") or not is_negated(sentence, held, match):
            return match
    return None


def _matches(rule: dict, held: dict[str, list[Span]]) -> Iterator[Span]:
    """Each place where words of all slots stand near each other."""
    first, *others = (held.get(slot, ()) for slot in rule["slots"])
    for start in first:
        if _is_beside(start, held, rule.get("unless_beside", ())):
            continue
        chosen = [start]
        for slot in others:
            near = [each for each in slot if _fits(chosen, each, rule)]
            if not near:
                break
            chosen.append(min(near, key=lambda each: abs(each[0] - chosen[-1][1])))
        else:
            yield min(each[0] for each in chosen), max(each[1] for each in chosen)


def _is_beside(span: Span, held: dict[str, list[Span]], groups: list[str]) -> bool:
    """Whether words of the groups stand next to the span, or one word further: *ladies and kids wear*."""
    others = [each for group in groups for each in held.get(group, ()) if each != span]
    return any(max(first - span[1], span[0] - last) <= 2 for first, last in others)


def _fits(chosen: list[Span], span: Span, rule: dict) -> bool:
    if any(span[0] <= end and start <= span[1] for start, end in chosen):
        return False
    if rule.get("ordered") and span[0] <= chosen[-1][1]:
        return False
    gaps = [later[0] - earlier[1] - 1 for earlier, later in pairwise(sorted([*chosen, span]))]
    return max(gaps) <= rule["within"]


def _weighed(found: list[tuple[Sentence, dict]]) -> Iterator[Finding]:
    for rule in RULES["weighed"]:
        for sentence, match in weighed(rule, found):
            yield Finding(rule["kind"], sentence.field, sentence.phrase(*match), sentence.folds())


def _written(texts: dict[str, str], found: list, website: str | None, is_job: bool) -> Iterator[Finding]:
    opens = any("open_link" in held for _sentence, held in found)
    for field, text in texts.items():
        for number in phone_numbers.phones(text):
            yield Finding("Phone", field, number)
        # A mail address is not also a link.
        taken: list[Span] = []
        for kind, pattern, is_address, needs, is_of_title in _patterns(is_job):
            if (needs and not opens) or (is_of_title and field != TITLE):
                continue
            for each in pattern.finditer(text):
                is_taken = any(each.start() < end and start < each.end() for start, end in taken)
                if not is_taken and not (is_address and _is_own(each[0], website)):
                    yield Finding(kind, field, each[0])
                taken.append(each.span())


@cache
def _patterns(is_job: bool) -> list[tuple[str, re.Pattern, bool, str | None, bool]]:
    return [
        (
            kind,
            re.compile(each["pattern"], re.IGNORECASE),
            each.get("is_address", False),
            each.get("with"),
            each.get("in_title", False),
        )
        for each in RULES["patterns"]
        if (kind := each.get("kind") if is_job else each.get("of_people") or each["kind"])
    ]


def _host(address: str) -> str:
    # *lotus dot in*
    written = re.sub(r"\s+\W?dot\W?\s+", ".", address.strip().lower())
    return re.sub(r"^(?:https?://)?(?:www\.)?", "", written).split("/")[0].rstrip(".,")


def _is_own(address: str, website: str | None) -> bool:
    host, own = _host(address), _host(website or "")
    return bool(own) and (host == own or host.endswith(f".{own}"))


def _pay(posting: dict, read: list[Sentence]) -> Iterator[Finding]:
    most = excessive_pay.most_a_month(posting)
    if (amount := excessive_pay.told(posting)) > most:
        yield Finding("Pay", "max_salary", str(amount))
    for sentence in read:
        if match := excessive_pay.promised(sentence, most):
            first, last = match
            yield Finding("Pay", sentence.field, sentence.phrase(first, last), sentence.folds())
