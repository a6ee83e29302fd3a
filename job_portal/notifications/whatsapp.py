"""Messages by WhatsApp's Cloud API, from templates that Meta has approved, to accounts that agreed to it."""

import json
import urllib.request

from frappe.utils.password import get_decrypted_password

from job_portal.consents import ledger
from job_portal.notifications import sms, templates
from job_portal.notifications.templates import Registered
from job_portal.platform import http_client, settings
from job_portal.platform.circuit_breaker import CircuitBreaker
from job_portal.platform.sentences import Sentence

TIMEOUT_SECONDS = 10
_ANSWER_BYTES = 65536
# Reading an answer raises one of these if it is not as Meta documents it, or holds a lone surrogate, an
# infinite number, or brackets nested too deeply.
_UNREADABLE = (ValueError, LookupError, TypeError, OverflowError, RecursionError)
breaker = CircuitBreaker("whatsapp")


def secret(fieldname: str) -> str:
    """A password of the settings; '' if it is not set."""
    return get_decrypted_password(settings.DOCTYPE, settings.DOCTYPE, fieldname, raise_exception=False) or ""


def may_tell(account: str, reader: dict) -> bool:
    """Whether the account has agreed to messages by WhatsApp."""
    return bool(settings.text("whatsapp_number_id")) and ledger.holds(account, ledger.WHATSAPP)


def price(template: Registered, sentence: Sentence) -> int:
    """What the message costs, in paise."""
    return settings.number("whatsapp_paise")


def send(number: str, template: Registered, sentence: Sentence, link: str, name: str) -> dict:
    """Hand the message over; see `sms.send`. Meta's webhook repeats `name`, even if we got no answer."""
    said = templates.values(sentence, template.language)
    components = [
        {"type": "body", "parameters": [_text(value) for value in said]},
        {"type": "button", "sub_type": "url", "index": "0", "parameters": [_text(link.removeprefix("/"))]},
    ]
    message = {
        **{"messaging_product": "whatsapp", "to": f"91{number}", "type": "template"},
        "template": {
            "name": template.key,
            "language": {"code": template.language},
            "components": components,
        },
        "biz_opaque_callback_data": name,
    }
    try:
        answer = http_client.ask(_request(message), breaker, TIMEOUT_SECONDS, _ANSWER_BYTES)
        name_there = str(json.loads(answer)["messages"][0]["id"])[:140]
        # Raises for a lone surrogate, which no database stores.
        name_there.encode()
        return {"move": "accept", "id": name_there}
    except http_client.NoAnswer as error:
        return {"move": sms.MOVES[error.fate], "reason": f"WhatsApp: {error}{_code(error.answer)}"}
    except _UNREADABLE:
        return {"move": "", "reason": "WhatsApp: its answer is unreadable"}


def _text(value: str) -> dict:
    return {"type": "text", "text": value}


def _request(message: dict) -> urllib.request.Request:
    api, number_id = settings.text("whatsapp_address").rstrip("/"), settings.text("whatsapp_number_id")
    headers = {"Authorization": f"Bearer {secret('whatsapp_token')}", "Content-Type": "application/json"}
    content = json.dumps(message).encode()
    return urllib.request.Request(f"{api}/{number_id}/messages", content, headers)  # noqa: S310 (checked)


def _code(answer: str) -> str:
    """Meta's number of the error, which its documentation explains."""
    try:
        return f", error {int(json.loads(answer)['error']['code'])}"[:40]
    except _UNREADABLE:
        return ""
