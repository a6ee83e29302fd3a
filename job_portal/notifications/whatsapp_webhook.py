"""Calls by WhatsApp: the status of a message, and answers of STOP.

Meta signs each call with the app's secret. It calls again until it reads 200, so each call may come more than
once, and late. A status that the message has passed changes nothing. Our clock and Meta's are not compared.
"""

import hashlib
import hmac
import json
from collections.abc import Iterator

import frappe
from werkzeug.wrappers import Response

from job_portal.account.doctype.jp_account.jp_account import DOCTYPE as ACCOUNTS
from job_portal.consents import ledger
from job_portal.notifications import messages, phone_queue, whatsapp
from job_portal.platform import cache
from job_portal.platform.hashing import equal, keyed_hash
from job_portal.platform.policy import require

# The move of the message, by Meta's status.
_MOVES = {"sent": "accept", "delivered": "deliver", "read": "read", "failed": "fail"}
# As the first word of an answer, in the languages of the app.
_STOP = {"stop", "बंद", "रोकें", "थांबवा", "நிறுத்து", "ఆపు", "ఆపండి", "বন্ধ"}
# Meta repeats a call for a week.
_MEMORY_SECONDS = 8 * 24 * 3600


def verify_token() -> str:
    """The token that the owner of the site types at Meta, beside the webhook's address."""
    return keyed_hash("whatsapp webhook")


def respond() -> Response:
    """The answer to Meta's question whether the address is ours (GET), and to a signed call (POST).

    :raises frappe.PermissionError: 403, another token or signature.
    """
    if frappe.request.method != "POST":
        asked = frappe.request.args
        is_ours = equal(asked.get("hub.verify_token", ""), verify_token())
        require(is_ours, messages.NOT_META)
        return Response(asked.get("hub.challenge", ""), content_type="text/plain")
    content = frappe.request.get_data()
    require(_is_signed(content), messages.NOT_META)
    for value in _values(content):
        for status in _dicts(value.get("statuses")):
            _note_status(status)
        for message in _dicts(value.get("messages")):
            _read(message)
    return Response("")


def _is_signed(content: bytes) -> bool:
    secret = whatsapp.secret("whatsapp_app_secret")
    expected = hmac.new(secret.encode(), content, hashlib.sha256).hexdigest()
    return bool(secret) and equal(frappe.request.headers.get("X-Hub-Signature-256", ""), f"sha256={expected}")


def _values(content: bytes) -> Iterator[dict]:
    try:
        called = json.loads(content)
    except ValueError:
        return
    for entry in _dicts(called.get("entry") if isinstance(called, dict) else None):
        for change in _dicts(entry.get("changes")):
            yield from _dicts([change.get("value")])


def _dicts(found: object) -> list[dict]:
    return [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []


def _note_status(status: dict) -> None:
    error = next(iter(_dicts(status.get("errors"))), {})
    move, code = _MOVES.get(str(status.get("status"))), error.get("code")
    if move:
        reason = f"WhatsApp: error {code}" if code else None
        phone_queue.note_status(
            str(status.get("id")), str(status.get("biz_opaque_callback_data")), move, reason
        )


def _read(message: dict) -> None:
    """Withdraw the consent of an account that answers STOP. Nobody reads other answers."""
    text = message.get("text") or message.get("button")
    said = str(text.get("body") or text.get("text") or "") if isinstance(text, dict) else ""
    words, number = said.casefold().split(), str(message.get("from"))
    if not words or words[0].strip(".!। ") not in _STOP or not number.startswith("91"):
        return
    account = frappe.db.get_value(ACCOUNTS, {"mobile_no": number[2:]}, "user")
    if account and _is_new(str(message.get("id"))):
        ledger.withdraw_of(account, ledger.WHATSAPP)


def _is_new(name: str) -> bool:
    """Whether this answer was not read before: the account may have agreed again since."""

    def take() -> bool:
        return bool(frappe.cache.set(cache.key(f"stop:{name}"), 1, ex=_MEMORY_SECONDS, nx=True))

    return cache.attempt("stop", take, otherwise=True)
