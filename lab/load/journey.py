"""Journeys through every method, measured in the process: seconds and statements of each call, as JSON.

`python -m lab.load.journey --data DIR` or `--bench DIR --site NAME`, on a site that `lab.town` has filled.
Each line of its input is a command: 'journey' makes a journey and answers {call: [[seconds, statements]]};
'plans' answers {statement: {by: call, scans: [tables]}}.
"""

import argparse
import json
import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from typing import Any
from unittest.mock import patch

from job_portal.tests.actor import API, CONTACT, fresh_number, fresh_word, job_values
from lab import site, town
from lab.host import wait_until

# How often a journey makes each search call.
EACH = 3
INDEXING, AWAITED = "post_job, of it the indexing", "list_jobs, until what was posted is found"
# Companies whose names are the same on every site.
_RARE = [town.coined_name(number * town.COINED_ONE_IN) for number in range(100)]
TEXTS = {
    "a rare word": _RARE,
    "a common word": ["driver", "sales", "karnataka", "operator", "manager", "urban"],
    "a trade and a word": ["delivery boy bengaluru", "cook hotel", "accountant tally", "telecaller urgent"],
    "misspelt": ["akauntant", "eletrician", "recepsionist", "delivary boy", "plumbar", "welderr"],
    "Hindi": ["बिजली मिस्त्री", "ड्राइवर", "रसोइया", "सेल्स", "सुरक्षा गार्ड", "अकाउंटेंट"],
    "with a place": ["cook near indiranagar", "driver in whitefield", "nurse near 560041"],
    "pay and hours": ["driver 15k", "telecaller part time", "cook 20 hazar", "data entry work from home"],
}
_BEGUN = ["el", "driv", "बिज", "data en", "ban", "indira", "tel"]
_PINCODES = ["560038", "560066", "560041", "560001", "560100"]
_PLACES = ["ko", "kothrud", "indira nagar", "पुणे", "kotrood", "560038", "rampur"]
Taken = dict[str, list[tuple[float, int]]]


