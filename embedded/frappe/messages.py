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


def msgprint(msg) -> None:
    """Add `msg` to the answer's `_server_messages`."""
    local.message_log.append(_dict(message=str(msg), title="Message"))


def throw(msg, exc: type[Exception] = exceptions.ValidationError, title: str = "Message") -> None:
    """Refuse with `msg`: raises `exc` and leaves the message for the answer."""
    error = exc(msg)
    error.frappe_message = _dict(message=str(msg), title=title, indicator="red", raise_exception=1)
    local.message_log.append(error.frappe_message)
    raise error


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
