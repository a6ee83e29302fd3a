"""Messages as a browser reads them, from a push service on this machine."""

import time
from unittest.mock import patch

import frappe

from job_portal.notifications import push, service, subscriptions, vapid
from job_portal.notifications.tests.push_case import DELETE, SAVE, PushCase
from job_portal.tests.http import Browser

LINK = "/frontend/my-jobs"


class TestSending(PushCase):
    def send(self, text: str = "You were shortlisted: <Weaver>") -> None:
        push.send([self.person.email], text, LINK)
        frappe.db.commit()

    def count(self, person=None) -> int:
        frappe.db.rollback()
        return frappe.db.count(subscriptions.DOCTYPE, {"account": (person or self.person).email})

    def test_the_browser_reads_what_the_bell_tells(self) -> None:
        browser = self.subscribed()
        self.send()
        [(_method, path, headers, body)] = self.service.received
        self.assertEqual(path, "/send/phone?v=1")
        self.assertEqual(headers["content-encoding"], "aes128gcm")
        self.assertTrue(headers["ttl"].isdigit())
        self.assertNotIn(b"shortlisted", body)
        self.assertEqual(
            browser.read(body),
            {"title": "Job Portal", "body": "You were shortlisted: <Weaver>", "link": LINK, "line": None},
        )
        claims = self.claims(headers)
        self.assertTrue(claims["sub"].startswith("https://"))
        self.assertLessEqual(claims["exp"], time.time() + 24 * 3600)

    def test_what_a_message_says_is_read_where_the_account_chose_so(self) -> None:
        browser = self.subscribed()
        self.assertFalse(self.person.browser.message("job_portal.api.get_push_key")["shows_text"])
        for is_shown, body in ((False, "Asha wrote"), (True, "Asha wrote\nCome at ten")):
            self.person.browser.message("job_portal.api.set_push_text", shows_text=is_shown)
            frappe.db.rollback()
            push.send([self.person.email], "Asha wrote", LINK, said="Come at ten")
            self.assertEqual(browser.read(self.service.received[-1].body)["body"], body)
        self.assertTrue(self.person.browser.message("job_portal.api.get_push_key")["shows_text"])

    def test_a_long_line_fits_into_a_message(self) -> None:
        browser = self.subscribed()
        self.send("कपड़ा " * 500)
        [sent] = self.service.received
        self.assertLessEqual(len(sent.body), 4096)
        self.assertTrue(browser.read(sent.body)["body"].startswith("कपड़ा"))

    def test_what_is_told_is_queued_after_the_commit(self) -> None:
        with patch.object(frappe, "enqueue") as enqueue:
            service.notify(self.person.email, "review", "To nobody's browser", LINK)
            frappe.db.commit()
            enqueue.assert_not_called()
        self.subscribed()
        with patch.object(frappe, "enqueue") as enqueue:
            service.notify(self.person.email, "review", "First", LINK, key="one")
            enqueue.assert_not_called()
            frappe.db.commit()
            (line,) = frappe.get_all(
                "JP Notification", {"account": self.person.email, "text": "First"}, pluck="name"
            )
            job = {"accounts": [self.person.email], "text": "First", "link": LINK, "language": "en"}
            job |= {"said": None, "line": line}
            enqueue.assert_called_once_with("job_portal.notifications.push.send", **job)
            # The same notification again causes no message.
            service.notify(self.person.email, "review", "First", LINK, key="one")
            service.notify(self.person.email, "review", "Never", LINK)
            frappe.db.rollback()
            frappe.db.commit()
            self.assertEqual(enqueue.call_count, 1)
            service.notify_many([self.person.email] * 120, "job changed", "Changed", LINK)
            frappe.db.commit()
            self.assertEqual(enqueue.call_count, 4)

    def test_an_opened_push_reads_its_line_alone(self) -> None:
        browser = self.subscribed()
        with patch.object(frappe, "enqueue") as enqueue:
            for text in ("First", "Second"):
                service.notify(self.person.email, "review", text, LINK)
            frappe.db.commit()
        push.send(**enqueue.call_args_list[0].kwargs)
        line = browser.read(self.service.received[-1].body)["line"]
        for name, left in (("", 2), (line, 1), (line, 1)):
            # The worker of a browser has no session.
            self.assertEqual(Browser().call("job_portal.api.read_pushed", line=name).status_code, 200)
            frappe.db.rollback()
            unread = frappe.get_all(
                "JP Notification", {"account": self.person.email, "is_read": 0}, pluck="text"
            )
            self.assertEqual((len(unread), unread[0]), (left, "Second"))

    def test_who_is_disabled_is_told_nothing(self) -> None:
        self.subscribed()
        for enabled in (0, 1):
            frappe.db.set_value("User", self.person.email, "enabled", enabled)
            with self.subTest(enabled=enabled), patch.object(frappe, "enqueue") as enqueue:
                service.notify(self.person.email, "review", f"Told {enabled}", LINK)
                frappe.db.commit()
                self.assertEqual(enqueue.call_count, enabled)

    def test_a_queue_that_is_away_fails_nothing(self) -> None:
        self.subscribed()
        with patch.object(frappe, "enqueue", side_effect=ConnectionError):
            service.notify(self.person.email, "review", "First", LINK)
            frappe.db.commit()
        self.assertEqual(service.unread(self.person.email), 1)

    def test_a_browser_that_is_gone_is_dropped_and_others_stay(self) -> None:
        self.subscribed()
        for status in (500, 429, 413, 403):
            self.service.status = status
            self.send()
            self.assertEqual(self.count(), 1, status)
        for status in (404, 410):
            self.subscribed()
            self.service.status = status
            self.send()
            self.assertEqual(self.count(), 0, status)

    def test_no_redirect_is_followed(self) -> None:
        self.subscribed()
        self.service.status, self.service.location = 307, f"http://{self.service.host}/elsewhere"
        self.send()
        self.assertEqual(len(self.service.received), 1)

    def test_an_unreachable_service_is_skipped_after_three_failures(self) -> None:
        for number in range(5):
            self.subscribed(name=str(number))
        self.service.stop()
        with patch.object(push.endpoints, "post", side_effect=OSError) as post:
            self.send()
        self.assertEqual(post.call_count, 3)
        self.assertEqual(self.count(), 5)

    def test_an_endpoint_that_left_the_list_is_not_called(self) -> None:
        self.subscribed()
        self.configure(push_hosts="fcm.googleapis.com")
        self.send()
        self.assertEqual(self.service.received, [])


