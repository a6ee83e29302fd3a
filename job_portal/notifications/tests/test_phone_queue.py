"""Messages to phones: when they are sent, at most once, and what they cost the event."""

import re
from datetime import timedelta
from unittest.mock import patch
from urllib.parse import parse_qs

import frappe

from job_portal.account import gateways
from job_portal.interviews import messages
from job_portal.notifications import phone_queue, service
from job_portal.notifications.doctype.jp_phone_message.jp_phone_message import DOCTYPE
from job_portal.notifications.tests.phone_case import DLT, LINK, PhoneCase
from job_portal.platform.sentences import Moment, Sentence
from job_portal.tests.statements import counted


class QueueCase(PhoneCase):
    def reminder(self, hour: int = 11, title: str = "Cook") -> Sentence:
        return Sentence(messages.TELL_REMINDER, title, Moment(self.tomorrow(hour)))

    def remind(self, hour: int = 11, **more) -> None:
        self.tell(self.reminder(hour), **more)

    def drained(self) -> list[str]:
        """The statuses of the person's messages, after a round."""
        self.drain()
        return [row.status for row in self.rows()]


class TestSending(QueueCase):
    def test_a_reminder_is_an_sms_with_its_registered_template(self) -> None:
        self.remind()
        self.assertEqual(self.states(), [("", "Queued", "")])
        self.drain()
        said = f"Job Portal: Reminder: interview for Cook on {self.tomorrow(11):%d %b %Y, %H:%M}."
        self.assertEqual(self.texts(), [(self.person.mobile, said)])
        self.assertEqual(parse_qs(self.sms.received[0].body.decode())["template"], [DLT])
        [row] = self.rows()
        self.assertEqual((row.channel, row.status, row.cost, row.language), ("SMS", "Sent", 20, "en"))
        self.later(days=1)
        self.drain()
        self.assertEqual(len(self.sms.received), 1)

    def test_a_value_is_as_long_as_dlt_takes(self) -> None:
        self.tell(self.reminder(title="C" * 140))
        self.drain()
        self.assertIn(f"for {'C' * 30} on", self.texts()[0][1])

    def test_what_is_not_registered_is_not_sent_and_costs_nothing(self) -> None:
        self.tell(Sentence(messages.TELL_OFFERED, "Cook"))
        self.configure(message_templates="")
        self.remind()
        self.assertEqual(self.rows(), [])

    def test_an_event_costs_its_request_one_insert(self) -> None:
        def statements() -> list[str]:
            with counted() as seen:
                service.notify(self.person.email, "interview", self.reminder(), LINK)
            frappe.db.commit()
            return seen

        with_message = statements()
        self.configure(message_templates="")
        without = statements()
        more = [each for each in with_message if DOCTYPE in each]
        self.assertEqual((len(with_message), len(more)), (len(without) + 1, 1))
        self.assertTrue(more[0].startswith("insert"))

    def test_a_rolled_back_event_sends_nothing(self) -> None:
        service.notify(self.person.email, "interview", self.reminder(), LINK)
        frappe.db.rollback()
        self.drain()
        self.assertEqual((self.rows(), self.sms.received), ([], []))

    def test_who_has_read_the_bell_gets_none(self) -> None:
        self.remind()
        self.person.browser.message("job_portal.api.read_notifications")
        self.drain()
        self.assertEqual(self.states(), [("", "Skipped", phone_queue.SEEN)])

    def test_who_is_gone_or_disabled_gets_none(self) -> None:
        self.remind()
        frappe.db.set_value("User", self.person.email, "enabled", 0)
        self.drain()
        self.assertEqual(self.states(), [("", "Skipped", phone_queue.GONE)])

    def test_a_message_that_is_too_late_is_not_sent(self) -> None:
        self.remind()
        self.later(hours=13)
        self.remind(hour=1)
        self.later(hours=13)
        self.drain()
        self.assertEqual(self.states(), [("", "Skipped", phone_queue.TOO_LATE)] * 2)

    def test_newer_news_of_an_application_takes_the_place_of_what_still_waits(self) -> None:
        self.later(hours=10)
        for hour in (11, 15):
            self.tell(self.reminder(hour), link=LINK)
        self.remind()
        self.later(hours=10)
        self.drain()
        self.assertEqual(sorted(row.reason or "" for row in self.rows()), ["", "", phone_queue.OVERTAKEN])
        # The third is about another application. Messages that are due together are sent in any order.
        said = [re.search(r"1[15]:00", text)[0] for _number, text in self.texts()]
        self.assertEqual(sorted(said), ["11:00", "15:00"])

    def test_a_line_of_the_settings_that_this_release_does_not_know_stops_nothing(self) -> None:
        lines = f"SMS gone_since en 1\n{self.registered}"
        frappe.db.set_single_value("Job Portal Settings", "message_templates", lines)
        frappe.db.commit()
        self.remind()
        self.assertEqual(self.drained(), ["Sent"])

    def test_lines_that_name_nothing_are_not_saved(self) -> None:
        wrong = (
            "Fax x en",
            "SMS no_such en 1",
            f"SMS interview_reminder xx {DLT}",
            "SMS interview_reminder en",
        )
        for line in (*wrong, "WhatsApp interview_reminder en 7", f"SMS interview_reminder en {DLT} more"):
            with self.assertRaises(frappe.ValidationError):
                self.configure(message_templates=line)


