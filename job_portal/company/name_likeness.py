"""Keys for finding companies with similar names or addresses by an index."""

import re
import unicodedata
from difflib import SequenceMatcher

from job_portal.words.folding import folded, skeleton, tokens

_LENGTH = 140
# Words that name the kind of company.
_LEGAL = {
    *("pvt", "private", "ltd", "limited", "llp", "company", "co", "corporation", "corp", "inc"),
    *("and", "the", "ms", "india", "opc"),
}
_WORD = re.compile(r"\w+")
# The least similarity of two names: with equal but short keys, and with different keys.
_ALIKE, _NEARLY_THE_SAME = 0.75, 0.9
_LONG_KEY = 4
# How many first letters of two keys must be equal, so that the index returns few companies.
BEGINNING = 6


def name_key(name: str | None) -> str:
    """The consonants by sound: 'Shree Laxmi Textiles Ltd.' and 'Sri Lakshmi Textile' have one key."""
    return "".join(skeleton(folded(word)) for word in _words(name))[:_LENGTH]


def address_key(pincode: str | None, *lines: str | None) -> str:
    """Pincode, letters and digits. Empty if the address is too short to be distinctive."""
    text = unicodedata.normalize("NFKC", " ".join(line or "" for line in lines))
    written = "".join(_WORD.findall(text.casefold()))
    return f"{pincode} {written}"[:_LENGTH] if pincode and len(written) >= BEGINNING else ""


def is_near(one: str | None, other: str | None) -> bool:
    """Whether people may confuse the two names."""
    key = name_key(one)
    is_same_key = key == name_key(other)
    if is_same_key and len(key) >= _LONG_KEY:
        return True
    least = _ALIKE if is_same_key else _NEARLY_THE_SAME
    return SequenceMatcher(None, "".join(_words(one)), "".join(_words(other))).ratio() >= least


def _words(name: str | None) -> list[str]:
    words = [token.plain for token in tokens(re.sub(r"[./']", "", name or ""))]
    return [word for word in words if word not in _LEGAL] or words
