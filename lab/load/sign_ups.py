"""200 companies sign up at once, each tapping twice: none is lost, none doubled.

`python -m lab.load.sign_ups`, with BASE_URL and ADMIN_PASSWORD.
"""

import secrets
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import requests

from job_portal.tests.actor import fresh_number, said
from lab.load.timing import Timings, side_by_side
from lab.report import Report, main
from lab.visitor import ADD_COMPANY, DETAILS, Administrator, Visitor

COMPANIES = 200
TAPS = 2
# How often a person tries again when told to.
TRIES = 20
BUSY = 503
# Above what so many send from one address; an honest carrier's address has its own high limit.
LIFTED = {"sends_per_address": 10 * COMPANIES, "sends_per_site": 10 * COMPANIES}


class Crowd:
    """What 200 people at once see."""

    def __init__(self, administrator: Administrator):
        self.administrator = administrator
        self.timings = Timings()
        self.statuses: Counter[str] = Counter()
        self.silent: list[str] = []

    def call(self, step: str, request: Callable[[], requests.Response]) -> requests.Response:
        """One step, tried again while the server says that it is busy; the last reply."""
        for _ in range(TRIES):
            reply = self.timings.of(step, request)
            self.statuses[f"{step}: {reply.status_code}"] += 1
            if reply.status_code >= 400 and not said(reply):
                self.silent.append(f"{step}: {reply.status_code} {reply.text[:200]}")
            if reply.status_code != BUSY:
                break
        return reply


class Person(Visitor):
    """One of the crowd."""

    def __init__(self, crowd: Crowd):
        super().__init__()
        self._crowd = crowd

    def call(self, method: str, **payload: Any) -> requests.Response:
        step = method.rpartition(".")[2]
        return self._crowd.call(step, partial(super().call, method, **payload))

    def upload(self, content: bytes, filename: str, **fields: Any) -> requests.Response:
        return self._crowd.call("upload_file", partial(super().upload, content, filename, **fields))

    def arrive(self, mobile: str) -> "Person":
        """Sign up, and tap twice to create a company."""
        self.sign_up(mobile, self._crowd.administrator)
        self.payload = self.company_payload(client_key=secrets.token_hex(16))
        devices = [self.another_device() for _ in range(TAPS)]
        replies = side_by_side([partial(device.message, ADD_COMPANY, **self.payload) for device in devices])
        self.answers = [reply["name"] for reply in replies]
        return self


def battery(report: Report) -> None:
    administrator = Administrator()
    before = administrator.configure(**LIFTED)
    try:
        crowd = Crowd(administrator)
        numbers = [fresh_number() for _ in range(COMPANIES)]
        owners = side_by_side([partial(Person(crowd).arrive, number) for number in numbers])
    finally:
        administrator.configure(**before)
        print(f"answers: {dict(sorted(crowd.statuses.items()))}")
    names = {owner.answers[0] for owner in owners}
    accounts = [owner.session["user"]["email"] for owner in owners]
    # One account at a time: a filter of 200 of them is longer than a web server takes a URL.
    stored = [
        row
        for account in accounts
        for row in administrator.listed("JP Company", [["account", "=", account]], "name", "account")
    ]
    report.equal(f"companies of {COMPANIES} accounts", len(stored), COMPANIES)
    report.equal("accounts with a company", len({row["account"] for row in stored}), COMPANIES)
    report.equal(
        "taps answered with a company", sum(len(owner.answers) for owner in owners), TAPS * COMPANIES
    )
    report.equal(
        "pairs of taps that got one name", sum(len(set(owner.answers)) == 1 for owner in owners), COMPANIES
    )
    report.equal("names answered that are stored", len(names & {row["name"] for row in stored}), COMPANIES)
    report.equal("companies that are whole, both documents included", sum(map(_is_whole, owners)), COMPANIES)
    report.equal("refusals without a sentence", len(crowd.silent), 0)
    failed = {key: n for key, n in crowd.statuses.items() if int(key.rsplit(" ", 1)[1]) >= 500}
    report.check("5xx on the way (each tried again)", failed or 0, all(key.endswith("503") for key in failed))
    crowd.timings.print(f"{COMPANIES} companies signing up at once, {TAPS} taps each")


def _is_whole(owner: Person) -> bool:
    details = owner.message(DETAILS, company_name=owner.answers[0])
    documents = [details["gov_approved_company_reg_doc"], details["company_pan_card"]]
    expected = {field: value for field, value in owner.payload.items() if field != "client_key"}
    return all(details[field] == value for field, value in expected.items()) and all(
        owner.request("GET", url).content.startswith(b"%PDF") for url in documents
    )


if __name__ == "__main__":
    main("200 companies at once", battery)
