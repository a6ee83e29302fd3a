"""Finds phone numbers in a text, in any spelling: with spaces, in words, in other digits."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from job_portal.jobs.wording import RULES
from job_portal.words.folding import folded, tokens, with_digits

# Mobile numbers, with or without country code or zero; landlines with their area code; toll-free numbers.
_NUMBER = re.compile(r"(?:0?91|0091|0)?[6-9]\d{9}|0[1-9]\d{9}|1800\d{6,7}")
_LONGEST = 14
# Invisible characters.
_NO_ROOM = r"\u00ad\u200b-\u200f\u2060-\u2064\ufeff"
_SIGNS = rf"\s\-.()+*_~|#•·{_NO_ROOM}"
_BETWEEN = re.compile(f"[{_SIGNS}]*")
# Numbers spelt in words may have commas between.
_BETWEEN_WORDS = re.compile(f"[{_SIGNS},]*")
# Letters that look like digits.
_LOOKALIKES = str.maketrans("oOlI", "0011")
_PARTS = re.compile(r"\d+|[^\d]+")


class _Digits(NamedTuple):
    digits: str
    start: int
    end: int
    is_word: bool


def phones(text: str) -> Iterator[str]:
    """The phone numbers in the text, in their original spelling."""
    for run in _runs(text):
        first = 0
        while first < len(run):
            last = _last_of_number(run, first)
            if last is None:
                first += 1
                continue
            yield text[run[first].start : run[last].end]
            first = last + 1


def longest_run(text: str) -> int:
    """How many digits stand in a row, in figures or words."""
    return max((sum(len(part.digits) for part in run) for run in _runs(text)), default=0)


def _last_of_number(run: list[_Digits], first: int) -> int | None:
    """The index where a number from `first` ends."""
    digits = ""
    for last in range(first, len(run)):
        digits += run[last].digits
        if len(digits) > _LONGEST:
            return None
        if _NUMBER.fullmatch(digits) and not _is_range(run[first : last + 1]):
            return last
    return None


def _is_range(parts: list[_Digits]) -> bool:
    """Whether it is a range of pay: `60000-70000`."""
    return sum(part.digits.endswith("00") and not part.is_word for part in parts) > 1


def _runs(text: str) -> list[list[_Digits]]:
    """Runs of digits and digit words with only spaces and the like between."""
    runs: list[list[_Digits]] = []
    for part in _parts(text):
        last = runs[-1][-1] if runs else None
        between = _BETWEEN_WORDS if last and last.is_word and part.is_word else _BETWEEN
        if last and between.fullmatch(text, last.end, part.start):
            runs[-1].append(part)
        else:
            runs.append([part])
    return [_with_times(run) for run in runs]


def _parts(text: str) -> list[_Digits]:
    known, plain = _digit_words(), with_digits(text)
    found = []
    for token in tokens(text):
        written = plain[token.start : token.end]
        if re.fullmatch(r"[\doOlI]*\d[\doOlI]*", written):
            found.append(_Digits(written.translate(_LOOKALIKES), token.start, token.end, False))
            continue
        for part in _PARTS.finditer(written):
            at = token.start + part.start()
            value = part[0] if part[0].isdigit() else known.get(folded_word(part[0]))
            if value is not None:
                found.append(_Digits(value, at, at + len(part[0]), not part[0].isdigit()))
    return found


def _with_times(run: list[_Digits]) -> list[_Digits]:
    """Expand `double six` to two digits."""
    found: list[_Digits] = []
    times, start = 1, None
    for part in run:
        if part.digits.startswith("x"):
            times, start = int(part.digits[1:]), part.start
            continue
        found.append(part._replace(digits=part.digits * times, start=part.start if start is None else start))
        times, start = 1, None
    return found


@cache
def _digit_words() -> dict[str, str]:
    digits = {folded_word(word): str(digit) for word, digit in RULES["digits"].items()}
    return digits | {folded_word(word): f"x{times}" for word, times in RULES["times"].items()}


@lru_cache(5_000)
def folded_word(word: str) -> str:
    """A single word, folded by `folding.folded`."""
    held = tokens(word)
    return folded(held[0].plain) if held else ""
