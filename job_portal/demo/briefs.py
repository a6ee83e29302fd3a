"""The briefs of the town's people, with quotes and engagements in every status."""

from datetime import timedelta

import frappe
from frappe.utils import get_datetime, now_datetime

from job_portal.briefs import work_reviews
from job_portal.briefs.doctype.jp_brief.jp_brief import CLOSED, EXPIRED, HELD, HIRED, LIVE, REMOVED
from job_portal.consents import ledger
from job_portal.demo import part
from job_portal.demo.records import FIRST_POSTER, account, ago, chance, insert, person
from job_portal.demo.town.occupations import trades
from job_portal.rules import MARKET, NOTICES

BRIEFS = 80
# Courses of a brief: its status, the status of its first quote, and the status of the engagement.
_WAYS = (
    (LIVE, "Sent", None),
    (HIRED, "Accepted", "Agreed"),
    (LIVE, None, None),
    (HIRED, "Accepted", "Done"),
    (LIVE, "Accepted", "Proposed"),
    (HIRED, "Accepted", "Started"),
    (LIVE, "Answered", None),
    (CLOSED, "Not chosen", None),
    (LIVE, "Withdrawn", None),
    (HIRED, "Accepted", "Cancelled"),
    (LIVE, "Declined", None),
    (EXPIRED, "Not chosen", None),
    (HELD, None, None),
    (REMOVED, "Not chosen", None),
)
# The last two courses are rare.
_OFTEN = _WAYS + _WAYS[:-2] * 6
_EACH = 2
_WISHES = ("This week", "In the evening", "Please bring your tools", "I have the material")
_PRAISE = ("Came on time and did clean work", "Careful and friendly", "Good work at a fair price")


def make(freelancers: list[str]) -> None:
    """Create all briefs, two for each poster. The first poster has one with open quotes, and has hired the
    first freelancer. The third brief also suits the first freelancer, who has not quoted it.
    """
    posters = [_poster(index) for index in range(-(-BRIEFS // _EACH))]
    for index in range(BRIEFS):
        _make(index, posters[index // _EACH], freelancers)
    for name in freelancers:
        work_reviews.rate(name)


def _poster(index: int) -> str:
    name = account(FIRST_POSTER + index, person())
    for purpose in (ledger.FREELANCE, ledger.CONVERSATIONS):
        said = {"version": NOTICES[purpose]["version"], "language": "en", "is_adult": 1}
        insert(ledger.DOCTYPE, account=name, purpose=purpose, action=ledger.GIVEN, **said)
    return name


def _make(index: int, poster: str, freelancers: list[str]) -> None:
    status, quoted, agreed = _OFTEN[index % len(_OFTEN)]
    first = index % len(freelancers) if index > _EACH else 0
    who = part.freelancers()[first]
    trade = trades()[who.truth.trades[0]]
    concept = frappe.db.get_value("JP Trade", {"title": trade.titles["en"][0]})
    days = MARKET["limits"]["brief_days"]
    posted = ago(days + 1 + chance.random() if status == EXPIRED else 5 * chance.random())
    visit = 50 * round(sum(trade.pay) / 2 / 26 / 50) or 300
    brief = insert(
        "JP Brief",
        account=poster,
        title=f"{trade.titles['en'][0]} needed",
        category=concept,
        description=chance.choice(trade.duties) if trade.duties else chance.choice(_WISHES),
        when="flexible",
        budget_max=2 * visit,
        budget_unit="Visit",
        people=1,
        pincode=who.fields["pincode"],
        address=f"{index + 1}, First Street",
        status=status,
        published_on=posted,
        hold_reasons="Phone: 98123 45678" if status == HELD else None,
        removal_reason="This is no work for a freelancer." if status == REMOVED else None,
    )
    if not quoted:
        return
    quote = _quote(brief, freelancers[first], quoted, visit)
    if len(freelancers) > 1 and chance.random() < 0.6:
        other = "Sent" if status == LIVE else "Not chosen"
        _quote(brief, freelancers[first - 1], other, round(visit * 1.2))
    if agreed:
        _engage(brief, quote, agreed)


def _quote(brief, freelancer: str, status: str, amount: int):
    return insert(
        "JP Quote",
        brief=brief.name,
        freelancer=freelancer,
        status=status,
        sent_on=get_datetime(brief.published_on) + timedelta(hours=1),
        amount=amount,
        unit="Visit",
        included=chance.choice(_WISHES[2:]),
    )


def _engage(brief, quote, status: str) -> None:
    begun = get_datetime(quote.sent_on) + timedelta(hours=1)
    both = {f"{side}_agreed_on": begun for side in ("poster", "freelancer")} | {"agreed_on": begun}
    done = {f"{side}_done_on": begun for side in ("poster", "freelancer")}
    done |= {"done_on": begun, "done_due": begun}
    of_status = {
        "Proposed": {"freelancer_agreed_on": begun},
        "Agreed": both,
        "Started": both | {"started_on": begun},
        "Done": both | {"started_on": begun} | done,
        "Cancelled": both | {"cancelled_by": "poster", "cancelled_on": begun, "cancel_reason": "We moved"},
    }
    engagement = insert(
        "JP Engagement",
        quote=quote.name,
        status=status,
        scope=brief.title,
        price=quote.amount,
        unit=quote.unit,
        terms_by="freelancer",
        **of_status[status],
    )
    for side in ("poster", "freelancer") if status == "Done" else ():
        insert(
            "JP Review",
            engagement=engagement.name,
            side=side,
            freelancer=quote.freelancer,
            poster=brief.account,
            **{mark: chance.choice((3, 4, 5, 5)) for mark in ("work", "time_kept", "manner")},
            text=chance.choice(_PRAISE),
            shown_on=min(begun, now_datetime()),
        )
