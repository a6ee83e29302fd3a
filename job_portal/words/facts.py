"""Reads the facts of a job: its hours, offers and demands, such as *Night shift*, *Room* or *Own vehicle*.

`rules/facts.json` lists the facts, `lexicon/facts.json` their phrases in each language. A fact has:

- `told`: phrases that name the fact in a description; `asked`: in a search; `said`: in both.
- `given`: words such as *food*, which name the fact only beside a giver (*free*, *provided*, *milega*), or
  beside such a word of another fact (*food and room*).
- `other`: phrases such as *food delivery*, which contain a word of the fact and mean something else.
- `denies`: the opposite fact. A text that denies the opposite states this fact.

`<night>` in a phrase stands for each word of the set `night`, `*` for up to two words. *No* before a phrase,
or *nahi* behind it, denies it.
"""

import re
from collections.abc import Container, Iterator
from functools import lru_cache, reduce
from itertools import pairwise, product
from typing import NamedTuple

from job_portal.rules import FACTS, JOB, OPTIONS
from job_portal.words import lexicon
from job_portal.words.analysis import FACT, names_in
from job_portal.words.folding import Token, folded, joined, plain, tokens, with_digits

# The weight of a fact's index word. All facts weigh the same.
WEIGHT = 1
FRESHERS = "Freshers welcome"
_FEW_HOURS, _WALK_IN = "A few hours a day", "Walk-in interview"
_OF_PAY_TYPE = {"Weekly": "Weekly pay", "Daily": "Daily pay"}
_LONGEST_PHRASE = 6
# In a phrase, this stands for up to two words.
_GAP = "*"
_LONGEST_GAP, _LONGEST_END = 2, 3
# Words in Indian scripts may end with up to this many more folded letters: *shift-il*, *rat-er*.
_LONGEST_ENDING, _SHORTEST_STEM = 4, 3
# How far a giver or a denial may stand from its fact, in words.
_NEAR_BEFORE, _NEAR_BEHIND = 2, 4
_SHORT = 3
_SENTENCE = re.compile(r"[.]+(?=\s|$)|[;!?\n\u2022\u00b7|\u0964*]")
_INDIAN = ("\u0900", "\u0dff")

# A sentence with one of these words states when to call or visit, not the hours of work.
_NO_WORK = re.compile(r"interview|call|contact|walk|visit|इंटरव्यू|मुलाखत|நேர்காணல்|ఇంటర్వ్యూ|ইন্টারভিউ", re.IGNORECASE)
# One of these words beside *4 hours* shows hours of a day. Descriptions also count other hours.
_A_DAY = re.compile(
    r"\s*(?:,?\s*\d days|in the (?:morning|afternoon|evening|night)"
    r"|(?:only|a|per|every|each|daily|/)?\s*(?:day|daily|work|shift|slot|job|duty|part|only"
    r"|roz|kaam|ka|काम|का|की|रोज|प्रतिदिन|दररोज|வேலை|పని|কাজ))",
    re.IGNORECASE,
)
_OF_A_DAY = re.compile(
    r"(?:slots?|shifts?|duty|only|part[ -]?time|daily|roz|morning|evening|subah|shaam|रोज|सुबह|शाम|सकाळी)"
    r"(?:\s+of)?\s*$",
    re.IGNORECASE,
)
_FEW = 5
# Hours of a full-time day.
_WHOLE_DAY = range(_FEW + 1, 25)
# Saving a job reads its texts twice, and indexing works on batches of 200 jobs.
_KEPT = 250


class Mention(NamedTuple):
    """A fact that a text names, and the positions of its words."""

    fact: str
    start: int
    end: int


def told(title: str, description: str) -> tuple[str, ...]:
    """The facts that a job's texts name, in the order of `rules`. Texts are cut at their `max_length`."""
    return _told(title[: JOB["title"]["max_length"]], description[: JOB["job_description"]["max_length"]])


