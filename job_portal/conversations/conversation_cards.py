"""A conversation and its messages as a party reads them."""

import json

from frappe import _
from frappe.utils import get_datetime

from job_portal.applications import messages as application_messages
from job_portal.applications import profile_for_company
from job_portal.conversations import about_quotes, contents, messages, safety
from job_portal.conversations.message_drafts import CARD, FILE, READY
from job_portal.conversations.policy import Party
from job_portal.jobs.wording.holding import said_title
from job_portal.platform.sentences import Sentence
from job_portal.platform.states import COMPANY
from job_portal.rules import READY_SENTENCES

# Stored as the kind of a message whose sender is deleted.
GONE = "gone"
_PREVIEW = 140
# Kinds of messages without words of the sender.
_NAMED = {GONE: messages.DELETED, FILE: messages.FILE}


def of(state: dict, side: str) -> dict:
    """The subject and the other side: {about: {doctype, name, title}, other: {name, picture}}.

    :param state: a row of `policy.COLUMNS`.
    """
    if state.quote:
        return about_quotes.about(state, side)
    title = ""
    if state.job:
        title = state.title if side == COMPANY else str(said_title({**state, "status": state.job_status}))
    about = {"doctype": "JP Application", "name": state.application, "title": title}
    return {"about": about, "other": _searcher(state) if side == COMPANY else _company(state)}


def _searcher(state: dict) -> dict:
    if not state.searcher:
        return {"name": _(application_messages.FORMER_APPLICANT), "picture": None}
    picture = (
        profile_for_company.file_url(state.job, state.searcher, "photo")
        if state.photo and state.job
        else None
    )
    return {"name": state.full_name, "picture": picture}


def _company(state: dict) -> dict:
    name = state.company_name if state.company else _(messages.COMPANY_GONE)
    return {"name": name, "picture": state.company_logo or None}


def message(row: dict, party: Party) -> dict:
    """A message as `api.get_messages` answers it.

    :param row: of JP Message, with the `sender_name`, which only its own side reads.
    """
    payload = json.loads(row.payload) if row.payload else {}
    return {
        "seq": row.seq,
        "client_id": row.client_id,
        "side": row.side,
        "sender_name": row.sender_name if row.side == party.side else None,
        "kind": "text" if row.kind == GONE else row.kind,
        "body": _(messages.DELETED) if row.kind == GONE else row.body,
        "key": payload.get("key"),
        "values": payload.get("values"),
        "payload": payload.get("card"),
        "file": contents.url_of(party.state.conversation, row.seq) if row.file else None,
        "created": str(get_datetime(row.creation)),
        "warnings": safety.told(row.warnings) if row.side != party.side else [],
    }


def preview(row: dict) -> str:
    """The beginning of a message, for the inbox."""
    if row.kind == READY:
        return ready(json.loads(row.payload))
    if row.body:
        return " ".join(row.body.split())[:_PREVIEW]
    return named(row.kind, json.loads(row.payload)["card"] if row.kind == CARD else None)


def named(kind: str, card: dict | None) -> str:
    """The content of a message without words of its own; '' for other kinds."""
    return _(messages.CARDS[card["doctype"]] if kind == CARD else _NAMED.get(kind, ""))


def payload(stored: str) -> str:
    """A message's payload in words: the ready sentence, or the name of the record.

    :param stored: of JP Message.
    """
    said = json.loads(stored)
    return said["card"]["name"] if "card" in said else ready(said)


def ready(payload: dict) -> str:
    """A ready sentence in the current language.

    :param payload: {key, values}.
    """
    sentence = READY_SENTENCES.get(payload["key"])
    # A later release may have dropped the sentence or a place.
    places = sentence["places"] if sentence else ()
    values = [payload["values"].get(place, "") for place in places]
    return str(Sentence(sentence["text"], *values)) if sentence else ""
