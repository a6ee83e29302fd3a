"""Reads a resume's trade, years, school, languages, skills, place and expected pay.

`lexicon/resume.json` has the headings of resumes and the labels of lines. Religion, caste, gender, age,
family and numbers are under `other`, which is never read.
"""

import re
from collections.abc import Iterable
from datetime import date
from functools import lru_cache
from typing import NamedTuple

from babel import Locale

from job_portal.places import cities, names, pincodes
from job_portal.rules import LANGUAGES, OPTIONS, SEARCHER
from job_portal.words import lexicon, understanding
from job_portal.words.analysis import names_in
from job_portal.words.folding import folded, plain, tokens, with_digits
from job_portal.words.pay import pay_in

_HEAD, _EXPERIENCE, _EDUCATION, _OTHER = "", "experience", "education", "other"
# A label of one of these kinds begins a section; other labels cover their own line only.
_SECTIONS = (_EXPERIENCE, _EDUCATION, "skills", "strengths", "languages", "about", "contact")
# Sections that are lists: a line that looks like a heading ends them.
_LISTS = ("skills", "strengths", "languages")
# The name, the trade and the address are among the first lines, above the first heading.
_HEAD_LINES = 15
_LONGEST_NAME, _LONGEST_TITLE, _LONGEST_SKILL = 5, 8, 8
_LONGEST_HEADING = 5
_PARTICULAR = ("languages", "other", "education", "skills", "strengths", "experience", "contact", "about")
_EXPECTED = re.compile(r"expect|desired|अपेक्षित|अपेक्षा|எதிர்பார்|ఆశించ|ఆశిస్త|প্রত্যাশ", re.IGNORECASE)
_SPEAKS = re.compile(r"\b(?:speak|speaks|spoken|fluent in)\b|बोल|பேச|మాట్లాడ|বলতে", re.IGNORECASE)
_DECIMAL = re.compile(r"(\d)\.\d+(?=\s*\+?\s*(?:years?|yrs?))", re.IGNORECASE)
# A line of a list with as many letters goes on in the next one.
_WRAPPED = 60
_FIRST_YEAR = 1960
_FEW_YEARS = re.compile(r"\d{1,2}\Z")
_CELLS = re.compile(r"\t+|\s[|\u2022\u00b7]\s|\s{3,}")
_LABEL = re.compile(r"\s*(?::-?|\uff1a|\s?[-\u2013\u2014]\s|\t)\s*")
_BAR = re.compile(r"\s*\|\s*")
# Some fonts draw bullets and ticks for these letters.
_BULLET = re.compile(r"^(?:(?:[^\w(+.]|\.(?!\w))+|[o\xa7\xd8\xfcvq]\s+)+")
_NUMBERED = re.compile(r"^\d{1,2}[.)]\t+")
# *CI/CD* and *A/C* are each one word; *Tally/Busy* are two.
_PARTS = re.compile(
    r"[,;|\n\t\u2022\u00b7\u25cf\u25aa\uf0b7\u0964]|\s/\s?|(?<=\w{3})/(?=\w{3})|\s[-\u2013\u2014]\s|:(?=\s)"
)
AND = re.compile(r"\s(?:and|&|aur|और|एवं|व|आणि|மற்றும்|మరియు|এবং|ও)\s", re.IGNORECASE)
_NUMBER = re.compile(r"^\(?(?:\d{1,2}|[a-hivx]{1,4})[.)]\s+", re.IGNORECASE)
_LISTED_INSIDE = re.compile(r"\(([^()]*[,;|/][^()]*)\)")
_RATING = re.compile(
    r"\s*(?:\([^)]*\)|\(?\d+(?:\.\d+)?\s*/\s*(?:5|10)\)?|[-:\u2013]?\s*\d+\s*%|\d+\+?\s*(?:years?|yrs?|saal|साल|वर्ष)"
    r"|[\u2605\u2606\u25cf\u25cb\u25a0\u25a1\u2b24\u25ef*]+|\betc)[\s.]*$",
    re.IGNORECASE,
)
_KNOWLEDGE = re.compile(
    r"^(?:(?:good|very|basic|sound|strong|excellent|working|expert|practical|hands-?\s?on)\s+)*"
    r"(?:knowledge|experience|understanding|command|proficien(?:t|cy)|familiar(?:ity)?|expert(?:ise)?|skilled"
    r"|well[- ]versed)\s+(?:of|in|with|on)\s+",
    re.IGNORECASE,
)
_TITLE_END = re.compile(r"\s+(?:-|\u2013|\u2014|at|@|in|with)\s+|[,|(\t]|\s{2,}", re.IGNORECASE)
_PINCODE = re.compile(r"(?<![\d.,])[1-9]\d{2}\s?\d{3}(?![\d.,]\d|\d)")
_EXPERIENCED = re.compile(
    r"experience|\bexp\b|experienced|anubhav|अनुभव|அனுபவ|అనుభవ|অভিজ্ঞ|worked|working", re.IGNORECASE
)
_GOOD = re.compile(r"fluent|native|mother|professional|advanced|excellent|good|अच्छ|चांगल", re.IGNORECASE)
_BASIC = re.compile(r"basic|beginner|average|intermediate|working|थोड़|सामान्य", re.IGNORECASE)
# Indian names of schools and degrees in a section about education.
_SCHOOLS = (
    (
        r"\b[bm]\.? ?(?:com|sc|tech|e|a|ed|pharm(?:acy)?|arch|b ?a|c ?a)\b|\bph\.? ?d|\bll\.? ?[bm]"
        r"|bachelor|\bmaster\b|स्नातक|पदवी|पदवीधर|பட்டம்|డిగ్రీ|స్నాతక|স্নাতক",
        "Graduate",
    ),
    (
        r"diploma|polytechnic|\b[ag]nm\b|\bd\.? ?(?:mlt|pharm|ed|el\.? ?ed|ca)\b|डिप्लोमा|டிப்ளமோ|డిప్లొమా|ডিপ্লোমা",
        "Diploma",
    ),
    (r"\bxii\b|\bhsc\b|\b12\b|\bintermediate\b|\bpuc\b|\+ ?2\b|इंटरमीडिएट|உயர்நிலை|ఇంటర్", "12th Pass"),
    (r"\bx\b|\bssc\b|\bsslc\b|\bmatric|\b10\b(?! ?\+)|दसवीं|दहावी|10 ?वीं|10 ?वी", "10th or Below 10th"),
)
# A text with such a match is a sentence, not a job title.
_SENTENCE = re.compile(rf"\d|{_EXPERIENCED.pattern}", re.IGNORECASE)
_TITLES = re.compile(r"^(?:mr|mrs|ms|miss|shri|smt|kum|dr|श्री|श्रीमती)\.?\s+", re.IGNORECASE)


