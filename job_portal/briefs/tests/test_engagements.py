import frappe

from job_portal.briefs import messages, tasks
from job_portal.briefs.tests.brief_case import BriefCase, day_in
from job_portal.tests.http import at_once
from job_portal.tests.market_case import API
from job_portal.tests.statements import counted


class TestEngagements(BriefCase):
    def test_other_terms_take_both_taps_back(self) -> None:
        engagement = self.propose(self.post())
        agreed = self.agree(self.plumber, engagement)["agreed"]
        self.assertEqual((bool(agreed["poster"]), bool(agreed["freelancer"])), (False, True))
        changed = self.agree(self.poster, engagement, price=450)
        self.assertEqual(
            (changed["status"], changed["price"], changed["terms_by"]), ("Proposed", 450, "poster")
        )
        self.assertIsNone(changed["agreed"]["freelancer"])
        self.assertNotIn("agree", changed["may"])
        hired = self.agree(self.plumber, engagement)
        self.assertEqual((hired["status"], hired["price"]), ("Agreed", 450))
        # A repeated agreement is answered. Later terms are refused: their sender must not rely on them.
        self.assertEqual(self.agree(self.plumber, engagement)["status"], "Agreed")
        late = {**self.terms(self.poster, engagement), "price": 1}
        self.refusal(self.poster, 417, "agree_engagement", name=engagement, terms=late)
        self.assertEqual(self.terms(self.plumber, engagement)["price"], 450)

    def test_a_list_reads_no_engagements_of_others(self) -> None:
        """MariaDB would evaluate a union within `in` for each row of the table."""
        engagements = [self.propose(self.post()) for _ in range(2)]
        for side in (self.poster, self.plumber):
            with counted() as made:
                names = [item["name"] for item in self.ask(side, "get_engagements")["items"]]
            self.assertEqual([names.count(each) for each in engagements], [1, 1])
            listed = [each for each in made if "tabJP Engagement" in each]
            self.assertTrue(listed)
            for statement in listed:
                self.assertNotRegex(" ".join(statement.split()), r"\bin \(select .* union ")

    def test_terms_are_whole_and_valid(self) -> None:
        engagement = self.propose(self.post())
        good = {"scope": "Tap", "price": 500, "unit": "Visit", "on": None}
        bad = [{}, {"scope": "Tap"}, {**good, "scope": ""}, {**good, "price": 0}, {**good, "unit": "Year"}]
        bad += [{**good, "on": "soon"}, {**good, "more": 1}, {**good, "price": [1]}, "no terms", []]
        bad.append({**good, "scope": "Tap. Call me on 98123 45678"})
        for terms in bad:
            self.refusal(self.poster, 417, "agree_engagement", name=engagement, terms=terms)
        self.assertIsNone(self.ask(self.poster, "get_engagement", name=engagement)["agreed"]["poster"])

    def test_nobody_agrees_to_a_day_that_has_passed(self) -> None:
        engagement = self.propose(self.post())
        terms = {**self.terms(self.poster, engagement), "on": day_in(-1)}
        said = self.refusal(self.poster, 417, "agree_engagement", name=engagement, terms=terms)
        self.assertEqual(said, messages.DAY_PASSED)
        self.agree(self.poster, engagement, on=day_in(0))
        # A day later.
        frappe.db.set_value("JP Engagement", engagement, "on", day_in(-1), update_modified=False)
        frappe.db.commit()
        self.refusal(self.plumber, 417, "agree_engagement", name=engagement, terms=terms)
        self.agree(self.plumber, engagement, on=day_in(1))
        self.agree(self.poster, engagement)
        frappe.db.set_value("JP Engagement", engagement, "on", day_in(-1), update_modified=False)
        frappe.db.commit()
        self.assertEqual(self.agree(self.poster, engagement)["status"], "Agreed")

    def test_of_two_hires_at_once_one_holds(self) -> None:
        for _ in range(3):
            brief, other = self.post(), self.freelancer()
            pairs = [(each, self.propose(brief, each)) for each in (self.plumber, other)]
            for _each, engagement in pairs:
                self.agree(self.poster, engagement)
            now = [self.ask(each, "get_engagement", name=engagement) for each, engagement in pairs]
            calls = [
                lambda each=each, one=one: each.browser.call(
                    f"{API}agree_engagement",
                    name=one["name"],
                    terms={key: one[key] for key in ("scope", "price", "unit", "on")},
                )
                for (each, _name), one in zip(pairs, now, strict=True)
            ]
            self.assertEqual(sorted(reply.status_code for reply in at_once(calls)), [200, 417])
            statuses = sorted(self.status("JP Engagement", engagement) for _each, engagement in pairs)
            self.assertEqual(statuses, ["Agreed", "Cancelled"])

    def test_a_hire_of_a_brief_that_has_ended_is_refused(self) -> None:
        brief = self.post()
        engagement = self.propose(brief)
        self.agree(self.poster, engagement)
        self.set_time("JP Brief", brief, "valid_through", seconds=-1)
        quote = frappe.db.get_value("JP Engagement", engagement, "quote")
        terms = {
            key: self.ask(self.plumber, "get_engagement", name=engagement)[key] for key in ("scope", "price")
        }
        self.refusal(
            self.plumber,
            417,
            "agree_engagement",
            name=engagement,
            terms={**terms, "unit": "Visit", "on": None},
        )
        # Lists show this before the hourly job has stored it.
        self.assertEqual(self.shown(self.poster, "get_my_briefs", brief), "Expired")
        self.assertEqual(self.shown(self.plumber, "get_my_quotes", quote), "Not chosen")
        self.assertEqual(self.shown(self.plumber, "get_engagements", engagement), "Cancelled")
        ended = self.ask(self.plumber, "get_engagement", name=engagement)
        self.assertEqual((ended["status"], ended["cancelled"]["by"], ended["may"]), ("Cancelled", "site", []))
        tasks.settle()
        for doctype, name, status in (
            ("JP Brief", brief, "Expired"),
            ("JP Quote", quote, "Not chosen"),
            ("JP Engagement", engagement, "Cancelled"),
        ):
            self.assertEqual(self.status(doctype, name), status)
        self.assertIn("not chosen", self.news(self.plumber)[0])

    def test_done_is_said_by_both(self) -> None:
        engagement = self.hire(self.post())
        started = self.ask(self.plumber, "start_engagement", name=engagement)
        self.assertEqual((started["status"], started["may"]), ("Started", ["finish", "cancel", "call"]))
        for _ in range(2):
            half = self.ask(self.plumber, "finish_engagement", name=engagement)
            self.assertEqual((half["status"], half["may"]), ("Started", ["cancel", "call"]))
        self.assertIn("72", self.news(self.poster)[0])
        done = self.ask(self.poster, "finish_engagement", name=engagement)
        self.assertEqual((done["status"], done["may"]), ("Done", ["review", "call"]))
        self.assertEqual(self.ask(self.poster, "finish_engagement", name=engagement)["status"], "Done")
        self.refusal(self.poster, 417, "cancel_engagement", name=engagement, reason="Late")
        self.refusal(self.poster, 417, "start_engagement", name=engagement)

    def test_done_is_said_by_one_and_72_hours(self) -> None:
        engagement = self.hire(self.post())
        half = self.ask(self.poster, "finish_engagement", name=engagement)
        self.assertTrue(half["done_due"])
        self.set_time("JP Engagement", engagement, "done_due", seconds=-1)
        self.assertEqual(self.shown(self.plumber, "get_engagements", engagement), "Done")
        self.assertIn("review", self.ask(self.plumber, "get_engagement", name=engagement)["may"])
        self.refusal(self.plumber, 417, "cancel_engagement", name=engagement, reason="Late")
        tasks.settle()
        self.assertEqual(self.status("JP Engagement", engagement), "Done")
        self.assertIn("done", self.news(self.poster)[0])

    def test_either_calls_it_off_with_a_reason(self) -> None:
        for account, side in ((self.poster, "poster"), (self.plumber, "freelancer")):
            engagement = self.hire(self.post())
            for reason in ("", " ", "x" * 501, "<b>no</b>"):
                self.refusal(account, 417, "cancel_engagement", name=engagement, reason=reason)
            for _ in range(2):
                off = self.ask(account, "cancel_engagement", name=engagement, reason="I am ill")
                self.assertEqual((off["status"], off["cancelled"]["by"]), ("Cancelled", side))
            self.assertEqual(off["cancelled"]["reason"], "I am ill")
            self.refusal(self.plumber, 417, "finish_engagement", name=engagement)

    def test_after_a_hire_that_is_called_off_the_poster_posts_again(self) -> None:
        other = self.freelancer()
        for account in (self.poster, self.plumber):
            brief = self.post()
            second = self.quote(brief, other)
            engagement = self.hire(brief)
            self.ask(account, "cancel_engagement", name=engagement, reason="I am ill")
            # The table has no move from Hired, and the second freelancer was told *Not chosen*.
            own = self.ask(self.poster, "get_brief", name=brief)
            self.assertEqual((own["status"], own["hired"], own["may"]), ("Hired", 0, []))
            self.assertEqual(self.status("JP Quote", second), "Not chosen")
            self.refusal(self.poster, 417, "repost_brief", name=brief)
            for side, may in ((self.poster, ["post_again"]), (self.plumber, [])):
                self.assertEqual(self.ask(side, "get_engagement", name=engagement)["may"], may)
        # A brief for two goes on by itself.
        engagement = self.hire(self.post(people=2))
        self.ask(self.plumber, "cancel_engagement", name=engagement, reason="I am ill")
        self.assertEqual(self.ask(self.poster, "get_engagement", name=engagement)["may"], [])

    def test_the_address_and_the_upi_id_are_shown_after_the_hire(self) -> None:
        engagement = self.propose(self.post())
        for is_hired in (False, True):
            of_plumber = self.ask(self.plumber, "get_engagement", name=engagement)
            of_poster = self.ask(self.poster, "get_engagement", name=engagement)
            self.assertEqual(bool(of_plumber["address"]), is_hired)
            self.assertEqual(of_poster["upi_id"], "asha@bank" if is_hired else None)
            self.assertNotIn("upi_id", of_plumber)
            self.assertNotIn("address", of_poster)
            self.agree(self.poster, engagement)
            self.agree(self.plumber, engagement)
        self.finish(engagement)
        self.assertTrue(self.ask(self.plumber, "get_engagement", name=engagement)["address"])
        self.set_time("JP Engagement", engagement, "done_on", days=-31)
        late = self.ask(self.plumber, "get_engagement", name=engagement)
        self.assertEqual((late["address"], late["may"]), (None, []))
