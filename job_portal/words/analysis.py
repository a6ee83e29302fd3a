"""Index words of a job: its words and concepts. The weight of each depends on the field in which it stands.

Index words of the description have their own prefix. A search finds them at a low weight; suggestions and the
search for places ignore them.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations

from job_portal.words import lexicon
from job_portal.words.folding import Token, folded, joined, skeleton, tokens, without_one, words
from job_portal.words.lexicon import LONGEST_NAME, Named

TITLE, COMPANY, CATEGORY, SKILL, PLACE, TEXT = 10, 6, 5, 4, 3, 2
# Prefixes of index words for concepts, for names of concepts, and for words of the description. No plain word
# begins with one.
CONCEPT, NAME, OF_TEXT = "#", "=", "."
# Prefix of index words for facts.
FACT = "!"
# Weight of two names: of the title's trade, if only the description or the company's name contains it; and
# of its broader trade, if the title contains it. *Cook* finds a *Cook*, then a *Pastry Cook*, then a *Chef*.
SAID = 9
# Weights of a second trade in a title, and of a trade whose name is part of a longer one.
ASIDE, IN_PART = 7, 6
# A broader concept gets this many tenths of the weight.
_BROADER = 8
# Words that join two trades of one job in a title.
_BOTH = ("cum", "and", "&", "/", "+")
_CUTS = re.compile(r"(\s+-\s+|\s+\u2013\s+|[(|,/&+:]|\s+(?:for|at|in|with|cum|and)\s+)", re.IGNORECASE)
# Texts with fewer consonants sound like too many words.
_LEAST_BONES = 4
_TITLE_WORDS = 10
# Prefix of index words that are skeletons.
SOUND = "~"
# Shorter skeletons get no variants with a letter left out: too many words share them.
_SHORTEST_CUT = 4
# How many words of a name may be apart in a title: *Executive (Sales)*.
_APART = (2, 3)
# At most so many words of the description are indexed, neutral ones not counted; and the shortest of them.
_MOST_OF_TEXT, _SHORTEST_OF_TEXT = 60, 2
_ENDINGS = ("ing", "er", "ed")
# For titles of this many words, people also search the initials.
_ABBREVIATED = range(3, 6)
_SHORTEST_STEM = 4


def index_words(job: dict, company_name: str, shortest_misspelt: int = 0) -> dict[str, int]:
    """Return the index words of a job, with their weights.

    :param job: has title, category, job_description, city, state, job_location and pincode.
    :param shortest_misspelt: shorter words of the title are not read as misspelt names.
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
    described = tokens(job["job_description"] or "")
    if name := lexicon.exact(joined(folded(word) for word in words(job["category"] or ""))):
        _add(found, name, CATEGORY)
    _add_title(found, job["title"] or "", shortest_misspelt)
    _add_names(found, [token.plain for token in described], words(company_name))
    for token in tokens(job["title"] or ""):
        if lexicon.synonym(folded(token.plain)):
            found[of_text(token.plain)] = CATEGORY
    _add_text(found, described)
    return found


def _add_title(found: dict[str, int], title: str, shortest_misspelt: int) -> None:
    """Add a title. Its first trade is the job's; the part after a dash, *for* or a bracket gives details.

    *Computer Teacher* is a teacher: the last name wins. *Cook cum Driver* is both.
    """
    is_first, weight = True, TITLE
    for sign, part in parts_of(title):
        plains = words(part)[:_TITLE_WORDS]
        # A part that follows a detail and *and* or *&* is a detail too: *(Home & Nursing Home)*.
        weight = TITLE if is_first or (sign in _BOTH and weight == TITLE) else ASIDE
        if _add_part(found, plains, weight, shortest_misspelt):
            is_first = False
        if len(plains) in _ABBREVIATED:
            # The initials: *Personal Security Officer* is found by *PSO*.
            found.setdefault(OF_TEXT + "".join(plain[0] for plain in plains), CATEGORY)


def parts_of(title: str) -> list[tuple[str, str]]:
    """The parts of a title as [(sign before it, text)]."""
    cut = [("", "")]
    for piece in _CUTS.split(title):
        if _CUTS.fullmatch(piece):
            cut.append((piece.strip().lower(), ""))
        else:
            cut[-1] = (cut[-1][0], piece)
    return cut


