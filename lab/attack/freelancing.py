"""Pairs of a freelancer and a poster: what they keep secret, and the calls by which others try to get it."""

import secrets

from job_portal.tests.actor import API, fresh_number
from lab.visitor import Administrator, Visitor

QUOTE = {"amount": 500, "unit": "Visit"}
MARKS = {"work": 1, "time_kept": 1, "manner": 1}
BRIEF = {"title": "Leaking tap", "pincode": "560001", "when": "flexible"}
PROFILE = {"headline": "Plumber", "pincode": "560001", "is_open": True, "may_call": True}
# Attacks must not change the status of these records.
_RECORDS = ("JP Brief", "JP Quote", "JP Engagement")


class Pair:
    """A freelancer whom everybody may call, and a poster, with an open quote and a finished engagement.

    The poster has reviewed the work and the freelancer has not, so nobody may read the review yet.
    """

    def __init__(self, administrator: Administrator):
        self.number, poster_number = fresh_number(), fresh_number()
        self._freelancer = _person(self.number, administrator)
        self._poster = _person(poster_number, administrator)
        self.accounts = {each.session["email"] for each in (self._freelancer, self._poster)}
        # No third account may read these: UPI ID, addresses, quotes, review, messages.
        self.kept = {poster_number}
        profile = {**PROFILE, "upi_id": f"{self._keep()}@bank"}
        self.freelancer = self._freelancer.message(f"{API}save_freelancer", **profile)["name"]
        self.brief, self.quote = self._quoted()
        self.write()
        self.done, hired = self._quoted()
        accepted = self._poster.message(f"{API}decide_quote", name=hired, decision="accept")
        self.engagement = accepted["engagement"]
        terms = self._poster.message(f"{API}get_engagement", name=self.engagement)
        self.terms = {key: terms[key] for key in ("scope", "price", "unit", "on")}
        for method, values in (("agree_engagement", {"terms": self.terms}), ("finish_engagement", {})):
            for side in (self._poster, self._freelancer):
                side.message(API + method, name=self.engagement, **values)
        review = {"name": self.engagement, **MARKS, "text": self._keep()}
        self.review = self._poster.message(f"{API}review_engagement", **review)["name"]
        self.quotes = (self.quote, hired)

    def write(self) -> None:
        """The poster writes to the freelancer."""
        said = {"client_id": secrets.token_hex(8), "kind": "text", "body": self._keep()}
        self._poster.message(f"{API}send_message", quote=self.quote, **said)

    def doors(self) -> list[tuple[str, dict]]:
        """The calls that read or change the pair's records, as (method, arguments)."""
        brief, engagement = {"name": self.brief}, {"name": self.engagement}
        said = {"client_id": secrets.token_hex(8), "kind": "text", "body": "Is it free?"}
        return [
            *((method, brief) for method in ("get_brief", "close_brief", "repost_brief")),
            ("get_brief", {"name": self.done}),
            ("update_brief", {**brief, "title": "Another tap"}),
            ("get_quotes", {"brief": self.brief}),
            ("invite_freelancer", {"brief": self.brief, "freelancer": self.freelancer}),
            *(("decide_quote", {"name": self.quote, "decision": each}) for each in ("accept", "decline")),
            ("withdraw_quote", {"name": self.quote}),
            *((f"{verb}_engagement", engagement) for verb in ("get", "start", "finish")),
            ("agree_engagement", {**engagement, "terms": self.terms}),
            ("cancel_engagement", {**engagement, "reason": "No time"}),
            ("review_engagement", {**engagement, **MARKS}),
            ("reply_review", {"review": self.review, "text": "Thanks"}),
            ("reveal_phone", {"engagement": self.engagement}),
            ("get_messages", {"quote": self.quote}),
            ("send_message", {"quote": self.quote, **said}),
            ("get_freelancer", {"name": self.freelancer}),
        ]

    def _keep(self) -> str:
        """A new secret word, which only the two may read."""
        word = "kept" + "".join(secrets.choice("abcdefghijklmnop") for _ in range(12))
        self.kept.add(word)
        return word

    def _quoted(self) -> tuple[str, str]:
        """Post a brief, and send the freelancer's quote for it. Returns the names of both."""
        brief = self._poster.message(f"{API}post_brief", **BRIEF, address=f"12 {self._keep()} lane")["name"]
        quote = {**QUOTE, "included": self._keep()}
        return brief, self._freelancer.message(f"{API}send_quote", brief=brief, **quote)["name"]


def _person(number: str, administrator: Administrator) -> Visitor:
    browser = Visitor()
    browser.sign_up(number, administrator)
    browser.agree()
    return browser.another_device()


def state_of(pairs: list[Pair], administrator: Administrator) -> dict[str, str]:
    """The status of each record of the pairs."""
    names = {name for pair in pairs for name in (pair.brief, pair.done, *pair.quotes, pair.engagement)}
    rows = (row for doctype in _RECORDS for row in administrator.listed(doctype, [], "name", "status"))
    return {row["name"]: row["status"] for row in rows if row["name"] in names}
