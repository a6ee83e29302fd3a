"""50 people edit one company at once: no update is lost, none is refused without a sentence.

`python -m lab.load.editors`, with BASE_URL and ADMIN_PASSWORD.
"""

from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Any

import requests

from job_portal.tests.actor import fresh_number, said
from lab.load.timing import Timings, side_by_side
from lab.report import Report, main
from lab.visitor import ADD_HR, DETAILS, EDIT_HR, LIST_HR, UPDATE, Administrator, Visitor

EDITORS = 50
ROUNDS = 4
FIELDS = (
    *("company_website", "about_company", "specialization", "address_line1", "address_line2", "area"),
    *("city", "state", "location_url", "contact_name", "social_media_link", "company_founded"),
)


class Editors:
    """Devices of one account, and all that they were answered."""

    def __init__(self, owner: Visitor):
        self.devices = [owner.another_device() for _ in range(EDITORS)]
        self.company = owner.company
        self.timings = Timings()
        self.statuses: Counter[int] = Counter()

    def call(self, step: str, device: Visitor, method: str, **values: Any) -> requests.Response:
        reply = self.timings.of(step, partial(device.call, method, **values))
        self.statuses[reply.status_code] += 1
        return reply

    def at_once(self, step: str, method: str, payloads: Iterable[dict]) -> list[requests.Response]:
        """The first editor sends the first payload, the second the second, all in the same moment."""
        calls = [
            partial(self.call, step, device, method, **values)
            for device, values in zip(self.devices, payloads, strict=False)
        ]
        return side_by_side(calls)

    def details(self) -> dict:
        return self.devices[0].message(DETAILS, company_name=self.company)

    def contacts(self) -> list[dict]:
        return self.devices[0].message(LIST_HR, company_name=self.company)


def battery(report: Report) -> None:
    owner = Visitor()
    owner.sign_up(fresh_number(), Administrator())
    owner.add_company()
    editors = Editors(owner)
    _same_field_with_version(report, editors)
    _same_field_without_version(report, editors)
    _different_fields(report, editors)
    _contacts(report, editors)
    failed = sum(count for status, count in editors.statuses.items() if status >= 500)
    report.equal("no 5xx among all answers", failed, 0)
    print(f"answers by status: {dict(sorted(editors.statuses.items()))}")
    editors.timings.print(f"{EDITORS} editors of one company")


def _same_field_with_version(report: Report, editors: Editors) -> None:
    """Each adds a word of its own to one text: a lost update would leave it without somebody's."""
    editors.devices[0].message(UPDATE, name=editors.company, about_company="Words:")
    silent = []

    def add_word(device: Visitor, word: str) -> None:
        while True:
            seen = device.message(DETAILS, company_name=editors.company)
            values = {"about_company": f"{seen['about_company']} {word}", "modified": seen["modified"]}
            step = "update, same field, with `modified`"
            reply = editors.call(step, device, UPDATE, name=editors.company, **values)
            if reply.status_code == 200:
                return
            if reply.status_code != 417 or not said(reply):
                silent.append(reply.text)
                return

    side_by_side([partial(add_word, device, f"w{n}") for n, device in enumerate(editors.devices)])
    words = set(editors.details()["about_company"].split()[1:])
    report.equal("same field, with `modified`: editors whose words are there", len(words), EDITORS)
    report.equal("same field, with `modified`: refusals that are no 417 with a sentence", len(silent), 0)
    print(f"stale edits refused on the way to {EDITORS}: {editors.statuses[417]}")


def _same_field_without_version(report: Report, editors: Editors) -> None:
    written = [f"Editor {number}" for number in range(EDITORS)]
    payloads = ({"name": editors.company, "specialization": text} for text in written)
    replies = editors.at_once("update, same field, without", UPDATE, payloads)
    report.equal("same field, without `modified`: answers other than 200", _others(replies), 0)
    found = editors.details()["specialization"]
    report.check("same field, without `modified`: one of them stands", found, found in written)


def _different_fields(report: Report, editors: Editors) -> None:
    """As many editors as fields, again and again: what each wrote last is what stands."""
    for number in range(1, ROUNDS + 1):
        payloads = ({"name": editors.company, field: f"{field} {number}"} for field in FIELDS)
        replies = editors.at_once("update, different fields, without", UPDATE, payloads)
        details = editors.details()
        lost = [field for field in FIELDS if details[field] != f"{field} {number}"]
        report.equal(f"different fields, round {number}: lost updates", len(lost) + _others(replies), 0)


def _contacts(report: Report, editors: Editors) -> None:
    of = {"company_name": editors.company}
    added = (
        {**of, "hr_name": f"HR {number}", "hr_mobile": f"98{number:08d}", "hr_email": f"hr{number}@rao.in"}
        for number in range(EDITORS)
    )
    editors.at_once("add a contact", ADD_HR, added)
    entries = editors.contacts()
    names = {entry["hr_name"] for entry in entries}
    report.equal("contacts added at once that are there", len(names), EDITORS)
    edits = ({**of, **_version(entry), "hr_email": "new@rao.in"} for entry in entries)
    replies = editors.at_once("edit a contact, each their own, with `modified`", EDIT_HR, edits)
    report.equal("each their own contact, with `modified`: answers other than 200", _others(replies), 0)
    same = {**of, **_version(editors.contacts()[0])}
    edits = ({**same, "hr_name": f"Name {number}"} for number in range(EDITORS))
    replies = editors.at_once("edit one contact, with `modified`", EDIT_HR, edits)
    saved = [number for number, reply in enumerate(replies) if reply.status_code == 200]
    report.equal("one contact, all with the same `modified`: saved", len(saved), 1)
    name = editors.contacts()[0]["hr_name"]
    report.equal("... and it is that one's name that stands", name, f"Name {saved[0]}" if saved else None)


def _version(entry: dict) -> dict:
    return {"hr_row_id": entry["hr_row_id"], "modified": entry["modified"]}


def _others(replies: list) -> int:
    return sum(reply.status_code != 200 for reply in replies)


if __name__ == "__main__":
    main("50 editors of one company at once", battery)
