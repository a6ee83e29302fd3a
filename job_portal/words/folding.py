"""Words of a text, and the forms that different spellings share.

- plain: small Latin letters, from any script (`बिजली` is `bijli`).
- folded: without common differences of spelling (`bijlee`, `bijalee`; `ph` and `f`, `w` and `v`).
- skeleton: the consonants of the folded form. Hindi writes no short `a`, so `कर्मचारी` is `krmchari`.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from string import ascii_lowercase
from typing import NamedTuple

from anyascii import anyascii

LONGEST_WORD = 60
_ASCII_WORD = re.compile("[A-Za-z0-9]+")
# The first and the last letter of the Indian scripts in Unicode.
_INDIAN = ("\u0900", "\u0dff")
# The Tamil letter for `ch`, where it sounds like `s`: single, after a vowel. *ஆசாரி*, a carpenter, is `asari`.
_TAMIL_S = re.compile("(?<=[\u0b85-\u0bcc])\u0b9a(?!\u0bcd\u0b9a)")


class Token(NamedTuple):
    """A word of a text: its plain form, its position, and, unless it is ASCII, the word as typed."""

    plain: str
    start: int
    end: int
    typed: str = ""

    @property
    def is_latin(self) -> bool:
        """Whether it was typed in Latin letters."""
        return self.typed.isascii()

    def others(self) -> tuple[str, ...]:
        """Other plain forms of the word, tried if a search does not know the word.

        First without case endings, the shortest first; then the abbreviations that a word in an Indian script
        spells.
        """
        if self.is_latin:
            return tuple(_latin_stems(self.plain))
        return (*_stems(self.typed), *_spelled(plain(self.typed)))


def tokens(text: str) -> list[Token]:
    """The words of a text, in order."""
    if text.isascii():
        # The fast path: most texts are ASCII.
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
            typed = text[start:position][:LONGEST_WORD]
            if word := plain(typed):
                found.append(Token(word[:LONGEST_WORD], start, position, typed))
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
    latin = anyascii(_TAMIL_S.sub("s", normal)).lower()
    if any(_INDIAN[0] <= letter <= _INDIAN[1] for letter in normal):
        # In these scripts `c` sounds like `ch`, and `m` stands for a nasal before any consonant.
        latin = re.sub("c+h?", "ch", latin)
        latin = re.sub("m(?=[^aeioumbpy'])", "n", latin)
    latin = re.sub("[^a-z0-9]", "", latin)
    if len(latin) > 5 and latin.endswith("ies"):
        return f"{latin[:-3]}y"
    is_plural = len(latin) > 3 and latin.endswith("s") and not latin.endswith("ss")
    return latin[:-1] if is_plural else latin


# Case endings in Bengali, Marathi and Hindi, Tamil, Telugu, each with its replacement. Also words such as
# *kam* and *wala*, which stand at the end of another word.
_CASES = {
    "\u0980": "ওয়ালা ওয়ালার গুলোর গুলো দের য়ের ের টির টার টি টা তে য়ে য় কে র ে",
    "\u0900": "कामासाठी कामाची काम वाला वाली वाले वाल्या"
    " ्यांमध्ये>ा ्यामध्ये>ा ांमध्ये ामध्ये मध्ये ्यासाठी>ा ांसाठी ासाठी साठी ्याच्या>ा ाच्या"
    " च्या ्याचे>ा ाचे ाची ाचा चे ची चा ्यात>ा ात ्याला>ा ाला ला ांना ाने ीत>ी ेत>ा तील ियों>ी ियां>ी ियाँ>ी ों>ा ें",
    "\u0b80": "த்துக்கு>ம் த்திற்கு>ம் ுக்கான க்கான ுக்காக"
    " களுக்கு களில் களின் த்தில்>ம் யில் வில் ில் ுக்கு க்கு யின் ின் களை கள் யை ை ால் ல",
    "\u0c00": "వాళ్ళు వాడు లకి లలో లకు ల్లో>ల్ లో కు కి ను తో గా లు ల",
}
_SHORTEST_STEM = 2
# The same in Latin letters. Some follow only a vowel, some only a consonant.
_LATIN_CASE = re.compile(
    "(?:sathi|madhye|madhe|chya|ch[aie]|wal[aie]|gulo|(?<=[aeiou])(?:r|y|te|yil|la)"
    "|(?<=[^aeiou])(?:e|er|ete|il|ukku|aana)|der|ke|lo|k[iu]|ni|lu|ga|kku)$"
)
_SHORTEST_LATIN_STEM = 4
_BLOCK = 0x80


def _stems(word: str) -> Iterator[str]:
    """The plain forms of a word in an Indian script without its case endings, the shortest first."""
    for case in _CASES.get(chr(ord(word[0]) // _BLOCK * _BLOCK), "").split():
        ending, _sign, instead = case.partition(">")
        if word.endswith(ending) and len(word) >= len(ending) + _SHORTEST_STEM:
            yield plain(word.removesuffix(ending) + instead)


def _latin_stems(word: str) -> Iterator[str]:
    """A plain word without its case ending: *rannar* is *ranna*, *dokaner* is *dokan*."""
    stem = _LATIN_CASE.sub("", word)
    if _SHORTEST_LATIN_STEM <= len(stem) < len(word):
        yield stem


# How the letters from A to Z are spoken, in plain form: CCTV is *si si ti vi* in every script.
_NAMES = """
    e/ei bi si/chi di i eph ji ech/eich/hech ai je ke el em
    en o/vo pi kyu ar es ti yu vi/bhi dblyu eks vai jed
"""
_LETTERS = {
    name: letter
    for letter, names in zip(ascii_lowercase, _NAMES.split(), strict=True)
    for name in names.split("/")
}
_LONGEST_LETTER = max(map(len, _LETTERS))
_MOST_LETTERS = 6


def _spelled(word: str, before: str = "") -> Iterator[str]:
    """The abbreviations that a plain word may spell."""
    if not word and len(before) > 1:
        yield before
    for size in range(1, _LONGEST_LETTER + 1 if len(before) < _MOST_LETTERS else 0):
        if size <= len(word) and (letter := _LETTERS.get(word[:size])):
            yield from _spelled(word[size:], before + letter)


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
    """The form that the usual spellings of a plain word share. Digits stay."""
    if len(word) < 3 or any(letter.isdigit() for letter in word):
        return word
    for pattern, by in _RULES:
        word = pattern.sub(by, word)
    return word


def joined(parts: Iterable[str]) -> str:
    """Folded words joined without spaces, so that spaces do not matter."""
    return re.sub(r"(.)\1+", r"\1", "".join(parts))


@lru_cache(50_000)
def skeleton(fold: str) -> str:
    """The consonants of a folded form. A vowel at the start becomes `a`."""
    if any(letter.isdigit() for letter in fold):
        return fold
    first = "a" if fold[:1] in "aeiou" else ""
    bones = re.sub("[aeiou]", "", fold).replace("c", "s")
    return first + re.sub(r"(.)\1+", r"\1", bones)


def without_one(text: str) -> list[str]:
    """The text and its variants with one letter left out. Texts that differ in one letter share a variant."""
    return list(dict.fromkeys(text[:at] + text[at + 1 :] for at in range(len(text))))


def most_edits(length: int) -> int:
    """How many edits a misspelt word of this length may have."""
    return 0 if length < 4 else 1 if length < 8 else 2
