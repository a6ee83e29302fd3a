"""SMS gateways. Each class has two methods.

`send(mobile_no, message, template_id)` sends the text to the ten digits, or raises GatewayError. It returns
the name of the JP SMS record that stores the text, or None. `template_id` is the text's DLT id; if empty, the
settings' id for the code's message is used.
`check()` raises GatewayError if a setting is missing. It sends nothing.
Job Portal Settings name the gateway, else `job_portal_sms_gateway` in site_config (the embedded host sets
'Outbox'). If neither does, the user sees an error.
"""

import json
import urllib.parse
import urllib.request

import frappe

from job_portal.account import messages
from job_portal.account.doctype.jp_sms import jp_sms
from job_portal.platform import http_client, settings, site
from job_portal.platform.circuit_breaker import CircuitBreaker

# The time limit for the whole request. Meanwhile the user waits, and a worker is blocked.
TIMEOUT_SECONDS = 10
# Only the beginning of an answer is read. It is never stored or logged, since it may repeat the code.
ANSWER_BYTES = 4096
HOOK = "job_portal_sms_gateway"
breaker = CircuitBreaker("sms")


class GatewayError(frappe.InReadOnlyMode):
    """The message was not sent. `str()` is the reason for the administrator, and `sentence` is for the user.

    Frappe logs most errors with the request's arguments, including the number. It does not log this base
    class, and answers it with 503. We log the reason ourselves.

    :param fate: what became of the message, see `http_client`.
    """

    def __init__(
        self, reason: str = "", sentence: str = messages.SEND_FAILED, fate: str = http_client.UNSENT
    ):
        super().__init__(reason)
        self.sentence, self.fate = sentence, fate


class TrialGateway:
    """*Outbox* of the settings: stores messages in JP SMS and sends none. For trials and tests."""

    def check(self) -> None:
        """No settings are needed."""

    def send(self, mobile_no: str, message: str, template_id: str = "") -> str:
        jp_sms.mask_expired(settings.number("otp_life_seconds"))
        sms = frappe.new_doc("JP SMS")
        sms.update({"mobile_no": mobile_no, "message": message, "status": jp_sms.KEPT})
        return sms.insert(ignore_permissions=True).name


class HTTPGateway:
    """Sends one request to the address in Frappe's SMS Settings, with its static parameters and headers.

    Frappe's own `send_sms` is not used, because it reports success if no gateway is set. Values of static
    parameters may contain {dlt_entity_id}, {dlt_template_id} and {sender_header}.
    """

    def check(self) -> None:
        sms = frappe.get_cached_doc("SMS Settings")
        if not (
            (sms.sms_gateway_url or "").strip().startswith(("https://", "http://"))
            and sms.message_parameter
            and sms.receiver_parameter
        ):
            raise GatewayError("SMS Settings lack an address or a parameter name", messages.GATEWAY_NOT_SET)

    def send(self, mobile_no: str, message: str, template_id: str = "") -> None:
        self.check()
        request = self._request(mobile_no, message, template_id)
        try:
            answer = http_client.ask(request, breaker, TIMEOUT_SECONDS, ANSWER_BYTES)
        except http_client.NoAnswer as error:
            raise GatewayError(f"The SMS gateway: {error}", fate=error.fate) from None
        self._check(answer)

    def _request(self, mobile_no: str, message: str, template_id: str) -> urllib.request.Request:
        sms = frappe.get_cached_doc("SMS Settings")
        address = sms.sms_gateway_url.strip()
        headers = {"Accept": "text/plain, application/json, */*"}
        fields = {}
        for row in sms.parameters:
            (headers if row.header else fields)[row.parameter] = _filled(row.value, template_id)
        fields |= {sms.message_parameter: message, sms.receiver_parameter: mobile_no}
        if not sms.use_post:
            joint = "&" if "?" in address else "?"
            return urllib.request.Request(address + joint + urllib.parse.urlencode(fields), headers=headers)  # noqa: S310
        if headers.get("Content-Type") == "application/json":
            body = json.dumps(fields)
        else:
            body = urllib.parse.urlencode(fields)
        return urllib.request.Request(address, data=body.encode(), headers=headers)  # noqa: S310

    def _check(self, answer: str) -> None:
        """Check the answer's text, since many gateways refuse with 200. A setting holds the text of
        success.
        """
        expected = settings.text("success_text")
        if expected and expected not in answer:
            reason = "The SMS gateway's answer lacks the text that means success"
            raise GatewayError(reason, fate=http_client.REFUSED)


class CustomGateway:
    """Calls a function of the site's own app, named by its hook `job_portal_sms_gateway`.

    It takes `mobile_no` and `message`, and on a site that sends more than codes `dlt_template_id`.
    """

    def check(self) -> None:
        if not frappe.get_hooks(HOOK):
            raise GatewayError(f"No app has a hook named {HOOK}", messages.GATEWAY_NOT_SET)

    def send(self, mobile_no: str, message: str, template_id: str = "") -> None:
        self.check()
        template = {"dlt_template_id": template_id} if template_id else {}
        frappe.get_attr(frappe.get_hooks(HOOK)[-1])(mobile_no=mobile_no, message=message, **template)


GATEWAYS = {"Outbox": TrialGateway, "HTTP": HTTPGateway, "Custom": CustomGateway}


def chosen():
    """The gateway of this site.

    :raises GatewayError: none is set.
    """
    name = settings.text("sms_gateway") or frappe.conf.get("job_portal_sms_gateway")
    if name not in GATEWAYS:
        raise GatewayError("No SMS gateway is set in Job Portal Settings", messages.GATEWAY_NOT_SET)
    return GATEWAYS[name]()


def message_text(code: str) -> str:
    """The site's message with `code`. Its last line lets browsers fill in the code, on this site only."""
    text = settings.text("message_template")
    values = {
        "otp": code,
        "host": _host(),
        "minutes": str(-(-settings.number("otp_life_seconds") // 60)),
    }
    for name, value in values.items():
        text = text.replace(f"{{{name}}}", value)
    return text


def _filled(value: str, template_id: str) -> str:
    for name in ("dlt_entity_id", "dlt_template_id", "sender_header"):
        given = template_id if name == "dlt_template_id" else ""
        value = (value or "").replace(f"{{{name}}}", given or settings.text(name))
    return value


def _host() -> str:
    """The site's host name, from its configuration if set, since a request can claim any Host."""
    address = site.origin() or f"//{frappe.request.host}"
    return urllib.parse.urlsplit(address).hostname or frappe.local.site
