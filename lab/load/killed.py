"""500 saves while the server is killed at random moments: every confirmed save must be stored completely.

`python -m lab.load.killed` kills its own embedded host, or disturbs the site at BASE_URL by DISTURB, see
`lab.load.disturbing`. ADMIN_PASSWORD lets it read the codes of the accounts that it creates.
"""

import os
import random
from concurrent.futures import ThreadPoolExecutor

from job_portal.tests.actor import fresh_number
from lab.load.disturbing import disturbable, disturbed
from lab.load.saves import Outcomes, Saver
from lab.report import Report, main
from lab.visitor import Administrator, Visitor

SAVES = int(os.environ.get("SAVES", "500"))
COMPANIES = 24
AT_ONCE = 8


def battery(report: Report) -> None:
    outcomes = Outcomes()

    def keep_saving(saver: Saver) -> None:
        saver.create()
        while outcomes.total < SAVES:
            random.choice((saver.update, saver.add_contact))()  # noqa: S311 (no secret)

    with disturbable() as disturb:
        savers = [Saver(owner, outcomes) for owner in _owners()]
        with disturbed(disturb) as disturbances, ThreadPoolExecutor(AT_ONCE) as pool:
            list(pool.map(keep_saving, savers))
        for saver in savers:
            saver.check()
    _print(report, outcomes, len(disturbances))


def _owners() -> list[Visitor]:
    administrator = Administrator()
    owners = [Visitor() for _ in range(COMPANIES)]
    with administrator.limits_lifted():
        for owner in owners:
            owner.sign_up(fresh_number(), administrator)
    return [owner.another_device() for owner in owners]


def _print(report: Report, outcomes: Outcomes, disturbances: int) -> None:
    for problem in [*outcomes.lost, *outcomes.in_part, *outcomes.silent]:
        print(problem)
    saved = ", ".join(f"{count} of kind {kind}" for kind, count in sorted(outcomes.saved.items()))
    refused = dict(sorted(outcomes.refused.items()))
    print(f"disturbed {disturbances} times; saved: {saved}; refused by status: {refused}")
    report.check("saves answered with success", outcomes.total, outcomes.total >= SAVES)
    report.check("saves cut off, and tried again until they were answered", outcomes.unanswered, True)
    report.equal(
        "saves answered with success that are not there, or without their files", len(outcomes.lost), 0
    )
    report.equal("saves that are there in part", len(outcomes.in_part), 0)
    report.equal("refusals that are no 4xx or 503 with a sentence", len(outcomes.silent), 0)


if __name__ == "__main__":
    main("Killed in the middle of saving", battery)
