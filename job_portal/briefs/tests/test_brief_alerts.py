"""Which freelancers are notified of a new brief, and how often."""

import frappe

from job_portal.briefs import brief_alerts, messages
from job_portal.briefs.tests.brief_case import BriefCase

PINCODE, FAR = "744101", "110001"


class TestAlerting(BriefCase):
    def setUp(self) -> None:
        # First notify of briefs of other tests.
        frappe.db.rollback()
        brief_alerts.run()
        self.poster = self.account()

    def told(self, account) -> int:
        return self.news(account).count(messages.TELL_NEW_WORK)

    def test_who_does_the_work_and_comes_there_is_told_once_until_it_is_read(self) -> None:
        near, far = self.freelancer(pincode=PINCODE, radius_km=5), self.freelancer(pincode=FAR, radius_km=5)
        tailor = self.freelancer(headline="Blouse stitching", pincode=PINCODE, radius_km=5)
        closed = self.freelancer(pincode=PINCODE)
        self.ask(closed, "save_freelancer", is_open=False)
        first, second = self.post(pincode=PINCODE), self.post(pincode=PINCODE)
        frappe.db.rollback()
        self.assertEqual(brief_alerts.run(), 2)
        self.assertEqual([self.told(each) for each in (near, far, tailor, closed)], [1, 0, 0, 0])
        # No brief is notified twice, even if it is reposted.
        self.ask(near, "read_notifications")
        self.ask(self.poster, "close_brief", name=first)
        self.ask(self.poster, "repost_brief", name=first)
        self.ask(self.poster, "close_brief", name=second)
        frappe.db.rollback()
        self.assertEqual((brief_alerts.run(), self.told(near)), (0, 1))
        self.post(pincode=PINCODE)
        frappe.db.rollback()
        self.assertEqual((brief_alerts.run(), self.told(near)), (1, 2))

    def test_nobody_is_told_of_what_is_held_or_the_own_or_of_who_blocked_them(self) -> None:
        own, blocker = self.freelancer(pincode=PINCODE), self.freelancer(pincode=PINCODE)
        quote = self.quote(self.post(own, pincode=PINCODE), blocker)
        said = {"client_id": "hello-1", "body": "Hello"}
        conversation = self.ask(own, "send_message", quote=quote, **said)["conversation"]
        self.ask(blocker, "block_conversation", conversation=conversation)
        self.post(own, pincode=PINCODE, description="Call 98123 45678")
        frappe.db.rollback()
        brief_alerts.run()
        self.assertEqual((self.told(own), self.told(blocker)), (0, 0))
