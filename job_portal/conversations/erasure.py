"""Empties and deletes conversations when an account, a profile, a company or a job is deleted.

Messages of a deleted side lose their content. A conversation is deleted with its second side.
"""

import frappe
from frappe.model.document import Document

from job_portal.conversations import notifying, reporting
from job_portal.conversations.conversation_cards import GONE
from job_portal.conversations.doctype.jp_conversation import jp_conversation
from job_portal.conversations.doctype.jp_conversation_reader.jp_conversation_reader import DOCTYPE as READERS
from job_portal.conversations.doctype.jp_conversation_report.jp_conversation_report import DOCTYPE as REPORTS
from job_portal.conversations.doctype.jp_message.jp_message import DOCTYPE as MESSAGES
from job_portal.conversations.doctype.jp_refused_message.jp_refused_message import DOCTYPE as REFUSED
from job_portal.files import purge
from job_portal.platform import bulk
from job_portal.platform.states import COMPANY, SEARCHER

CONVERSATIONS = jp_conversation.DOCTYPE
_AT_ONCE = 500


def forget_job(job: Document, event: str) -> None:
    """Hook of JP Job, before its applications are deleted: take them out of their conversations."""
    query = f"""update `tab{CONVERSATIONS}` set application = null where application in
        (select name from `tabJP Application` where job = %s)"""  # noqa: S608 (a constant)
    frappe.db.sql(query, (job.name,))


def forget_company(company: Document, event: str) -> None:
    """Hook of JP Company: empty the messages of a deleted company."""
    _forget_side(COMPANY, "company", company.name)


def forget_searcher(searcher: Document, event: str) -> None:
    """Hook of JP Searcher: empty the messages of a deleted searcher."""
    _forget_side(SEARCHER, "searcher", searcher.name)


def forget_poster(user: Document, event: str) -> None:
    """Hook of User: empty what a deleted account wrote about quotes for its briefs."""
    _forget_side(COMPANY, "poster", user.name)


def forget_freelancer(freelancer: Document, event: str) -> None:
    """Hook of JP Freelancer: empty the messages of a deleted freelancer."""
    _forget_side(SEARCHER, "freelancer", freelancer.name)


def forget(user: Document, event: str) -> None:
    """Hook of User: remove a deleted account from the messages that it wrote for its company. The messages
    stay.
    """
    query = (
        f"update `tab{MESSAGES}` set sender = null, owner = 'Guest', modified_by = 'Guest' where sender = %s"  # noqa: S608
    )
    frappe.db.sql(query, (user.name,))
    bulk.delete_where(READERS, {"account": user.name})
    nobody = {"account": None, "owner": "Guest", "modified_by": "Guest"}
    for doctype in (REPORTS, REFUSED):
        frappe.db.set_value(doctype, {"account": user.name}, nobody, update_modified=False)


def _forget_side(side: str, column: str, name: str) -> None:
    # The lock comes first, because it waits for messages that are being sent.
    find = f"select name from `tab{CONVERSATIONS}` where {column} = %s for update"  # noqa: S608 (constants)
    names = frappe.db.sql(find, (name,), pluck=True)
    for first in range(0, len(names), _AT_ONCE):
        _empty(side, column, names[first : first + _AT_ONCE])


def _empty(side: str, column: str, names: list[str]) -> None:
    values = {"names": names, "side": side, "gone": GONE}
    frappe.db.sql(
        f"""update `tab{CONVERSATIONS}` set {column} = null, owner = 'Guest', modified_by = 'Guest'
        where name in %(names)s""",  # noqa: S608 (constants)
        values,
    )
    with_file = f"""select name from `tab{MESSAGES}` where conversation in %(names)s and side = %(side)s
        and file is not null"""  # noqa: S608 (a constant)
    for each in frappe.db.sql(with_file, values, pluck=True):
        purge.let_go(frappe._dict(doctype=MESSAGES, name=each), "on_trash")
    frappe.db.sql(
        f"""update `tab{MESSAGES}` set sender = null, client_id = null, kind = %(gone)s, body = null,
        payload = null, file = null, warnings = null, owner = 'Guest', modified_by = 'Guest'
        where conversation in %(names)s and side = %(side)s""",  # noqa: S608 (a constant)
        values,
    )
    reporting.forget_side(side, names)
    # News of a company's messages name no person.
    if column != COMPANY:
        _forget_news(names)
    deserted = f"""select name from `tab{CONVERSATIONS}` where name in %(names)s
        and coalesce(company, searcher, poster, freelancer) is null"""  # noqa: S608 (a constant)
    for each in frappe.db.sql(deserted, values, pluck=True):
        jp_conversation.forget(each)
        frappe.db.delete(CONVERSATIONS, {"name": each})


def _forget_news(names: list[str]) -> None:
    """Delete the lines behind the other side's bell: they name the person."""
    readers = f"select distinct account from `tab{READERS}` where conversation in %(names)s"  # noqa: S608
    accounts = frappe.db.sql(readers, {"names": names}, pluck=True)
    if accounts:
        links = [notifying.link_of(name) for name in names]
        bulk.delete_where("JP Notification", {"account": ("in", accounts), "link": ("in", links)})
