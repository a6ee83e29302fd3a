"""Ends applications when their account withdraws a consent."""

import frappe

from job_portal.applications import applying
from job_portal.applications.doctype.jp_application.jp_application import DOCTYPE, WITHDRAWN
from job_portal.consents import ledger
from job_portal.searchers.service import searcher_of


def follow(account: str, purposes: list[str]) -> None:
    """Hook: withdraw all applications and tell their companies, as both notices say."""
    is_ended = ledger.PROFILE in purposes or ledger.APPLICATION in purposes
    searcher = searcher_of(account) if is_ended else None
    if not searcher:
        return
    # The lock waits for an application that is being sent. Afterwards, in MariaDB only a locking read sees
    # its row.
    query = f"select name from `tab{DOCTYPE}` where searcher = %s and status != %s for update"  # noqa: S608 (a constant)
    for (name,) in frappe.db.sql(query, (searcher, WITHDRAWN)):
        applying.end(frappe.get_doc(DOCTYPE, name, for_update=True))