class Line(NamedTuple):
    """A line, its section, and the label before its text."""

    text: str
    size: float
    section: str
    label: str


def fields_of(lines: Iterable[tuple[str, float]], today: date) -> dict:
    """The searcher's fields that a resume states, by the names of `rules/searcher.json`.

    :param lines: each with the size of its letters, as `files.programs` gives them.
    """
    read = _in_sections(lines)
    found = {"full_name": _name(read), "headline": _trade(read), "about": _about(read)}
    found["experience_years"] = _years(read, today)
    found["education"] = _education(read)
    found["languages"], found["english_level"] = _languages(read)
    found["skills"] = _skills(read)
    found["pincode"], found["city"] = _place(read)
    found |= _pay(read)
    return {field: value for field, value in found.items() if value not in ("", None, [])}


def _in_sections(lines: Iterable[tuple[str, float]]) -> list[Line]:
    section, found = _HEAD, []
    lines = [
        (_NUMBERED.sub("", _BULLET.sub("", each).strip()), size)
        for text, size in lines
        for each in _BAR.split(text)
    ]
    sizes = sorted(size for _text, size in lines)
    headings = {size for text, size in lines if _heading(text) and size > sizes[len(sizes) // 2] * 1.05}
    for text, size in lines:
        if not text:
            continue
        is_large = size > sizes[len(sizes) // 2] * 1.05
        if is_large and size == sizes[-1] and _as_name(text):
            # Some files give the name after a column at the side, so the largest text starts the head again.
            section = _HEAD
        parts = _LABEL.split(text, maxsplit=1)
        kind = _label_of(*parts, section) if len(parts) > 1 and parts[1] else None
        if kind:
            found.append(Line(parts[1], size, kind, kind))
            section = kind if kind in _SECTIONS else section
        elif kind := _heading_in(text, section, is_large):
            # *Designation* above a column of jobs is no heading.
            section = section if kind == "trade" else kind
        elif section in _LISTS and size in headings and len(tokens(text)) <= _LONGEST_HEADING:
            # A heading that the lexicon lacks.
            section = _OTHER
        else:
            if section in _LISTS and _span().search(with_digits(text).lower()):
                # No list has dates, so a job's heading was missed.
                section = _EXPERIENCE
            found.append(Line(text, size, section, ""))
    return found


def _heading_in(text: str, section: str, is_large: bool) -> str | None:
    """The section that a line of a section begins."""
    if kind := _heading(text):
        return kind
    kind = _heading_by_word(text)
    is_marked = is_large or text.endswith(":") or (text.isupper() and kind != section)
    return kind if is_marked or (kind != section and _ends_as_heading(text)) else None


def _ends_as_heading(text: str) -> bool:
    """Whether a line in letters of the usual size reads like a heading: *Office Skills*."""
    some = tokens(text)
    written = text.split()
    is_title = all(word[:1].isupper() or len(word) < 4 or not word.isascii() for word in written)
    last = some[-1].plain if some else ""
    is_clear = last in _words() and last not in lexicon.read("resume")["ambiguous"]
    return is_clear and is_title and len(written) <= 4 and written[-1][-1].isalpha()


def _form(text: str) -> str:
    return "".join(folded(token.plain) for token in tokens(text))


@lru_cache(1)
def _headings() -> dict[str, str]:
    return {_form(name): kind for kind, texts in lexicon.read("resume")["headings"].items() for name in texts}


@lru_cache(1)
def _words() -> dict[str, str]:
    """Single words of headings and labels that vary too much to be listed, with their section."""
    return {plain(word): kind for kind, words in lexicon.read("resume")["words"].items() for word in words}


def _heading(text: str) -> str | None:
    if len(text) > 45:
        return None
    form = _form(text)
    return _headings().get(form) or _headings().get(_form(re.split(r"\s*[&/(]\s*|\s+and\s+", text)[0]))


def _heading_by_word(text: str) -> str | None:
    """The section of a heading such as *My Career So Far* by one of its words."""
    some = tokens(text)
    if len(some) > _LONGEST_HEADING or re.search(r"\d", text):
        return None
    found = {token.plain for token in some} & _words().keys()
    if trades_in(text):
        # *Software Developer* is no heading.
        found -= set(lexicon.read("resume")["ambiguous"])
    kinds = {_words()[word] for word in found}
    # The more specific section wins: *Language skills*, *Personal profile*.
    return min(kinds, key=_PARTICULAR.index, default=None)


def _label_of(text: str, value: str, section: str) -> str | None:
    kind = _label(text)
    if kind == "languages" and not _language_names_in(value):
        # Programming languages, or the first row of a table: *Language, Read, Write, Speak*.
        return "skills" if "," in value and "\t" not in value else None
    return None if kind == section == "skills" and "," not in value and not _heading(text) else kind


def _label(text: str) -> str | None:
    if _EXPECTED.search(text) and len(tokens(text)) <= _LONGEST_HEADING:
        return "salary"
    return _heading(text) or (None if "," in text else _heading_by_word(text))


def _of(read: list[Line], *sections: str) -> list[Line]:
    return [line for line in read if line.section in sections]


def _name(read: list[Line]) -> str:
    for line in read:
        if line.label == "name" and (name := _as_name(line.text)):
            return name
    head = [line for line in read[: _HEAD_LINES * 3] if not line.label]
    first = head[:_HEAD_LINES]
    for line in sorted(head, key=lambda line: -line.size) if any(line.size for line in head) else first:
        name = _as_name(_CELLS.split(line.text)[0])
        if name and not _is_other(name):
            return _with_rest(name, line, head)
    return ""


def _with_rest(name: str, line: Line, head: list[Line]) -> str:
    """The name and its rest on the next line, if both have the same large letters."""
    after = head[head.index(line) + 1 :][:1]
    is_large = line.size > sorted(each.size for each in head)[len(head) // 2] * 1.05
    rest = _as_name(after[0].text) if after and is_large and after[0].size == line.size else ""
    return _as_name(f"{name} {rest}") or name if rest and not _is_other(rest) else name


def _is_other(text: str) -> bool:
    """Whether the text is no person's name: a city, or mainly the name of a trade."""
    trade = max((len(tokens(words)) for _concept, words in _named(text)), default=0)
    return "".join(map(names.plain, text.split())) in _city_names() or 2 * trade > len(tokens(text))


def _as_name(text: str) -> str:
    """The text as a person's name, or ''. A name in capitals gets its usual capitals."""
    text = _TITLES.sub("", " ".join(text.split()))
    text = re.split(r"\s*[,(|]\s*|\s[-\u2013]\s", text)[0].strip(" .:-")
    words = text.split(" ")
    if len(words) > 3 and all(len(word) == 1 for word in words):
        # A name with spaced letters: *R A V I*.
        text, words = "".join(words), ["".join(words)]
    is_name = text and len(words) <= _LONGEST_NAME and len(text) > 2 and not re.search(r"[\d@:/]", text)
    if not is_name or _heading(text):
        return ""
    return (
        " ".join(word.capitalize() if len(word) > 2 else word for word in words) if text.isupper() else text
    )


def trades_in(text: str) -> list[str]:
    """The trades that the text names, the longest name first."""
    return [concept for concept, _name in _named(text)]


def _named(text: str) -> list[tuple[str, str]]:
    """(trade, its words in the text), the longest name first."""
    some = tokens(text)
    named = sorted(names_in([folded(token.plain) for token in some]), key=lambda each: each[0] - each[1])
    return [
        (concept, text[some[start].start : some[end - 1].end])
        for start, end, name in named
        for concept in name.concepts
        if not lexicon.is_skill(concept)
    ]


def _trade(read: list[Line]) -> str:
    """A short text that names a trade, or the trade's name in a longer one."""
    labelled = [line.text for line in read if line.label == "trade"]
    name = _name(read)
    head = [
        cell
        for line in _of(read, _HEAD)[:_HEAD_LINES]
        for cell in _CELLS.split(line.text)
        if _as_name(cell) != name
    ]
    # In a file with columns, the name and the trade below it may follow the column at the side.
    largest = max(range(len(read)), key=lambda at: read[at].size, default=0)
    under = [line for line in read[largest + 1 : largest + 3] if line.section not in _LISTS]
    below = [cell for line in under for cell in _CELLS.split(line.text)]
    worked = [_TITLE_END.split(line.text)[0] for line in _of(read, _EXPERIENCE)]
    for text in (*labelled, *head, *below, *worked):
        is_title = len(text.split()) <= _LONGEST_TITLE and not _SENTENCE.search(with_digits(text))
        if is_title and trades_in(text):
            return text.strip(" .,-")[: SEARCHER["headline"]["max_length"]]
    for line in (*_of(read, _EXPERIENCE), *_of(read, "about", _HEAD)):
        if named := _named(line.text):
            return named[0][1]
    return labelled[0][: SEARCHER["headline"]["max_length"]] if labelled else ""


def _about(read: list[Line]) -> str:
    text = "\n".join(line.text for line in _of(read, "about"))
    return text[: SEARCHER["about"]["max_length"]]


def _years(read: list[Line], today: date) -> int | None:
    labelled = [line.text for line in read if line.label in ("years", _EXPERIENCE)]
    totals = [int(line.text) for line in read if line.label == "years" and _FEW_YEARS.match(line.text)]
    totals += _stated(labelled)
    if totals:
        return max(totals)
    told = [line.text for line in _of(read, _HEAD, "about", _EXPERIENCE) if _EXPERIENCED.search(line.text)]
    told += [line.text for line in _of(read, _EXPERIENCE) if with_digits(line.text)[:1].isdecimal()]
    months: set[int] = set()
    for line in _of(read, _EXPERIENCE):
        months |= _months(line.text, today)
    stated = _stated(told)
    if stated or months:
        # A line may state the years of one job alone, so the months of all jobs count as well.
        return max([*stated, len(months) // 12])
    is_fresher = any("0" in understanding.options_in(line.text).get("experience", []) for line in read)
    return 0 if is_fresher else None


def _stated(texts: list[str]) -> list[float]:
    """The years that some of the texts state."""
    return [found.value for text in texts if (found := understanding.years(_with_numbers(text)))]


def _with_numbers(text: str) -> str:
    """The text with digits in place of number words: *three years*."""
    numbers, text = lexicon.numbers("numbers"), _DECIMAL.sub(r"\1", with_digits(text))
    return re.sub(
        r"[^\W\d_]\S*",
        lambda each: (
            f"{numbers.get(each[0].lower(), each[0]):.3g}" if each[0].lower() in numbers else each[0]
        ),
        text,
    )


def _months(text: str, today: date) -> set[int]:
    """The months of a span of time, since the year 0."""
    spans = _span().finditer(with_digits(text).lower())
    found = next((each for each in spans if each["since"] is None or each["open"]), None)
    if not found:
        return set()
    this_month = today.year * 12 + today.month - 1
    start = _month(found["from_month"], found["from_number"] or found["from_iso"], found["from_year"], 0)
    number = found["to_number"] or found["to_iso"]
    is_now = found["to_year"] is None
    end = this_month if is_now else _month(found["to_month"], number, found["to_year"], 0)
    # *Jan 2019 to Mar 2019* includes March. *2016 - 2018* names no months, so its last year does not count.
    end += not is_now and bool(found["to_month"] or number)
    return set(range(start, min(end, this_month))) if start >= _FIRST_YEAR * 12 else set()


def _month(name: str | None, number: str | None, year: str, otherwise: int) -> int:
    month = _month_names()[name] if name else int(number) - 1 if number else otherwise
    # *'19* is 2019.
    return (int(year[-2:]) + 2000 if len(year) == 3 else int(year)) * 12 + min(max(month, 0), 11)


@lru_cache(1)
def _month_names() -> dict[str, int]:
    return {
        name.lower().strip("."): number - 1
        for language in LANGUAGES
        for width in ("wide", "abbreviated")
        for number, name in Locale(language).months["format"][width].items()
    } | {"sept": 8}


@lru_cache(1)
def _span() -> re.Pattern:
    month = "|".join(map(re.escape, sorted(_month_names(), key=len, reverse=True)))

    now = "|".join(map(re.escape, lexicon.read("resume")["now"]))

    def moment(side: str) -> str:
        return (
            rf"(?:(?P<{side}_month>{month})[.,]?[\s-]*|(?:\d{{1,2}}\s*[/.-]\s*)?(?P<{side}_number>0?[1-9]|1[0-2])\s*[/.-]\s*)?"
            rf"(?P<{side}_year>(?:19|20)\d\d|['\u2019]\d\d)(?:-(?P<{side}_iso>0[1-9]|1[0-2])(?:-\d\d)?\b)?"
        )

    between = r"\s*(?:-|\u2013|\u2014|to|till|until|se|से|ते|முதல்|నుండి|నుంచి|থেকে)\s*"
    until = rf"(?:{between}(?:(?P<now>{now})|{moment('to')})|\s*(?P<onwards>onwards?)|(?P<since>))"
    return re.compile(rf"(?<![\w/])(?P<open>(?:since|from)\s+)?{moment('from')}{until}")


def _education(read: list[Line]) -> str:
    """The highest level. Levels of `rules` go from low to high."""
    levels = OPTIONS["min_education"]
    schools = _of(read, _EDUCATION)
    found = [each for line in schools for each in _levels(line.text, is_school=True)]
    if not found:
        found = [each for line in read if line.section != _OTHER for each in _levels(line.text)]
    return max(found, key=levels.index, default="")


def _levels(text: str, is_school: bool = False) -> list[str]:
    written = [level for pattern, level in _SCHOOLS if is_school and re.search(pattern, text, re.IGNORECASE)]
    return [*written, *understanding.options_in(text, with_alone=is_school).get("education", [])]


def _languages(read: list[Line]) -> tuple[list[str], str]:
    found, level = [], ""
    for line in _of(read, "languages") or [line for line in read if _SPEAKS.search(line.text)]:
        for part in (each for some in _PARTS.split(line.text) for each in AND.split(some)):
            for name in _language_names_in(part):
                if name not in found:
                    found.append(name)
                    if name == "English":
                        level = "Good" if _GOOD.search(part) else "Basic" if _BASIC.search(part) else ""
    return found[: SEARCHER["languages"]["most"]], level


def _language_names_in(text: str) -> list[str]:
    return [name for token in tokens(text) if (name := _language_names().get(folded(token.plain)))]


# Of the codes of three letters, only these: other dialects and old languages have ambiguous names.
_THREE_LETTERS = {
    *("awa", "bgc", "bho", "brx", "doi", "gon", "kha", "kok", "kru"),
    *("lus", "mag", "mai", "mni", "mwr", "raj", "sat", "tcy"),
}


@lru_cache(1)
def _language_names() -> dict[str, str]:
    """English names of languages by their folded names in each language of the site."""
    english = Locale("en").languages
    found = {}
    for language in LANGUAGES:
        for code, name in Locale(language).languages.items():
            if len(code) == 2 or code in _THREE_LETTERS:
                found.setdefault(folded(plain(name)), english.get(code, name))
    others = {"Bengali": "Bengali", "Bangla": "Bengali", "Oriya": "Odia"}
    # Babel has no names of these.
    others |= {
        "Chhattisgarhi": "Chhattisgarhi",
        "छत्तीसगढ़ी": "Chhattisgarhi",
        "Kumaoni": "Kumaoni",
        "Garhwali": "Garhwali",
        "Nagpuri": "Nagpuri",
    }
    return {form: others.get(name, name) for form, name in found.items()} | {
        folded(plain(other)): name for other, name in others.items()
    }


def _skills(read: list[Line]) -> list[str]:
    lines = _of(read, "skills") or _of(read, "strengths")
    least = min((line.size for line in lines), default=0)
    # Larger lines name groups of skills, or the skills where their levels are below.
    small = [line for line in lines if line.label or line.size <= least * 1.05]
    return _skills_in(small if all(map(_skills_in, ([each] for each in small))) else lines)


def _skills_in(lines: list[Line]) -> list[str]:
    found: dict[str, str] = {}
    for line in _unwrapped(lines):
        for part in _skills_of(line):
            skill = (
                _RATING.sub("", _NUMBER.sub("", _BULLET.sub("", part.strip(" \t:")))).strip(" :-").rstrip(".")
            )
            skill = _KNOWLEDGE.sub("", skill)
            is_short = len(skill.split()) <= _LONGEST_SKILL and len(skill) <= SEARCHER["skills"]["max_length"]
            if skill and is_short and plain(skill) not in _skill_levels():
                found.setdefault(skill.casefold(), skill)
    return list(found.values())[: SEARCHER["skills"]["most"]]


def _unwrapped(lines: list[Line]) -> list[Line]:
    """The lines, each list that goes on in a further line as one."""
    found: list[Line] = []
    for line in lines:
        before = found[-1].text if found else ""
        is_list = "," in before and not line.label
        if is_list and (before.endswith(",") or line.text[0].islower() or len(before) >= _WRAPPED):
            found[-1] = found[-1]._replace(text=f"{before} {line.text}")
        else:
            found.append(line)
    return found


def _skills_of(line: Line) -> list[str]:
    text = _LISTED_INSIDE.sub(r", \1,", line.text)
    head, *rest = re.split(r"\s*:\s*", text, maxsplit=1)
    text = rest[0] if rest and rest[0] and len(head.split()) <= 3 else text
    parts = _PARTS.split(text)
    # In a list *and* stands before the last one. Elsewhere it is part of a skill: *Repair and maintenance*.
    is_list = len(parts) > 1 or line.label or rest
    return [*parts[:-1], *AND.split(parts[-1])] if is_list else parts


@lru_cache(1)
def _skill_levels() -> set[str]:
    """Words beside a skill that name none."""
    return {plain(level) for level in lexicon.read("resume")["levels"]}


def _place(read: list[Line]) -> tuple[str, str]:
    """(pincode, city) of the person's address. Places in other sections belong to schools and companies."""
    labelled = [line for line in read if line.label in ("contact", "pincode")]
    lines = [*labelled, *_of(read, "contact", "pincode", _HEAD), *_of(read, _OTHER)]
    pincode = next(
        (
            digits
            for line in lines
            for each in _PINCODE.findall(with_digits(line.text))
            if pincodes.find(digits := each.replace(" ", ""))
        ),
        "",
    )
    city = next((city for line in lines if line.label != _OTHER and (city := _city_in(line.text))), "")
    return pincode, city or (pincodes.find(pincode)["city"] if pincode else "")


def _city_in(text: str) -> str:
    """The last city of a text, by its name in the directory."""
    some = [names.plain(token.typed or text[token.start : token.end]) for token in tokens(text)]
    for end in range(len(some), 0, -1):
        for size in (3, 2, 1):
            if name := _city_names().get("".join(some[max(0, end - size) : end])):
                return name
    return ""


@lru_cache(1)
def _city_names() -> dict[str, str]:
    # The directory also lists localities of some cities: *Baner, Pune*.
    return {
        names.plain(each): name.split(", ")[-1]
        for name, city in cities.by_name().items()
        for each in city["names"]
    }


def _pay(read: list[Line]) -> dict:
    for line in read:
        is_told = line.label == "salary" or line.section == "salary" or _EXPECTED.search(line.text)
        if is_told and (pay := pay_in(line.text)):
            return {"pay_expected": pay.amount, "pay_unit": pay.unit}
    return {}
