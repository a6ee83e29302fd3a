"""Personal traits of freelancers and posters change no list, order, reason or right. Nor do ratings."""

import frappe

from job_portal.briefs.tests.brief_case import BriefCase
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API

# Port Blair, where few others are.
PINCODE = "744101"
WORK = ("Plumber, geyser", "Plumber", "Nal mistri")
WHO = ("female, 19, Hindu Brahmin", "male 52 Muslim", "पुरुष, दलित, widow", "")
NAMES = ("Asha Rao", "Mohammed Iqbal Khan", "Smt. Lakshmi Iyer", "Gurpreet Singh")
PICTURES = (None, "/files/face.jpg", "/files/veil.jpg", None)
RATINGS = ((1.0, 40), (0, 0), (5.0, 1), (2.3, 7))
LISTS = (
    {"pincode": PINCODE},
    {"pincode": PINCODE, "order": "nearest"},
    {"pincode": PINCODE, "search": "plumber"},
    {"pincode": PINCODE, "search": "नल मिस्त्री", "order": "relevant"},
    {"pincode": PINCODE, "search": "hindu plumber"},
    {"pincode": PINCODE, "search": "lady plumber muslim", "order": "newest"},
)


class TestSwaps(BriefCase):
    def setUp(self) -> None:
        super().setUp()
        self.freelancers = [self.freelancer(headline=work, pincode=PINCODE) for work in WORK]
        self.posters = [self.account() for _ in WORK]
        self.briefs = [self.post(poster, pincode=PINCODE) for poster in self.posters]
        self.quotes = [self.quote(brief, one) for brief in self.briefs for one in self.freelancers]

    def test_personal_traits_change_nothing(self) -> None:
        before = self.seen()
        self.assertEqual([len(found) for found in before["lists"]], [3] * 2 * len(LISTS))
        for shift in range(len(WHO)):
            for at, (freelancer, poster, work, brief) in enumerate(
                zip(self.freelancers, self.posters, WORK, self.briefs, strict=True)
            ):
                turn = (at + shift) % len(WHO)
                self.swap(freelancer, poster, work, brief, turn)
            self.assertEqual(self.seen(), before, shift)

    def swap(self, freelancer, poster, work: str, brief: str, turn: int) -> None:
        """Give both other names, texts, pictures and ratings."""
        who, (rating, reviews) = WHO[turn], RATINGS[turn]
        texts = {"headline": f"{work}, {who}", "about": f"I am {who}", "languages": [f"L{turn}"]}
        self.ask(freelancer, "save_freelancer", **texts, full_name=NAMES[turn])
        rated = {"rating": rating, "reviews": reviews, "picture": PICTURES[turn]}
        frappe.db.set_value("JP Freelancer", freelancer.browser.freelancer, rated, update_modified=False)
        frappe.db.set_value("User", poster.email, "full_name", NAMES[-turn], update_modified=False)
        frappe.db.commit()
        self.ask(poster, "update_brief", name=brief, description=f"I am {who}")

    def seen(self) -> dict[str, list]:
        """The answers to the lists, to a poster and to a freelancer, with their permitted actions."""
        frappe.db.rollback()
        ours = {*self.briefs, *(each.browser.freelancer for each in self.freelancers)}
        pages = [
            Browser().message(API + method, **asked)["items"]
            for method in ("list_freelancers", "list_briefs")
            for asked in LISTS
        ]
        lists = [[item["name"] for item in page if item["name"] in ours] for page in pages]
        quotes = [
            (item["name"], item["may"], item["fit"])
            for poster, brief in zip(self.posters, self.briefs, strict=True)
            for item in self.ask(poster, "get_quotes", brief=brief)["items"]
        ]
        briefs = [
            [answer[key] for key in ("status", "fit", "may_quote", "why_not")]
            for one in self.freelancers
            for answer in (self.ask(one, "get_brief", name=brief) for brief in self.briefs)
        ]
        return {"lists": lists, "quotes": quotes, "briefs": briefs}
