"""What finds jobs and people, timed from inside: seconds and statements of each call, as JSON lines.

`python -m lab.load.finding --data DIR` or `--bench DIR --site NAME`, on a site that `lab.load.generate
--live` has filled. Reads a word a line: 'round' makes each call a few times and answers {call: [[seconds,
statements]]}.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import count
from typing import Any
from unittest.mock import patch

from job_portal.tests.actor import API, fresh_number, fresh_word, job_values
from lab import site
from lab.host import wait_until
from lab.load.generate_live import COINED_ONE_IN, coined_name
from lab.load.journey import Journey, lift_limits

EACH = 5
# Each is a job, and a company publishes so many a day.
POSTS = 2
POST, INDEXING, POSTED = "post_job", "of it the indexing", "list_jobs, what was just posted"
# In place of POSTED where OpenSearch is chosen: the queue brings it the job.
POSTED_LATER = "until what was posted is found"
# The companies that every site has.
_RARE = [coined_name(number * COINED_ONE_IN) for number in range(100)]
TEXTS = {
    "a rare word": _RARE,
    "a common word": ["driver", "sales", "karnataka", "operator", "manager", "urban"],
    "a trade and a word": ["delivery boy bengaluru", "cook hotel", "accountant tally", "telecaller urgent"],
    "misspelt": ["akauntant", "eletrician", "recepsionist", "delivary boy", "plumbar", "welderr"],
    "Hindi": ["बिजली मिस्त्री", "ड्राइवर", "रसोइया", "सेल्स", "सुरक्षा गार्ड", "अकाउंटेंट"],
    "with a place": [
        "cook near indiranagar",
        "driver in whitefield",
        "accountant bengaluru",
        "nurse near 560041",
    ],
    "pay and hours": ["driver 15k", "telecaller part time", "cook 20 hazar", "data entry work from home"],
}
_BEGUN = ["el", "driv", "बिज", "data en", "ban", "indira", "tel"]
_PINCODES = ["560038", "560066", "560041", "560001", "560100"]
_PLACES = ["ko", "kothrud", "indira nagar", "पुणे", "kotrood", "560038", "rampur"]


class Finding:
    """People at the site, and the calls that they make."""

    def __init__(self, statements: site.Statements):
        import frappe

        from job_portal.jobs.finding.opensearch import connection
        from job_portal.tests.http import Browser

        self._statements = statements
        self._is_later = connection.is_chosen()
        self._numbers = count()
        codes = Journey(statements)
        self._guest, self._company, self._searcher = Browser(), Browser(), Browser()
        self._company.sign_up(fresh_number(), codes)
        company = self._company.add_company()
        frappe.db.set_value("JP Company", company, "status", "Approved")
        frappe.db.commit()
        self._jobs = [
            self._company.message(
                f"{API}post_job", **job_values(title=title, min_education="", pincode=pincode)
            )
            for title, pincode in zip(("Driver", "Accountant", "Cook"), _PINCODES, strict=False)
        ]
        self._searcher.sign_up(fresh_number(), codes)
        self._searcher.agree()
        self._searcher.message(f"{API}save_searcher", headline="Driver", pincode="560038", radius_km=25)

    def calls(self) -> dict[str, Callable[[int], Any]]:
        """Each takes a number, by which what is asked for differs, and gives what was found."""
        guest = self._guest

        def listed(**filters: Any) -> list:
            return guest.message(f"{API}list_jobs", **filters)["items"]

        def found(texts: list[str]) -> Callable[[int], list]:
            return lambda n: listed(search=texts[n % len(texts)])

        def near(n: int) -> dict:
            return {"pincode": _PINCODES[n % len(_PINCODES)], "radius_km": (5, 10, 25)[n % 3]}

        def suggested(n: int, **place: str) -> list:
            return guest.message(f"{API}suggest_jobs", search=_BEGUN[n % len(_BEGUN)], **place)

        return {
            "list_jobs": lambda _n: listed(),
            **{f"list_jobs, {name}": found(texts) for name, texts in TEXTS.items()},
            "list_jobs, near me": lambda n: listed(**near(n)),
            "list_jobs, the nearest": lambda n: listed(**near(n), order="nearest"),
            "list_jobs, a text near me": lambda n: listed(**near(n), search="driver"),
            "suggest_jobs": suggested,
            "suggest_jobs, near me": lambda n: suggested(n, pincode="560038"),
            "find_places": lambda n: guest.message(f"{API}find_places", search=_PLACES[n % len(_PLACES)]),
            "get_matches": lambda n: self._company.message(
                f"{API}get_matches", job=self._jobs[n % len(self._jobs)]["name"]
            )["items"],
            "get_jobs_for_me": lambda _n: self._searcher.message(f"{API}get_jobs_for_me")["items"],
        }

    def make_round(self) -> dict[str, list[tuple[float, int]]]:
        """Seconds and statements of each call. Something must be found by each."""
        taken: dict[str, list[tuple[float, int]]] = {}
        for name, call in self.calls().items():
            for _ in range(EACH):
                taken.setdefault(name, []).append(self._timed(name, call, next(self._numbers)))
        for _ in range(POSTS):
            mark = fresh_word()
            find = {POSTED_LATER: self._await} if self._is_later else {POSTED: self._find}
            for name, call in {POST: self._post, **find}.items():
                taken.setdefault(name, []).append(self._timed(name, call, mark))
                if name == POST:
                    taken.setdefault(INDEXING, []).append(self._indexing)
        return taken

    def _post(self, mark: str) -> dict:
        values = job_values(title=f"{job_values()['title']} {mark}")
        with self._indexing_timed():
            return self._company.message(f"{API}post_job", **values)

    def _find(self, mark: str) -> list:
        return self._guest.message(f"{API}list_jobs", search=mark)["items"]

    def _await(self, mark: str) -> list:
        found: list = []
        wait_until(lambda: found.extend(self._find(mark)) or found)
        return found

    @contextmanager
    def _indexing_timed(self) -> Iterator[None]:
        """Notes what of a publishing makes the job findable: its words found, and their rows written."""

        from job_portal.jobs.finding import word_index

        self._indexing = (0.0, 0)
        parts = {name: getattr(word_index, name) for name in ("text_of", "store")}

        def timed(part: Callable, *arguments: Any) -> Any:
            begun, before = time.perf_counter(), self._statements.count()
            try:
                return part(*arguments)
            finally:
                seconds, statements = self._indexing
                taken = time.perf_counter() - begun
                self._indexing = (seconds + taken, statements + self._statements.count() - before)

        with ExitStack() as stack:
            for name, part in parts.items():
                stack.enter_context(patch.object(word_index, name, partial(timed, part)))
            yield

    def _timed(self, name: str, call: Callable[[Any], Any], argument: Any) -> tuple[float, int]:
        self._statements.take()
        begun = time.perf_counter()
        found = call(argument)
        taken = time.perf_counter() - begun
        if not found:
            raise RuntimeError(f"{name} found nothing: {argument}")
        return taken, len(self._statements.take())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    site.add_arguments(parser)
    statements = site.open_site(parser.parse_args())
    lift_limits()
    finding = Finding(statements)
    print(json.dumps("ready"), flush=True)
    for _line in sys.stdin:
        print(json.dumps(finding.make_round()), flush=True)


if __name__ == "__main__":
    main()