@lexicon.cached(_KEPT)
def _told(title: str, description: str) -> tuple[str, ...]:
    found = set()
    for sentence in (title, *_SENTENCE.split(description)):
        found |= {each.fact for each in _mentions(sentence, tokens(sentence), _book().told, is_search=False)}
        found |= set(_of_times(sentence, is_search=False))
    return tuple(fact for fact in (*OPTIONS["facts"], *FACTS["of_other_fields"]) if fact in found)


def of(job: dict) -> list[str]:
    """The facts that a job's company ticked; if it has not chosen yet, those that the job's texts tell.

    :param job: has facts (one a line; None if the company has not chosen), title and job_description.
    """
    if job["facts"] is not None:
        return [fact for fact in job["facts"].split("\n") if fact]
    found = told(job["title"] or "", job["job_description"] or "")
    return [fact for fact in OPTIONS["facts"] if fact in found]


def asked(text: str, some: list[Token]) -> list[Mention]:
    """The facts that a search asks for, in the order of its text, one entry for each phrase.

    :param some: the words of the text that no other filter has used.
    """
    times = [Mention(fact, *span) for fact, span in _of_times(text, is_search=True).items()]
    unread = {token.start for token in some}
    times = [each for each in times if {token.start for token in _within(tokens(text), each)} <= unread]
    rest = [token for token in some if not any(_within([token], each) for each in times)]
    return sorted(
        [*times, *_mentions(text, rest, _book().asked, is_search=True)], key=lambda each: each.start
    )


def _within(some: list[Token], each: Mention) -> list[Token]:
    return [token for token in some if each.start <= token.start < each.end]


def in_filter(text: str | None) -> list[str]:
    """The facts in a filter's value, which commas separate."""
    return list(dict.fromkeys(part for part in map(str.strip, (text or "").split(",")) if part))


def index_word(fact: str) -> str:
    """The index word for a fact."""
    return FACT + fact.lower().replace(" ", "_")


def index_words(job: dict) -> dict[str, int]:
    """The index words of a job's facts, with their weight.

    :param job: as for `of`, with pay_type and is_walk_in_interview.
    """
    found = of(job)
    of_text = told(job["title"] or "", job["job_description"] or "")
    if job["pay_type"]:
        found += [_OF_PAY_TYPE[job["pay_type"]]] if job["pay_type"] in _OF_PAY_TYPE else []
    else:
        found += [fact for fact in _OF_PAY_TYPE.values() if fact in of_text]
    if job["is_walk_in_interview"] or _WALK_IN in of_text:
        found.append(_WALK_IN)
    of_hours = [word for text in (job["title"], job["job_description"]) for word in _hours_told(text or "")]
    return dict.fromkeys([*map(index_word, found), *of_hours], WEIGHT)


def _hours_told(text: str) -> list[str]:
    """The index words of the hours in a job's text."""
    text = text[: JOB["job_description"]["max_length"]]
    found = [_of_day(int(each[1])) for each in _book().whole_day.finditer(with_digits(text))]
    sentences = (each for each in _SENTENCE.split(text) if not _NO_WORK.search(each))
    return [each for each in found if each] + [
        word for each in sentences for word in index_words_of_hours(each)
    ]


def index_words_of_hours(text: str) -> list[str]:
    """The index words of hours of work such as *9 to 6* or *9.30 am to 6.30 pm*. Minutes are ignored."""
    times = (_hours_of(each) for each in _book().hours.finditer(with_digits(text)))
    return [f"{FACT}{begin}-{(begin + hours) % 24}" for begin, hours in times if hours]


def index_word_of_day(number: Token, unit: Token) -> str | None:
    """The index word of jobs with this many hours a day, *8 hours*; None for other words."""
    is_told = number.plain.isdigit() and len(number.plain) <= _SHORT and unit.plain in _book().hour_words
    return _of_day(int(number.plain)) if is_told else None


