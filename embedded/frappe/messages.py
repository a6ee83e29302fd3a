"""Words for people: translation marks, messages that travel with the answer, errors and logs."""

import json
import logging
import sys
import traceback

from frappe import exceptions
from frappe.frappedict import _dict
from frappe.runtime import local


def _(text: str, lang: str | None = None, context: str | None = None) -> str:
    """Translate. This host has English only, so the text comes back as it is."""
    return text


def msgprint(msg, title=None, raise_exception=False) -> None:
    """Add `msg` to the answer's `_server_messages`; raise it when `raise_exception` says so."""
    entry = _dict(message=str(msg), title=title or "Message")
    if raise_exception:
        entry.update(indicator="red", raise_exception=1)
    local.message_log.append(entry)
    if not raise_exception:
        return
    if isinstance(raise_exception, type) and issubclass(raise_exception, Exception):
        error = raise_exception(msg)
    elif isinstance(raise_exception, Exception):
        error = raise_exception
        error.args = (msg,)
    else:
        error = exceptions.ValidationError(msg)
    error.frappe_message = entry
    raise error


def throw(msg, exc=exceptions.ValidationError, title=None) -> None:
    """Refuse with `msg`: raises `exc` and leaves the message for the answer."""
    msgprint(msg, title=title, raise_exception=exc)


def clear_last_message() -> None:
    """Take back the newest message: for a `throw` that was caught."""
    if local.message_log:
        local.message_log.pop()


def server_messages() -> str:
    """The log as Frappe sends it: JSON text whose items are JSON text."""
    return json.dumps([json.dumps(entry) for entry in local.message_log])


def get_traceback(with_context: bool = False) -> str:
    return "".join(traceback.format_exception(*sys.exc_info())) if sys.exc_info()[0] else ""


def log_error(title=None, message=None):
    """Keep an error for the administrator: an Error Log in this transaction, and a line on the terminal."""
    from frappe.records import get_doc

    text = message or get_traceback()
    logging.getLogger("frappe.error").error("%s\n%s", title or "Error", text)
    log = {"doctype": "Error Log", "method": (title or "Error")[:140], "error": text}
    return get_doc(log).insert(ignore_permissions=True)


def bold(text) -> str:
    return f"<strong>{text}</strong>"
