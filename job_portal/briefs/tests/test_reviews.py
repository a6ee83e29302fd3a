import frappe

from job_portal.briefs import messages, tasks
from job_portal.briefs.tests.brief_case import BriefCase
from job_portal.tests.sign_in_case import SignInCase, browser_with

MARKS = {"work": 5, "time_kept": 4, "manner": 3}


class TestReviews(BriefCase, SignInCase):
    def done(self) -> str:
        engagement = self.hire(self.post())
        self.finish(engagement)
        return engagement

    def review(self, account, engagement: str, **changes) -> dict:
        values = {**MARKS, "text": "Came on time", **changes}
        return self.ask(account, "review_engagement", name=engagement, **values)

    def read(self, account, engagement: str) -> list[dict]:
        return self.ask(account, "get_engagement", name=engagement)["reviews"]

    def test_reviews_are_hidden_until_both_have_written(self) -> None:
        self.plumber = self.freelancer()
        engagement = self.done()
        first = self.review(self.poster, engagement)
        self.assertEqual(self.review(self.poster, engagement, text="Changed"), first)
        self.assertEqual(self.read(self.plumber, engagement), [])
        self.assertEqual(self.read(self.poster, engagement)[0]["text"], "Came on time")
        name = self.plumber.browser.freelancer
        self.assertEqual(self.ask(self.poster, "get_freelancer", name=name)["reviews"], 0)
        self.review(self.plumber, engagement, work=2, text="Friendly")
        for account in (self.plumber, self.poster):
            self.assertEqual(len(self.read(account, engagement)), 2)
        card = self.ask(self.poster, "get_freelancer", name=name)
        self.assertEqual((card["reviews"], card["rating"]), (1, 4.0))

    def test_a_review_is_shown_alone_after_14_days(self) -> None:
        self.plumber = self.freelancer()
        engagement = self.done()
        self.review(self.poster, engagement)
        self.set_time("JP Engagement", engagement, "done_on", days=-15)
        self.assertEqual(self.read(self.plumber, engagement), [])
        self.set_time("JP Review", self.read(self.poster, engagement)[0]["name"], "shown_on", days=-1)
        self.assertEqual(self.read(self.plumber, engagement)[0]["work"], 5)
        self.refusal(self.plumber, 417, "review_engagement", name=engagement, **MARKS)
        for _ in range(2):
            tasks.rate()
        card = self.ask(self.poster, "get_freelancer", name=self.plumber.browser.freelancer)
        self.assertEqual((card["reviews"], card["rating"]), (1, 4.0))
        told = [messages.TELL_REVIEWED.format("Leaking kitchen tap") in self.news(self.plumber)]
        told.append(messages.TELL_REVIEWED.format("Leaking kitchen tap") in self.news(self.poster))
        self.assertEqual(told, [True, False])

    def test_a_review_takes_one_reply_of_the_other_side(self) -> None:
        engagement = self.done()
        name = self.review(self.poster, engagement)["name"]
        self.refusal(self.plumber, 403, "reply_review", review=name, text="Thank you")
        self.review(self.plumber, engagement)
        self.refusal(self.poster, 403, "reply_review", review=name, text="Thank you")
        for _ in range(2):
            self.ask(self.plumber, "reply_review", review=name, text="Thank you")
        self.assertEqual(
            self.refusal(self.plumber, 417, "reply_review", review=name, text="Once more"),
            messages.REPLY_ONCE,
        )
        self.assertIn("Thank you", [each["reply"] for each in self.read(self.poster, engagement)])

    def test_the_required_fields_of_a_review(self) -> None:
        engagement = self.hire(self.post())
        self.assertEqual(
            self.refusal(self.poster, 417, "review_engagement", name=engagement, **MARKS),
            messages.REVIEW_LATER,
        )
        self.finish(engagement)
        for values in (
            {"work": 0},
            {"work": 6},
            {"manner": -1},
            {"text": "x" * 1001},
            {"text": "98123 45678"},
        ):
            self.refusal(self.poster, 417, "review_engagement", name=engagement, **{**MARKS, **values})

    def test_a_reviewer_removes_a_review_with_a_reason(self) -> None:
        self.plumber = self.freelancer()
        engagement = self.done()
        name = self.review(self.poster, engagement)["name"]
        self.review(self.plumber, engagement)
        reviewer = self.account(("JP Reviewer",))
        self.refusal(reviewer, 417, "remove_review", review=name, reason=" ")
        self.ask(reviewer, "remove_review", review=name, reason="It names a neighbour.")
        self.assertEqual([each["side"] for each in self.read(self.plumber, engagement)], ["freelancer"])
        card = self.ask(self.poster, "get_freelancer", name=self.plumber.browser.freelancer)
        self.assertEqual((card["reviews"], card["rating"]), (0, None))
        frappe.db.rollback()
        self.assertEqual(frappe.db.get_value("JP Review", name, "removal_reason"), "It names a neighbour.")
        self.refusal(reviewer, 404, "restore_review", review="none")
        self.ask(reviewer, "restore_review", review=name)
        self.assertEqual(len(self.read(self.plumber, engagement)), 2)
        card = self.ask(self.poster, "get_freelancer", name=self.plumber.browser.freelancer)
        self.assertEqual(card["reviews"], 1)

    def test_reviewers_learn_of_reviews_between_accounts_of_one_device(self) -> None:
        self.plumber = self.freelancer()
        phone, _session = self.logged_in(self.poster.mobile)
        for theirs, is_one_device in (({}, 0), ({"jp_device": phone.cookie("jp_device")}, 1)):
            self.logged_in(self.plumber.mobile, browser_with(**theirs))
            engagement = self.done()
            for account in (self.poster, self.plumber):
                name = self.review(account, engagement)["name"]
                frappe.db.rollback()
                self.assertEqual(frappe.db.get_value("JP Review", name, "is_one_device"), is_one_device)
        shown = str(self.ask(self.poster, "get_engagement", name=engagement))
        self.assertNotIn("device", shown)
