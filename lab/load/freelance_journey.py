"""As `lab.load.journey`, for a new freelancer and a new poster: `python -m lab.load.freelance_journey`.

It needs a site that `lab.freelance_town` has filled. An empty method is measured beside the others.
"""

from typing import Any

from job_portal.tests.actor import API, fresh_number
from lab import freelance_town
from lab.load import journey

_TRADES = ["electrician", "plumber", "cook", "tailor", "driver"]
_LISTS = {
    "newest": {},
    "near me": {"pincode": "560038", "radius_km": 10},
    "the nearest": {"pincode": "560038", "order": "nearest"},
    "by trade": {"category": _TRADES},
    "a trade near me": {"category": _TRADES, "pincode": "560041"},
    # As the screens ask.
    "a trade within 25 km": {"category": _TRADES, "pincode": "560041", "radius_km": 25},
    "the nearest of a trade": {"category": _TRADES, "pincode": "560041", "radius_km": 25, "order": "nearest"},
    "a common word": {"search": ["driver", "cook", "operator", "wiring"]},
    "Hindi": {"search": ["बिजली मिस्त्री", "रसोइया", "ड्राइवर", "प्लंबर"]},
    "misspelt": {"search": ["eletrician", "plumbar", "welderr"]},
    "with a place": {"search": ["cook near indiranagar", "driver in bengaluru"]},
}
_OF_FREELANCERS = {"by rate": {"unit": "Day", "max_rate": 2_000}}
_OF_BRIEFS = {"by city": {"city": "Bengaluru"}, "by state": {"state": "Karnataka"}}
_PROFILE = {"headline": "Plumber", "pincode": "560038", "is_open": True, "may_call": True, "radius_km": 25}


class FreelanceJourney(journey.Journey):
    """Lists, pages, a brief with a quote, the hire, and what both sides read afterwards."""

    tables = {*freelance_town.TABLES, *freelance_town.INDEXES}

    def _travel(self, browser: type) -> None:
        freelancer, poster = browser(), browser()
        for person in (freelancer, poster):
            person.sign_up(fresh_number(), self)
            person.agree()
        values = {"title": "Leaking tap", "category": "plumber", "pincode": "560038", "when": "flexible"}
        brief = poster.message(f"{API}post_brief", **values, address="12, First Street")["name"]
        own = freelancer.message(f"{API}save_freelancer", **_PROFILE)["name"]
        for _ in range(journey.EACH):
            freelancer.message("ping")
            self._lists(poster, "list_freelancers", _LISTS | _OF_FREELANCERS)
            self._lists(freelancer, "list_briefs", _LISTS | _OF_BRIEFS)
            self._found(poster, "suggest_freelancers", search="pl")
        for name in (own, freelance_town.record("JPF", 0)):
            poster.message(f"{API}get_freelancer", name=name)
            poster.message(f"{API}favourite_freelancer", freelancer=name)
        freelancer.message(f"{API}get_brief", name=freelance_town.record("JPB", 0))
        poster.message(f"{API}invite_freelancer", brief=brief, freelancer=own)
        poster.message(f"{API}reveal_phone", freelancer=own)
        self._hire(poster, freelancer, brief)

    def _lists(self, who: Any, method: str, lists: dict[str, dict]) -> None:
        turn = next(self._numbers)
        for stage, filters in lists.items():
            chosen = {
                key: value[turn % len(value)] if isinstance(value, list) else value
                for key, value in filters.items()
            }
            with self._as(stage):
                found = self._found(who, method, **chosen)
            if stage == "newest":
                with self._as("page 2"):
                    self._found(who, method, cursor=found["next"])

    def _hire(self, poster: Any, freelancer: Any, brief: str) -> None:
        quote = {"brief": brief, "amount": 400, "unit": "Visit"}
        name = freelancer.message(f"{API}send_quote", **quote)["name"]
        self._found(freelancer, "get_my_quotes")
        self._found(poster, "get_my_briefs")
        self._found(poster, "get_quotes", brief=brief)
        message = {"client_id": "1", "kind": "text", "body": "When can you come?"}
        poster.message(f"{API}send_message", quote=name, **message)
        hired = poster.message(f"{API}decide_quote", name=name, decision="accept")["engagement"]
        found = poster.message(f"{API}get_engagement", name=hired)
        terms = {key: found[key] for key in ("scope", "price", "unit", "on")}
        for method, values in (("agree_engagement", {"terms": terms}), ("finish_engagement", {})):
            for side in (poster, freelancer):
                side.message(API + method, name=hired, **values)
        for side in (poster, freelancer):
            self._found(side, "get_engagements")
        for side in (poster, freelancer):
            marks = {"work": 5, "time_kept": 5, "manner": 5, "text": "Good"}
            side.message(f"{API}review_engagement", name=hired, **marks)
        self._found(poster, "get_favourites")
        for side in (poster, freelancer):
            side.message(f"{API}get_boot")
            side.message(f"{API}get_notifications")


if __name__ == "__main__":
    journey.main(FreelanceJourney)
