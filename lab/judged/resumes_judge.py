"""Which fields of made-up resumes the parser reads right.

`python -m lab.judged.resumes_judge --set DIR` reads the NN.pdf and NN.docx of a folder and compares each with
its NN.json: {name, trade, experience_years, education, languages, skills, city, pincode,
expected_salary_monthly}. It needs no site.
"""

import argparse
import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from unittest.mock import patch

from job_portal.files import programs
from job_portal.rules import MARKET
from job_portal.words import lexicon, resume_fields
from job_portal.words.folding import words

# The site has no level above *Graduate*, and one for all below *12th Pass*.
_LEVELS = {
    "Below 10th": "10th or Below 10th",
    "10th": "10th or Below 10th",
    "12th": "12th Pass",
    "Post Graduate": "Graduate",
}
# The least share of the skills that must be found, and of the found skills that must be true.
_SHARE = 0.8


def main() -> None:
    parser = argparse.ArgumentParser(prog="npm run lab -- judge-resumes --", description=__doc__)
    parser.add_argument("--set", type=Path, metavar="DIR", required=True)
    parser.add_argument("--wrong", action="store_true", help="list what was read wrongly")
    parser.add_argument("--today", type=date.fromisoformat, default=date.today(), help="ends present jobs")
    arguments = parser.parse_args()
    counts = {field: {"right": 0, "wrong": 0, "missed": 0, "of": 0} for field in FIELDS}
    with patch.object(lexicon, "_lexicon", lexicon.of_release):
        for path in sorted(arguments.set.glob("*.json")):
            truth = json.loads(path.read_text(encoding="utf-8"))
            found = _read(path, arguments.today)
            for field, (of_found, is_same) in FIELDS.items():
                outcome = _outcome(truth[field], of_found(found), is_same)
                counts[field][outcome] += 1
                counts[field]["of"] += 1
                if arguments.wrong and outcome != "right":
                    print(f"{path.stem} {field}: {of_found(found)!r} for {truth[field]!r}")
    print("| field | right | wrong | missed | of |\n|---|---|---|---|---|")
    for field, count in counts.items():
        print(f"| {field} | {count['right']} | {count['wrong']} | {count['missed']} | {count['of']} |")
    right, of = (sum(count[key] for count in counts.values()) for key in ("right", "of"))
    print(f"| all | {right} ({right / max(of, 1):.0%}) | | | {of} |")


def _read(path: Path, today: date) -> dict:
    """The fields that the site reads from the resume beside the file; {} if it cannot be read."""
    file = next(each for each in map(path.with_suffix, (".pdf", ".docx")) if each.exists())
    try:
        return resume_fields.fields_of(programs.text_of(file.read_bytes())["lines"], today)
    except programs.Refused:
        return {}


def _outcome(truth: object, found: object, is_same: Callable) -> str:
    if found in (None, "", []):
        return "right" if truth in (None, "", []) else "missed"
    return "right" if truth not in (None, "", []) and is_same(truth, found) else "wrong"


def _same_words(truth: str, found: str) -> bool:
    return words(str(truth)) == words(str(found))


def _same_trade(truth: str, found: str) -> bool:
    """Whether both name the same trade, or are the same words."""
    return _same_words(truth, found) or bool(
        set(resume_fields.trades_in(truth)) & set(resume_fields.trades_in(found))
    )


def _same_set(truth: list, found: list) -> bool:
    """Whether most are the same. *Repair and maintenance* may be one skill or two."""
    mine, theirs = (
        {" ".join(words(part)) for each in some for part in resume_fields.AND.split(each)}
        for some in (truth, found)
    )
    return len(mine & theirs) >= _SHARE * max(len(mine), len(theirs))


def _same_languages(truth: list, found: list) -> bool:
    return {each.casefold() for each in truth} == {each.casefold() for each in found}


def _same_number(truth: float, found: float) -> bool:
    return int(truth) == int(found)


def _same_level(truth: str, found: str) -> bool:
    return _LEVELS.get(truth, truth) == found


def _nearly_as_many(truth: float, found: float) -> bool:
    """Whether the years differ by one at most: some resumes name no months."""
    return abs(truth - found) <= 1


def _monthly(found: dict) -> float | None:
    """The month's pay, as the site computes it."""
    if "pay_expected" not in found:
        return None
    unit = MARKET["months_of_pay"][found["pay_unit"]]
    return round(found["pay_expected"] * unit["times"] / unit["over"])


def _field(name: str) -> Callable:
    return lambda found: found.get(name)


FIELDS: dict[str, tuple[Callable, Callable]] = {
    "name": (_field("full_name"), _same_words),
    "trade": (_field("headline"), _same_trade),
    "experience_years": (_field("experience_years"), _nearly_as_many),
    "education": (_field("education"), _same_level),
    "languages": (_field("languages"), _same_languages),
    "skills": (_field("skills"), _same_set),
    "city": (_field("city"), _same_words),
    "pincode": (_field("pincode"), _same_words),
    "expected_salary_monthly": (_monthly, _same_number),
}

if __name__ == "__main__":
    main()
