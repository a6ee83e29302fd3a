"""Translation, the messages of an answer, errors, and the Error Log."""

import json
import logging
import sys
import traceback

from frappe import exceptions
from frappe.frappedict import _dict
from frappe.runtime import local


def _(text: str, lang: str | None = None, context: str | None = None) -> str:
    """Translate `text` into `lang`, by default the request's. Return it unchanged without a translation."""
    from frappe import translate

    language = lang or local.lang
    return text if language == "en" else translate.get_all_translations(language).get(text) or text


def msgprint(msg) -> None:
    """Add `msg` to the answer's `_server_messages`."""
    local.message_log.append(_dict(message=str(msg), title="Message"))


def throw(msg, exc: type[Exception] = exceptions.ValidationError, title: str = "Message") -> None:
    """Raise `exc` and add `msg` to the answer's messages."""
    error = exc(msg)
    error.frappe_message = _dict(message=str(msg), title=title, indicator="red", raise_exception=1)
    local.message_log.append(error.frappe_message)
    raise error


def clear_last_message() -> None:
    """Remove the newest message, after a caught `throw`."""
    if local.message_log:
        local.message_log.pop()


def server_messages() -> str:
    """The messages as Frappe sends them: a JSON list of JSON texts."""
    return json.dumps([json.dumps(entry) for entry in local.message_log])


def get_traceback(with_context: bool = False) -> str:
    return "".join(traceback.format_exception(*sys.exc_info())) if sys.exc_info()[0] else ""


def log_error(title=None, message=None):
    """Insert an Error Log in this transaction, and log to the terminal."""
    from frappe.records import get_doc

    text = message or get_traceback()
    logging.getLogger("frappe.error").error("%s\n%s", title or "Error", text)
    log = {"doctype": "Error Log", "method": (title or "Error")[:140], "error": text}
    return get_doc(log).insert(ignore_permissions=True)


def bold(text) -> str:
    return f"<strong>{text}</strong>"
