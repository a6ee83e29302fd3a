"""500 people apply for one job at once, with two taps each; then both sides decide at the same moment.

`python -m lab.load.applicants`, with BASE_URL and ADMIN_PASSWORD; PEOPLE sets another number.
"""

import os
import secrets
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import requests

from job_portal.tests.actor import fresh_number, job_values, message_of
from lab.report import Report, main
from lab.timing import Timings, side_by_side
from lab.visitor import API, Administrator, Visitor

PEOPLE = int(os.environ.get("PEOPLE", "500"))
TAPS = 2
DECIDED = PEOPLE // 5
BUSY = 503
# The number of a person's attempts, one second apart.
TRIES = 60
# The possible results if a decision and a withdrawal happen at the same moment. The later one sees the
# earlier one's result.
OUTCOMES = {("Applied", "Withdrawn"), ("Applied", "Shortlisted", "Withdrawn")}


class Fair:
    """A company with a job, and many applicants."""

    def __init__(self) -> None:
        administrator = Administrator()
        administrator.http.headers["Connection"] = "close"
        with administrator.limits_lifted(), ThreadPoolExecutor(4) as pool:
            self.company = self._person(administrator, 0)
            administrator.approve(self.company, self.company.add_company())
            self.people = list(pool.map(partial(self._person, administrator), range(PEOPLE)))
        self.administrator = administrator
        self.job = self.company.message(f"{API}post_job", **job_values())["name"]
        self.timings = Timings()
        self.statuses: Counter[str] = Counter()

    def _person(self, administrator: Administrator, _number: int) -> Visitor:
        person = Visitor()
        person.sign_up(fresh_number(), administrator)
        person.agree()
        device = person.another_device()
        # A web server may close an idle connection just when a person sends on it.
        device.http.headers["Connection"] = "close"
        return device

    def apply(self, person: Visitor, key: str) -> str:
        """Apply until the server answers, retrying as a person would. Returns the application's name."""
        call = partial(person.call, f"{API}apply_to_job", job=self.job, client_key=key)
        for _ in range(TRIES):
            try:
                reply = self.timings.of("apply", call)
            except requests.RequestException:
                self.statuses["no answer"] += 1
                time.sleep(1)
                continue
            self.statuses[str(reply.status_code)] += 1
            if reply.status_code != BUSY:
                return message_of(reply, "apply")["name"]
        raise TimeoutError(f"No answer after {TRIES} tries")

    def tap_twice(self, person: Visitor) -> list[str]:
        key = secrets.token_hex(16)
        return side_by_side(
            [partial(self.apply, device, key) for device in (person, person.another_device())]
        )

    def check(self, report: Report, answered: list[list[str]]) -> None:
        """Check that every application exists once, and that both sides count the same."""
        stored = self.administrator.listed("JP Application", [["job", "=", self.job]], "name", "searcher")
        names = {row["name"] for row in stored}
        report.equal(f"applications of {PEOPLE} people", len(stored), PEOPLE)
        report.equal("people among them", len({row["searcher"] for row in stored}), PEOPLE)
        report.equal("pairs of taps that got one name", sum(len(set(each)) == 1 for each in answered), PEOPLE)
        report.equal("names answered that are stored", len(names & {each[0] for each in answered}), PEOPLE)
        self.check_counts(report, PEOPLE, 0)

    def check_counts(self, report: Report, applied: int, shortlisted: int) -> None:
        card = self.company.message(f"{API}get_posted_jobs")["items"][0]
        dashboard = self.company.message(f"{API}get_dashboard")
        total = self.company.message(f"{API}get_applicants", job=self.job, limit=1)["total"]
        counts = [(each["applied"], each["shortlisted"]) for each in (card, dashboard)]
        report.equal("counts of the job and of the company", counts, [(applied, shortlisted)] * 2)
        report.equal("total of the list", total, applied)


def battery(report: Report) -> None:
    fair = Fair()
    answered = side_by_side([partial(fair.tap_twice, person) for person in fair.people])
    print(f"answers: {dict(sorted(fair.statuses.items()))}")
    fair.check(report, answered)
    _decide(report, fair, [each[0] for each in answered[:DECIDED]])
    fair.timings.print(f"{PEOPLE} people applying at once, {TAPS} taps each; then {DECIDED} decisions")


def _decide(report: Report, fair: Fair, names: list[str]) -> None:
    """Let the company shortlist and the searcher withdraw at the same moment."""
    replies = side_by_side(
        [partial(_decide_at_once, fair, *each) for each in zip(fair.people, names, strict=False)]
    )
    statuses = Counter(reply.status_code for pair in replies for reply in pair)
    report.check("answers to decisions and withdrawals", dict(statuses), set(statuses) <= {200, 417})
    histories: Counter[tuple[str, ...]] = Counter()
    told = 0
    for person, name in zip(fair.people, names, strict=False):
        own = person.message(f"{API}get_application", name=name)
        histories[tuple(entry["status"] for entry in own["history"])] += 1
        kinds = {item["kind"] for item in person.message(f"{API}get_notifications")["items"]}
        told += ("shortlisted" in kinds) == ("Shortlisted" in [entry["status"] for entry in own["history"]])
    report.check("histories", dict(histories), set(histories) <= OUTCOMES)
    report.equal("searchers who were told of what happened", told, DECIDED)
    fair.check_counts(report, PEOPLE - DECIDED, 0)
    report.equal("withdrawals that the company was told of", _told_of_withdrawals(fair), DECIDED)


def _told_of_withdrawals(fair: Fair) -> int:
    found, cursor = 0, None
    while True:
        page = fair.company.message(f"{API}get_notifications", cursor=cursor, limit=50)
        found += sum(item["kind"] == "withdrawal" for item in page["items"])
        if not (cursor := page["next"]):
            return found


def _decide_at_once(fair: Fair, person: Visitor, name: str) -> list[requests.Response]:
    company = fair.company.another_device()
    decide = partial(company.call, f"{API}decide_application", name=name, decision="shortlist")
    withdraw = partial(person.call, f"{API}withdraw_application", name=name)
    return side_by_side(
        [partial(fair.timings.of, "decide", decide), partial(fair.timings.of, "withdraw", withdraw)]
    )


if __name__ == "__main__":
    main(f"{PEOPLE} applications for one job", battery)