class Journey:
    """Every method of the product, called by a new company and a new searcher."""

    tables = {*town.TABLES, *town.INDEXES}

    def __init__(self, statements: site.Statements):
        from job_portal.jobs.finding.opensearch import connection

        self._statements = statements
        self._numbers = count()
        # With OpenSearch, the queue indexes the job.
        self._is_later = connection.is_chosen()
        self._taken: Taken = {}
        self._stage = ""
        self.shapes: dict[str, tuple[str, str]] = {}

    def make(self) -> Taken:
        """Make one journey; returns the time of each call."""
        from job_portal.tests.http import Browser

        journey, self._taken = self, {}

        class Timed(Browser):
            def open(self, *arguments: Any, **options: Any) -> Any:
                return journey._timed(arguments[1], partial(super().open, *arguments, **options))

        self._travel(Timed)
        return self._taken

    def _travel(self, browser: type) -> None:
        """Make the calls of a journey."""
        person, mobile = browser(), fresh_number()
        person.sign_up(mobile, self)
        company = person.add_company()
        contact = person.message(f"{API}add_hr_details", company_name=company, **CONTACT)["hr_row_id"]
        of = {"company_name": company}
        person.message(f"{API}edit_hr_details", **of, hr_row_id=contact, hr_name="Meera")
        changes = {"city": "Mysuru", "document_one": person.upload_document()}
        person.message(f"{API}update_company_details", name=company, **changes)
        person.message(f"{API}get_company_details", **of)
        person.message(f"{API}get_hr_details", **of)
        person.message(f"{API}get_location_details", pincode="560001")
        self._trade(person, browser, company)
        person.message("logout")
        with self._as("log-in"):
            browser().log_in(mobile, self)

    def _trade(self, person: Any, browser: type, company: str) -> None:
        """Post a job, apply for it, and make the calls of both sides."""
        import frappe

        frappe.db.set_value("JP Company", company, "status", "Approved")
        frappe.db.commit()
        mark = fresh_word()
        with self._indexing_timed():
            values = job_values(title=f"Driver {mark}", min_education="")
            job = person.message(f"{API}post_job", **values)["name"]
        searcher = browser()
        searcher.sign_up(fresh_number(), self)
        searcher.agree()
        searcher.message(f"{API}save_searcher", headline="Driver", pincode="560038", radius_km=25)
        self._find(searcher, mark)
        searcher.message(f"{API}get_job", name=job)
        searcher.message(f"{API}save_job", job=job)
        searcher.message(f"{API}get_saved_jobs")
        application = searcher.message(f"{API}apply_to_job", job=job, cover_letter="Soon.")["name"]
        searcher.message(f"{API}get_applications")
        person.message(f"{API}get_posted_jobs")
        person.message(f"{API}get_dashboard")
        person.message(f"{API}get_applicants", job=job)
        person.message(f"{API}get_application", name=application)
        person.message(f"{API}decide_application", name=application, decision="shortlist")
        # The town's people match the job.
        [match, *_others] = self._found(person, "get_matches", job=job)["items"]
        of_match = {"job": job, "searcher": match["searcher"]}
        person.message(f"{API}get_candidate", **of_match)
        person.message(f"{API}decide_match", **of_match, decision="select")
        person.message(f"{API}reveal_phone", application=application)
        person.message(f"{API}update_job", name=job, openings="3")
        person.message(f"{API}get_notifications")
        searcher.message(f"{API}withdraw_application", name=application)
        person.message(f"{API}close_job", name=job)
        person.message(f"{API}repost_job", name=job)
        searcher.message(f"{API}get_phone_looks")

    def _find(self, searcher: Any, mark: str) -> None:
        """Make all search calls. Each must find something."""
        call = partial(self._found, searcher)
        if self._is_later:
            with self._awaited():
                wait_until(lambda: searcher.message(f"{API}list_jobs", search=mark)["items"])
        else:
            with self._as("what was just posted"):
                call("list_jobs", search=mark)
        call("get_categories")
        for _ in range(EACH):
            searcher.message("ping")
            n = next(self._numbers)
            near = {"pincode": _PINCODES[n % len(_PINCODES)], "radius_km": (5, 10, 25)[n % 3]}
            call("list_jobs")
            for stage, filters in {
                "near me": near,
                "the nearest": {**near, "order": "nearest"},
                "by salary": {"order": "salary"},
                "a text near me": {**near, "search": "driver"},
                **{stage: {"search": texts[n % len(texts)]} for stage, texts in TEXTS.items()},
            }.items():
                with self._as(stage):
                    call("list_jobs", **filters)
            call("suggest_jobs", search=_BEGUN[n % len(_BEGUN)])
            call("find_places", search=_PLACES[n % len(_PLACES)])
            call("get_jobs_for_me")

    def _found(self, browser: Any, method: str, **values: Any) -> Any:
        found = browser.message(API + method, **values)
        if not (found["items"] if isinstance(found, dict) else found):
            raise RuntimeError(f"{method} found nothing: {values}")
        return found

    def code_of(self, mobile: str) -> str:
        """Read the code by primary key. Searching JP SMS is the administrator's work, not a journey's."""
        import frappe

        frappe.db.rollback()
        requests = {"mobile_no": mobile}
        sms = frappe.db.get_value("JP OTP Request", requests, "sms", order_by="creation desc")
        code = re.search(r"#([0-9]{6})$", frappe.db.get_value("JP SMS", sms, "message"))[1]
        frappe.db.rollback()
        return code

    @contextmanager
    def _as(self, stage: str) -> Iterator[None]:
        """Name the calls of a stage, to tell calls of one method apart."""
        self._stage = f", {stage}"
        try:
            yield
        finally:
            self._stage = ""

    @contextmanager
    def _awaited(self) -> Iterator[None]:
        with self._as("while it is awaited"):
            begun = time.perf_counter()
            yield
            self._note(AWAITED, time.perf_counter() - begun, 0)

    @contextmanager
    def _indexing_timed(self) -> Iterator[None]:
        """Time the indexing part of publishing: extracting the words and writing their rows."""
        from job_portal.jobs.finding import of_jobs, word_index

        spent = [0.0, 0]

        def timed(part: Callable, *arguments: Any) -> Any:
            begun, before = time.perf_counter(), self._statements.count()
            try:
                return part(*arguments)
            finally:
                spent[0] += time.perf_counter() - begun
                spent[1] += self._statements.count() - before

        of_text, stored = partial(timed, of_jobs.text_of), partial(timed, word_index.store)
        with patch.object(of_jobs, "text_of", of_text), patch.object(word_index, "store", stored):
            yield
        self._note(INDEXING, *spent)

    def _note(self, call: str, seconds: float, statements: int) -> None:
        self._taken.setdefault(call, []).append((seconds, statements))

    def _timed(self, path: str, request: Callable) -> Any:
        call = path.rpartition("/")[2].rpartition(".")[2] + self._stage
        self._statements.take()
        begun = time.perf_counter()
        reply = request()
        taken = time.perf_counter() - begun
        texts = self._statements.take()
        self._note(call, taken, len(texts))
        for text in texts:
            self.shapes.setdefault(self._statements.shape(text), (call, text))
        return reply

    def plans(self) -> dict[str, dict]:
        """The large tables that each kind of statement scans completely."""
        return {
            shape: {"by": call, "scans": self._statements.scanned(text, self.tables)}
            for shape, (call, text) in self.shapes.items()
        }


def main(kind: type[Journey] = Journey) -> None:
    """Answer each command with journeys of a kind."""
    import frappe

    parser = argparse.ArgumentParser(description=__doc__)
    site.add_arguments(parser)
    journey = kind(site.open_recorded(parser.parse_args()))
    settings = frappe.get_single("Job Portal Settings")
    settings.update({"sms_gateway": "Outbox", "sends_per_address": 100_000, "sends_per_site": 100_000})
    settings.save(ignore_permissions=True)
    frappe.db.commit()
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        answer = journey.make() if line.strip() == "journey" else journey.plans()
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
