"""Notes in each account's inbox that a conversation was opened or closed to one side by another record.

An event that opens or closes all of a company's conversations needs no note, see `inbox._digest_of_changes`.
"""

import frappe
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.consents.ledger import CONVERSATIONS
from job_portal.conversations.doctype.jp_conversation.jp_conversation import DOCTYPE
from job_portal.conversations.doctype.jp_conversation_reader.jp_conversation_reader import DOCTYPE as READERS
from job_portal.jobs.doctype.jp_job.jp_job import REMOVED
from job_portal.searchers.service import searcher_of

_AT_ONCE = 500


def follow_application(application: Document, event: str) -> None:
    """Hook of JP Application: its status decides who may read and write."""
    # A new application has no conversation yet.
    if application.get_doc_before_save() and application.has_value_changed("status"):
        note("conversation.application = %s", (application.name,))


def follow_job(job: Document, event: str) -> None:
    """Hook of JP Job: the company reads nothing about a removed one."""
    before = job.get_doc_before_save()
    if before and (before.status == REMOVED) != (job.status == REMOVED):
        of_job = "conversation.application in (select name from `tabJP Application` where job = %s)"
        note(of_job, (job.name,))


def follow_searcher(searcher: Document, event: str) -> None:
    """Hook of JP Searcher: companies read nothing of a frozen one."""
    before = searcher.get_doc_before_save()
    if before and bool(before.is_frozen) != bool(searcher.is_frozen):
        note("conversation.searcher = %s", (searcher.name,))


def follow_consents(account: str, purposes: list[str]) -> None:
    """Hook: without the searcher's consent, companies read no messages."""
    if CONVERSATIONS in purposes and (searcher := searcher_of(account)):
        note("conversation.searcher = %s", (searcher,))


def note(condition: str, values: tuple | dict) -> None:
    """Note a change of the conversations that meet the SQL condition, for all their readers."""
    query = f"select conversation.name from `tab{DOCTYPE}` conversation where {condition}"  # noqa: S608 (ours)
    names = frappe.db.sql(query, values, pluck=True)
    for first in range(0, len(names), _AT_ONCE):
        changed_values = {"names": names[first : first + _AT_ONCE], "now": now_datetime()}
        changed = f"update `tab{READERS}` set changed_on = %(now)s where conversation in %(names)s"  # noqa: S608
        frappe.db.sql(changed, changed_values)
