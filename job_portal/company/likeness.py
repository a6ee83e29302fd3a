"""Keys by which an index finds companies whose name or address is nearly the same."""

import re
import unicodedata
from difflib import SequenceMatcher

from job_portal.words.folding import folded, skeleton, tokens

_LENGTH = 140
# They say what kind of company it is, not which one.
_LEGAL = {
    *("pvt", "private", "ltd", "limited", "llp", "company", "co", "corporation", "corp", "inc"),
    *("and", "the", "ms", "india", "opc"),
}
_WORD = re.compile(r"\w+")
# How much of two names must be the same: where their keys are the same, but short, and where they are not.
_ALIKE, _NEARLY_THE_SAME = 0.75, 0.9
_LONG_KEY = 4
# So many letters of a key must be the same, so that the index leads to few.
BEGINNING = 6


def name_key(name: str | None) -> str:
    """The consonants as they sound: 'Shree Laxmi Textiles Ltd.' and 'Sri Lakshmi Textile' have one key."""
    return "".join(skeleton(folded(word)) for word in _words(name))[:_LENGTH]


def address_key(pincode: str | None, *lines: str | None) -> str:
    """Pincode, letters and digits. Empty for an address that is too short to tell one from another."""
    text = unicodedata.normalize("NFKC", " ".join(line or "" for line in lines))
    written = "".join(_WORD.findall(text.casefold()))
    return f"{pincode} {written}"[:_LENGTH] if pincode and len(written) >= BEGINNING else ""


def is_near(one: str | None, other: str | None) -> bool:
    """Whether somebody may take the one company's name for the other's."""
    key = name_key(one)
    is_same_key = key == name_key(other)
    if is_same_key and len(key) >= _LONG_KEY:
        return True
    least = _ALIKE if is_same_key else _NEARLY_THE_SAME
    return SequenceMatcher(None, "".join(_words(one)), "".join(_words(other))).ratio() >= least


def _words(name: str | None) -> list[str]:
    words = [token.plain for token in tokens(re.sub(r"[./']", "", name or ""))]
    return [word for word in words if word not in _LEGAL] or words
