import secrets
from unittest.mock import patch

import frappe

from job_portal.briefs import messages
from job_portal.briefs.tests.brief_case import QUOTE, BriefCase, day_in
from job_portal.rules import MARKET
from job_portal.tests.http import at_once
from job_portal.tests.market_case import API


class TestQuotes(BriefCase):
    def test_of_a_hidden_freelancer_a_poster_reads_only_the_name(self) -> None:
        one, name = self.freelancer(), self.post()
        self.quote(name, one)
        (before,) = self.ask(self.poster, "get_quotes", brief=name)["items"]
        self.assertEqual(before["freelancer"]["headline"], "Plumber")
        self.ask(one, "withdraw_consent", purpose="public_page")
        (after,) = self.ask(self.poster, "get_quotes", brief=name)["items"]
        shown = after["freelancer"]
        self.assertEqual(shown["full_name"], before["freelancer"]["full_name"])
        self.assertEqual(
            (shown["headline"], shown["city"], shown["rates"], shown["is_open"]), (None, None, [], False)
        )
        self.assertEqual(after["may"], ["accept", "decline"])

    def test_nobody_reads_the_title_of_a_removed_brief(self) -> None:
        brief = self.post(title="A qtitle tap")
        engagement, other = self.hire(brief), self.freelancer()
        people_left = self.post(title="A qtitle pump")
        quote = self.quote(people_left, other)
        reviewer = self.account(("JP Reviewer",))
        for name in (brief, people_left):
            modified = self.ask(self.poster, "get_brief", name=name)["modified"]
            self.ask(reviewer, "remove_brief", name=name, modified=modified, reason="Fake")
        (own,) = self.ask(other, "get_my_quotes")["items"]
        self.assertEqual((own["name"], own["brief"]), (quote, None))
        self.assertNotIn("qtitle", self.news(other)[0])
        self.assertEqual(self.ask(self.plumber, "get_engagement", name=engagement)["brief"]["title"], "")
        self.assertIn("qtitle", self.ask(self.poster, "get_engagement", name=engagement)["brief"]["title"])

    def test_a_block_ends_calls_invitations_and_quotes_both_ways(self) -> None:
        for blocker in ("poster", "freelancer"):
            poster, one = self.account(), self.freelancer(may_call=True)
            quote = self.quote(self.post(poster), one)
            said = {"client_id": secrets.token_hex(8), "body": "Hello"}
            conversation = self.ask(poster, "send_message", quote=quote, **said)["conversation"]
            engagement = self.ask(poster, "decide_quote", name=quote, decision="accept")["engagement"]
            for side in (poster, one):
                self.agree(side, engagement)
            fresh, freelancer = self.post(poster), one.browser.freelancer
            self.assertIn("call", self.ask(one, "get_engagement", name=engagement)["may"])
            self.ask(
                {"poster": poster, "freelancer": one}[blocker],
                "block_conversation",
                conversation=conversation,
            )
            self.refusal(poster, 404, "invite_freelancer", brief=fresh, freelancer=freelancer)
            self.refusal(poster, 403, "reveal_phone", freelancer=freelancer)
            for side in (poster, one):
                self.refusal(side, 403, "reveal_phone", engagement=engagement)
                self.assertNotIn("call", self.ask(side, "get_engagement", name=engagement)["may"])
            read = self.ask(one, "get_brief", name=fresh)
            self.assertEqual((read["may_quote"], read["why_not"]), (False, messages.NOT_LIVE))
            sentence = self.refusal(one, 417, "send_quote", brief=fresh, **QUOTE)
            self.assertEqual(sentence, messages.NOT_LIVE)

    def test_after_a_block_no_quote_leads_to_a_hire(self) -> None:
        for blocker in ("poster", "freelancer"):
            poster, one = self.account(), self.freelancer()
            first, second = (self.quote(self.post(poster), one) for _ in range(2))
            said = {"client_id": secrets.token_hex(8), "body": "Hello"}
            conversation = self.ask(poster, "send_message", quote=first, **said)["conversation"]
            engagement = self.ask(poster, "decide_quote", name=first, decision="accept")["engagement"]
            self.agree(one, engagement)
            terms = self.terms(poster, engagement)
            self.ask(
                {"poster": poster, "freelancer": one}[blocker],
                "block_conversation",
                conversation=conversation,
            )
            for method, values in (
                ("decide_quote", {"name": second, "decision": "accept"}),
                ("agree_engagement", {"name": engagement, "terms": terms}),
            ):
                self.assertEqual(self.refusal(poster, 417, method, **values), messages.QUOTE_ENDED)
            self.ask(poster, "decide_quote", name=second, decision="decline")

    def test_a_quote_is_sent_read_accepted_and_agreed(self) -> None:
        brief = self.post()
        quote = self.quote(brief)
        (item,) = self.ask(self.poster, "get_quotes", brief=brief)["items"]
        self.assertEqual((item["name"], item["status"], item["amount"]), (quote, "Sent", 500))
        self.assertEqual(item["freelancer"]["name"], self.plumber.browser.freelancer)
        self.assertEqual(item["may"], ["accept", "decline"])
        self.assertIn("Leaking kitchen tap", self.news(self.poster)[0])
        own = self.ask(self.plumber, "get_my_quotes")["items"][0]
        self.assertEqual((own["name"], own["brief"]["name"], own["may"]), (quote, brief, ["withdraw"]))
        accepted = self.ask(self.poster, "decide_quote", name=quote, decision="accept")
        self.assertEqual(accepted["status"], "Accepted")
        # The same decision again, after a lost answer.
        self.assertEqual(self.ask(self.poster, "decide_quote", name=quote, decision="accept"), accepted)
        engagement = self.ask(self.plumber, "get_engagement", name=accepted["engagement"])
        self.assertEqual((engagement["status"], engagement["price"]), ("Proposed", 500))
        self.assertEqual(engagement["scope"], "Leaking kitchen tap\nPipe and labour")
        self.agree(self.plumber, accepted["engagement"])
        hired = self.agree(self.poster, accepted["engagement"])
        self.assertEqual(hired["status"], "Agreed")
        self.assertEqual(self.status("JP Brief", brief), "Hired")

    def test_five_are_open_and_a_decision_makes_room(self) -> None:
        brief = self.post()
        people = [self.plumber, *(self.freelancer() for _ in range(5))]
        quotes = [self.quote(brief, account) for account in people[:5]]
        why = self.refusal(people[5], 417, "send_quote", brief=brief, **QUOTE)
        self.assertEqual(why, messages.FULL.format(5))
        shown = self.ask(people[5], "get_brief", name=brief)
        self.assertEqual((shown["quotes"], shown["may_quote"], shown["why_not"]), (5, False, why))
        self.ask(self.poster, "decide_quote", name=quotes[0], decision="decline")
        self.assertTrue(self.ask(people[5], "get_brief", name=brief)["may_quote"])
        self.quote(brief, people[5])
        self.assertIn("declined", self.news(self.plumber)[0])

    def test_of_six_at_once_five_are_sent(self) -> None:
        brief = self.post()
        people = [self.freelancer() for _ in range(7)]
        send = f"{API}send_quote"
        replies = at_once(
            [lambda each=each: each.browser.call(send, brief=brief, **QUOTE) for each in people]
        )
        self.assertEqual(sorted(reply.status_code for reply in replies), [200] * 5 + [417] * 2)

    def test_a_key_makes_a_repeated_quote_the_first_one(self) -> None:
        brief, key = self.post(), secrets.token_hex(8)
        quote = self.quote(brief, client_key=key)
        self.assertEqual(self.quote(brief, client_key=key), quote)
        self.refusal(self.plumber, 417, "send_quote", brief=brief, **QUOTE)

    def test_a_withdrawn_quote_is_sent_again(self) -> None:
        brief = self.post()
        quote = self.quote(brief)
        for _ in range(2):
            answer = self.ask(self.plumber, "withdraw_quote", name=quote)
            self.assertEqual(answer, {"name": quote, "status": "Withdrawn"})
        self.assertEqual(self.ask(self.poster, "get_quotes", brief=brief)["items"], [])
        self.assertEqual(self.quote(brief, amount=400), quote)
        (item,) = self.ask(self.poster, "get_quotes", brief=brief)["items"]
        self.assertEqual((item["amount"], item["status"]), (400, "Sent"))

    def test_a_day_that_passes_before_the_quote_is_accepted_is_left_open(self) -> None:
        brief = self.post()
        quote = self.quote(brief, earliest_on=day_in(0))
        passed = {"earliest_on": day_in(-1)}
        frappe.db.set_value("JP Quote", quote, passed, update_modified=False)
        frappe.db.commit()
        self.ask(self.plumber, "withdraw_quote", name=quote)
        self.refusal(self.plumber, 417, "send_quote", brief=brief, **QUOTE, **passed)
        self.quote(brief, earliest_on=day_in(0))
        frappe.db.set_value("JP Quote", quote, passed, update_modified=False)
        frappe.db.commit()
        engagement = self.ask(self.poster, "decide_quote", name=quote, decision="accept")["engagement"]
        self.assertIsNone(self.terms(self.poster, engagement)["on"])

    def test_an_accepted_quote_is_withdrawn_until_both_have_agreed(self) -> None:
        brief = self.post()
        engagement = self.propose(brief)
        frappe.db.rollback()
        quote = frappe.db.get_value("JP Engagement", engagement, "quote")
        self.agree(self.poster, engagement)
        self.ask(self.plumber, "withdraw_quote", name=quote)
        self.assertEqual(self.status("JP Engagement", engagement), "Cancelled")
        again = self.hire(brief)
        self.assertNotEqual(again, engagement)
        self.refusal(self.plumber, 417, "withdraw_quote", name=quote)

    def test_whoever_hires_chooses_none_of_the_others(self) -> None:
        brief = self.post()
        waiting, proposed = self.freelancer(), self.freelancer()
        quote, engagement = self.quote(brief, waiting), self.propose(brief, proposed)
        self.hire(brief)
        self.assertEqual(self.status("JP Quote", quote), "Not chosen")
        self.assertEqual(self.status("JP Engagement", engagement), "Cancelled")
        for account in (waiting, proposed):
            self.assertIn("not chosen", self.news(account)[0])
        self.refusal(self.poster, 417, "decide_quote", name=quote, decision="accept")

    def test_a_brief_for_two_takes_two(self) -> None:
        brief, other = self.post(people=2), self.freelancer()
        first = self.hire(brief)
        self.assertEqual(self.status("JP Brief", brief), "Live")
        self.ask(self.plumber, "cancel_engagement", name=first, reason="I am ill")
        self.hire(brief, other)
        # After the cancellation the first one is no longer hired.
        self.assertEqual(self.status("JP Brief", brief), "Live")
        self.hire(brief, self.freelancer())
        self.assertEqual(self.status("JP Brief", brief), "Hired")

    def test_a_brief_is_hired_once_it_asks_for_no_more_people(self) -> None:
        brief, other = self.post(people=2), self.freelancer()
        self.hire(brief)
        proposed = self.propose(brief, other)
        saved = self.ask(self.poster, "update_brief", name=brief, people=1)
        self.assertEqual(saved["status"], "Hired")
        self.assertEqual(self.status("JP Engagement", proposed), "Cancelled")
        terms = {"scope": "Tap", "price": 5, "unit": "Visit", "on": None}
        self.refusal(self.poster, 417, "agree_engagement", name=proposed, terms=terms)

    def test_quotes_at_once_share_one_limit(self) -> None:
        plumber = self.freelancer()
        briefs = [self.post() for _ in range(6)]
        send = f"{API}send_quote"
        with patch.dict(MARKET["limits"], quotes_a_day=2):
            replies = at_once(
                [lambda name=name: plumber.browser.call(send, brief=name, **QUOTE) for name in briefs]
            )
        self.assertEqual(sorted(reply.status_code for reply in replies), [200] * 2 + [429] * 4)

    def test_what_a_quote_needs(self) -> None:
        brief = self.post()
        stranger = self.account()
        self.assertEqual(
            self.refusal(stranger, 417, "send_quote", brief=brief, **QUOTE), messages.PROFILE_FIRST
        )
        for values in ({"amount": 0}, {"unit": ""}, {"unit": "Year"}, {"earliest_on": "soon"}):
            self.refusal(self.plumber, 417, "send_quote", brief=brief, **{**QUOTE, **values})
        past = {**QUOTE, "earliest_on": day_in(-1)}
        self.assertEqual(
            self.refusal(self.plumber, 417, "send_quote", brief=brief, **past), messages.DAY_PASSED
        )
        for text in ("Call 98123 45678", "See bit.ly/x"):
            self.refusal(self.plumber, 417, "send_quote", brief=brief, **{**QUOTE, "question": text})
        self.refusal(self.plumber, 404, "send_quote", brief="JPB-none", **QUOTE)
        self.refusal(self.poster, 417, "decide_quote", name=self.quote(brief), decision="hire")
        own = self.post(self.plumber)
        self.assertEqual(
            self.refusal(self.plumber, 417, "send_quote", brief=own, **QUOTE), messages.OWN_BRIEF
        )
