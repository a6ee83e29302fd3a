"""Retention of consents: when an account is deleted, and with time."""

import frappe
from frappe.model.document import Document

from job_portal.consents.doctype.jp_consent.jp_consent import DOCTYPE, WITHDRAWN
from job_portal.platform import bulk, retention


def kept_by_law(account: str) -> list[dict]:
    """The consents of an account that is being deleted. They are evidence, so they are sealed."""
    lines = frappe.get_all(
        DOCTYPE,
        filters={"account": account},
        fields=["purpose", "action", "version", "language", "is_adult", "creation"],
        order_by="creation asc",
    )
    return [{"kind": "consent", "happened_on": line.pop("creation"), "details": line} for line in lines]


def forget(user: Document, event: str) -> None:
    """Hook of User: delete a deleted account's consents. `sealing` has kept what the law requires."""
    bulk.delete_where(DOCTYPE, {"account": user.name})


def purge() -> None:
    """Daily job: delete lines that were replaced or withdrawn long enough ago.

    A consent that was never withdrawn stays, however old it is.
    """
    upto = retention.oldest("consents")
    query = f"""select name from `tab{DOCTYPE}` line where creation < %(upto)s and (action = '{WITHDRAWN}'
        or exists (select 1 from `tab{DOCTYPE}` later where later.account = line.account
        and later.purpose = line.purpose and later.creation > line.creation
        and later.creation < %(upto)s))"""  # noqa: S608 (constants)
    names = frappe.db.sql(query, {"upto": upto}, pluck=True)
    bulk.delete(f"tab{DOCTYPE}", names)
    retention.note("consents", len(names), upto)
