from unittest.mock import patch

from job_portal.briefs import messages
from job_portal.briefs.tests.brief_case import BriefCase, day_in
from job_portal.privacy import deletion
from job_portal.rules import MARKET


class TestPhones(BriefCase):
    def setUp(self) -> None:
        self.poster = self.account()

    def looks(self, account) -> list[dict]:
        return self.ask(account, "get_phone_looks")["items"]

    def test_a_freelancer_who_may_be_called_is_called_with_a_live_brief(self) -> None:
        plumber, silent = self.freelancer(may_call=True), self.freelancer()
        name = plumber.browser.freelancer
        self.assertEqual(
            self.refusal(self.poster, 403, "reveal_phone", freelancer=name), messages.NOT_TO_BE_CALLED
        )
        brief = self.post()
        for _ in range(2):
            answer = self.ask(self.poster, "reveal_phone", freelancer=name)
            self.assertEqual(answer, {"phone": plumber.mobile})
        (look,) = self.looks(plumber)
        self.assertEqual((look["company_name"], look["brief"], look["job"]), ("Test", brief, None))
        self.assertIn("your number", self.news(plumber)[0])
        self.refusal(self.poster, 403, "reveal_phone", freelancer=silent.browser.freelancer)
        self.refusal(self.poster, 403, "reveal_phone", freelancer="JPF-none")
        self.ask(plumber, "save_freelancer", available_until=day_in(-1))
        self.refusal(self.poster, 403, "reveal_phone", freelancer=name)
        self.ask(plumber, "save_freelancer", available_until="")
        self.ask(self.poster, "close_brief", name=brief)
        self.refusal(self.poster, 403, "reveal_phone", freelancer=name)

    def test_ten_freelancers_a_day(self) -> None:
        self.post()
        people = [self.freelancer(may_call=True).browser.freelancer for _ in range(3)]
        with patch.dict(MARKET["limits"], freelancer_looks_a_day=2):
            for name in (*people[:2], people[0]):
                self.ask(self.poster, "reveal_phone", freelancer=name)
            said = self.refusal(self.poster, 429, "reveal_phone", freelancer=people[2])
            self.assertEqual(said, messages.LOOKS_EXHAUSTED.format(2))

    def test_both_sides_call_from_the_hire_until_30_days_after_the_work(self) -> None:
        plumber = self.freelancer()
        engagement = self.propose(self.post(), plumber)
        for account in (self.poster, plumber):
            self.refusal(account, 403, "reveal_phone", engagement=engagement)
        for account in (self.poster, plumber):
            self.agree(account, engagement)
        for account, other in ((self.poster, plumber), (plumber, self.poster)):
            answer = self.ask(account, "reveal_phone", engagement=engagement)
            self.assertEqual(answer, {"phone": other.mobile})
            self.assertEqual(len(self.looks(other)), 1)
        self.refusal(self.freelancer(), 403, "reveal_phone", engagement=engagement)
        self.finish(engagement, plumber)
        self.ask(self.poster, "reveal_phone", engagement=engagement)
        self.set_time("JP Engagement", engagement, "done_on", days=-31)
        self.refusal(self.poster, 403, "reveal_phone", engagement=engagement)

    def test_the_looks_are_in_the_copy_and_deleted_with_the_account(self) -> None:
        plumber = self.freelancer()
        engagement = self.hire(self.post(), plumber)
        self.ask(self.poster, "reveal_phone", engagement=engagement)
        keys = {section["key"] for section in self.ask(plumber, "get_my_data")["sections"]}
        self.assertIn("looks_of_briefs", keys)
        deletion.erase(self.poster.email)
        # The log belongs to the person.
        self.assertEqual(len(self.looks(plumber)), 1)
