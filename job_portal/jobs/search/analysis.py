"""What a job is found by: its words and the concepts in it, each with a weight by where it stands."""

from itertools import combinations

from job_portal.jobs.search import lexicon
from job_portal.jobs.search.folding import folded, joined, skeleton, without_one, words
from job_portal.jobs.search.lexicon import LONGEST_NAME, Named

TITLE, COMPANY, CATEGORY, SKILL, PLACE = 10, 6, 5, 4, 3
# How index words of concepts and of their names begin. No plain word has these signs.
CONCEPT, NAME = "#", "="
# A concept that a longer name contains, or that is broader than the one named, counts for this many tenths.
_IN_PART = 6
_TITLE_WORDS = 10
# How a spelling begins that is a skeleton.
SOUND = "~"
# Shorter skeletons are left whole, since too many words share them with a letter left out.
_SHORTEST_CUT = 4
# Names of words that stand apart: *Executive (Sales)*.
_APART = (2, 3)


def index_words(job: dict, company_name: str) -> dict[str, int]:
    """Index words of a job, with their weights.

    :param job: has title, category, job_description, city, state, job_location and pincode.
    """
    found: dict[str, int] = {}
    places = (job["city"], job["state"], job["job_location"], job["pincode"])
    for weight, texts in (
        (PLACE, places),
        (CATEGORY, (job["category"],)),
        (COMPANY, (company_name,)),
        (TITLE, (job["title"],)),
    ):
        for word in words(" ".join(text for text in texts if text)):
            found[word] = weight
    _add_skills(found, job["job_description"] or "")
    if name := lexicon.exact(joined(folded(word) for word in words(job["category"] or ""))):
        _add(found, name, CATEGORY)
    _add_title(found, words(job["title"] or "")[:_TITLE_WORDS])
    return found


def _add_title(found: dict[str, int], plains: list[str]) -> None:
    parts = [folded(word) for word in plains]
    ends, covered = 0, set()
    for start, end, name in _windows(parts):
        is_whole = end > ends
        ends = max(ends, end)
        covered |= set(range(start, end))
        if is_whole:
            found[NAME + name.name] = TITLE
        _add(found, name, TITLE if is_whole else TITLE * _IN_PART // 10)
    for size in _APART:
        for some in combinations(parts, size):
            if name := lexicon.in_any_order(list(some)):
                _add(found, name, TITLE * _IN_PART // 10)
    _add_misspelt(found, plains, parts, covered)


def _windows(parts: list[str]):
    """(start, end, name) of each name in the text; of those that begin together the longest comes first."""
    for start in range(len(parts)):
        for end in range(min(len(parts), start + LONGEST_NAME), start, -1):
            if name := lexicon.exact(joined(parts[start:end])):
                yield start, end, name


def _add_misspelt(found: dict[str, int], plains: list[str], parts: list[str], covered: set[int]) -> None:
    """What sounds like a name; and, where no name is in the title, what is misspelt."""
    for size in range(min(LONGEST_NAME, len(parts)), 0, -1):
        for start in range(len(parts) - size + 1):
            span = set(range(start, start + size))
            if span & covered or all(lexicon.is_word(part) for part in parts[start : start + size]):
                continue
            spelling = "".join(plains[start : start + size])
            name = lexicon.alike(joined(parts[start : start + size]))
            if name or (not covered and (name := lexicon.misspelt(spelling))):
                covered |= span
                found[NAME + name.name] = TITLE
                _add(found, name, TITLE)


def _add(found: dict[str, int], name: Named, weight: int) -> None:
    for concept in name.concepts:
        while concept:
            word = CONCEPT + concept
            found[word] = max(found.get(word, 0), weight)
            concept, weight = lexicon.broader(concept), weight * _IN_PART // 10


def _add_skills(found: dict[str, int], description: str) -> None:
    parts = [folded(word) for word in words(description)]
    for _start, _end, name in _windows(parts):
        for concept in filter(lexicon.is_skill, name.concepts):
            found[CONCEPT + concept] = SKILL


def spellings(word: str) -> list[str]:
    """The spellings that lead to a word. Concepts, names and numbers have no other one."""
    if word[0] in (CONCEPT, NAME) or len(word) < 3 or any(letter.isdigit() for letter in word):
        return [word]
    bones = skeleton(folded(word))
    cut = without_one(bones) if len(bones) >= _SHORTEST_CUT else []
    return [word, *(f"{SOUND}{each}" for each in (bones, *cut))]
