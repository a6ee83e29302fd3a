"""An account reads notifications in its own language, whoever caused them."""

import json
from datetime import datetime
from unittest.mock import patch

import frappe

from job_portal.applications import messages
from job_portal.notifications import push, service
from job_portal.platform import dates, sentences
from job_portal.platform.sentences import Listed, Moment, Sentence
from job_portal.tests.languages_case import SpokenCase
from job_portal.tests.utils import TestCase

API = "job_portal.api."
LINK = "/frontend/my-jobs"
HINDI = {
    messages.TELL_INTERVIEW: "{0} के इंटरव्यू के लिए {1} को बुलाया गया है।",
    messages.TELL_JOB_CHANGED: "{0} में बदलाव: {1}।",
    messages.CHANGED_PAY: "वेतन",
    messages.CHANGED_PLACE: "जगह",
    "Sales": "बिक्री",
    "Job Portal": "जॉब पोर्टल",
}
TAMIL = {messages.CHANGED_PAY: "சம்பளம்"}
AT = datetime(2026, 11, 5, 17, 30)


class TestInTheReadersLanguage(SpokenCase):
    CATALOGUES = {"hi": HINDI, "ta": TAMIL}

    def setUp(self) -> None:
        super().setUp()
        self.people = {code: self.account() for code in ("hi", "ta", "en")}
        for code, person in self.people.items():
            self.speak(person, code)

    def speak(self, person, code: str) -> None:
        frappe.db.set_value("User", person.email, "language", code)
        frappe.db.commit()

    def read(self, person) -> list[str]:
        return [item["text"] for item in person.browser.message(f"{API}get_notifications")["items"]]

    def test_one_account(self) -> None:
        for person in self.people.values():
            service.notify(
                person.email, "interview", Sentence(messages.TELL_INTERVIEW, "Loom", Moment(AT)), LINK
            )
        frappe.db.commit()
        self.assertEqual(
            self.read(self.people["hi"]), ["Loom के इंटरव्यू के लिए 5 नव॰ 2026, 17:30 को बुलाया गया है।"]
        )
        english = "You are invited to an interview for Loom on 05 Nov 2026, 17:30."
        self.assertEqual(self.read(self.people["en"]), [english])
        stored = frappe.db.get_value(service.DOCTYPE, {"account": self.people["en"].email}, "text")
        self.assertEqual(stored, english)

    def test_many_accounts_and_their_devices(self) -> None:
        accounts = [person.email for person in self.people.values()]
        what = Listed([Sentence(messages.CHANGED_PAY), Sentence(messages.CHANGED_PLACE)])
        changed = Sentence(messages.TELL_JOB_CHANGED, Sentence("Sales"), what)
        with patch.object(push, "later") as later:
            service.notify_many(accounts, "job changed", changed, LINK)
            service.notify_many(accounts, "job changed", changed, LINK)
        frappe.db.commit()
        self.assertEqual(self.read(self.people["hi"]), ["बिक्री में बदलाव: वेतन, जगह।"])
        self.assertEqual(self.read(self.people["ta"]), ["Sales has changed: சம்பளம், place."])
        self.assertEqual(self.read(self.people["en"]), ["Sales has changed: pay, place."])
        told = {call.args[3]: call.args[:2] for call in later.call_args_list if call.args[0]}
        self.assertEqual(told["hi"], ([self.people["hi"].email], "बिक्री में बदलाव: वेतन, जगह।"))
        self.assertEqual(set(told), {"hi", "ta", "en"})

    def test_another_language_translates_existing_notifications(self) -> None:
        person = self.people["en"]
        service.notify(
            person.email, "job changed", Sentence(messages.TELL_JOB_CHANGED, "{0} <b>", "pay"), LINK
        )
        frappe.db.set_value(service.DOCTYPE, {"account": self.people["hi"].email}, "sentence", None)
        frappe.db.commit()
        self.assertEqual(self.read(person), ["{0} <b> has changed: pay."])
        self.speak(person, "hi")
        self.assertEqual(self.read(person), ["{0} <b> में बदलाव: pay।"])

    def test_a_notification_of_an_earlier_release_stays_unchanged(self) -> None:
        person = self.people["hi"]
        service.notify(person.email, "review", "Told before", LINK)
        frappe.db.set_value(service.DOCTYPE, {"account": person.email}, "sentence", None)
        frappe.db.commit()
        self.assertEqual(self.read(person), ["Told before"])

    def test_a_push_message_has_its_title_in_the_language_too(self) -> None:
        sent = []
        subscription = frappe._dict(name="x", endpoint="https://push.example/x")
        with (
            patch.object(push.subscriptions, "of_accounts", return_value=[subscription]),
            patch.object(push, "_deliver", lambda _to, content: sent.append(json.loads(content)) or 201),
        ):
            push.send([self.people["hi"].email], "नमस्ते", LINK, "hi")
            push.send([self.people["en"].email], "Hello", LINK)
        self.assertEqual([each["title"] for each in sent], ["जॉब पोर्टल", "Job Portal"])

    def test_sentences_are_stored_and_read_whole(self) -> None:
        whole = Sentence("{0}, {1}, {2}", Moment(AT), Listed(["a", Sentence("Sales")], " "), 3)
        again = sentences.restored(sentences.stored(whole))
        self.assertEqual(str(again), str(whole))
        self.assertEqual(str(again), "05 Nov 2026, 17:30, a Sales, 3")


class TestSentences(TestCase):
    def test_a_text_without_values_may_contain_braces(self) -> None:
        for text in ("Cook {day}", "{0}", "}{"):
            stored = sentences.stored(Sentence(messages.TELL_SELECTED, Sentence(text)))
            self.assertEqual(str(sentences.restored(stored)), f"You are selected for {text}.")


class TestDates(TestCase):
    def test_months_are_translated_and_digits_are_latin(self) -> None:
        for code in ("hi", "mr", "ta", "bn", "te"):
            with self.subTest(code=code), patch.object(frappe.local, "lang", code):
                text = dates.moment(AT)
                self.assertRegex(text, r"^5 [^\x00-\x7f]+[॰.]? 2026, 17:30$")
                self.assertNotIn("Nov", dates.day(AT))
        for code in ("en", "en-US", "de", None):
            with patch.object(frappe.local, "lang", code):
                self.assertEqual((dates.day(AT), dates.moment(AT)), ("05 Nov 2026", "05 Nov 2026, 17:30"))
