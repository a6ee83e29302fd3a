"""A freelancer's own profile: reading and saving."""

import frappe
from frappe import _

from job_portal.account import profiles
from job_portal.account.messages import ACCOUNT_GONE
from job_portal.consents import ledger
from job_portal.freelancers import freelancer_consents, messages, public_texts, record_pictures, service
from job_portal.freelancers.service import DOCTYPE
from job_portal.places import position
from job_portal.platform import fields, records
from job_portal.platform.policy import require
from job_portal.rules import FREELANCER, MARKET, OPTIONS

UNITS = OPTIONS["rate_units"]
RATES = {unit: f"rate_{unit.lower()}" for unit in UNITS}
RATE_COLUMNS = tuple(RATES.values())
_COLUMNS = (
    *("name", *FREELANCER, "state", "is_listed", "held_for", "is_held", "is_frozen", "rating", "reviews"),
    *("removal_reason", "modified"),
)


def read() -> dict:
    """The signed-in account's profile, as `api.get_my_freelancer` answers it."""
    query = f"select {', '.join(_COLUMNS)} from `tab{DOCTYPE}` where account = %s"  # noqa: S608 (constants)
    rows = frappe.db.sql(query, (frappe.session.user,), as_dict=True)
    stored = rows[0] if rows else frappe._dict(full_name=profiles.full_name_of(frappe.session.user))
    answer = shown({column: stored.get(column) for column in _COLUMNS})
    answer["rates"] = rates(answer)
    answer["pictures"] = record_pictures.of(DOCTYPE, [stored.name])[stored.name] if stored.name else []
    found = (answer["held_for"] or "").split("\n")
    answer["held_for"] = _(messages.HELD).format(", ".join(found)) if found != [""] else None
    reason = answer.pop("removal_reason")
    if answer.pop("is_held"):
        answer["held_for"] = _(messages.REMOVED).format(reason) if reason else _(messages.REPORTED)
    answer["is_listed"] = bool(answer["is_listed"])
    answer["url"] = service.url_of(answer) if answer["name"] else None
    return answer


def shown(row: dict) -> dict:
    """The fields of `rules` in a row, in the form of the API."""
    return fields.answered(row, FREELANCER)


def rates(row: dict) -> list[dict]:
    """[{unit, amount}] from the columns of the rates, which it takes out of the row."""
    amounts = {unit: row.pop(column) for unit, column in RATES.items()}
    return [{"unit": unit, "amount": amount} for unit, amount in amounts.items() if amount]


def save(changes: dict, given: dict, opened: str | None) -> dict:
    """Change or create the signed-in account's profile; see `api.save_freelancer`.

    :param changes: fields of `rules`, by name; '' clears one.
    :param given: `rates` and `pictures`, where they are sent.
    :param opened: as in `platform.records.change`.
    :raises frappe.ValidationError: 417, a field breaks its rule, or a consent is missing.
    :raises frappe.PermissionError: 403, the account was deleted meanwhile.
    :raises frappe.TimestampMismatchError: 417, the profile was changed since `opened`.
    """
    account = frappe.session.user
    name = service.freelancer_of(account)
    if not name:
        # `records.locked` commits, so check the consent first.
        ledger.require(ledger.FREELANCE)
        name = profiles.create(DOCTYPE, account, "freelancer")
    freelancer = records.locked(DOCTYPE, name)
    require(freelancer, ACCOUNT_GONE)
    if (asked := given.get("rates")) is not None:
        changes |= _columns(asked)
    changes = position.with_city(freelancer, changes)
    is_changed = records.change(freelancer, FREELANCER, changes, opened, messages.CHANGED_MEANWHILE)
    if (asked := given.get("pictures")) is not None:
        is_changed |= _has_new_pictures(freelancer, asked, opened)
    if is_changed:
        freelancer_consents.require(freelancer)
        records.save(freelancer)
    return read()


def _has_new_pictures(freelancer, asked: list | str, opened: str | None) -> bool:
    if not record_pictures.save(freelancer, asked, MARKET["limits"]["freelancer_pictures"]):
        return False
    if opened:
        records.refuse_stale(freelancer, opened, messages.CHANGED_MEANWHILE)
    kept = record_pictures.of(DOCTYPE, [freelancer.name])[freelancer.name]
    if found := public_texts.phrases(*(each["caption"] for each in kept)):
        frappe.throw(_(messages.HELD).format(", ".join(found)))
    freelancer.picture = kept[0]["file"] if kept else None
    return True


def _columns(asked: list | str) -> dict:
    """The columns of the rates: one amount for each unit, none for those that are missing."""
    try:
        amounts = {each["unit"]: each["amount"] for each in frappe.parse_json(asked) or []}
    except (ValueError, TypeError, KeyError):
        frappe.throw(_(messages.RATES_UNREADABLE))
    if not amounts.keys() <= RATES.keys():
        frappe.throw(_(messages.UNIT_UNKNOWN))
    return {column: amounts.get(unit) or "" for unit, column in RATES.items()}
