"""50 people edit one company at once: no update is lost, none is refused without a sentence.

`python -m hard.load.editors`, with BASE_URL and ADMIN_PASSWORD.
"""

from collections import Counter
from functools import partial

from hard.load.timing import Timings, side_by_side
from hard.report import Report, main
from hard.visitor import ADD_HR, DETAILS, EDIT_HR, LIST_HR, UPDATE, Administrator, Visitor
from job_portal.tests.actor import fresh_number, said

EDITORS = 50
ROUNDS = 4
FIELDS = (
    *("company_website", "about_company", "specialization", "address_line1", "address_line2", "area"),
    *("city", "state", "location_url", "contact_name", "social_media_link", "company_founded"),
)


def battery(report: Report) -> None:
    owner = Visitor()
    owner.sign_up(fresh_number(), Administrator())
    owner.add_company()
    devices = [owner.another_device() for _ in range(EDITORS)]
    timings = Timings()
    statuses: Counter[int] = Counter()
    _same_field_with_version(report, devices, timings, statuses)
    _same_field_without_version(report, devices, timings, statuses)
    _different_fields(report, devices, timings, statuses)
    _contacts(report, devices, timings, statuses)
    report.equal("no 5xx among all answers", sum(n for status, n in statuses.items() if status >= 500), 0)
    print(f"answers by status: {dict(sorted(statuses.items()))}")
    timings.print(f"{EDITORS} editors of one company")


def _details(device: Visitor) -> dict:
    return device.message(DETAILS, company_name=device.company)


def _same_field_with_version(report, devices, timings, statuses) -> None:
    """Each adds a word of its own to one text: a lost update would leave it without somebody's."""
    devices[0].message(UPDATE, name=devices[0].company, about_company="Words:")
    silent = []

    def add_word(device: Visitor, word: str) -> None:
        while True:
            seen = _details(device)
            values = {"about_company": f"{seen['about_company']} {word}", "modified": seen["modified"]}
            reply = timings.of(
                "update, same field, with `modified`",
                partial(device.call, UPDATE, name=device.company, **values),
            )
            statuses[reply.status_code] += 1
            if reply.status_code == 200:
                return
            if reply.status_code != 417 or not said(reply):
                silent.append(reply.text)
                return

    side_by_side([partial(add_word, device, f"w{n}") for n, device in enumerate(devices)])
    words = set(_details(devices[0])["about_company"].split()[1:])
    report.equal("same field, with `modified`: editors whose words are there", len(words), EDITORS)
    report.equal("same field, with `modified`: refusals that are no 417 with a sentence", len(silent), 0)
    print(f"stale edits refused on the way to {EDITORS}: {statuses[417]}")


def _same_field_without_version(report, devices, timings, statuses) -> None:
    replies = side_by_side(
        [
            partial(
                timings.of,
                "update, same field, without",
                partial(device.call, UPDATE, name=device.company, specialization=f"Editor {number}"),
            )
            for number, device in enumerate(devices)
        ]
    )
    statuses.update(reply.status_code for reply in replies)
    written = {f"Editor {number}" for number in range(EDITORS)}
    report.equal("same field, without `modified`: answers other than 200", _others(replies), 0)
    report.check(
        "same field, without `modified`: one of them stands",
        found := _details(devices[0])["specialization"],
        found in written,
    )


def _different_fields(report, devices, timings, statuses) -> None:
    """As many editors as fields, again and again: what each wrote last is what stands."""
    pairs = list(zip(devices, FIELDS, strict=False))
    for number in range(ROUNDS):
        replies = side_by_side(
            [
                partial(
                    timings.of,
                    "update, different fields, without",
                    partial(device.call, UPDATE, name=device.company, **{field: f"{field} {number}"}),
                )
                for device, field in pairs
            ]
        )
        statuses.update(reply.status_code for reply in replies)
        details = _details(devices[0])
        lost = [field for _, field in pairs if details[field] != f"{field} {number}"]
        report.equal(f"different fields, round {number + 1}: lost updates", len(lost) + _others(replies), 0)


def _contacts(report, devices, timings, statuses) -> None:
    def contact(number: int) -> dict:
        return {"hr_name": f"HR {number}", "hr_mobile": f"98{number:08d}", "hr_email": f"hr{number}@rao.in"}

    company = devices[0].company
    replies = side_by_side(
        [
            partial(
                timings.of,
                "add a contact",
                partial(device.call, ADD_HR, company_name=company, **contact(number)),
            )
            for number, device in enumerate(devices)
        ]
    )
    statuses.update(reply.status_code for reply in replies)
    entries = devices[0].message(LIST_HR, company_name=company)
    report.equal(
        "contacts added at once that are there", len({entry["hr_name"] for entry in entries}), EDITORS
    )
    edits = [
        partial(
            timings.of,
            "edit a contact, each their own, with `modified`",
            partial(
                device.call,
                EDIT_HR,
                company_name=company,
                hr_row_id=entry["hr_row_id"],
                hr_email="new@rao.in",
                modified=entry["modified"],
            ),
        )
        for device, entry in zip(devices, entries, strict=True)
    ]
    replies = side_by_side(edits)
    statuses.update(reply.status_code for reply in replies)
    report.equal("each their own contact, with `modified`: answers other than 200", _others(replies), 0)
    entry = devices[0].message(LIST_HR, company_name=company)[0]
    same = {"company_name": company, "hr_row_id": entry["hr_row_id"], "modified": entry["modified"]}
    replies = side_by_side(
        [
            partial(device.call, EDIT_HR, **same, hr_name=f"Name {number}")
            for number, device in enumerate(devices)
        ]
    )
    statuses.update(reply.status_code for reply in replies)
    saved = [number for number, reply in enumerate(replies) if reply.status_code == 200]
    report.equal("one contact, all with the same `modified`: saved", len(saved), 1)
    name = devices[0].message(LIST_HR, company_name=company)[0]["hr_name"]
    report.equal("... and it is that one's name that stands", name, f"Name {saved[0]}" if saved else None)


def _others(replies: list) -> int:
    return sum(reply.status_code != 200 for reply in replies)


if __name__ == "__main__":
    main("50 editors of one company at once", battery)
