"""A searcher's own profile: reading and saving."""

import frappe

from job_portal.account.messages import ACCOUNT_GONE
from job_portal.account.profiles import full_name_of
from job_portal.consents import ledger
from job_portal.jobs import monthly_pay
from job_portal.places import position
from job_portal.platform import fields, records
from job_portal.platform.policy import require
from job_portal.rules import SEARCHER
from job_portal.searchers import messages, searcher_consents
from job_portal.searchers.service import DOCTYPE, create, searcher_of

_COLUMNS = ("name", *SEARCHER, "state", "modified")


def read() -> dict:
    """The signed-in account's profile, as `api.get_searcher` answers it."""
    selected = ", ".join(_COLUMNS)
    query = f"select {selected} from `tab{DOCTYPE}` where account = %s"  # noqa: S608 (constants)
    rows = frappe.db.sql(query, (frappe.session.user,), as_dict=True)
    stored = rows[0] if rows else {"full_name": full_name_of(frappe.session.user)}
    return fields.answered({column: stored.get(column) for column in _COLUMNS}, SEARCHER)


def save(changes: dict, opened: str | None) -> dict:
    """Change or create the signed-in account's profile; see `api.save_searcher`.

    :param changes: fields of `rules`, by name; '' clears one.
    :param opened: as in `platform.records.change`.
    :raises frappe.ValidationError: 417, a field breaks its rule, or a consent is missing, to a profile or to
        being found.
    :raises frappe.PermissionError: 403, the account was deleted meanwhile.
    :raises frappe.TimestampMismatchError: 417, the profile was changed since `opened`.
    """
    account = frappe.session.user
    name = searcher_of(account)
    if not name:
        # `records.locked` commits, so check the consent first.
        ledger.require(ledger.PROFILE)
        name = create(account)
    searcher = records.locked(DOCTYPE, name)
    require(searcher, ACCOUNT_GONE)
    changes = monthly_pay.without_monthly(changes, monthly_pay.OF_SEARCHER)
    changes = position.with_city(searcher, changes)
    if records.change(searcher, SEARCHER, changes, opened, messages.CHANGED_MEANWHILE):
        searcher_consents.require(searcher)
        records.save(searcher)
    return read()
