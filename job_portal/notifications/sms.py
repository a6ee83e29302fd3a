"""Messages by SMS, through the site's gateway, which sends the codes, too."""

import frappe

from job_portal.account import gateways
from job_portal.notifications import templates
from job_portal.notifications.templates import Registered
from job_portal.platform import http_client, settings
from job_portal.platform.sentences import Sentence

# The move of the message, by the fate of the request.
MOVES = {http_client.UNSENT: "give back", http_client.REFUSED: "fail", http_client.UNKNOWN: ""}


def may_tell(account: str, reader: dict) -> bool:
    """Whether the account takes messages by SMS. Those about a service that a person uses need no consent."""
    return not reader.no_sms


def price(template: Registered, sentence: Sentence) -> int:
    """What the message costs, in paise."""
    return templates.parts(templates.sms(sentence, template.language)) * settings.number("sms_paise")


def send(number: str, template: Registered, sentence: Sentence, link: str, name: str) -> dict:
    """Hand the message over.

    :param link: where the message leads, and `name`: of its record. An SMS has neither.
    :return: {move, reason, id}; `move`: of `phone_message_moves` in `rules`; '' if the message's fate is
        unknown.
    """
    text = templates.sms(sentence, template.language)
    try:
        gateways.chosen().send(number, text, template.dlt_id)
    except gateways.GatewayError as error:
        return {"move": MOVES[error.fate], "reason": str(error)}
    except Exception as error:
        # Another app's gateway may have sent it before it failed.
        frappe.db.rollback()
        return {"move": "", "reason": type(error).__name__}
    return {"move": "accept"}