def _of_day(hours: int) -> str | None:
    return f"{FACT}{hours}_hours" if hours in _WHOLE_DAY else None


def is_denial(token: Token) -> bool:
    """Whether the word denies a fact: *no*, *nahi*."""
    return _form([token.plain]) in _denials()


# Facts by form. Forms of `other` map to an empty set.
_Table = dict[str, set[str]]


class _Phrases(NamedTuple):
    """Facts by the form of their phrases. Phrases with a gap are listed by the forms before and behind it."""

    whole: _Table
    gapped: dict[str, _Table]
    # The forms that need a giver.
    given: set[str]


class _Book:
    """The phrases of `lexicon/facts.json` by folded form."""

    def __init__(self) -> None:
        held = lexicon.read("facts")
        self.sets = {f"<{name}>": words for name, words in held["sets"].items()}
        self.givers = {where: self._forms(words) for where, words in held["givers"].items()}
        self.denials = {where: self._forms(words) for where, words in held["denials"].items()}
        self.links = self._forms(held["links"])
        self.denied = {fact: by for by, each in held["facts"].items() if (fact := each.get("denies"))}
        self.offered = {fact for fact, each in held["facts"].items() if "given" in each}
        self.told = self._phrases(held["facts"], ("told", "said"))
        self.asked = self._phrases(held["facts"], ("said", "asked"))
        self.hours, self.number_of_hours, self.parts = self._clock(held["clock"])
        hour = "|".join(map(re.escape, sorted(held["clock"]["hour"], key=len, reverse=True)))
        self.whole_day = re.compile(rf"(?<![\w.:/-])(\d{{1,2}})\s*-?\s*(?:{hour})(?![^\W\d_])", re.IGNORECASE)
        self.hour_words = {plain(word) for word in held["clock"]["hour"]}

    def _phrases(self, every: dict[str, dict], kinds: tuple[str, ...]) -> _Phrases:
        alone = {
            form for each in every.values() for kind in kinds for form in self._forms(each.get(kind, ()))
        }
        given = {form for each in every.values() for form in self._forms(each.get("given", ()))}
        found = _Phrases({}, {}, given - alone)
        for fact, phrases in every.items():
            for phrase in (each for kind in (*kinds, "given") for each in phrases.get(kind, ())):
                before, gap, behind = phrase.partition(_GAP)
                for form in self._forms([before]):
                    tables = [found.gapped.setdefault(form, {})] if gap else [found.whole]
                    for table, end in product(tables, self._forms([behind]) if gap else [form]):
                        table.setdefault(end, set()).add(fact)
        for phrases in every.values():
            found.whole.update((form, set()) for form in self._forms(phrases.get("other", ())))
        return found

    def _forms(self, phrases: list[str]) -> set[str]:
        return {
            _form(list(map(plain, " ".join(words).split())))
            for phrase in phrases
            for words in product(*(self.sets.get(part, (part,)) for part in phrase.split()))
        }

    @staticmethod
    def _clock(held: dict[str, list[str]]) -> tuple[re.Pattern, re.Pattern, dict[str, str]]:
        """Patterns of *9 pm to 6 am* and *4 hours*, and which part of the day each word means."""
        of = {
            name: "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
            for name, words in held.items()
        }
        part = rf"(?:(?<!\w)({of['am']}|{of['pm']}|{of['night']})\s+)?"
        time = (
            r"(\d{1,2})(?:[:.]\d\d)?\s*"
            rf"(?:(am|a\.m|pm|p\.m)\b\.?)?(?:\s*(?:{of['oclock']})(?!\w))?"
        )
        hours = rf"{part}(?<![\w.,/-]){time}\s*(?:{of['to']})\s*{part}{time}(?![\w.,/-]*\d)"
        upto = r"(?<![\w.:/-])(?:\d\s*(?:-|\u2013|to|se|से|or|ते)\s*)?"
        number = rf"{upto}([1-9])\s*-?\s*(?:{of['hour']})(?![^\W\d_])"
        parts = {word: name for name in ("am", "pm", "night") for word in held[name]}
        return re.compile(hours, re.IGNORECASE), re.compile(number, re.IGNORECASE), parts