class TestSubscribing(PushCase):
    def count(self, person) -> int:
        frappe.db.rollback()
        return frappe.db.count(subscriptions.DOCTYPE, {"account": person.email})

    def test_the_key_stays_the_same(self) -> None:
        key = self.person.browser.message("job_portal.api.get_push_key")["key"]
        self.assertEqual(len(vapid.decode(key)), 65)
        vapid.make_key()
        frappe.db.commit()
        self.assertEqual(self.account().browser.message("job_portal.api.get_push_key")["key"], key)

    def test_a_browser_counts_once_and_is_whose_session_it_has(self) -> None:
        browser = self.push_browser()
        other = self.account()
        for person in (self.person, self.person, other):
            person.browser.message(SAVE, **browser.subscription())
        self.assertEqual((self.count(self.person), self.count(other)), (0, 1))
        # The browser has logged out before.
        for endpoint, left in ((f"{browser.endpoint}x", 1), (browser.endpoint, 0), (browser.endpoint, 0)):
            self.assertEqual(Browser().message(DELETE, endpoint=endpoint), {"subscribed": False})
            self.assertEqual(self.count(other), left)

    def test_an_account_has_a_few_and_the_oldest_goes(self) -> None:
        names = [f"phone {number}".replace(" ", "-") for number in range(7)]
        for name in names:
            self.subscribed(name=name)
        kept = [row.endpoint.rpartition("/")[2] for row in subscriptions.of_accounts([self.person.email])]
        self.assertEqual(kept, [f"{name}?v=1" for name in names[2:]])

    def test_a_deleted_account_takes_its_own_along(self) -> None:
        self.subscribed()
        service.forget(frappe._dict(name=self.person.email), "after_delete")
        frappe.db.commit()
        self.assertEqual(self.count(self.person), 0)

    def test_what_is_no_subscription_is_refused_in_words(self) -> None:
        good = self.push_browser().subscription()
        for wrong in (
            {"p256dh": "x"},
            {"p256dh": vapid.encode(bytes(65))},
            {"p256dh": "§"},
            {"auth": "AA"},
            {"auth": ""},
            {"endpoint": "https://elsewhere.example/send"},
        ):
            with self.subTest(**wrong):
                reply = self.person.browser.call(SAVE, **{**good, **wrong})
                self.assertEqual(reply.status_code, 417)
                self.assertIn("could not be subscribed", reply.get_data(as_text=True))
