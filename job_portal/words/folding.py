"""Words of a text, and the forms that different spellings share.

plain: small Latin letters, from any script (`बिजली` is `bijli`).
folded: without common differences of spelling (`bijlee`, `bijalee`; `ph` and `f`, `w` and `v`).
skeleton: the consonants of the folded form. Hindi writes no short `a`, so `कर्मचारी` is `krmchari`.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from anyascii import anyascii

LONGEST_WORD = 60
_ASCII_WORD = re.compile("[A-Za-z0-9]+")
# The first and the last letter of India's scripts in Unicode.
_INDIAN = ("\u0900", "\u0dff")


class Token(NamedTuple):
    """A word of a text: its plain form and its position."""

    plain: str
    start: int
    end: int


def tokens(text: str) -> list[Token]:
    """The words of a text, in order."""
    if text.isascii():
        # The common case, and many times faster.
        found = ((plain(each[0][:LONGEST_WORD]), *each.span()) for each in _ASCII_WORD.finditer(text))
        return [Token(*each) for each in found if each[0]]
    found, start = [], None
    for position, letter in enumerate(f"{text} "):
        # Marks, such as Indian vowels, belong to their letter. A joiner (Cf) does not end a word.
        category = unicodedata.category(letter)
        is_inside = category[0] in "LNM" or (category == "Cf" and start is not None)
        if is_inside and start is None:
            start = position
        elif not is_inside and start is not None:
            if word := plain(text[start:position][:LONGEST_WORD]):
                found.append(Token(word[:LONGEST_WORD], start, position))
            start = None
    return found


def words(text: str) -> list[str]:
    """The plain words of a text, without repeats."""
    return list(dict.fromkeys(token.plain for token in tokens(text)))


def with_digits(text: str) -> str:
    """The text with the digits of India's scripts replaced by 0 to 9."""
    if text.isascii():
        return text
    return "".join(str(unicodedata.digit(each)) if each.isdecimal() else each for each in text)


@lru_cache(20_000)
def plain(word: str) -> str:
    """The word in small Latin letters and digits, without a plural `s`."""
    normal = unicodedata.normalize("NFKC", word)
    latin = anyascii(normal).lower()
    if any(_INDIAN[0] <= letter <= _INDIAN[1] for letter in normal):
        # In these scripts `c` sounds as `ch`, and `m` stands for a nasal before any consonant.
        latin = re.sub("c+h?", "ch", latin)
        latin = re.sub("m(?=[^aeioumbpy'])", "n", latin)
    latin = re.sub("[^a-z0-9]", "", latin)
    if len(latin) > 5 and latin.endswith("ies"):
        return f"{latin[:-3]}y"
    is_plural = len(latin) > 3 and latin.endswith("s") and not latin.endswith("ss")
    return latin[:-1] if is_plural else latin


_RULES = [
    (re.compile(pattern), by)
    for pattern, by in (
        ("ph", "f"),
        ("tion|sion|shan|shn$", "shn"),
        ("ck", "k"),
        ("sch", "sk"),
        ("c(?=[eiy])", "s"),
        ("cc?(?!h)", "k"),
        ("q", "k"),
        ("x", "ks"),
        ("w", "v"),
        ("z", "j"),
        ("(?<=[bcdfgjklmnprstv])h", ""),
        ("(?<=[aeiou])h$", ""),
        ("y", "i"),
        ("ee|ii|ea", "i"),
        ("oo|uu|ou", "u"),
        ("ai|ei|ae", "e"),
        ("au", "o"),
        (r"(.)\1+", r"\1"),
    )
]


@lru_cache(50_000)
def folded(word: str) -> str:
    """The form that a plain word's usual spellings share. Digits stay."""
    if len(word) < 3 or any(letter.isdigit() for letter in word):
        return word
    for pattern, by in _RULES:
        word = pattern.sub(by, word)
    return word


def joined(parts: Iterable[str]) -> str:
    """Folded words joined into one, so that spaces do not matter."""
    return re.sub(r"(.)\1+", r"\1", "".join(parts))


@lru_cache(50_000)
def skeleton(fold: str) -> str:
    """The consonants of a folded form. A first vowel becomes `a`."""
    if any(letter.isdigit() for letter in fold):
        return fold
    first = "a" if fold[:1] in "aeiou" else ""
    bones = re.sub("[aeiou]", "", fold).replace("c", "s")
    return first + re.sub(r"(.)\1+", r"\1", bones)


def without_one(text: str) -> list[str]:
    """All variants of the text with one letter left out. Texts that differ in one letter share a variant."""
    return list(dict.fromkeys(text[:at] + text[at + 1 :] for at in range(len(text))))


def most_edits(length: int) -> int:
    """How many edits a misspelt word of this length may have."""
    return 0 if length < 4 else 1 if length < 8 else 2
