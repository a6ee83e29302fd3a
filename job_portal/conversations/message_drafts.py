"""A message that a party wants to send: a text, a ready sentence, a file or a card."""

import json
from dataclasses import dataclass

import frappe
from frappe import _

from job_portal.conversations import messages
from job_portal.interviews.doctype.jp_interview.jp_interview import DOCTYPE as INTERVIEW
from job_portal.jobs.doctype.jp_job.jp_job import DOCTYPE as JOB
from job_portal.platform.fields import is_invisible
from job_portal.rules import MARKET, READY_SENTENCES

TEXT, READY, FILE, CARD = MARKET["message_kinds"]
_LIMITS = MARKET["limits"]


@dataclass
class Draft:
    """A message as a row of JP Message stores it."""

    client_id: str
    kind: str
    body: str | None = None
    payload: str | None = None
    file: str | None = None

    @property
    def ready(self) -> dict | None:
        """The ready sentence {key, values}."""
        return json.loads(self.payload) if self.kind == READY else None

    @property
    def card(self) -> dict | None:
        """The record that the card shows: {doctype, name}."""
        return json.loads(self.payload)["card"] if self.kind == CARD else None

    def words(self) -> str:
        """All words that the sender typed: the text, or the values of a ready sentence."""
        return "\n".join([self.body or "", *(self.ready or {"values": {}})["values"].values()])


def drafted(given: dict) -> Draft:
    """Check the message by the rules that need no record, and return it.

    :param given: the arguments of `api.send_message`.
    :raises frappe.ValidationError: 417, one of them is broken.
    """
    client_id, kind = given["client_id"], given["kind"]
    if not 1 <= len(client_id) <= _LIMITS["message_id_length"] or is_invisible(client_id):
        frappe.throw(_(messages.ID_MALFORMED).format(_LIMITS["message_id_length"]))
    if kind not in _PARTS:
        frappe.throw(_(messages.KIND_UNKNOWN))
    return Draft(client_id, kind, **_PARTS[kind](given))


def _text(given: dict) -> dict:
    if is_invisible(given["body"] or ""):
        frappe.throw(_(messages.EMPTY))
    return _body(given)


def _body(given: dict) -> dict:
    text = (given["body"] or "").strip()
    if len(text) > _LIMITS["message_length"]:
        frappe.throw(_(messages.TOO_LONG).format(_LIMITS["message_length"]))
    return {"body": None if is_invisible(text) else text}


def _ready(given: dict) -> dict:
    key, values = given["key"], _object(given["values"])
    sentence = READY_SENTENCES.get(key or "")
    if not sentence:
        frappe.throw(_(messages.READY_UNKNOWN))
    if set(values) != set(sentence["places"]):
        frappe.throw(_(messages.READY_INCOMPLETE))
    told = {place: _value(values[place]) for place in sentence["places"]}
    if any(map(is_invisible, told.values())):
        frappe.throw(_(messages.READY_INCOMPLETE))
    if any(len(value) > _LIMITS["ready_value_length"] for value in told.values()):
        frappe.throw(_(messages.READY_TOO_LONG).format(_LIMITS["ready_value_length"]))
    return {"payload": _stored({"key": key, "values": told})}


def _value(given: str | float | dict | list | None) -> str:
    return "" if isinstance(given, dict | list) else str(given).strip()


def _file(given: dict) -> dict:
    url = (given["file"] or "").strip()
    if not url:
        frappe.throw(_(messages.FILE_MISSING))
    return {**_body(given), "file": url}


def _card(given: dict) -> dict:
    card = _object(given["payload"])
    doctype, name = card.get("doctype"), card.get("name")
    if doctype not in (JOB, INTERVIEW) or not isinstance(name, str) or set(card) != {"doctype", "name"}:
        frappe.throw(_(messages.CARD_UNKNOWN))
    return {**_body(given), "payload": _stored({"card": {"doctype": doctype, "name": name.strip()}})}


def _object(given: dict | str | None) -> dict:
    """An argument that is an object; a form sends it as JSON."""
    try:
        found = frappe.parse_json(given) if given else {}
    except ValueError:
        found = None
    return found if isinstance(found, dict) else frappe.throw(_(messages.KIND_UNKNOWN))


def _stored(payload: dict) -> str:
    return json.dumps(payload, ensure_ascii=False, sort_keys=True)


_PARTS = {TEXT: _text, READY: _ready, FILE: _file, CARD: _card}
