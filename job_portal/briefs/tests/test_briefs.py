import secrets
from functools import partial
from unittest.mock import patch

import frappe

from job_portal.briefs import brief_wording, messages, tasks
from job_portal.briefs.tests.brief_case import QUOTE, BriefCase, brief_values, day_in
from job_portal.freelancers import public_texts
from job_portal.jobs.wording.checking import check
from job_portal.platform.messages import FREELANCERS_OFF
from job_portal.rules import MARKET
from job_portal.tests.http import at_once
from job_portal.tests.market_case import API
from job_portal.tests.utils import version_of

# Contacts that bypass the portal, by kind.
_CONTACTS = {
    "Chat": "Write on Telegram @abc | @raju_plumber | TG @rajuwork | @rajuwork on telegram"
    " | Insta: raju.tailor | insta id meena_99 | ig - meena_silai | telegram: rajuwork | इंस्टा पर @meena_silai"
    " | Whatsapp karo | contact @rajuplumber | Contact me: @rajuplumber. | message karo @meenasilai"
    " | DM us at @lotustailors for photos | @rajuplumber par sampark karein | संपर्क करें @rajuplumber",
    "Link": "t.me/rajuwork | wa.me/91981 | instagram.com/meena | fb.com/raju",
    "UPI": "Advance to ramesh@okaxis | raju123@paytm | ramesh at ybl",
}
# At signs, messengers and dots in honest briefs.
_HONEST = (
    "Carpenter needed for 3 days @ 500/day | 2 @ 300 and 4 @ 250, please say if that is fine | "
    "Painting of 2 rooms @Rs 12/sqft, paint from me | Stitch 10 blouses @Rs.350 each, lining included | "
    "Deep cleaning @ Rs. 1,200, balcony too | Wash 6 curtains @60 per piece | "
    "Rate @INR 500 per visit, 3 visits a week | Cook for a party @home, 20 people, veg only | "
    "Help with shifting @Andheri West on Saturday | "
    "Electrician @ sector 62 Noida, fan and two switches | Plumber @sector62, kitchen tap drips | "
    "Puncture repair @gate2 of the society | Fix the door @flat_12, lock is loose | "
    "AC service @ 9am, two units, 1.5 ton | Driver @5pm from the airport to Thane | "
    "Photographer for a wedding, 8 hrs @ 1500/hr, 300 photos for Instagram | "
    "Make 12 Instagram reels a month, shoot and edit | "
    "Instagram: reels, stories and captions for a bakery | Instagram: 12 reels, 4 posts | "
    "Run our Instagram page and reply to comments | Set up a Telegram bot with Node.js | "
    "Telegram node.js bot that sends daily prices | Need WhatsApp catalogue for 40 sarees | "
    "WhatsApp Business setup for my shop | Teach my mother to use WhatsApp and UPI on her phone | "
    "Set up UPI and a card machine in my shop | "
    "Fix my e-mail on the new laptop, Outlook does not open | "
    "Logo in .ai and .png, also a favicon; colours #3a5a8c and #e8eef7 | "
    "Excel sheet: SUM and VLOOKUP, 2 sheets @ 400 | Wifi router shows 192.168.1.1, no internet | "
    "Design visiting cards: name, shop, 500 nos @ Rs2 | दो कमरे पेंट करने हैं @ 15 रुपये फुट | "
    "रोज़ खाना बनाना @ 300, दो लोग | २ कपाटे दुरुस्ती @ 500 प्रत्येकी | 10 ரவிக்கை தைக்க @ 250 | "
    "కుట్టు పని 5 బ్లౌజులు @ 300 | ৩টি ঘর রং @ ১২ টাকা | "
    "Tutor for class 10 maths, 4 days @ 400/hr, CBSE | Replace SSD and RAM, 8GB @ 2400 | "
    "Mehendi for 6 people @ 200 each hand, bridal @3000 | Contact @office between 10 and 6 | "
    "Painter needed, contact us @andheri west | Reach @andheri station by 9 | Follow up calls @500 a day | "
    "Text @Rs 2 per word, 40 pages | Contact the guard @gate, flat 12 | Message me @evening, after 6 | "
    "Tutor for class 8 @home, contact in the morning | DM office clerk @ 12000 | "
    "Message typing @ 10 per page | दफ़्तर @office पर संपर्क करें"
)