def _form(plains: list[str]) -> str:
    """The folded form of words. Short words keep their plain form: *off* is not *of*, *meal* not *mil*."""
    form = reduce(_with, map(_joined, plains), "")
    return plains[0] if len(plains) == 1 and len(form) <= _SHORT else form


@lru_cache(50_000)
def _joined(word: str) -> str:
    return joined((folded(word),))


def _with(form: str, part: str) -> str:
    """The joined form with one more part that has no doubled letter. `joined` would search it all again."""
    return form + part[1:] if part[:1] == form[-1:] else form + part


def _forms_from(plains: list[str]) -> list[list[str]]:
    """For each word, the forms of the phrases that begin with it, by their number of words.

    The same as `_form` of each phrase, but each grows from the one before it, since every word begins six
    phrases.
    """
    parts, found = list(map(_joined, plains)), []
    for first, form in enumerate(parts):
        forms = [plains[first] if len(form) <= _SHORT else form]
        for part in parts[first + 1 : first + _LONGEST_PHRASE]:
            form = _with(form, part)
            forms.append(form)
        found.append(forms)
    return found


@lru_cache(1)
def _book() -> _Book:
    return _Book()


class _Named(NamedTuple):
    """A phrase of the text: the facts that it names, its first word, and the word behind its last.

    :param is_given: whether the phrase needs a giver.
    """

    facts: frozenset[str]
    first: int
    last: int
    is_given: bool
    is_denied: bool


class _Words(NamedTuple):
    """A text, its words, the form of each word, and those of the phrases that begin with it."""

    text: str
    tokens: list[Token]
    forms: list[str]
    forms_from: list[list[str]]

    def form(self, first: int, last: int, known: Container[str]) -> str | None:
        """The form of these words if it is known. In Indian scripts, also without an ending: *shift-il*."""
        form, end = self.forms_from[first][last - first - 1], self.forms[last - 1]
        if form in known:
            return form
        if _INDIAN[0] <= self.text[self.tokens[last - 1].start] <= _INDIAN[1]:
            for size in range(1, min(_LONGEST_ENDING, len(end) - _SHORTEST_STEM) + 1):
                if form[:-size] in known:
                    return form[:-size]
        return None

    def has_comma(self, first: int, last: int) -> bool:
        """Whether a comma stands between two neighbours of these words."""
        pairs = pairwise(self.tokens[max(0, first) : last])
        return any("," in self.text[one.end : other.start] for one, other in pairs)

    def before(self, first: int, most: int) -> list[str]:
        """The forms of up to `most` words before this one, back to a comma."""
        start = first
        while start > max(0, first - most) and not self.has_comma(start - 1, start + 1):
            start -= 1
        return self.forms[start:first]

    def behind(self, last: int, most: int) -> list[str]:
        """The forms of up to `most` words from this one on, up to a comma."""
        end = last
        while end < min(len(self.forms), last + most) and not self.has_comma(end - 1, end + 1):
            end += 1
        return self.forms[last:end]


def _mentions(text: str, some: list[Token], phrases: _Phrases, is_search: bool) -> list[Mention]:
    forms_from = _forms_from([token.plain for token in some])
    words = _Words(text, some, [forms[0] for forms in forms_from], forms_from)
    named = _named(words, phrases)
    if is_search:
        parts = [folded(token.plain) for token in some]
        named = [each for each in named if _is_apart(parts, each)]
    found = []
    for chain in _chains(words, named):
        for each in chain:
            if each.is_given and not _is_given(words, chain, is_search):
                continue
            is_denied = each.is_denied or _is_denied(words, chain, each)
            for fact in sorted(each.facts):
                fact = _book().denied.get(fact) if is_denied else fact
                if fact:
                    first, last = _with_givers(words.forms, each, is_denied)
                    found.append(Mention(fact, some[first].start, some[last - 1].end))
    return found


