"""Messages by WhatsApp: the Cloud API, its webhook, STOP, and the next channel."""

import json
from datetime import timedelta

import frappe

from job_portal.consents import ledger
from job_portal.interviews import messages
from job_portal.notifications import phone_queue, service, whatsapp_webhook
from job_portal.notifications.doctype.jp_phone_message.jp_phone_message import DOCTYPE
from job_portal.notifications.tests.phone_case import DLT, WEBHOOK, CloudAPI, PhoneCase
from job_portal.platform.sentences import Moment, Sentence
from job_portal.rules import NOTICES
from job_portal.tests.http import Browser

GIVE, WITHDRAW = "job_portal.api.give_consents", "job_portal.api.withdraw_consent"


class WhatsAppCase(PhoneCase):
    """The person has agreed to WhatsApp, and SMS is registered, too."""

    registered = f"WhatsApp interview_reminder en\nSMS interview_reminder en {DLT}"

    def setUp(self) -> None:
        super().setUp()
        self.api = CloudAPI()
        self.addCleanup(self.api.stop)
        self.configure(
            whatsapp_address=f"{self.api.address}/v23.0",
            whatsapp_number_id=self.api.number_id,
            whatsapp_token=self.api.token,
            whatsapp_app_secret=self.api.secret,
        )
        self.agree()

    def agree(self) -> None:
        notices = {"whatsapp": NOTICES["whatsapp"]["version"]}
        self.person.browser.message(GIVE, notices=notices, language="en")

    def remind(self) -> None:
        self.tell(Sentence(messages.TELL_REMINDER, "Cook &  tea\nmaker", Moment(self.tomorrow(11))))
        self.drain()

    def statuses(self) -> list[tuple[str, str]]:
        return [(row.channel, row.status) for row in self.rows()]


class TestSending(WhatsAppCase):
    def test_who_agreed_gets_the_template(self) -> None:
        self.remind()
        self.assertEqual(self.statuses(), [("WhatsApp", "Sent")])
        [row], [sent] = self.rows(), self.api.sent
        self.assertEqual((row.provider_id, row.cost), (sent["id"], 13))
        self.assertEqual(sent["to"], f"91{self.person.mobile}")
        self.assertEqual((sent["type"], sent["biz_opaque_callback_data"]), ("template", row.name))
        template = sent["template"]
        self.assertEqual((template["name"], template["language"]), ("interview_reminder", {"code": "en"}))
        body, button = template["components"]
        values = [each["text"] for each in body["parameters"]]
        self.assertEqual(values, ["Cook & tea maker", f"{self.tomorrow(11):%d %b %Y, %H:%M}"])
        self.assertEqual((button["sub_type"], button["index"]), ("url", "0"))
        self.assertEqual(button["parameters"][0]["text"], "frontend/my-jobs?job=JPJ-1")
        self.assertEqual(self.sms.received, [])

    def test_who_did_not_agree_gets_an_sms(self) -> None:
        self.person.browser.message(WITHDRAW, purpose="whatsapp")
        self.remind()
        self.assertEqual(self.statuses(), [("SMS", "Sent")])

    def test_who_wants_neither_gets_none(self) -> None:
        self.person.browser.message(WITHDRAW, purpose="whatsapp")
        self.person.browser.message("job_portal.api.set_sms", takes_sms=False)
        self.remind()
        self.assertEqual(self.states(), [("", "Skipped", phone_queue.NO_CHANNEL)])

    def test_a_refusal_names_metas_error_and_the_next_channel_follows_at_once(self) -> None:
        self.api.status, self.api.error = 400, 131026
        self.remind()
        failed, sms = self.rows()
        self.assertEqual((failed.status, failed.cost), ("Failed", 0))
        self.assertIn("131026", failed.reason)
        self.assertEqual((sms.channel, sms.status), ("SMS", "Sent"))

    def test_an_unreadable_answer_is_unknown_and_nothing_follows(self) -> None:
        half = b'{"messages": [{"id": "\\ud800"}]}'
        answers = (b"<html>", b"[]", b'{"messages": []}', b'{"messages": [7]}', b"\xff", b"O" * 10**8)
        for answer in (*answers, half, b"[" * 60_000):
            self.api.content = answer
            self.remind()
            self.later(hours=25)
            self.drain()
        told = {(row.status, row.reason) for row in self.rows()}
        self.assertEqual(told, {("Unknown", "WhatsApp: its answer is unreadable")})
        self.assertEqual(len(self.api.received), 8)

    def test_the_next_channel_follows_a_refusal_in_any_words(self) -> None:
        for code in (b"1e999", b"[]", b"[" * 60_000):
            self.api.status, self.api.content = 400, b'{"error": {"code": ' + code + b"}}"
            self.remind()
            self.later(hours=25)
        self.assertEqual(self.statuses(), [("WhatsApp", "Failed"), ("SMS", "Sent")] * 3)


