"""Events reach a company's own system: signed, at least once, however it behaves."""

import json
import socket
import time
from types import SimpleNamespace
from unittest.mock import patch

import frappe

from job_portal.connections import calling, delivering, messages, webhooks
from job_portal.connections.doctype.jp_webhook.jp_webhook import DOCTYPE as WEBHOOKS
from job_portal.connections.doctype.jp_webhook_delivery.jp_webhook_delivery import DOCTYPE
from job_portal.connections.tests.connection_case import ConnectionCase
from job_portal.connections.tests.partner import is_signed
from job_portal.platform import cache, guarded_client
from job_portal.tests.market_case import API


class Killed(BaseException):
    """Like a signal that ends a worker: no handler of the app catches it."""


class TestDelivering(ConnectionCase):
    def test_the_vector_of_standard_webhooks(self) -> None:
        key = webhooks.key_of("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")
        found = delivering.signed_headers(
            "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, b'{"test": 2432232314}', [key]
        )
        self.assertEqual(found["webhook-signature"], "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=")

    def test_a_job_is_told_signed_and_logged(self) -> None:
        hook = self.hook()
        job = self.post_job(self.company)
        self.drain()
        self.assertEqual(len(self.partner.verified(hook["secret"])), 2)
        _method, _path, headers, body = self.partner.received[-1]
        told = json.loads(body)
        self.assertEqual(told["type"], "job.changed")
        ends = str(frappe.db.get_value("JP Job", job, "valid_through"))
        self.assertEqual(told["data"], {"job": job, "status": "Live", "valid_through": ends})
        self.assertLess(len(body), 20_000)
        newest, first = self.log()
        self.assertEqual(newest["delivery"], headers["webhook-id"])
        self.assertEqual([newest["status"], newest["answer"], newest["tries"]], ["Sent", 200, 1])
        self.assertEqual(first["type"], "webhook.added")

    def test_a_company_without_a_webhook_writes_nothing(self) -> None:
        self.hook()
        other = self.company_account()
        before = frappe.db.count(DOCTYPE)
        self.post_job(other)
        frappe.db.rollback()
        self.assertEqual(frappe.db.count(DOCTYPE), before)
        self.assertEqual(self.log(other), [])

    def test_an_event_that_is_rolled_back_is_none(self) -> None:
        self.hook()
        before = len(self.log())
        reply = self.company.browser.call(f"{API}post_job", title="")
        self.assertEqual(reply.status_code, 417)
        self.assertEqual(len(self.log()), before)

    def test_failures_are_tried_again_by_the_schedule_and_then_no_more(self) -> None:
        self.partner.status = 500
        self.hook()
        for seconds in delivering.SCHEDULE:
            waited = len(self.partner.received)
            self.drain(seconds=seconds * 0.9)
            self.assertEqual(len(self.partner.received), waited)
            self.drain(seconds=seconds * 0.2 + 0.1)
            self.assertEqual(len(self.partner.received), waited + 1)
        self.drain(days=30)
        self.assertEqual(len(self.partner.received), 10)
        self.assertEqual(len({call.headers["webhook-id"] for call in self.partner.received}), 1)
        (row,) = self.log()
        self.assertEqual([row["status"], row["answer"], row["tries"]], ["Failed", 500, 10])

    def test_410_ends_the_webhook(self) -> None:
        self.partner.status = 410
        self.hook()
        self.post_job(self.company)
        self.drain(days=1)
        self.assertEqual(len(self.partner.received), 1)
        (row,) = self.log()
        self.assertEqual([row["status"], row["answer"]], ["Failed", 410])
        self.assertTrue(self.call("get_connections")["webhooks"][0]["ended_on"])
        reply = self.company.browser.call(f"{API}send_again", delivery=row["delivery"])
        self.assertEqual(reply.status_code, 417)

    def test_a_redirect_is_not_followed(self) -> None:
        self.partner.status, self.partner.location = 302, f"http://{self.partner.host}/inner"
        self.hook()
        self.assertEqual(len(self.partner.received), 1)
        self.assertEqual([row["answer"] for row in self.log()], [302])

    def test_names_that_lead_inside_are_not_called(self) -> None:
        for address in ("127.0.0.1", "10.0.0.7", "169.254.169.254", "::1", "::ffff:127.0.0.1"):
            with self.subTest(address=address):
                self.call("add_webhook", address="https://hooks.partner.example/x")
                found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443))]
                with patch.object(guarded_client.socket, "getaddrinfo", return_value=found):
                    self.drain()
                row = self.log()[0]
                self.assertEqual([row["status"], row["reason"]], ["Queued", messages.REFUSED])
                self.call("delete_webhook", webhook=row["webhook"])

    def test_addresses_that_are_refused_at_once(self) -> None:
        for address in (
            "",
            "ftp://partner.example/",
            "http://partner.example/",
            "https://partner.example:8443/",
            "https://user:word@partner.example/",
            "https://localhost/",
            "https://127.0.0.1/",
            "http://127.0.0.1:1/",
            "https://10.0.0.1/",
            "https://[::1]/",
            "https://2130706433/",
            "https://partner/",
            "https://partner.example/" + "x" * 1000,
        ):
            with self.subTest(address=address):
                reply = self.company.browser.call(f"{API}add_webhook", address=address)
                self.assertEqual(reply.status_code, 417, reply.text)

    def test_a_partner_that_hangs_or_trickles_rests_and_holds_nobody_up(self) -> None:
        other = self.company_account()
        self.call("add_webhook", other, address="https://elsewhere.example/")
        for manner in ("hang", "trickle"):
            with self.subTest(manner=manner):
                self.partner.manner = manner
                frappe.db.delete(DOCTYPE)
                frappe.db.commit()
                with patch.object(calling, "TIMEOUT_SECONDS", 0.3):
                    hook = self.hook()
                    calls = len(self.partner.received)
                    self.post_job(self.company)
                    self.post_job(self.company)
                    self.drain()
                    self.assertEqual(len(self.partner.received), calls + 1)
                self.assertIn(messages.TIMED_OUT, [row["reason"] for row in self.log()])
                self.partner.manner = ""
                self.drain(minutes=6)
                self.assertEqual({row["status"] for row in self.log()}, {"Sent"})
                self.call("delete_webhook", webhook=hook["webhook"])

    def test_a_partner_that_closes_early_is_tried_again(self) -> None:
        self.partner.manner = "close"
        self.hook()
        self.assertEqual([row["status"] for row in self.log()], ["Queued"])
        self.partner.manner = ""
        self.drain(seconds=10)
        self.assertEqual([row["status"] for row in self.log()], ["Sent"])

    def test_an_answer_of_100_megabytes_is_not_read(self) -> None:
        self.partner.manner = "flood"
        self.hook()
        self.assertEqual([row["status"] for row in self.log()], ["Sent"])

    def test_a_process_that_ends_after_the_event_loses_none(self) -> None:
        hook = self.call("add_webhook", address=self.partner.address)
        # It is not in the queue. The scheduler's run finds the row.
        self.drain()
        self.assertEqual(len(self.partner.verified(hook["secret"])), 1)

    def test_a_process_that_ends_after_the_call_sends_it_again_under_its_id(self) -> None:
        self.call("add_webhook", address=self.partner.address)
        with patch.object(delivering, "_note_outcome", side_effect=Killed), self.assertRaises(Killed):
            delivering.drain()
        frappe.db.rollback()
        cache.forget(delivering._ROWS.lock_name)
        self.drain(minutes=2)
        self.assertEqual(len(self.partner.received), 2)
        self.assertEqual(len({call.headers["webhook-id"] for call in self.partner.received}), 1)
        self.assertEqual([row["status"] for row in self.log()], ["Sent"])

    def test_of_two_workers_one_sends(self) -> None:
        self.call("add_webhook", address=self.partner.address)
        real = delivering._handed_over

        def meanwhile(*arguments) -> tuple:
            delivering.drain()
            return real(*arguments)

        with patch.object(delivering, "_handed_over", meanwhile):
            self.drain()
        self.assertEqual(len(self.partner.received), 1)
        # Even while the cache with the lock is down.
        self.post_job(self.company)
        with (
            patch.object(cache, "attempt", lambda what, action, otherwise=None: otherwise),
            patch.object(delivering, "_handed_over", meanwhile),
        ):
            self.drain()
        self.assertEqual(len(self.partner.received), 2)

    def test_clocks_ten_minutes_apart(self) -> None:
        """A receiver refuses an old signature. Each try is signed anew, so a later one succeeds."""
        self.partner.status = 400
        with patch.object(delivering, "time", SimpleNamespace(time=lambda: time.time() - 600)):
            secret = self.hook()["secret"]
        self.assertEqual([len(self.partner.received), self.partner.verified(secret)], [1, []])
        self.partner.status = 200
        self.drain(seconds=delivering.SCHEDULE[0] * 1.2)
        (row,) = self.log()
        self.assertEqual([row["status"], row["tries"]], ["Sent", 2])
        self.assertEqual(self.partner.verified(secret), [row["delivery"]])

    def test_during_a_rotation_both_secrets_sign(self) -> None:
        hook = self.hook()
        newer = self.call("rotate_webhook", webhook=hook["webhook"])
        self.assertNotEqual(newer["secret"], hook["secret"])
        self.post_job(self.company)
        self.drain()
        _method, _path, headers, body = self.partner.received[-1]
        self.assertTrue(all(is_signed(headers, body, each["secret"]) for each in (hook, newer)))
        self.post_job(self.company)
        self.drain(hours=25)
        _method, _path, headers, body = self.partner.received[-1]
        self.assertEqual([is_signed(headers, body, each["secret"]) for each in (hook, newer)], [False, True])

    def test_send_again_keeps_the_id(self) -> None:
        self.hook()
        (row,) = self.log()
        self.call("send_again", delivery=row["delivery"])
        self.drain()
        self.assertEqual(
            [call.headers["webhook-id"] for call in self.partner.received], [row["delivery"]] * 2
        )

    def test_all_ends_with_the_membership(self) -> None:
        second = self.member(self.company, "Owner")
        self.hook(second)
        self.assertEqual(len(self.partner.received), 1)
        rows = self.call("get_members")["items"]
        (member,) = [row["member"] for row in rows if row["role"] == "Owner" and not row["is_me"]]
        self.post_job(self.company)
        self.call("remove_member", member=member)
        self.drain()
        self.assertEqual(len(self.partner.received), 1)
        self.assertEqual(self.call("get_connections")["webhooks"], [])
        self.assertEqual(frappe.db.count(WEBHOOKS, {"account": second.email}), 0)

    def test_a_frozen_company_hears_nothing(self) -> None:
        self.hook()
        self.post_job(self.company)
        name = self.company.browser.company
        self.addCleanup(self._status, name, "Approved")
        self._status(name, "Frozen")
        self.drain()
        self.assertEqual(len(self.partner.received), 1)

    @staticmethod
    def _status(name: str, status: str) -> None:
        frappe.db.set_value("JP Company", name, "status", status)
        frappe.db.commit()