def _named(words: _Words, phrases: _Phrases) -> list[_Named]:
    """The phrases in the text's order. Of overlapping ones, those of `other` win, then those with a gap."""
    found, taken = [], set()
    whole = list(_whole(words, phrases.whole))
    spans = [*(each for each in whole if not each[3]), *_gapped(words, phrases.gapped), *whole]
    for first, last, form, facts in spans:
        span = set(range(first, last))
        if not taken & span:
            taken |= span
            if facts:
                is_denied = any(part in _denials() for part in words.forms[first:last]) and form is None
                found.append(_Named(frozenset(facts), first, last, form in phrases.given, is_denied))
    return sorted(found, key=lambda each: each.first)


def _whole(words: _Words, table: _Table) -> Iterator[tuple[int, int, str | None, set[str]]]:
    """(start, end, form, facts) of each phrase, the longest first."""
    for size in range(min(_LONGEST_PHRASE, len(words.forms)), 0, -1):
        for first in range(len(words.forms) - size + 1):
            if (form := words.form(first, first + size, table)) is not None:
                yield first, first + size, form, table[form]


def _gapped(words: _Words, tables: dict[str, _Table]) -> Iterator[tuple[int, int, str | None, set[str]]]:
    """As `_whole`, for the phrases with a gap."""
    for size in range(min(_LONGEST_END, len(words.forms)), 0, -1):
        for first in range(len(words.forms) - size + 1):
            head = words.form(first, first + size, tables)
            if head is None:
                continue
            for gap, end in product(range(_LONGEST_GAP + 1), range(_LONGEST_END, 0, -1)):
                start = first + size + gap
                if start + end > len(words.forms) or words.has_comma(first, start + end):
                    continue
                if (form := words.form(start, start + end, tables[head])) is not None:
                    yield first, start + end, None, tables[head][form]
                    break


def _is_apart(parts: list[str], each: _Named) -> bool:
    """Whether the phrase is not part of a trade's name.

    *room* is part of *room boy*. *night* is not part of *night watchman*: *watchman* alone names the same
    trade.
    """
    for start, end, name in names_in(parts):
        is_trade = not all(map(lexicon.is_skill, name.concepts))
        if is_trade and start <= each.first and each.last <= end:
            rest = (*parts[start : each.first], *parts[each.last : end])
            named = lexicon.exact(joined(rest))
            # *khana* names a cook, but not in *rehna khana free*.
            if (rest or not each.is_given) and (not named or named.concepts != name.concepts):
                return False
    return True


def _chains(words: _Words, named: list[_Named]) -> list[list[_Named]]:
    """Groups of neighbouring phrases that are separated only by a comma or words such as *and*."""
    chains: list[list[_Named]] = []
    for each in named:
        if chains and _is_linked(words, chains[-1][-1].last, each.first):
            chains[-1].append(each)
        else:
            chains.append([each])
    return chains


def _is_linked(words: _Words, last: int, first: int) -> bool:
    between = words.forms[last:first]
    most = 1 if words.has_comma(last - 1, first + 1) else 0
    return sum(part not in _book().links for part in between) <= most and len(between) <= 2


def _is_given(words: _Words, chain: list[_Named], is_search: bool) -> bool:
    """Whether a giver stands beside the phrases, or the phrases name two facts: *food and room*."""
    givers = _book().givers
    behind, before = words.behind(chain[-1].last, _NEAR_BEHIND), words.before(chain[0].first, _NEAR_BEFORE)
    if givers["behind"] & set(behind) or givers["before"] & set(before):
        return True
    if is_search and (givers["asked_behind"] & set(behind[:2]) or givers["asked_before"] & set(before[-1:])):
        return True
    return len({fact for each in chain for fact in each.facts}) > 1


