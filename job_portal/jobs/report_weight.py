"""The weight of the open reports of a job, a company, a freelancer or a brief.

A report weighs by the account's relation to the company, freelancer or poster: `report_weights` in
`rules/market.json`. Reviewers see reports without weight, too. Weights are shown to nobody outside.
"""

from collections import defaultdict

import frappe
from frappe.utils import add_to_date, get_datetime, now_datetime

from job_portal.rules import MARKET

WEIGHTS = MARKET["report_weights"]
OPEN = """select report.account, report.sent_from, account.creation from `tabJP Report` report
    join `tabUser` account on account.name = report.account
    where report.{subject} = %(name)s and report.status = 'Open'"""
# Reports of accounts with a company do not count, since they may be competitors. Nor do further reports of an
# account whose report of this company a reviewer closed.
_HEARD = f"""{OPEN}
    and not exists (select 1 from `tabJP Company Member` own where own.account = report.account)
    and not exists (select 1 from `tabJP Report` earlier left join `tabJP Job` job on job.name = earlier.job
        where earlier.account = report.account and earlier.status = 'Closed'
        and coalesce(job.company, earlier.company) = %(company)s)"""  # noqa: S608 (a constant)
_FIRST_APPROVED = (
    "select min(creation) from `tabJP Company Review` where company = %s and decision = 'Approved'"
)


def are_enough(subject: str, name: str, company: str) -> bool:
    """Whether the open reports are enough to hold it, if its company is not of long standing.

    :param subject: `job` or `company`.
    :param name: of the job or company.
    :param company: the company's name.
    """
    return weight(subject, name, company) >= WEIGHTS["to_hold"]


def weight(subject: str, name: str, company: str) -> int:
    """The weight of the open reports, as in `are_enough`."""
    values = {"name": name, "company": company}
    heard = frappe.db.sql(_HEARD.format(subject=subject), values, as_dict=True)
    if not heard:
        return 0
    return _of(heard, _relations(company, [each.account for each in heard]))


def of_person(reports: str, relations: str, **values: str) -> int:
    """The weight of the open reports about a freelancer or a poster.

    :param reports: SQL like `OPEN`.
    :param relations: SQL of pairs (account, weight) for %(accounts)s. It may use %(called)s and %(related)s,
        the weights of `rules/market.json`, and %(yesterday)s.
    :param values: further values of both.
    """
    heard = frappe.db.sql(reports, values, as_dict=True)
    if not heard:
        return 0
    asked = {
        **{key: WEIGHTS[key] for key in ("called", "related")},
        "yesterday": add_to_date(now_datetime(), days=-1),
        "accounts": [each.account for each in heard],
    }
    return _of(heard, dict(frappe.db.sql(relations, {**values, **asked})))


def _of(heard: list[dict], relations: dict[str, int]) -> int:
    """The weight of reports. One network counts `of_a_network` at most.

    :param heard: rows of reports with account, sent_from, and creation of the account.
    :param relations: the weight of each account's relation; accounts without one may be left out.
    """
    networks: dict[str, int] = defaultdict(int)
    for each in heard:
        # Old reports have lost their network; they count as one network.
        networks[each.sent_from or ""] += _weight(relations.get(each.account, 0), each.creation)
    return sum(min(each, WEIGHTS["of_a_network"]) for each in networks.values())


def is_related(company: str, account: str) -> bool:
    """Whether the account has a relation to the company."""
    return bool(_relations(company, [account]))


def is_of_long_standing(company: str) -> bool:
    """Whether the company was approved long ago and answers applicants. Reports alone never hold it."""
    approved_on = frappe.db.sql(_FIRST_APPROVED, (company,))[0][0]
    before = add_to_date(now_datetime(), days=-WEIGHTS["standing_days"])
    if not approved_on or get_datetime(approved_on) > before:
        return False
    answered = frappe.db.get_value("JP Company", company, "answers_given")
    return (answered or 0) >= WEIGHTS["standing_answers"]


def _relations(company: str, accounts: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for hook in frappe.get_hooks("job_portal_report_relations"):
        for account, related in frappe.get_attr(hook)(company, accounts).items():
            found[account] = max(related, found.get(account, 0))
    return found


def _weight(related: int, created: object) -> int:
    now, created = now_datetime(), get_datetime(created)
    if created > add_to_date(now, days=-WEIGHTS["young_days"]):
        return 0
    is_grown = created <= add_to_date(now, days=-WEIGHTS["grown_days"])
    # A young account counts only if the company itself contacted the person.
    return related if is_grown else max(0, related - WEIGHTS["related"])
