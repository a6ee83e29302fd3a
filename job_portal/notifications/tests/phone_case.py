"""Providers of messages on this machine, which behave like the real ones, and a clock that tests set."""

import hashlib
import hmac
import json
from datetime import datetime, timedelta
from unittest.mock import patch
from urllib.parse import parse_qs

import frappe
from frappe.utils import now_datetime
from werkzeug.test import TestResponse

from job_portal.account import gateways
from job_portal.notifications import phone_queue, service, whatsapp
from job_portal.notifications.doctype.jp_phone_message.jp_phone_message import DOCTYPE
from job_portal.platform import cache, due_rows
from job_portal.platform.sentences import Sentence
from job_portal.tests.http import Browser
from job_portal.tests.loopback import Call, LoopbackServer
from job_portal.tests.sign_in_case import SignInCase
from job_portal.tests.utils import Account

LINK = "/frontend/my-jobs?job=JPJ-"
DLT = "1007161234567890123"
WEBHOOK = "/api/method/job_portal.api.receive_whatsapp"


class CloudAPI(LoopbackServer):
    """WhatsApp's Cloud API: accepts templates for one number with one token, and signs its calls."""

    token, secret, number_id = "EAAG-token", "app-secret", "106540352242922"

    def __init__(self):
        super().__init__()
        self.error, self.sent = None, []

    def answer(self, call: Call) -> tuple[int, bytes]:
        message = json.loads(call.body)
        assert call.path == f"/v23.0/{self.number_id}/messages", call.path
        assert call.headers["authorization"] == f"Bearer {self.token}"
        if self.content:
            return self.status, self.content
        if self.error:
            error = {"message": "(#1) Refused", "type": "OAuthException", "code": self.error}
            refused = {"error": {**error, "fbtrace_id": "Az8or2yhqkZfEZ-_4Qn_Bam"}}
            return self.status, json.dumps(refused).encode()
        self.sent.append({"id": f"wamid.{len(self.sent)}", **message})
        contact = {"input": message["to"], "wa_id": message["to"]}
        sent = {"id": self.sent[-1]["id"], "message_status": "accepted"}
        taken = {"messaging_product": "whatsapp", "contacts": [contact], "messages": [sent]}
        return self.status, json.dumps(taken).encode()

    def tell(self, value: dict, secret: str | None = None) -> TestResponse:
        """Call the site's webhook."""
        metadata = {"display_phone_number": "918012345678", "phone_number_id": self.number_id}
        value = {"messaging_product": "whatsapp", "metadata": metadata, **value}
        entry = {"id": "102290129340398", "changes": [{"field": "messages", "value": value}]}
        body = json.dumps({"object": "whatsapp_business_account", "entry": [entry]}).encode()
        return self.post(body, self.signature(body, secret))

    def signature(self, body: bytes, secret: str | None = None) -> str:
        return "sha256=" + hmac.new((secret or self.secret).encode(), body, hashlib.sha256).hexdigest()

    @staticmethod
    def post(body: bytes, signature: str) -> TestResponse:
        headers = {"X-Hub-Signature-256": signature}
        return Browser().post(WEBHOOK, data=body, content_type="application/json", headers=headers)

    def tell_status(self, status: str, nth: int = 0, **more) -> TestResponse:
        sent = self.sent[nth]
        told = {"id": sent["id"], "status": status, "timestamp": "1750857384", "recipient_id": sent["to"]}
        named = {"biz_opaque_callback_data": sent["biz_opaque_callback_data"]}
        return self.tell({"statuses": [{**told, **named, **more}]})

    def tell_answer(self, number: str, text: str, name: str = "wamid.in") -> TestResponse:
        message = {"from": f"91{number}", "id": name, "timestamp": "1750857384"}
        contacts = [{"profile": {"name": "Asha"}, "wa_id": f"91{number}"}]
        return self.tell(
            {"contacts": contacts, "messages": [{**message, "type": "text", "text": {"body": text}}]}
        )


class PhoneCase(SignInCase):
    """A site that sends reminders by SMS, at noon. `later` moves the clock."""

    registered = f"SMS interview_reminder en {DLT}"

    def setUp(self) -> None:
        super().setUp()
        self.sms = LoopbackServer()
        self.addCleanup(self.sms.stop)
        self.sms.content = b"OK"
        self.configure(sms_gateway="HTTP", success_text="", message_templates=self.registered)
        self.use_sms_address(self.sms.address)
        for breaker in (gateways.breaker, whatsapp.breaker):
            breaker.close()
        cache.forget(phone_queue._ROWS.lock_name)
        frappe.db.delete(DOCTYPE)
        frappe.db.commit()
        self.now = now_datetime().replace(hour=12, minute=0, second=0, microsecond=0) + timedelta(days=1)
        for clock in (phone_queue, due_rows):
            self.enterContext(patch.object(clock, "now_datetime", lambda: self.now))
        # A worker would handle the messages before the test does.
        self.enterContext(patch.object(frappe, "enqueue"))
        self.addCleanup(frappe.db.rollback)
        self.person = self.account()

    def later(self, **more: float) -> None:
        self.now += timedelta(**more)

    def tell(self, sentence: Sentence, account: Account | None = None, link: str = "") -> None:
        """Notify about a new application, or about the one in the link."""
        self.told = getattr(self, "told", 0) + 1
        link = link or f"{LINK}{self.told}"
        service.notify((account or self.person).email, "interview", sentence, link)
        frappe.db.commit()

    def drain(self) -> None:
        phone_queue.drain()
        frappe.db.rollback()

    def rows(self, account: Account | None = None) -> list[dict]:
        frappe.db.rollback()
        return frappe.get_all(
            DOCTYPE,
            filters={"account": (account or self.person).email},
            fields=["*"],
            order_by="creation asc, channel desc, name asc",
        )

    def states(self) -> list[tuple]:
        return [(row.channel or "", row.status, row.reason or "") for row in self.rows()]

    def texts(self) -> list[tuple[str, str]]:
        """(number, text) of each SMS."""
        fields = [parse_qs(sent.body.decode()) for sent in self.sms.received]
        return [(each["to"][0], each["text"][0]) for each in fields]

    def tomorrow(self, hour: int) -> datetime:
        return (self.now + timedelta(days=1)).replace(hour=hour)
