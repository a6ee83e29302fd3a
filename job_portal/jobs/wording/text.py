"""Splits a text into sentences of folded words for the rules."""

import re
from typing import NamedTuple

from job_portal.words.folding import folded, tokens, with_digits

# The longest sentence. It limits the pairwise comparison of words in a text without stops.
_LONGEST = 60
# Excludes the stop in `Rs. 500`.
_END = re.compile(r"[!?।;•|\n]|(?<!\brs)(?<!\bno)(?<!\bph)(?<!\bmr)(?<!\bmob)\.(?=\s|$)", re.IGNORECASE)
_AMOUNT = re.compile(r"(?<![\d.])(\d{1,3}(?:,\d{2,3})+|\d{2,7})(?![\d,]*\d)\s?(k\b)?", re.IGNORECASE)
_LEAST_AMOUNT, _MOST_AMOUNT = 50, 10_000_000


class Word(NamedTuple):
    """A word as `folding.folded` writes it, and its position in the text."""

    fold: str
    start: int
    end: int


class Amount(NamedTuple):
    """A number that may be rupees, and its words."""

    value: int
    first: int
    last: int


class Sentence(NamedTuple):
    """A sentence of a posting."""

    text: str
    words: list[Word]
    field: str

    def between(self, first: int, last: int) -> str:
        """The text between two of its words."""
        return self.text[self.words[first].end : self.words[last].start]

    def phrase(self, first: int, last: int) -> str:
        """The original text from one word to another."""
        return self.text[self.words[first].start : self.words[last].end]

    def folds(self) -> str:
        """Its folded words, joined by spaces."""
        return " ".join(word.fold for word in self.words)

    def amounts(self) -> list[Amount]:
        """The numbers that may be rupees."""
        start, end = self.words[0].start, self.words[-1].end
        found = []
        for each in _AMOUNT.finditer(with_digits(self.text), start, end):
            value = int(each[1].replace(",", "")) * (1000 if each[2] else 1)
            held = [
                at
                for at, word in enumerate(self.words)
                if word.start < each.end() and word.end > each.start()
            ]
            if held and _LEAST_AMOUNT <= value <= _MOST_AMOUNT:
                found.append(Amount(value, held[0], held[-1]))
        return found


def sentences(text: str, field: str) -> list[Sentence]:
    """The sentences of a text.

    :param field: of the posting.
    """
    found: list[Sentence] = []
    words: list[Word] = []
    for token in tokens(text):
        is_over = words and (len(words) == _LONGEST or _END.search(text, words[-1].end, token.start + 1))
        if is_over:
            found.append(Sentence(text, words, field))
            words = []
        words.append(Word(folded(token.plain), token.start, token.end))
    return [*found, Sentence(text, words, field)] if words else found