class TestHours(QueueCase):
    def test_at_night_it_waits_until_eight(self) -> None:
        self.later(hours=9)
        self.remind(hour=13)
        self.drain()
        self.assertEqual(self.states(), [("", "Queued", "")])
        self.later(hours=10, minutes=59)
        self.drain()
        self.assertEqual(self.sms.received, [])
        self.later(minutes=1)
        self.assertEqual(self.drained(), ["Sent"])

    def test_an_interview_before_the_end_of_the_night_does_not_wait(self) -> None:
        self.later(hours=11)
        self.remind(hour=7)
        self.drain()
        self.later(hours=7)
        self.tell(Sentence(messages.TELL_REMINDER, "Cook", Moment(self.now + timedelta(hours=5))))
        self.assertEqual(self.drained(), ["Sent"] * 2)


class TestLimits(QueueCase):
    def test_a_person_gets_a_limited_number_in_24_hours(self) -> None:
        self.configure(messages_per_person=2)
        for _ in range(3):
            self.remind()
        self.drain()
        self.assertEqual(sorted(row.status for row in self.rows()), ["Sent", "Sent", "Skipped"])
        other = self.account()
        self.remind(account=other)
        self.later(hours=25)
        self.remind()
        self.drain()
        self.assertEqual(len(self.sms.received), 3)

    def test_the_site_has_a_daily_budget(self) -> None:
        self.configure(messages_rupees=1, sms_paise=40)
        for _ in range(3):
            self.remind(account=self.account())
        self.drain()
        self.assertEqual(len(self.sms.received), 2)
        reasons = frappe.get_all(DOCTYPE, {"status": "Skipped"}, pluck="reason")
        self.assertEqual(reasons, [phone_queue.CEILING])

    def test_the_health_check_counts_them(self) -> None:
        self.remind()
        self.sms.status = 500
        self.remind()
        self.assertEqual(phone_queue.state()["waiting"], 0)
        self.later(minutes=1)
        self.assertEqual(phone_queue.state(), {"waiting": 2, "paise": 0})
        self.drain()
        self.assertEqual(phone_queue.state(), {"waiting": 0, "paise": 40, "unknown": 2})


class TestOnce(QueueCase):
    """A provider gets a message at most once, whatever happens."""

    def test_an_error_of_the_provider_leaves_it_unknown_and_a_refused_one_has_failed(self) -> None:
        statuses = dict.fromkeys((500, 503), "Unknown") | dict.fromkeys((400, 401, 404), "Failed")
        for status in statuses:
            self.sms.status = status
            self.remind()
            self.drain()
        self.later(hours=1)
        self.assertEqual(sorted(self.drained()), sorted(statuses.values()))
        self.assertEqual(len(self.sms.received), len(statuses))
        self.assertEqual({row.cost for row in self.rows() if row.status == "Failed"}, {0})

    def test_an_answer_without_the_text_of_success_has_failed(self) -> None:
        self.configure(success_text="DONE")
        self.remind()
        self.assertEqual(self.drained(), ["Failed"])

    def test_one_that_never_left_is_tried_again(self) -> None:
        self.use_sms_address("http://127.0.0.1:9")
        self.remind()
        self.drain()
        self.assertEqual([(row.status, row.cost, row.tries) for row in self.rows()], [("Queued", 0, 1)])
        self.use_sms_address(self.sms.address)
        self.drain()
        self.assertEqual(self.sms.received, [])
        self.later(minutes=1)
        self.assertEqual(self.drained(), ["Sent"])

    def test_too_many_requests_is_tried_again(self) -> None:
        self.sms.status = 429
        self.remind()
        self.drain()
        self.sms.status = 200
        self.later(minutes=1)
        self.assertEqual(self.drained(), ["Sent"])

    def test_a_hanging_provider_leaves_it_unknown_and_the_rest_waiting(self) -> None:
        self.sms.manner = "hang"
        accounts = [self.account() for _ in range(6)]
        for each in accounts:
            self.remind(account=each)
        with patch.object(gateways, "TIMEOUT_SECONDS", 0.3):
            self.drain()
        found = [row.status for each in accounts for row in self.rows(each)]
        self.assertEqual(len(self.sms.received), found.count("Unknown"))
        self.assertLessEqual(found.count("Unknown"), 4)
        self.assertEqual(found.count("Queued"), 6 - found.count("Unknown"))

    def test_a_process_that_ends_before_the_answer_sends_nothing_again(self) -> None:
        self.remind()

        class Killed(BaseException):
            """Like a signal that ends a worker: no handler of the app catches it."""

        with patch.object(phone_queue, "_note_outcome", side_effect=Killed), self.assertRaises(Killed):
            phone_queue.drain()
        frappe.db.rollback()
        self.assertEqual(len(self.sms.received), 1)
        self.assertEqual(self.states(), [("SMS", "Unknown", "")])
        self.later(hours=1)
        self.drain()
        self.assertEqual(len(self.sms.received), 1)

    def test_a_redirect_to_another_host_is_not_followed(self) -> None:
        self.sms.status, self.sms.location = 302, f"http://localhost:{self.sms.server_port}/inner"
        self.remind()
        self.drain()
        self.assertEqual(len(self.sms.received), 1)
        self.assertEqual([row.status for row in self.rows()], ["Failed"])

    def test_an_endless_answer_is_read_in_part(self) -> None:
        self.sms.manner = "flood"
        self.remind()
        self.assertEqual(self.drained(), ["Sent"])

    def test_a_message_that_fails_here_leaves_the_others(self) -> None:
        other = self.account()
        self.remind()
        self.remind(account=other)
        real = phone_queue._decide

        def failing(message) -> None:
            if message.account == self.person.email:
                raise RuntimeError
            real(message)

        with patch.object(phone_queue, "_decide", failing):
            self.drain()
        self.assertEqual([row.status for row in self.rows(other)], ["Sent"])
        self.later(minutes=1)
        self.assertEqual(self.drained(), ["Sent"])
