"""Sets by other authors: jobs and queries in a folder, judged on a fresh site over HTTP.

jobs.tsv: key, title, category, pincode, place, description, company_name, and any fields of `rules/job.json`
by their names. A list has `|` between its values. An option may be shortened. One that the site does not have
is left out.

queries.tsv: kind, query, keys: the right jobs, with `|` between them. Without keys no job fits: then an empty
first page is right, or an answer that says what the search gave up or guessed.

`postings_judging` judges the postings of a set, which need no site.
"""

import secrets
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import NamedTuple

from job_portal.demo.town.tsv import read, several
from job_portal.rules import JOB, OPTIONS
from job_portal.tests.actor import WALK_IN, job_values
from lab.host import own_host
from lab.market import Market
from lab.visitor import ADD_COMPANY, API, Visitor

DEPTH = 10
# Each account may publish 100 jobs a day.
_JOBS_OF_A_COMPANY = 100
# A name without a trade, so that no search finds it.
_NAMELESS = "Kesari"
_COLUMNS = {"place": "job_location", "description": "job_description"}
_USUAL = {"category", "pincode", "job_type", "work_location_type"}
# The kind of a chip that shows a guess of the search.
_GUESS = "guess"


class Answer(NamedTuple):
    """The first page: the keys of its jobs, and whether it says what the search gave up or guessed."""

    keys: list[str]
    tells: bool


@dataclass(frozen=True)
class Judged:
    """A query with its answer."""

    kind: str
    query: str
    right: frozenset[str]
    answer: Answer

    @property
    def is_first(self) -> bool:
        """Whether a right job is first. Without right jobs: whether the page is empty or says why not."""
        return self._is_within(1)

    @property
    def is_in_ten(self) -> bool:
        """Whether a right job is among the first ten."""
        return self._is_within(DEPTH)

    @property
    def is_wrong_without_a_word(self) -> bool:
        """Whether a wrong job is first and the answer does not say why."""
        return bool(self.answer.keys) and not self.answer.tells and not self.is_first

    def _is_within(self, depth: int) -> bool:
        if not self.right:
            return self.answer.tells or not self.answer.keys
        return bool(self.right & set(self.answer.keys[:depth]))


def judge(folder: Path) -> list[Judged]:
    """Post the jobs of a set on a fresh site, and ask it the queries.

    :raises AssertionError: the site refuses a job, or a query names a job that is not there.
    """
    with own_host():
        market = Market()
        keys = _post(market, read(folder / "jobs.tsv"))
        guest = Visitor()
        return [_ask(guest, keys, row) for row in read(folder / "queries.tsv")]


def _post(market: Market, rows: list[dict[str, str]]) -> dict[str, str]:
    """Post the jobs. Returns their keys by the names of their records."""
    administrator = market.administrator
    there = {each["name"].lower() for each in Visitor().message(f"{API}get_categories")}
    for name in {row["category"].strip().lower(): row["category"].strip() for row in rows}.values():
        if name.lower() not in there:
            reply = administrator.request(
                "POST", "/api/resource/JP Job Category", json={"category_name": name}
            )
            reply.raise_for_status()
    owners: dict[str, tuple[Visitor, int]] = {}
    keys: dict[str, str] = {}
    held = 0
    for row in rows:
        company = row.get("company_name") or _NAMELESS
        owner, posted = owners.get(company, (None, 0))
        if not owner or posted == _JOBS_OF_A_COMPANY:
            owner, posted = _company(market, company), 0
        owners[company] = owner, posted + 1
        answer = owner.message(f"{API}post_job", **_values(row), client_key=secrets.token_hex(16))
        if answer["status"] != "Live":
            # The set tests the search, not the wording rules, so a reviewer releases the held job.
            held += 1
            seen = {"name": answer["name"], "modified": answer["modified"]}
            administrator.message(f"{API}restore_job", **seen)
        keys[answer["name"]] = row["key"]
    print(f"{len(keys)} jobs; {held} were held for their wording, and released")
    return keys


_numbers = count(1)


def _company(market: Market, name: str) -> Visitor:
    """The owner of an approved company with this name."""
    owner = market.person()
    payload = owner.company_payload(
        company_name=name, pan=f"ABCDE{next(_numbers):04d}F", client_key=secrets.token_hex(16)
    )
    market.administrator.approve(owner, owner.message(ADD_COMPANY, **payload)["name"])
    return owner


def _values(row: dict[str, str]) -> dict[str, object]:
    """The fields of a row, with usual values for required ones that it lacks."""
    named = {_COLUMNS.get(column, column): (text or "").strip() for column, text in row.items()}
    unknown = named.keys() - JOB.keys() - {"key", "company_name"}
    if unknown:
        raise AssertionError(f"jobs have no {', '.join(sorted(unknown))}")
    usual = {name: value for name, value in job_values().items() if name in _USUAL}
    read = {name: _read(JOB[name], text) for name, text in named.items() if name in JOB}
    said = {name: value for name, value in read.items() if value}
    if said.keys() & {"pay_min", "pay_max"}:
        usual["pay_unit"] = "Month"
    walk_in = WALK_IN if said.get("is_walk_in_interview") else {}
    return {**usual, "pincode": "", **walk_in, **said}


def _read(rule: dict, text: str) -> object:
    """The value of a field, or None."""
    if rule.get("boolean"):
        return text.lower() in ("1", "true", "yes")
    if rule.get("list"):
        return several(text, "|")
    if text and (options := OPTIONS.get(rule.get("options", ""))):
        near = (each for each in options if each.startswith(text) or text.startswith(each))
        return text if text in options else next(near, None)
    return text or None


def _ask(guest: Visitor, keys: dict[str, str], row: dict[str, str]) -> Judged:
    right = frozenset(map(str.strip, several((row["keys"] or "").strip(), "|")))
    if unknown := right - set(keys.values()):
        raise AssertionError(f"{row['query']}: there is no job {', '.join(sorted(unknown))}")
    answer = guest.message(f"{API}list_jobs", search=row["query"], limit=DEPTH)
    tells = bool(answer["loosened"]) or any(chip["kind"] == _GUESS for chip in answer["understood"])
    found = [keys[card["name"]] for card in answer["items"]]
    return Judged(row["kind"], row["query"], right, Answer(found, tells))


def print_queries(judged: list[Judged]) -> None:
    """Print a row for each kind, and one for all."""
    print("\n| kind | queries | first | in ten | wrong first without a word |\n|---|---|---|---|---|")
    for kind in dict.fromkeys(each.kind for each in judged):
        _print_row(kind, [each for each in judged if each.kind == kind])
    _print_row("all", judged)


def _print_row(title: str, judged: list[Judged]) -> None:
    counted = (
        sum(each.is_first for each in judged),
        sum(each.is_in_ten for each in judged),
        sum(each.is_wrong_without_a_word for each in judged),
    )
    shares = " | ".join(f"{number / len(judged):.2f}" for number in counted)
    print(f"| {title} | {len(judged)} | {shares} |")


def print_wrong(judged: list[Judged], most: int) -> None:
    """Print queries without a right job first, at most `most`."""
    for each in [each for each in judged if not each.is_first][:most]:
        told = " (told)" if each.answer.tells else ""
        print(f"{each.kind}: {each.query} -> {each.answer.keys[:3]}{told} for {sorted(each.right)[:3]}")
