"""Words that say nothing of which job is meant."""

import json
from functools import lru_cache
from pathlib import Path

from job_portal.jobs.search.folding import Token, plain


def left_out(asked: list[Token]) -> list[Token]:
    """The words that are no stop words."""
    stops = _stop_words()
    return [token for token in asked if token.plain not in stops]


@lru_cache(1)
def _stop_words() -> frozenset[str]:
    text = Path(__file__).parent.joinpath("lexicon", "stop_words.json").read_text(encoding="utf-8")
    return frozenset(plain(word) for word in json.loads(text))