class TestBriefs(BriefCase):
    def test_a_brief_is_posted_and_read(self) -> None:
        day = day_in(1)
        values = {"when": "date", "on": day, "budget_max": "1,500", "budget_unit": "Visit", "people": 2}
        name = self.post(description="The tap in the kitchen drips.", **values)
        own = self.ask(self.poster, "get_brief", name=name)
        self.assertEqual((own["status"], own["on"], own["budget_max"], own["people"]), ("Live", day, 1500, 2))
        self.assertEqual((own["pincode"], own["address"]), ("560038", "12, 4th Cross, Indiranagar"))
        self.assertEqual((own["is_own"], own["may"]), (True, ["update", "close"]))
        guest = self.ask(self.account(), "get_brief", name=name)
        self.assertEqual((guest["title"], guest["city"]), ("Leaking kitchen tap", "Bengaluru"))
        for private in ("address", "modified", "held_for", "account"):
            self.assertNotIn(private, guest)
        # A pincode would reveal where the person lives.
        self.assertIsNone(guest["pincode"])
        session = self.poster.browser.get("/api/method/job_portal.api.get_boot").json["message"]
        self.assertIn("find_freelancer", session["roles"])

    def test_what_a_brief_needs(self) -> None:
        yesterday = day_in(-1)
        for values, sentence in (
            ({"title": " "}, "Please say what you need"),
            ({"pincode": ""}, messages.PLACE_REQUIRED),
            ({"category": "astrologist"}, messages.CATEGORY_UNKNOWN),
            ({"when": "date"}, messages.DAY_REQUIRED),
            ({"when": "date", "on": yesterday}, messages.DAY_PASSED),
            ({"when": "soon"}, "Please choose When from the list"),
            ({"budget_min": 5, "budget_max": 4, "budget_unit": "Hour"}, messages.BUDGET_UPSIDE_DOWN),
            ({"budget_max": 4}, messages.BUDGET_NEEDS_UNIT),
            ({"people": 21}, "Please enter how many people you need, from 1 to 20"),
            ({"pincode": "999999"}, None),
        ):
            said = self.refusal(self.poster, 417, "post_brief", **brief_values(**values))
            if sentence:
                self.assertEqual(said, sentence)
        self.post(pincode="", is_remote=True, category="")

    def test_a_brief_without_a_budget_has_no_unit_either(self) -> None:
        # As the form sends it, and without the field.
        for values in ({"budget_unit": ""}, {}):
            guest = self.ask(self.account(), "get_brief", name=self.post(**values))
            amounts = guest["budget_min"], guest["budget_max"], guest["budget_unit"]
            self.assertEqual(amounts, (None, None, None))

    def test_a_key_makes_a_repeated_brief_the_first_one(self) -> None:
        key = secrets.token_hex(8)
        self.assertEqual(self.post(client_key=key), self.post(client_key=key, title="Another"))

    def test_pictures_are_of_own_uploads(self) -> None:
        files = [self.poster.upload("png", is_private=0) for _ in range(2)]
        name = self.post(pictures=files)
        self.assertEqual(self.ask(self.plumber, "get_brief", name=name)["pictures"], files)
        self.ask(self.poster, "update_brief", name=name, pictures=files[1:])
        self.ask(self.poster, "update_brief", name=name, title="A tap")
        self.assertEqual(self.ask(self.plumber, "get_brief", name=name)["pictures"], files[1:])
        others = self.plumber.upload("png", is_private=0)
        for pictures in (
            [others],
            ["/files/none.png"],
            [f"/files/{i}.png" for i in range(7)],
            [[1]],
            "no list",
            "5",
        ):
            self.refusal(self.poster, 417, "post_brief", **brief_values(pictures=pictures))

    def test_three_are_live(self) -> None:
        account = self.account()
        with patch.dict(MARKET["limits"], live_briefs=3):
            names = [self.post(account) for _ in range(3)]
            said = self.refusal(account, 417, "post_brief", **brief_values())
            self.assertEqual(said, messages.TOO_MANY_LIVE.format(3))
            self.ask(account, "close_brief", name=names[0])
            self.post(account)
            self.refusal(account, 417, "repost_brief", name=names[0])
        with patch.dict(MARKET["limits"], briefs_a_day=4):
            self.refusal(account, 429, "post_brief", **brief_values())

    def test_a_held_brief_is_not_the_fourth_live_one(self) -> None:
        account = self.account()
        held = self.post(account, description="Call 98123 45678")
        with patch.dict(MARKET["limits"], live_briefs=1):
            live = self.post(account)
            change = {"name": held, "description": "The tap drips."}
            self.assertEqual(
                self.refusal(account, 417, "update_brief", **change), messages.TOO_MANY_LIVE.format(1)
            )
            self.assertEqual(self.status("JP Brief", held), "Held")
            self.ask(account, "close_brief", name=live)
            self.assertEqual(self.ask(account, "update_brief", **change)["status"], "Live")

    def test_a_change_needs_the_latest_version(self) -> None:
        name = self.post()
        seen = self.ask(self.poster, "get_brief", name=name)["modified"]
        self.ask(self.poster, "update_brief", name=name, modified=seen, title="Leaking tap")
        said = self.refusal(self.poster, 417, "update_brief", name=name, modified=seen, title="A tap")
        self.assertEqual(said, messages.CHANGED_MEANWHILE)
        self.refusal(self.poster, 417, "close_brief", name=name, modified=seen)

    def test_close_chooses_no_quote_and_repost_begins_seven_days(self) -> None:
        name = self.post()
        quote = self.quote(name)
        for _ in range(2):
            self.assertEqual(self.ask(self.poster, "close_brief", name=name)["status"], "Closed")
        self.assertEqual(self.status("JP Quote", quote), "Not chosen")
        self.assertIn("not chosen", self.news(self.plumber)[0])
        self.refusal(self.freelancer(), 417, "send_quote", brief=name, **QUOTE)
        self.set_time("JP Brief", name, "published_on", days=-8)
        for _ in range(2):
            again = self.ask(self.poster, "repost_brief", name=name)
            self.assertEqual(again["status"], "Live")
        self.assertGreater(again["valid_through"][:10], day_in(6))
        # Rejected quotes stay rejected.
        self.refusal(self.plumber, 417, "send_quote", brief=name, **QUOTE)

    def test_an_expired_brief_is_reposted_without_its_old_quotes(self) -> None:
        name = self.post()
        quote = self.quote(name)
        self.set_time("JP Brief", name, "valid_through", seconds=-1)
        self.assertEqual(self.ask(self.plumber, "get_brief", name=name)["status"], "Expired")
        self.assertEqual(self.ask(self.poster, "repost_brief", name=name)["status"], "Live")
        self.assertEqual(self.status("JP Quote", quote), "Not chosen")
        self.assertEqual(self.ask(self.plumber, "get_brief", name=name)["quotes"], 0)

    def test_the_hourly_job_stores_what_has_ended(self) -> None:
        name, plumber = self.post(), self.freelancer()
        quote = self.quote(name, plumber)
        self.set_time("JP Brief", name, "valid_through", seconds=-1)
        for _ in range(2):
            tasks.settle()
        self.assertEqual(self.status("JP Brief", name), "Expired")
        self.assertEqual(self.status("JP Quote", quote), "Not chosen")
        self.assertEqual(len(self.news(plumber)), 1)

    def test_wording_holds_a_brief_until_it_is_changed(self) -> None:
        words = "Pay a registration fee of Rs 500 before you start. Call 98123 45678."
        saved = self.ask(self.poster, "post_brief", **brief_values(description=words))
        self.assertEqual(saved["status"], "Held")
        self.assertEqual({each["kind"] for each in saved["held_for"]}, {"Money", "Phone"})
        self.refusal(self.plumber, 404, "get_brief", name=saved["name"])
        self.refusal(self.plumber, 404, "send_quote", brief=saved["name"], **QUOTE)
        self.assertIn("hidden", self.news(self.poster)[0])
        changed = self.ask(self.poster, "update_brief", name=saved["name"], description="It drips.")
        self.assertEqual((changed["status"], changed["held_for"]), ("Live", []))

    def test_frauds_upon_freelancers_hold_a_brief(self) -> None:
        for words, kind in (
            ("I send a cheque of 5,000: refund the balance to my brother.", "Overpaid"),
            ("बाकी पैसे वापस भेज देना", "Overpaid"),
            ("The first work is free, to see how good you are.", "Unpaid"),
            ("पहला काम मुफ्त होगा", "Unpaid"),
            ("Make a sample for free. I pay later if I like it.", "Unpaid"),
            ("My cheque is more than the price: send back the rest.", "Overpaid"),
            ("Give cricket betting ids to people.", "Likeness"),
            ("One man to go down into the manhole.", "Likeness"),
            ("Pay a security deposit of Rs 500 before you start.", "Money"),
        ):
            saved = self.ask(self.poster, "post_brief", **brief_values(description=words))
            self.assertIn(kind, [each["kind"] for each in saved["held_for"]], words)
        for words in (
            "The balance is paid in cash.",
            "A free hour on Sunday suits me.",
            "Trial balance of my books",
            "The sample saree is free to look at. I pay the rest after the work.",
            "200 product pictures with a white background",
        ):
            saved = self.ask(self.poster, "post_brief", **brief_values(description=words))
            self.assertEqual(saved["held_for"], [], words)

    def test_names_in_messengers_and_upi_ids_are_no_texts_for_everybody(self) -> None:
        for kind, texts in _CONTACTS.items():
            for words in texts.split(" | "):
                found = brief_wording.findings({"title": "Tap drips", "description": words})
                self.assertIn(kind, [each.kind for each in found], words)
                self.assertTrue(public_texts.phrases(words), words)
        for words in _HONEST.split(" | "):
            self.assertEqual(brief_wording.findings({"title": "Help", "description": words}), [], words)
            self.assertEqual(public_texts.phrases(words), [], words)
        for words in ("Write on Telegram @abc", "Advance to ramesh@okaxis"):
            saved = self.ask(self.poster, "post_brief", **brief_values(description=words))
            self.assertEqual((saved["status"], len(saved["held_for"])), ("Held", 1), words)
            terms = {**QUOTE, "included": words}
            self.refusal(self.plumber, 417, "send_quote", brief=self.post(), **terms)
        # Companies hire people to manage such accounts.
        self.assertEqual(check({"title": "Editor", "job_description": "Run our page, insta: lotus.shop"}), [])

    def test_a_held_brief_hires_nobody_meanwhile(self) -> None:
        name = self.post()
        quote, engagement = self.quote(name, self.freelancer()), self.propose(name)
        self.ask(self.poster, "update_brief", name=name, description="Call 98123 45678")
        self.assertEqual(
            self.refusal(self.poster, 417, "decide_quote", name=quote, decision="accept"), messages.IS_HELD
        )
        terms = {"scope": "Tap", "price": 5, "unit": "Visit", "on": None}
        self.refusal(self.plumber, 417, "agree_engagement", name=engagement, terms=terms)
        # Nobody keeps waiting: it still ends in time.
        self.set_time("JP Brief", name, "valid_through", seconds=-1)
        tasks.settle()
        self.assertEqual(self.status("JP Brief", name), "Held")
        self.assertEqual(self.status("JP Quote", quote), "Not chosen")

    def test_a_reviewer_removes_and_restores(self) -> None:
        name, reviewer = self.post(), self.account(("JP Reviewer",))
        quote = self.quote(name)
        modified = self.ask(self.poster, "get_brief", name=name)["modified"]
        self.refusal(reviewer, 417, "remove_brief", name=name, modified=modified, reason="")
        removed = self.ask(reviewer, "remove_brief", name=name, modified=modified, reason="Fake")
        self.assertEqual(removed["status"], "Removed")
        self.assertEqual(self.status("JP Quote", quote), "Not chosen")
        self.refusal(self.plumber, 404, "get_brief", name=name)
        own = self.ask(self.poster, "get_brief", name=name)
        self.assertEqual((own["status"], own["removal_reason"], own["may"]), ("Removed", "Fake", []))
        self.refusal(self.poster, 417, "repost_brief", name=name)
        self.refusal(self.poster, 417, "update_brief", name=name, title="A tap")
        self.assertEqual(
            self.ask(reviewer, "restore_brief", name=name, modified=removed["modified"])["status"], "Live"
        )

    def test_a_reviewer_reads_neither_address_nor_upi_id(self) -> None:
        reviewer = self.account(("JP Reviewer",)).browser
        for doctype, name, shown, private in (
            ("JP Brief", self.post(), "Leaking kitchen tap", "12, 4th Cross"),
            ("JP Freelancer", self.plumber.browser.freelancer, "Plumber", "asha@bank"),
        ):
            for reply in (
                reviewer.get(f"/api/resource/{doctype}/{name}"),
                reviewer.call(
                    "frappe.client.get_list", doctype=doctype, filters={"name": name}, fields=["*"]
                ),
            ):
                self.assertIn(shown, reply.text)
                self.assertNotIn(private, reply.text)

    def test_a_restored_brief_is_as_before(self) -> None:
        reviewer = self.account(("JP Reviewer",))
        _live, closed, hired, expired = names = [self.post() for _ in range(4)]
        self.ask(self.poster, "close_brief", name=closed)
        self.hire(hired)
        self.set_time("JP Brief", expired, "valid_through", seconds=-1)
        tasks.settle()
        for name, status in zip(names, ("Live", "Closed", "Hired", "Expired"), strict=True):
            self.ask(reviewer, "remove_brief", **version_of("JP Brief", name), reason="Fake")
            restored = self.ask(reviewer, "restore_brief", **version_of("JP Brief", name))
            self.assertEqual(restored["status"], status)
        # A restored brief may have been reposted since.
        self.ask(self.poster, "repost_brief", name=closed)
        self.ask(reviewer, "remove_brief", **version_of("JP Brief", closed), reason="Fake")
        self.assertEqual(
            self.ask(reviewer, "restore_brief", **version_of("JP Brief", closed))["status"], "Live"
        )

    def test_its_day_has_to_come_before_it_is_reposted(self) -> None:
        name = self.post(when="date", on=day_in(1))
        self.ask(self.poster, "close_brief", name=name)
        frappe.db.set_value("JP Brief", name, "on", day_in(-1))
        frappe.db.commit()
        said = self.refusal(self.poster, 417, "repost_brief", name=name)
        self.assertEqual(said, messages.REPOST_DAY_PASSED)
        self.ask(self.poster, "update_brief", name=name, on=day_in(0))
        self.assertEqual(self.ask(self.poster, "repost_brief", name=name)["status"], "Live")

    def test_once_it_has_ended_only_its_sides_read_it(self) -> None:
        name = self.post()
        self.quote(name)
        self.ask(self.account(), "get_brief", name=name)
        self.ask(self.poster, "close_brief", name=name)
        for reader in (self.account(), self.freelancer()):
            self.refusal(reader, 404, "get_brief", name=name)
        for reader in (self.poster, self.plumber):
            self.assertEqual(self.ask(reader, "get_brief", name=name)["status"], "Closed")

    def test_briefs_reposted_at_once_share_one_limit(self) -> None:
        poster = self.account()
        names = [self.post(poster) for _ in range(6)]
        for name in names:
            self.ask(poster, "close_brief", name=name)
        with patch.dict(MARKET["limits"], live_briefs=3):
            replies = at_once(
                [lambda name=name: poster.browser.call(f"{API}repost_brief", name=name) for name in names]
            )
        self.assertEqual(sorted(reply.status_code for reply in replies), [200] * 3 + [417] * 3)

    def test_freelancers_asked_at_once_share_one_limit(self) -> None:
        poster = self.account()
        ask = partial(
            poster.browser.call, f"{API}invite_freelancer", freelancer=self.plumber.browser.freelancer
        )
        names = [self.post(poster) for _ in range(6)]
        with patch("job_portal.briefs.quote_requests._MOST", 2):
            replies = at_once([partial(ask, brief=name) for name in names])
        self.assertEqual(sorted(reply.status_code for reply in replies), [200] * 2 + [429] * 4)

    def test_released_words_do_not_hold_it_again(self) -> None:
        reviewer = self.account(("JP Reviewer",))
        held = self.ask(self.poster, "post_brief", **brief_values(description="Call 98123 45678"))
        restored = self.ask(reviewer, "restore_brief", name=held["name"], modified=held["modified"])
        self.assertEqual(restored["status"], "Live")
        self.assertEqual(
            self.ask(self.poster, "update_brief", name=held["name"], title="A tap")["status"], "Live"
        )

    def test_a_freelancer_is_asked_for_a_quote(self) -> None:
        name, freelancer = self.post(), self.plumber.browser.freelancer
        self.ask(self.poster, "invite_freelancer", brief=name, freelancer=freelancer)
        self.assertIn("asks you for a quote", self.news(self.plumber)[0])
        told = self.news(self.plumber)
        self.ask(self.plumber, "read_notifications")
        with patch("job_portal.briefs.quote_requests._MOST", 1):
            # A repeated request uses up no quota, and notifies nobody.
            self.ask(self.poster, "invite_freelancer", brief=name, freelancer=freelancer)
        self.assertEqual(self.news(self.plumber), told)
        # It is known, too, after the bell was emptied.
        frappe.db.delete("JP Notification", {"account": self.plumber.email})
        frappe.db.commit()
        self.ask(self.poster, "invite_freelancer", brief=name, freelancer=freelancer)
        self.assertEqual(self.news(self.plumber), [])
        over = self.freelancer(available_until=day_in(-1)).browser.freelancer
        for other in ("JPF-none", over):
            self.refusal(self.poster, 404, "invite_freelancer", brief=name, freelancer=other)
        self.refusal(self.plumber, 403, "invite_freelancer", brief=name, freelancer=freelancer)
        self.ask(self.poster, "close_brief", name=name)
        self.refusal(self.poster, 417, "invite_freelancer", brief=name, freelancer=freelancer)

    def test_the_first_brief_opens_the_market(self) -> None:
        self.configure(market="Automatic", market_opened=0)
        self.assertEqual(self.refusal(self.poster, 417, "get_my_briefs"), FREELANCERS_OFF)
        saved = self.ask(self.poster, "post_brief", **brief_values())
        self.assertEqual(saved["market"], "live")
        self.configure(market="Sample")
        self.refusal(self.poster, 417, "post_brief", **brief_values())

    def test_without_the_switch_there_is_nothing(self) -> None:
        name = self.post()
        self.configure(freelancers=0)
        for method, values in (
            ("post_brief", brief_values()),
            ("get_brief", {"name": name}),
            ("get_my_briefs", {}),
            ("send_quote", {"brief": name, **QUOTE}),
            ("get_engagements", {}),
        ):
            self.assertEqual(self.refusal(self.poster, 417, method, **values), FREELANCERS_OFF)

    def test_a_list_is_of_one_status_and_in_pages(self) -> None:
        account = self.account()
        names = [self.post(account) for _ in range(3)]
        self.ask(account, "close_brief", name=names[0])
        live = self.ask(account, "get_my_briefs", status="Live", limit=1)
        self.assertEqual((live["total"], live["items"][0]["name"]), (2, names[2]))
        rest = self.ask(account, "get_my_briefs", status="Live", limit=1, cursor=live["next"])
        self.assertEqual([item["name"] for item in rest["items"]], [names[1]])
        self.refusal(account, 417, "get_my_briefs", status="Gone")
        for method in ("get_my_quotes", "get_engagements"):
            self.assertEqual(self.ask(account, method)["items"], [])
            self.refusal(account, 417, method, status="Gone")