class TestNextChannel(WhatsAppCase):
    def test_an_sms_follows_what_was_not_delivered_in_time(self) -> None:
        self.remind()
        self.later(minutes=9)
        self.drain()
        self.assertEqual(len(self.rows()), 1)
        self.later(minutes=1)
        self.drain()
        self.assertEqual(self.statuses(), [("WhatsApp", "Sent"), ("SMS", "Sent")])
        self.later(hours=1)
        self.drain()
        self.assertEqual((len(self.api.sent), len(self.sms.received)), (1, 1))

    def test_none_follows_what_was_delivered_read_or_seen_behind_the_bell(self) -> None:
        for status in ("delivered", "read"):
            self.remind()
            self.api.tell_status(status, nth=-1)
        self.remind()
        self.person.browser.message("job_portal.api.read_notifications")
        self.later(minutes=30)
        self.drain()
        self.assertEqual(self.sms.received, [])
        found = sorted((row.status, row.reason or "") for row in self.rows())
        seen = ("Skipped", phone_queue.SEEN)
        self.assertEqual(found, [("Delivered", ""), ("Read", ""), ("Sent", ""), seen])

    def test_what_fails_at_whatsapp_later_is_followed(self) -> None:
        self.remind()
        self.api.tell_status("failed", errors=[{"code": 131047, "title": "Re-engagement message"}])
        self.drain()
        self.assertEqual(self.statuses(), [("WhatsApp", "Failed"), ("SMS", "Sent")])
        self.assertIn("131047", self.rows()[0].reason)

    def test_push_comes_first_where_there_is_one_and_is_waited_for_once(self) -> None:
        subscription = {"doctype": "JP Push Subscription", "account": self.person.email}
        keys = {"endpoint": "https://push.example/1", "p256dh": "x", "auth": "y"}
        made = frappe.get_doc({**subscription, **keys, "endpoint_hash": self.person.email})
        made.insert(ignore_permissions=True)
        frappe.db.commit()
        self.remind()
        self.assertEqual((self.states(), self.api.sent), ([("", "Queued", "")], []))
        for expected in (1, 2):
            self.later(minutes=10)
            self.drain()
            self.assertEqual(self.statuses(), [("WhatsApp", "Sent"), ("SMS", "Sent")][:expected])


class TestWebhook(WhatsAppCase):
    def test_meta_is_told_that_the_address_is_ours(self) -> None:
        asked = {"hub.mode": "subscribe", "hub.challenge": "1158201444"}
        token = whatsapp_webhook.verify_token()
        reply = Browser().get(WEBHOOK, **asked, **{"hub.verify_token": token})
        self.assertEqual((reply.status_code, reply.text), (200, "1158201444"))
        for wrong in ({}, {"hub.verify_token": ""}, {"hub.verify_token": f"{token}0"}):
            self.assertEqual(Browser().get(WEBHOOK, **asked, **wrong).status_code, 403)

    def test_a_status_moves_forward_only_however_often_and_late_it_comes(self) -> None:
        self.remind()
        for status in ("sent", "delivered", "delivered", "sent", "read", "delivered", "sent", "failed"):
            self.assertEqual(self.api.tell_status(status).status_code, 200)
        self.assertEqual(self.statuses(), [("WhatsApp", "Read")])

    def test_a_status_of_an_unknown_one_is_found_by_our_own_name(self) -> None:
        self.api.status = 500
        self.remind()
        self.assertEqual(self.statuses(), [("WhatsApp", "Unknown")])
        self.api.tell_status("delivered")
        self.assertEqual(self.statuses(), [("WhatsApp", "Delivered")])
        self.assertEqual(self.rows()[0].provider_id, "wamid.0")

    def test_what_meta_did_not_sign_changes_nothing(self) -> None:
        self.remind()
        body = json.dumps({"entry": [{"changes": [{"value": {"statuses": [{"id": "wamid.0"}]}}]}]}).encode()
        wrong = (
            "",
            "sha256=",
            "sha256=0",
            self.api.signature(body, "other"),
            self.api.signature(body + b" "),
        )
        for signature in (*wrong, self.api.signature(body).removeprefix("sha256=")):
            self.assertEqual(self.api.post(body, signature).status_code, 403, signature)
        self.configure(whatsapp_app_secret="")
        self.assertEqual(self.api.post(body, self.api.signature(body, "")).status_code, 403)
        self.assertEqual(self.statuses(), [("WhatsApp", "Sent")])

    def test_signed_nonsense_is_an_answer(self) -> None:
        values = ({}, {"statuses": 7}, {"statuses": [7, {}, {"status": []}]}, {"messages": [{"text": 7}, {}]})
        for value in values:
            self.assertEqual(self.api.tell(value).status_code, 200)
        for body in (b"[]", b'{"entry": 7}', b'{"entry": [{"changes": [{"value": []}]}]}', b"7"):
            reply = self.api.post(body, self.api.signature(body))
            self.assertLess(reply.status_code, 500, body)

    def test_a_body_without_end_is_refused(self) -> None:
        body = b'{"entry": "' + b"x" * 1_000_000 + b'"}'
        self.assertEqual(self.api.post(body, self.api.signature(body)).status_code, 413)


