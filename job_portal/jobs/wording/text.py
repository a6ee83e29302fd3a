"""Splits a text into sentences of folded words for the rules."""

import re
from typing import NamedTuple

from job_portal.jobs.wording.sums import ANY, PAY, PRICE, Sum, is_of_rupees, sums
from job_portal.words.folding import folded, tokens, with_digits

# The longest sentence. It limits the pairwise comparison of words in a text without stops.
_LONGEST = 60
# Excludes the stop in `Rs. 500`.
_END = re.compile(r"[!?।;•|\n]|(?<!\brs)(?<!\bno)(?<!\bph)(?<!\bmr)(?<!\bmob)\.(?=\s|$)", re.IGNORECASE)
_AMOUNT = re.compile(r"(?<!\d)(?<!\d\.)(\d{1,3}(?:,\d{2,3})+|\d{2,7})(?![\d,]*\d)\s?(k\b)?", re.IGNORECASE)
_SIGN = re.compile("₹|/-")
# *30 se 55*, *18-45 years*: ages.
_AGES = re.compile(
    r"(?<![\d,])([1-7]\d)\s*(?:-|\u2013|to|and|se|te|theke|mudhal|से|ते|முதல்|నుండి|నుంచి|থেকে)\s*([1-7]\d)(?!\d|,\d|\s?(?:k\b|%))",
    re.IGNORECASE,
)
# *Kit 1500.*, *850 for the kit*: the number counts no things.
_ALONE = re.compile(r"\s*(?:[.,;:!)।|]|$|(?:only|for|to be|by|and|through|on)\b)", re.IGNORECASE)
# A number alone from here on is more often pay.
_LEAST_PAY = 5000
_LAKH = 100_000
_CURRENCY = re.compile(r"(?:₹|\bRs\.?|\bINR|रु\.?|ரூ\.?|రూ\.?)\s*$", re.IGNORECASE)
# The pay of work abroad.
_FOREIGN = re.compile(
    r"\b(?:OMR|AED|SAR|QAR|KWD|BHD|KD|BD|RO|USD|EUR|GBP|SGD|MYR|MUR|riyals?|dirhams?|dinars?)\s*$",
    re.IGNORECASE,
)
_CURRENCY_AFTER = re.compile(
    r"(?:/-)?\s*(?:rupees|rupaye|rs|रुपये|रुपए|ரூபாய்|రూపాయలు|টাকা)?\s*(?:[.,;!)।]|$)", re.IGNORECASE
)
_CLAUSE_ENDS = (",", ";", ":", "-", "\u2013", "\u2014", "(")
_LEAST_AMOUNT, _MOST_AMOUNT = 50, 10_000_000


class Word(NamedTuple):
    """A word as `folding.folded` writes it, and its position in the text."""

    fold: str
    start: int
    end: int


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

    def amounts(self) -> list[Sum]:
        """The numbers that may be rupees, in digits and in words."""
        start, end = self.words[0].start, self.words[-1].end
        folds = [word.fold for word in self.words]
        text = with_digits(self.text)
        ages = {at for each in _AGES.finditer(text, start, end) for at in each.span()}
        found = [
            each._replace(use=PAY) if self._is_pay(each.value, each.first, each.last) else each
            for each in sums(folds)
            if ages.isdisjoint((self.words[each.first].start, self.words[each.last].end))
        ]
        in_words = {at for each in found for at in range(each.first, each.last + 1)}
        for each in _AMOUNT.finditer(text, start, end):
            if not ages.isdisjoint((each.start(1), each.end(1))):
                continue
            value = int(each[1].replace(",", "")) * (1000 if each[2] else 1)
            held = [
                at
                for at, word in enumerate(self.words)
                if word.start < each.end() and word.end > each.start()
            ]
            if held and held[0] not in in_words:
                use = self._use(value, each.start(), each.end(), held)
                found.append(Sum(value, held[0], held[-1], use))
        return [each for each in found if _LEAST_AMOUNT <= each.value <= _MOST_AMOUNT]

    def _use(self, value: int, start: int, end: int, held: list[int]) -> str:
        """The use of a number in digits: `sums.PRICE`, `PAY` or `ANY`."""
        folds = [word.fold for word in self.words]
        if _FOREIGN.search(self.text, max(start - 8, self.words[0].start), start):
            return PAY
        if value < _LEAST_PAY and _ALONE.match(self.text, end):
            return PRICE
        if value >= _LEAST_PAY and self._is_clause(start, end, held[0], held[-1]):
            return PAY
        is_price = is_of_rupees(folds, held[0], held[-1]) or _SIGN.search(
            self.text, max(start - 2, 0), end + 2
        )
        return PRICE if is_price else ANY

    def _is_pay(self, value: int, first: int, last: int) -> bool:
        """Whether a sum in words is the job's pay. A lakh by itself is more often a price."""
        start, end = self.words[first].start, self.words[last].end
        return _LEAST_PAY <= value < _LAKH and self._is_clause(start, end, first, last)

    def _is_clause(self, start: int, end: int, first: int, last: int) -> bool:
        """*Serve meals, 12,000 rupees, ...*: a sum between commas is the job's pay."""
        before = _CURRENCY.sub("", self.text[max(start - 6, self.words[0].start) : start]).rstrip()
        has_rupees = is_of_rupees([word.fold for word in self.words], first, last)
        is_first = first == 0 or (has_rupees and first == 1)
        return bool(_CURRENCY_AFTER.match(self.text, end)) and (is_first or before.endswith(_CLAUSE_ENDS))


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
