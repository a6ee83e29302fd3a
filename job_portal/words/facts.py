"""Facts of a job: what people ask of it beside its trade, pay and place, such as *Night shift*.

`rules` lists the facts. `lexicon/facts.json` has the phrases of each: `said` in descriptions and in
searches, `asked` in searches only.
"""

from functools import lru_cache

from job_portal.rules import OPTIONS
from job_portal.words import lexicon
from job_portal.words.analysis import FACT
from job_portal.words.folding import Token, folded, joined, plain, tokens

FACTS = OPTIONS["facts"]
# Facts have no degrees.
WEIGHT = 1
_LONGEST_PHRASE = 4


def told(description: str) -> list[str]:
    """The facts that a description tells, in the order of `rules`."""
    found = {fact for fact, _some in _found(tokens(description), _phrases("said"))}
    return [fact for fact in FACTS if fact in found]


def asked(some: list[Token]) -> list[tuple[str, list[Token]]]:
    """The facts that a search asks for, each once, with its words."""
    return list(dict(reversed(_found(some, _phrases("said", "asked")))).items())


def in_filter(text: str | None) -> list[str]:
    """The facts of a filter, which have commas between them."""
    return list(dict.fromkeys(part for part in map(str.strip, (text or "").split(",")) if part))


def index_word(fact: str) -> str:
    """The index word of the jobs with a fact."""
    return FACT + fact.lower().replace(" ", "_")


def index_words(job: dict) -> dict[str, int]:
    """The index words of a job's facts, with their weight.

    :param job: has facts, as lines.
    """
    return {index_word(fact): WEIGHT for fact in (job["facts"] or "").split("\n") if fact}


def _found(some: list[Token], known: dict[str, str]) -> list[tuple[str, list[Token]]]:
    """(fact, words) of each phrase, the longest first where they overlap."""
    found, taken = [], set()
    for size in range(min(_LONGEST_PHRASE, len(some)), 0, -1):
        for start in range(len(some) - size + 1):
            part = some[start : start + size]
            fact = known.get(joined(folded(token.plain) for token in part))
            if fact and not taken & {token.start for token in part}:
                taken |= {token.start for token in part}
                found.append((fact, part))
    return found


@lru_cache(2)
def _phrases(*kinds: str) -> dict[str, str]:
    return {
        joined(folded(plain(word)) for word in phrase.split()): fact
        for fact, phrases in lexicon.read("facts").items()
        for kind in kinds
        for phrase in phrases[kind]
    }
