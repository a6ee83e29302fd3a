"""Words that say nothing of which job is meant."""

from functools import lru_cache

from job_portal.words import lexicon
from job_portal.words.folding import Token, plain


def left_out(asked: list[Token]) -> list[Token]:
    """The words that are no stop words."""
    stops = _stop_words()
    return [token for token in asked if token.plain not in stops]


@lru_cache(1)
def _stop_words() -> frozenset[str]:
    return frozenset(plain(word) for word in lexicon.read("stop_words"))
