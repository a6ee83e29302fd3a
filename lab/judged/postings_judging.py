"""Labelled postings, and what the wording rules find in them."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from job_portal.demo.town.tsv import read
from job_portal.jobs.wording.checking import check

FILES = ("tuning", "held_back")
FRAUD = "fraud"
OF_NO_FRAUD = {"Bar", "Abroad"}
_FOLDER = Path(__file__).with_name("postings")
NEAR_MISSES = _FOLDER / "near_misses"
# Of authors who saw no rule; the others are of those who wrote the rules and the model.
OTHERS = tuple(_FOLDER / f"others_{author}" for author in "abcdefg")
# Of an author who saw neither rules nor repository. Nothing learns from it.
UNSEEN = _FOLDER / "unseen"
SETS = (NEAR_MISSES, *OTHERS, _FOLDER / "of_the_model")
_FIELDS = {
    "min": "min_salary",
    "max": "max_salary",
    "experience": "experience_required",
    "category": "category",
}


@dataclass(frozen=True)
class Posting:
    """A posting as a company may write it, with the kinds of its problems; none if it is clean."""

    kinds: frozenset[str]
    language: str
    fields: dict[str, str]


@dataclass(frozen=True)
class Judged:
    """A posting with the kinds that the rules found."""

    posting: Posting
    found: frozenset[str]

    def only(self, kind: str) -> "Judged":
        """The same posting, reduced to one kind."""
        posting = Posting(self.posting.kinds & {kind}, self.posting.language, self.posting.fields)
        return Judged(posting, self.found & {kind})


@cache
def postings(file: str) -> tuple[Posting, ...]:
    """The postings of one of `FILES`."""
    lines = (_FOLDER / f"{file}.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return tuple(_posting(*line.split("\t")) for line in lines)


def of_set(folder: Path) -> tuple[Posting, ...]:
    """The postings of a set outside the repository: `postings.tsv` with label (`fraud` or `fine`), title and
    description.
    """
    lines = (folder / "postings.tsv").read_text(encoding="utf-8").splitlines()[1:]
    found = (line.split("\t")[:3] for line in lines if line.strip())
    return tuple(
        Posting(frozenset({label.strip()} & {FRAUD}), "", {"title": title, "job_description": description})
        for label, title, description in found
    )


def single_sentences() -> tuple[Posting, ...]:
    """The sentences and titles of `sentences.tsv`, each in a posting that is otherwise clean."""
    return tuple(
        Posting(
            frozenset({row["kind"]} - {""}),
            "",
            {"title": row["title"] or "Cook", "job_description": row["description"] or "Eight hours a day."},
        )
        for row in read(_FOLDER / "sentences.tsv")
    )


def _posting(kinds: str, language: str, title: str, description: str, more: str) -> Posting:
    pairs = (each.split("=") for each in more.split(";") if each.strip())
    fields = {_FIELDS[key.strip()]: value.strip() for key, value in pairs}
    return Posting(
        frozenset(kinds.split(",")) - {""},
        language,
        {"title": title, "job_description": description, **fields},
    )


def judge(file: str) -> list[Judged]:
    """Apply the rules to each posting of a file."""
    return [Judged(each, _found(each)) for each in postings(file)]


def judge_set(folder: Path) -> list[Judged]:
    """Apply the rules to each posting of a set outside the repository.

    The set's labels tell frauds only. A posting that is `fine` may still discriminate, or lack the licence
    number of an agent for work abroad, so such findings count as neither right nor wrong.
    """
    return [Judged(each, _found(each) - OF_NO_FRAUD) for each in of_set(folder)]


def _found(posting: Posting) -> frozenset[str]:
    return frozenset(found.kind for found in check(posting.fields))


def precision_and_recall(judged: list[Judged]) -> tuple[float, float]:
    """Precision: the right share of the held postings. Recall: the held share of those that should be."""
    held = [each for each in judged if each.found]
    wrong = [each for each in judged if each.posting.kinds]
    right = [each for each in held if each.posting.kinds]
    return len(right) / max(len(held), 1), len(right) / max(len(wrong), 1)
