"""One journey through every method, timed from inside: seconds, statements and their plans, as JSON lines.

`python -m lab.load.journey --data DIR` or `--bench DIR --site NAME`. Reads a word a line: 'journey' makes
one and answers {method: [seconds, statements]}; 'plans' answers {statement: {by: method, scans: [tables]}}.
"""

import argparse
import json
import re
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from job_portal.tests.actor import API, CONTACT, fresh_number, job_values
from lab import site
from lab.load.generate import TABLES


class Journey:
    """Every method of the product, once each, as one new company calls them."""

    def __init__(self, statements: site.Statements):
        self._statements = statements
        self._taken: dict[str, list[float]] = {}
        self.shapes: dict[str, tuple[str, str]] = {}

    def make(self) -> dict[str, list[float]]:
        """Seconds and number of statements by method."""
        from job_portal.tests.http import Browser

        journey, self._taken = self, {}

        class Timed(Browser):
            def open(self, *arguments: Any, **options: Any) -> Any:
                return journey._timed(arguments[1], partial(super().open, *arguments, **options))

        self._stage = ""
        person, mobile = Timed(), fresh_number()
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
        self._trade(person, Timed, company)
        person.message("logout")
        self._stage = " (log-in)"
        Timed().log_in(mobile, self)
        return self._taken

    def _trade(self, person: Any, browser: type, company: str) -> None:
        """A job of the company, an application for it, and what both sides look at."""
        import frappe

        frappe.db.set_value("JP Company", company, "status", "Approved")
        frappe.db.commit()
        job = person.message(f"{API}post_job", **job_values())["name"]
        searcher = browser()
        searcher.sign_up(fresh_number(), self)
        searcher.message(f"{API}list_jobs")
        near = {"pincode": "560038", "radius_km": 5}
        for stage, filters in {
            " (near)": near,
            " (nearest)": {**near, "order": "nearest"},
            " (salary)": {"order": "salary"},
            " (search)": {"search": "loom karnataka"},
            " (nothing found)": {"search": "astronaut"},
        }.items():
            self._stage = stage
            searcher.message(f"{API}list_jobs", **filters)
        self._stage = ""
        searcher.message(f"{API}get_categories")
        searcher.message(f"{API}get_job", name=job)
        searcher.agree()
        searcher.message(f"{API}save_searcher", headline="Loom operator", pincode="560038", radius_km=10)
        searcher.message(f"{API}save_job", job=job)
        searcher.message(f"{API}get_saved_jobs")
        application = searcher.message(f"{API}apply_to_job", job=job, cover_letter="Soon.")["name"]
        searcher.message(f"{API}get_applications")
        person.message(f"{API}get_posted_jobs")
        person.message(f"{API}get_dashboard")
        person.message(f"{API}get_applicants", job=job)
        person.message(f"{API}get_application", name=application)
        person.message(f"{API}decide_application", name=application, decision="shortlist")
        # Generated searchers fit the job.
        [match, *_others] = person.message(f"{API}get_matches", job=job)["items"]
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

    def code_of(self, mobile: str) -> str:
        """By the primary key: the outbox's own search is the administrator's, and no part of a journey."""
        import frappe

        frappe.db.rollback()
        requests = {"mobile_no": mobile}
        sms = frappe.db.get_value("JP OTP Request", requests, "sms", order_by="creation desc")
        code = re.search(r"#([0-9]{6})$", frappe.db.get_value("JP SMS", sms, "message"))[1]
        frappe.db.rollback()
        return code

    def _timed(self, path: str, request: Callable) -> Any:
        step = path.rpartition("/")[2].rpartition(".")[2] + self._stage
        self._statements.take()
        begun = time.perf_counter()
        reply = request()
        taken = time.perf_counter() - begun
        texts = self._statements.take()
        self._taken.setdefault(step, [taken, len(texts)])
        for text in texts:
            self.shapes.setdefault(self._statements.shape(text), (step, text))
        return reply

    def plans(self) -> dict[str, dict]:
        """For each kind of statement, which of the generated tables it reads from end to end."""
        tables = set(TABLES)
        return {
            shape: {"by": step, "scans": self._statements.scanned(text, tables)}
            for shape, (step, text) in self.shapes.items()
        }


def lift_limits() -> None:
    import frappe

    settings = frappe.get_single("Job Portal Settings")
    settings.update({"sms_gateway": "Outbox", "sends_per_address": 100_000, "sends_per_site": 100_000})
    settings.save(ignore_permissions=True)
    frappe.db.commit()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    site.add_arguments(parser)
    journey = Journey(site.open_site(parser.parse_args()))
    lift_limits()
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        answer = journey.make() if line.strip() == "journey" else journey.plans()
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
