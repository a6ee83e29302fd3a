"""The lock of a conversation's row. Numbering messages and counting unread ones need it."""

import frappe

from job_portal.conversations import messages
from job_portal.conversations.doctype.jp_conversation.jp_conversation import DOCTYPE
from job_portal.conversations.policy import STORED
from job_portal.platform.policy import require


def lock(state: dict) -> None:
    """Lock the conversation until the transaction ends, and take its latest numbers and blocks into `state`.

    :param state: see `policy.Party`; the conversation has begun.
    :raises frappe.PermissionError: 403, it was deleted meanwhile.
    """
    # A transaction reads from the snapshot of its first read. So a new one begins with the lock.
    frappe.db.commit()
    query = f"select {', '.join(STORED)} from `tab{DOCTYPE}` where name = %s for update"  # noqa: S608 (constants)
    rows = frappe.db.sql(query, (state.conversation,), as_dict=True)
    require(rows, messages.NOT_FOUND)
    state.update(rows[0])
