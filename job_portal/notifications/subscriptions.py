"""The browsers of an account that want to be told what is behind its bell."""

import hashlib

import frappe
from cryptography.hazmat.primitives.asymmetric import ec
from frappe import _

from job_portal.consents import ledger
from job_portal.notifications import endpoints, messages, vapid

DOCTYPE = "JP Push Subscription"
# Phones and computers of one person. The oldest goes when there is one more.
MOST = 5


def save(account: str, endpoint: str, p256dh: str, auth: str, replaces: str | None) -> None:
    """Keep a browser's subscription. A browser is one account's: that of whoever signed in last.

    :param replaces: the endpoint that the browser had before. Only the browser knows it. What it has goes on,
        and nobody is asked anew.
    :raises ledger.ConsentMissing: 417, the account did not agree to be told.
    :raises frappe.ValidationError: 417, an endpoint that is none, or keys that are none.
    """
    try:
        endpoints.check(endpoint)
        # It must be a point of the curve, or nothing could be encrypted for it.
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
        # Another tab was faster.
        frappe.clear_last_message()


def delete(endpoint: str) -> None:
    """Forget a browser; one that is not there is forgotten already.

    The endpoint is known to the browser alone, so whoever names it may end it: after a log-out, too.
    """
    _delete(_names({"endpoint_hash": _hash(endpoint)}))


def of_accounts(accounts: list[str]) -> list[dict]:
    """[{name, endpoint, p256dh, auth}]"""
    fields = ["name", "endpoint", "p256dh", "auth"]
    return frappe.get_all(
        DOCTYPE, filters={"account": ("in", accounts)}, fields=fields, order_by="creation asc"
    )


def accounts_among(accounts: list[str]) -> set[str]:
    """Those of them that have a subscription, without accounts that are disabled."""
    if not accounts:
        return set()
    places = ", ".join(["%s"] * len(accounts))
    query = f"""select distinct subscription.account from `tabJP Push Subscription` subscription
        join `tabUser` user on user.name = subscription.account and user.enabled = 1
        where subscription.account in ({places})"""  # noqa: S608 (constants)
    return {account for (account,) in frappe.db.sql(query, tuple(accounts))}


def drop(name: str) -> None:
    """The browser has ended it."""
    _delete([name])


def forget(account: str, but: str | None = None) -> None:
    """Forget all browsers of the account.

    :param but: the endpoint of one that stays.
    """
    _delete(_names({"account": account, **({"endpoint_hash": ("!=", _hash(but))} if but else {})}))


def follow_consents(account: str, purposes: list[str]) -> None:
    """Hook: who takes the consent back is told on no device any more."""
    if ledger.PUSH in purposes:
        forget(account)


def _names(filters: dict) -> list[str]:
    """Of subscriptions, the newest first."""
    return frappe.get_all(DOCTYPE, filters=filters, pluck="name", order_by="creation desc")


def _delete(names: list[str]) -> None:
    # By name, and only what there is: deleting what is not there locks the gap in which others are added.
    if names:
        frappe.db.delete(DOCTYPE, {"name": ("in", names)})


def _hash(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode("utf-8", "surrogatepass")).hexdigest()
