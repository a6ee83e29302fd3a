"""Fills a demonstration site with a part of the generated town: companies, jobs, searchers and applications.

On the embedded host `npm start -- --demo` fills a fresh site; on a bench use `bench execute
job_portal.demo.fill`.
"""

import frappe

from job_portal import languages
from job_portal.account import accounts
from job_portal.demo import (
    applications,
    briefs,
    companies,
    dates,
    freelancers,
    jobs,
    news,
    records,
    searchers,
)
from job_portal.rules import LANGUAGES

NOT_FOR_DEMONSTRATION = (
    "This site is not for demonstration. On a site without real people, set Demonstration in Job Portal"
    " Settings."
)


def fill() -> None:
    """Create the town's part, or update its dates if it exists. Prints the numbers to sign in with.

    :raises frappe.ValidationError: the settings do not mark the site as a demonstration.
    """
    if not frappe.db.get_single_value(dates.SETTINGS, "is_demonstration"):
        frappe.throw(NOT_FOR_DEMONSTRATION)
    if accounts.exists(str(records.FIRST_COMPANY)):
        dates.renew()
    else:
        _make()
    # Settings that are off by default, switched on to show them.
    ticked = {"connections": 1, **{f"language_{code}": 1 for code in LANGUAGES if code != languages.ENGLISH}}
    frappe.db.set_single_value(dates.SETTINGS, ticked)
    frappe.db.commit()
    print(WHOM_TO_BE, flush=True)


def _make() -> None:
    records.chance.seed(19)
    made = companies.make()
    people, posted = searchers.make(), jobs.make(made)
    applications.make(people, posted)
    news.make(people[0], posted)
    briefs.make(freelancers.make())
    records.account(records.NEW_SEARCHER, "Nisha Kulkarni")
    dates.note()


WHOM_TO_BE = f"""
A town for demonstration. Sign in with one of these numbers; the code is in JP SMS:
  {records.FIRST_COMPANY}  a company with jobs and applicants
  {records.FIRST_SEARCHER}  a searcher with a profile and applications
  {records.NEW_SEARCHER}  a new searcher
  {records.FIRST_FREELANCER}  a freelancer with a page, quotes and work
  {records.FIRST_POSTER}  somebody who looks for freelancers
"""
