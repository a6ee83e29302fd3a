"""Calls that docs/balancer.conf may repeat on a second node. Each is made twice and must count once."""

import re
import secrets
from pathlib import Path

from job_portal.tests.actor import CONTACT, job_values
from lab.host import ROOT
from lab.market import Market
from lab.report import Report
from lab.visitor import API, Visitor

READS = ("get_", "list_", "find_", "suggest_", "nearest_")


class Twice:
    """Makes each call twice, as two nodes would receive it."""

    def __init__(self) -> None:
        self.called: set[str] = set()
        self.different: list[str] = []

    def call(self, person: Visitor, method: str, **payload: object) -> dict:
        """Call twice; returns the second answer."""
        self.called.add(method)
        first, second = (person.message(f"{API}{method}", **payload) for _ in range(2))
        # Compare only these keys: reading a notification twice gives two different answers.
        if any(
            first[key] != second[key] for key in ("name", "hr_row_id", "status", "decision") if key in first
        ):
            self.different.append(f"{method}: {first}, then {second}")
        return second


def repeat(report: Report, market: Market) -> None:
    """Make all calls, and count the results."""
    twice = Twice()
    owner, searcher = market.person(), market.person()
    payload = owner.company_payload(client_key=secrets.token_hex(16))
    company = twice.call(owner, "add_company", **payload)["name"]
    contact = twice.call(owner, "add_hr_details", company_name=company, **CONTACT)["hr_row_id"]
    twice.call(owner, "edit_hr_details", company_name=company, hr_row_id=contact, hr_name="Usha Rao")
    twice.call(owner, "update_company_details", name=company, city="Mysuru")
    market.administrator.approve(owner, company)
    job = twice.call(owner, "post_job", **job_values(), client_key=secrets.token_hex(16))["name"]
    twice.call(owner, "update_job", name=job, openings="3")
    twice.call(owner, "close_job", name=job)
    twice.call(owner, "repost_job", name=job)
    profile = {"headline": "Loom operator", "pincode": "560038", "experience_years": 2, "is_open": True}
    twice.call(searcher, "save_searcher", **profile)
    twice.call(searcher, "save_job", job=job)
    twice.call(searcher, "unsave_job", job=job)
    [match] = owner.message(f"{API}get_matches", job=job, limit=1)["items"]
    twice.call(owner, "decide_match", job=job, searcher=match["searcher"], decision="select")
    applied = twice.call(searcher, "apply_to_job", job=job, client_key=secrets.token_hex(16))["name"]
    twice.call(owner, "decide_application", name=applied, decision="shortlist")
    twice.call(searcher, "withdraw_application", name=applied)
    told = [item["kind"] for item in owner.message(f"{API}get_notifications")["items"]]
    twice.call(owner, "read_notifications")
    report.equal("answers of a second call that are not those of the first", twice.different, [])
    history = [
        entry["status"] for entry in searcher.message(f"{API}get_application", name=applied)["history"]
    ]
    report.equal("history of the application", history, ["Applied", "Shortlisted", "Withdrawn"])
    contacts = owner.message(f"{API}get_hr_details", company_name=company)
    jobs = owner.message(f"{API}get_posted_jobs")["items"]
    report.equal("contacts, jobs", (len(contacts), len(jobs)), (1, 1))
    report.equal(
        "what the company was told twice", sorted({kind for kind in told if told.count(kind) > 1}), []
    )
    report.equal("calls that the balancer may repeat and this did not", sorted(_writes() - twice.called), [])


def _writes() -> set[str]:
    conf = Path(ROOT, "docs", "balancer.conf").read_text()
    [named] = re.findall(r"job_portal\\\.api\\\.\(([^)]+)\)", conf)
    return {method for method in named.split("|") if not method.startswith(READS)}