class TestStop(WhatsAppCase):
    def is_told(self) -> bool:
        frappe.db.rollback()
        return ledger.holds(self.person.email, ledger.WHATSAPP)

    def test_stop_withdraws_the_consent_with_its_time(self) -> None:
        for nth, text in enumerate(("STOP", " stop.", "बंद करें", "বন্ধ")):
            self.agree()
            self.assertTrue(self.is_told(), text)
            self.api.tell_answer(self.person.mobile, text, f"wamid.{self.person.mobile}.{nth}")
            self.assertFalse(self.is_told(), text)
        self.remind()
        self.assertEqual(self.statuses(), [("SMS", "Sent")])
        of_person = {"account": self.person.email, "purpose": "whatsapp"}
        lines = frappe.get_all("JP Consent", of_person, pluck="action")
        self.assertEqual(sorted(lines), ["Given"] * 4 + ["Withdrawn"] * 4)

    def test_a_replayed_stop_does_not_withdraw_a_later_consent(self) -> None:
        for _ in range(2):
            self.api.tell_answer(self.person.mobile, "STOP", f"wamid.{self.person.mobile}")
            self.agree()
        self.assertTrue(self.is_told())

    def test_other_answers_and_numbers_change_nothing(self) -> None:
        for number, text in ((self.person.mobile, "I will stop by at ten"), ("0000000000", "STOP")):
            self.assertEqual(self.api.tell_answer(number, text, f"wamid.{number}").status_code, 200)
        self.assertTrue(self.is_told())


class TestConsent(WhatsAppCase):
    def test_it_is_offered_if_the_site_sends_by_whatsapp(self) -> None:
        get, key = "job_portal.api.get_consents", "job_portal.api.get_push_key"
        self.assertEqual(self.person.browser.message(get)["whatsapp"]["state"], "given")
        choice = self.person.browser.message(key)
        self.assertEqual((choice["channels"], choice["takes_sms"]), (["WhatsApp", "SMS"], True))
        self.configure(whatsapp_number_id="", message_templates="")
        self.assertNotIn("whatsapp", self.person.browser.message(get))
        self.assertEqual(self.person.browser.message(key)["channels"], [])


class TestTraces(WhatsAppCase):
    def test_messages_are_in_the_copy_and_deleted_with_the_account(self) -> None:
        self.remind()
        data = self.person.browser.message("job_portal.api.get_my_data")
        [section] = [each for each in data["sections"] if each["key"] == "phone_messages"]
        self.assertEqual(len(section["rows"]), 1)
        frappe.delete_doc("User", self.person.email, force=True, ignore_permissions=True)
        frappe.db.commit()
        self.assertEqual(frappe.db.count(DOCTYPE, {"account": self.person.email}), 0)

    def test_old_ones_are_purged(self) -> None:
        self.remind()
        old = self.now - timedelta(days=400)
        frappe.db.set_value(DOCTYPE, self.rows()[0].name, "creation", old, update_modified=False)
        service.purge()
        frappe.db.commit()
        self.assertEqual(self.rows(), [])
