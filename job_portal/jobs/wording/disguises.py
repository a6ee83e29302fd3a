"""Reads signs that hide a word from the rules as plain letters: *R€g!strati0n*, *W.h.a.t.s.A.p.p*, *①②③*."""

import re
import unicodedata
from functools import cache, lru_cache

from anyascii import anyascii

from job_portal.jobs.wording import RULES
from job_portal.words.folding import folded, plain

# Latin letters and the scripts of India stay unchanged.
_WRITTEN = re.compile("[\x00-\u024f\u0900-\u0dff\u200c\u200d\u2010-\u2027\u20b9]")
# Signs that a font draws over another one, such as a keycap, and invisible signs.
_DRAWN_OVER = re.compile("[\ufe00-\ufe0f\u20d0-\u20f0\u00ad\u200b\u200e\u200f\u2060-\u2064\ufeff]")
# Digits and signs in the place of letters. `1` and `|` are *i* or *l*.
_FOR_LETTERS = [str.maketrans("0345789@$€¥£!|1", f"oeastbgaseyl{one * 3}") for one in "il"]
# Its first part lets a match begin only where a run begins: otherwise a long run is read from each letter.
_MIXED = re.compile(
    r"(?<![A-Za-z0-9@$€¥£!|])"
    r"[A-Za-z0-9@$€¥£!|]*(?:[A-Za-z][0-9@$€¥£!|]|[0-9@$€¥£!|][A-Za-z])[A-Za-z0-9@$€¥£!|]*"
)
_LETTER_BY_LETTER = re.compile(r"(?<!\w)(?:[A-Za-z](?:[ \-_*]{1,2}|\. ?)){2,20}[A-Za-z](?!\w)")
# *र जि स्ट्रे श न*: a letter of an Indian script, with those that it joins and its signs.
_SIGN = r"(?![\u0964\u0965])[^\w\s\x00-\u08ff\u0e00-\U0010ffff]"
_INDIAN = rf"[^\W\d_\x00-\u08ff](?:{_SIGN}|(?<=[\u094d\u09cd\u0bcd\u0c4d])[^\W\d_])*"
_INDIAN_LETTER_BY_LETTER = re.compile(rf"(?<!\S){_INDIAN}(?: {{1,2}}{_INDIAN}){{2,20}}(?!\S)")
_ROUND_DIGITS = re.compile(r"(?<![A-Za-z\d])\d[\dO]*O(?![A-Za-z])")
# A sum digit by digit, *Rs 1 2 0 0* or *5-0-0*, and one that has letters for digits, *5oo rs* or *Rs l200*.
_DIGIT_BY_DIGIT = re.compile(r"(?<![\d.,:/-])(?<!\d )\d(?:[ \-_.*]\d){2,4}(?![ \-_.*,:/]?\d)")
_MIXED_DIGITS = re.compile(r"(?<![A-Za-z\d])(?=[OolI]{0,4}\d)[\dOolI]{2,5}[\dOo](?![A-Za-z\d])")
_RUPEES_BEFORE = re.compile(r"(?:₹|\bRs\.?|\bR\$|\bINR|रु\.?|ரூ\.?|రూ\.?)\s*$", re.IGNORECASE)
_RUPEES_AFTER = re.compile(r"\s?(?:/-|rs\b|rup|रु|ரூ|రూ|টাকা)", re.IGNORECASE)
_AS_DIGITS = str.maketrans("OolI", "0011")
_ORDINAL = re.compile(r"\d+(?:st|nd|rd|th)", re.IGNORECASE)
_SHORTEST = 3


def undisguised(text: str) -> str:
    """The text with plain letters and digits in place of signs that look like them."""
    if not text.isascii():
        text = "".join(map(_plain_sign, _DRAWN_OVER.sub("", text)))
    text = _ROUND_DIGITS.sub(lambda run: run[0].replace("O", "0"), text)
    text = _MIXED_DIGITS.sub(_in_digits, _DIGIT_BY_DIGIT.sub(_in_digits, text))
    text = _LETTER_BY_LETTER.sub(
        lambda run: _joined(run[0], [*re.sub("[^A-Za-z]", "", run[0]).lower()]), text
    )
    if not text.isascii():
        text = _INDIAN_LETTER_BY_LETTER.sub(lambda run: _joined(run[0], run[0].split()), text)
    return _MIXED.sub(_in_letters, text)


@lru_cache(5_000)
def _plain_sign(sign: str) -> str:
    if _WRITTEN.match(sign):
        return sign
    if (digit := unicodedata.digit(sign, None)) is not None:
        return str(digit)
    normal = unicodedata.normalize("NFKC", sign)
    if normal.isascii():
        return normal
    if sign.isalpha():
        return _lookalike(sign)
    # Letters in circles and squares.
    latin = anyascii(sign)
    return latin if len(latin) == 1 and latin.isalnum() else sign


def _lookalike(letter: str) -> str:
    """The Latin letter that looks the same, by Unicode's table of confusable letters."""
    # The import takes a quarter of a second, and few texts need it.
    from confusable_homoglyphs.confusables import confusables_data

    same = [each["c"] for each in confusables_data.get(letter, ())]
    return next((each for each in same if len(each) == 1 and each.isascii()), letter)


def _in_digits(run: re.Match) -> str:
    """The sum in plain digits if rupees stand beside it or it ends as prices do, else the text unchanged."""
    digits = re.sub(r"\D", "", run[0].translate(_AS_DIGITS))
    # The sign for rupees has few letters.
    before = run.string[max(run.start() - 6, 0) : run.start()]
    is_price = digits.endswith(("00", "99")) and not digits.startswith("0")
    return (
        digits
        if is_price or _RUPEES_BEFORE.search(before) or _RUPEES_AFTER.match(run.string, run.end())
        else run[0]
    )


def _in_letters(run: re.Match) -> str:
    """The word without signs if that is a word of the rules; otherwise the word unchanged."""
    # A stop is no letter: *Apply now!*
    held = run[0].rstrip("!|")
    if _ORDINAL.fullmatch(held):
        return run[0]
    for letters in _FOR_LETTERS:
        read = held.lower().translate(letters)
        if len(read) >= _SHORTEST and read.isalpha() and folded(plain(read)) in _vocabulary():
            return read + run[0][len(held) :]
    return run[0]


def _joined(run: str, letters: list[str]) -> str:
    """The words of spaced letters if the rules have all of them; otherwise the run unchanged."""
    known = _vocabulary(run.isascii())
    # The words into which the first letters divide, by the number of letters.
    made: list[list[str] | None] = [[]] + [None] * len(letters)
    for end in range(2, len(letters) + 1):
        for start in range(end - 1):
            before = made[start]
            word = "".join(letters[start:end])
            if before is not None and folded(plain(word)) in known:
                made[end] = [*before, word]
                break
    words = made[-1]
    return " ".join(words) if words and max(map(len, words)) >= _SHORTEST else run


@cache
def _vocabulary(is_latin: bool = True) -> frozenset[str]:
    words = (word for entries in RULES["groups"].values() for entry in entries for word in entry.split())
    return frozenset(folded(plain(word.rstrip("*"))) for word in words if word.isascii() == is_latin)