def _with_givers(forms: list[str], each: _Named, is_denied: bool) -> tuple[int, int]:
    """The start and the end of a phrase with its givers or its denial: *free food provided*."""
    givers, (first, last) = _book().givers, (each.first, each.last)
    is_offered = each.facts & _book().offered
    before = givers["before"] | givers["asked_before"] if is_offered else set()
    behind = givers["behind"] | givers["asked_behind"] if is_offered else set()
    if first and forms[first - 1] in (_denials() if is_denied else before):
        first -= 1
    while last < len(forms) and forms[last] in behind:
        last += 1
    return first, last


def _is_denied(words: _Words, chain: list[_Named], each: _Named) -> bool:
    denials = _book().denials
    before = words.before(each.first, 1) or words.before(chain[0].first, 1)
    behind = words.behind(each.last, _NEAR_BEHIND - 1)
    return any(part in denials["before"] for part in before) or any(
        part in denials["behind"] for part in behind
    )


def _denials() -> set[str]:
    return _book().denials["before"] | _book().denials["behind"]


def _of_times(text: str, is_search: bool) -> dict[str, tuple[int, int]]:
    """The facts that hours of work imply, with their positions: *9 pm to 6 am*, *4 hours a day*."""
    text = with_digits(text)
    found: dict[str, tuple[int, int]] = {}
    if is_search or not _NO_WORK.search(text):
        total, spans = 0, []
        for each in _book().hours.finditer(text):
            begin, hours = _hours_of(each)
            if hours:
                total += hours
                spans.append(each.span())
                if shift := _shift_of(begin, hours):
                    found.setdefault(shift, each.span())
        if spans and total <= _FEW:
            found[_FEW_HOURS] = spans[0]
    for each in _book().number_of_hours.finditer(text):
        behind = _A_DAY.match(text, each.end())
        is_a_day = behind or _OF_A_DAY.search(text[: each.start()])
        if int(each[1]) <= _FEW and (is_search or is_a_day):
            found.setdefault(_FEW_HOURS, (each.start(), behind.end() if behind else each.end()))
    return found


def _hours_of(found: re.Match) -> tuple[int, int]:
    """The hour at which work begins, and its number of hours; (0, 0) if the numbers are no hours of work."""
    part, first, half, end_part, last, end_half = found.groups()
    first, last = int(first), int(last)
    begins, ends = _half(part, half, first), _half(end_part, end_half, last)
    if not (0 < first <= 12 and 0 < last <= 12) or first == last:
        return 0, 0
    if not (begins or ends):
        # Without am or pm, *10 to 6* is a day's work, but *5 to 10* may mean anything.
        if not 7 <= first <= 12 or not last < first or last > 10:
            return 0, 0
        begins = "pm" if first == 12 else "am"
    is_later = first % 12 < last % 12
    begins = begins or (ends if is_later else _other(ends))
    ends = ends or (begins if is_later else _other(begins))
    begin, end = (hour % 12 + 12 * (half == "pm") for hour, half in ((first, begins), (last, ends)))
    return begin, (end - begin) % 24


def _half(part: str | None, half: str | None, hour: int) -> str | None:
    """The half of the day, am or pm. *9 at night* is pm, *2 at night* is am."""
    if half:
        return f"{half[0].lower()}m"
    named = _book().parts.get((part or "").lower())
    return ("pm" if 6 <= hour < 12 else "am") if named == "night" else named


def _other(half: str | None) -> str:
    return "am" if half == "pm" else "pm"


def _shift_of(begin: int, hours: int) -> str | None:
    if begin >= 20 or begin < 4 or (begin >= 17 and hours >= 8):
        return "Night shift"
    if (begin < 8 and begin + hours <= 16) or (begin < 10 and begin + hours <= 13):
        return "Morning shift"
    if begin >= 13:
        return "Evening shift"
    return "Day shift" if hours > _FEW else None
