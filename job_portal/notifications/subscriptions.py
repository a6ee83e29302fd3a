"""An account's browsers that have subscribed to push."""

import hashlib

import frappe
from cryptography.hazmat.primitives.asymmetric import ec
from frappe import _

from job_portal.consents import ledger
from job_portal.notifications import endpoints, messages, vapid

DOCTYPE = "JP Push Subscription"
# A person's phones and computers. One more replaces the oldest.
MOST = 5


def save(account: str, endpoint: str, p256dh: str, auth: str, replaces: str | None) -> None:
    """Save a browser's subscription. A browser belongs to the account that signed in last.

    :param replaces: the browser's former endpoint, which only the browser knows. Its consent then continues,
        without a new question.
    :raises ledger.ConsentMissing: 417, the account did not agree to push.
    :raises frappe.ValidationError: 417, an invalid endpoint or invalid keys.
    """
    try:
        endpoints.check(endpoint)
        # It must be a point of the curve, or encryption would fail later.
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), vapid.decode(p256dh))
        if len(vapid.decode(auth)) != 16:
            raise ValueError("auth")
    except (endpoints.Refused, ValueError):
        frappe.throw(_(messages.NO_SUBSCRIPTION))
    goes_on = replaces and _names({"account": account, "endpoint_hash": _hash(replaces)})
    if goes_on:
        delete(replaces)
    else:
        ledger.require(ledger.PUSH, is_locked=True)
    delete(endpoint)
    _delete(_names({"account": account})[MOST - 1 :])
    values = {"endpoint": endpoint, "endpoint_hash": _hash(endpoint), "p256dh": p256dh, "auth": auth}
    try:
        frappe.get_doc({"doctype": DOCTYPE, "account": account, **values}).insert(ignore_permissions=True)
    except frappe.UniqueValidationError:
        # Another tab inserted it meanwhile.
        frappe.clear_last_message()


def delete(endpoint: str) -> None:
    """Delete a browser's subscription, if there is one.

    Only the browser knows the endpoint, so any caller that names it may delete it, even after logout.
    """
    _delete(_names({"endpoint_hash": _hash(endpoint)}))


def of_accounts(accounts: list[str]) -> list[dict]:
    """[{name, endpoint, p256dh, auth, shows_text}]; `shows_text`: the account reads messages there."""
    places = ", ".join(["%s"] * len(accounts))
    query = f"""select push.name, push.endpoint, push.p256dh, push.auth, account.shows_text
        from `tab{DOCTYPE}` push left join `tabJP Account` account on account.user = push.account
        where push.account in ({places}) order by push.creation asc"""  # noqa: S608 (constants)
    return frappe.db.sql(query, tuple(accounts), as_dict=True)


def accounts_among(accounts: list[str]) -> set[str]:
    """Those of the accounts that have a subscription, without disabled accounts."""
    if not accounts:
        return set()
    places = ", ".join(["%s"] * len(accounts))
    query = f"""select distinct subscription.account from `tabJP Push Subscription` subscription
        join `tabUser` user on user.name = subscription.account and user.enabled = 1
        where subscription.account in ({places})"""  # noqa: S608 (constants)
    return {account for (account,) in frappe.db.sql(query, tuple(accounts))}


def drop(name: str) -> None:
    """Delete a subscription that the browser has ended."""
    _delete([name])


def forget(account: str, but: str | None = None) -> None:
    """Delete all subscriptions of the account.

    :param but: the endpoint of one that stays.
    """
    _delete(_names({"account": account, **({"endpoint_hash": ("!=", _hash(but))} if but else {})}))


def follow_consents(account: str, purposes: list[str]) -> None:
    """Hook: delete the subscriptions of an account that withdraws its consent."""
    if ledger.PUSH in purposes:
        forget(account)


def _names(filters: dict) -> list[str]:
    return frappe.get_all(DOCTYPE, filters=filters, pluck="name", order_by="creation desc")


def _delete(names: list[str]) -> None:
    # By name, and only existing rows: deleting a missing row would lock the gap in which others insert.
    if names:
        frappe.db.delete(DOCTYPE, {"name": ("in", names)})


def _hash(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode("utf-8", "surrogatepass")).hexdigest()