def _add_part(found: dict[str, int], plains: list[str], weight: int, shortest_misspelt: int) -> bool:
    """Add a part of a title. Return whether it names a trade."""
    parts = [folded(word) for word in plains]
    named, ends, covered = [], 0, set()
    for start, end, name in names_in(parts):
        is_whole = end > ends
        ends = max(ends, end)
        covered |= set(range(start, end))
        named.append((end, is_whole, name))
    last = max((end for end, is_whole, _name in named if is_whole), default=0)
    whole = set(chain(*(name.concepts for end, is_whole, name in named if is_whole and end == last)))
    trades = {above: min(weight, SAID) for concept in whole for above in lexicon.with_broader(concept)[1:]}
    trades |= dict.fromkeys(whole, weight) | {word[1:]: TITLE for word in found if found[word] == TITLE}
    for end, is_whole, name in named:
        # *Guard* also names the trade of a *Security Guard*, *Zomato* that of a *Zomato Rider*, and *Cook*
        # the broader one of a *Pastry Cook*.
        own = max((trades.get(concept, 0) for concept in name.concepts), default=0)
        if is_whole or own:
            found[NAME + name.name] = max(found.get(NAME + name.name, 0), own or ASIDE)
        _add(found, name, weight if is_whole and end == last else min(weight, ASIDE if is_whole else IN_PART))
    for size in _APART:
        for some in combinations(parts, size):
            if name := lexicon.in_any_order(list(some)):
                _add(found, name, min(weight, IN_PART))
    _add_misspelt(found, plains, parts, covered, weight, shortest_misspelt)
    return bool(covered)


def names_in(parts: list[str]) -> Iterator[tuple[int, int, Named]]:
    """Yield (start, end, name) of each name in a text; of names with the same start, the longest first.

    :param parts: the folded words of the text.
    """
    for start in range(len(parts)):
        found, form = [], ""
        for end in range(start + 1, min(len(parts), start + LONGEST_NAME) + 1):
            form = _grown(form, parts[end - 1])
            if not lexicon.begins_one(form):
                break
            if name := lexicon.exact(form):
                found.append((start, end, name))
        yield from reversed(found)


@lru_cache(50_000)
def _grown(form: str, part: str) -> str:
    return joined((form, part))


def _add_misspelt(
    found: dict[str, int], plains: list[str], parts: list[str], covered: set[int], weight: int, shortest: int
) -> None:
    """Add names that the text sounds like. If no name was found in the part, also add misspelt ones."""
    for size in range(min(LONGEST_NAME, len(parts)), 0, -1):
        for start in range(len(parts) - size + 1):
            span = set(range(start, start + size))
            if span & covered or all(lexicon.is_word(part) for part in parts[start : start + size]):
                continue
            spelling = "".join(plains[start : start + size])
            if len(spelling) < shortest:
                continue
            name = lexicon.alike(joined(parts[start : start + size]), _LEAST_BONES)
            if name or (not covered and (name := lexicon.misspelt(spelling))):
                covered |= span
                found[NAME + name.name] = weight
                _add(found, name, weight)


def _add(found: dict[str, int], name: Named, weight: int) -> None:
    for concept in name.concepts:
        share = weight
        while concept:
            word = CONCEPT + concept
            found[word] = max(found.get(word, 0), share)
            concept, share = lexicon.broader(concept), share * _BROADER // 10


def _add_names(found: dict[str, int], described: list[str], company: list[str]) -> None:
    """Add the description's skills, and other names of the title's trade: a *Rider* of *Zomato*."""
    for plains in (described, company):
        for _start, _end, name in names_in([folded(word) for word in plains]):
            if any(found.get(CONCEPT + concept) == TITLE for concept in name.concepts):
                found.setdefault(NAME + name.name, SAID)
            elif plains is described:
                for concept in filter(lexicon.is_skill, name.concepts):
                    found.setdefault(CONCEPT + concept, SKILL)


def _add_text(found: dict[str, int], described: list[Token]) -> None:
    added = 0
    for token in lexicon.without_neutral_words(described):
        word = of_text(token.plain)
        is_word = len(token.plain) >= _SHORTEST_OF_TEXT and not token.plain.isdigit()
        if is_word and token.plain not in found and word not in found and added < _MOST_OF_TEXT:
            found[word] = TEXT
            added += 1


def of_text(word: str) -> str:
    """The index word of a description's word.

    *stitching* and *stitched* share one, and so do *hospital* and *aspatal*.
    """
    form = folded(word)
    if same := lexicon.synonym(form):
        return OF_TEXT + same
    for ending in _ENDINGS:
        if form.endswith(ending) and len(form) >= _SHORTEST_STEM + len(ending):
            return OF_TEXT + form.removesuffix(ending)
    return OF_TEXT + form


def spellings(word: str) -> list[str]:
    """Return a word and its skeletons, by which it is found. Concepts, names, facts, numbers have none."""
    is_one = word[0] in (CONCEPT, NAME, OF_TEXT, FACT)
    if is_one or len(word) < 3 or any(letter.isdigit() for letter in word):
        return [word]
    bones = skeleton(folded(word))
    cut = without_one(bones) if len(bones) >= _SHORTEST_CUT else []
    return [word, *(f"{SOUND}{each}" for each in (bones, *cut))]
