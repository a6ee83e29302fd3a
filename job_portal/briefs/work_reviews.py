"""Reviews of done work. Each side reads the other's once both have written, or after some days."""

from datetime import datetime, timedelta

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import get_datetime, now_datetime

from job_portal.account import accounts
from job_portal.briefs import brief_wording, engagements, messages, notifying, policy
from job_portal.briefs.doctype.jp_engagement.jp_engagement import DONE
from job_portal.briefs.doctype.jp_review.jp_review import DOCTYPE, MARKS
from job_portal.freelancers import freelancer_list
from job_portal.platform import records, reviewing
from job_portal.platform.policy import require
from job_portal.platform.sentences import Sentence
from job_portal.platform.states import POSTER
from job_portal.rules import MARKET

_DAYS = MARKET["limits"]["review_days"]
_COLUMNS = ("name", "side", *MARKS, "text", "reply", "shown_on", "is_removed")
# SQL: the reviews of a freelancer that others read.
_SHOWN = f"side = '{POSTER}' and is_removed = 0 and shown_on <= %(now)s"


def write(name: str, values: dict) -> Document:
    """Store the signed-in side's review of the other one. A second request returns the first one's.

    :param values: fields of `rules`, by name.
    :raises frappe.PermissionError: 403, an engagement of others, or not there.
    :raises frappe.ValidationError: 417, the work is not done or was long ago, or a field breaks its rule.
    """
    brief, engagement, side = policy.reach_engagement(name)
    found = frappe.db.get_value(DOCTYPE, {"engagement": engagement.name, "side": side})
    if found:
        return frappe.get_doc(DOCTYPE, found)
    if engagement.status != DONE:
        frappe.throw(_(messages.REVIEW_LATER))
    if not is_open(engagement):
        frappe.throw(_(messages.REVIEW_OVER).format(_DAYS))
    brief_wording.refuse_contacts(values.get("text"))
    others = frappe.db.get_value(DOCTYPE, {"engagement": engagement.name, "side": engagements.OTHER[side]})
    review = frappe.get_doc({"doctype": DOCTYPE, "engagement": engagement.name, "side": side, **values})
    review.freelancer = frappe.db.get_value("JP Quote", engagement.quote, "freelancer")
    review.poster = brief.account if brief else None
    review.is_one_device = accounts.share_a_device(review.poster, notifying.account_of(review.freelancer))
    review.shown_on = now_datetime() if others else until(engagement)
    review.insert(ignore_permissions=True, ignore_links=True)
    if others:
        frappe.db.set_value(DOCTYPE, others, "shown_on", review.shown_on, update_modified=False)
        _tell(brief, engagement)
        rate(review.freelancer)
    return review


def reply(name: str, text: str) -> Document:
    """Answer a review of the signed-in side that is shown, once. The same answer again changes nothing.

    :raises frappe.PermissionError: 403, of others, of one's own, not shown yet, or not there.
    :raises frappe.ValidationError: 417, an empty text or one that breaks its rule, or there is an answer.
    """
    of = frappe.db.get_value(DOCTYPE, name.strip(), "engagement")
    require(of, messages.REVIEW_NOT_FOUND)
    _brief, _engagement, side = policy.reach_engagement(of, messages.REVIEW_NOT_FOUND)
    review = frappe.get_doc(DOCTYPE, name.strip())
    require(review.side != side and _is_readable(review), messages.REVIEW_NOT_FOUND)
    text = text.strip()
    if review.reply == text:
        return review
    if review.reply or not text:
        frappe.throw(_(messages.REPLY_ONCE))
    brief_wording.refuse_contacts(text)
    review.reply = text
    records.save(review)
    return review


def remove(name: str, reason: str) -> Document:
    """A reviewer removes a review. Afterwards only the side that wrote it reads it.

    :param reason: kept with it.
    :raises frappe.DoesNotExistError: 404, no such review.
    :raises frappe.ValidationError: 417, no reason, or one that is too long.
    """
    return _decide(_locked(name), 1, reviewing.reason_of(reason, messages.REMOVAL_NEEDS_REASON))


def restore(name: str) -> Document:
    """A reviewer shows a removed review again.

    :raises frappe.DoesNotExistError: 404, no such review.
    """
    return _decide(_locked(name), 0, None)


def _locked(name: str) -> Document:
    return records.locked(DOCTYPE, name.strip()) or frappe.throw(
        _(messages.REVIEW_NOT_FOUND), frappe.DoesNotExistError
    )


def _decide(review: Document, is_removed: int, reason: str | None) -> Document:
    review.update({"is_removed": is_removed, "removal_reason": reason})
    review.flags.ignore_links = True
    review.save(ignore_permissions=True)
    rate(review.freelancer)
    return review


def of(engagement: str, side: str) -> tuple[dict | None, dict | None]:
    """The review that a side wrote, and that of the other side if it is shown."""
    rows = frappe.get_all(DOCTYPE, {"engagement": engagement}, list(_COLUMNS))
    by_side = {row.side: shown(row) for row in rows if row.side == side or _is_readable(row)}
    return by_side.get(side), by_side.get(engagements.OTHER[side])


def page_of(freelancer: str) -> dict:
    """A freelancer with the reviews, as `api.get_freelancer` answers it.

    :raises frappe.DoesNotExistError: 404, nobody of this name whom the caller may see.
    """
    page = freelancer_list.one(freelancer)
    return {**page, "shown_reviews": about(page["name"])}


def about(freelancer: str) -> list[dict]:
    """The latest reviews of a freelancer that everybody reads, for their page."""
    readable = {"freelancer": freelancer, "side": POSTER, "is_removed": 0, "shown_on": ("<=", now_datetime())}
    most = MARKET["limits"]["page"]
    rows = frappe.get_all(DOCTYPE, readable, list(_COLUMNS), order_by="shown_on desc", limit=most)
    return list(map(shown, rows))


def shown(row: dict) -> dict:
    """A review as the calls answer it."""
    return {**{key: row[key] for key in _COLUMNS if key != "is_removed"}, "shown_on": str(row["shown_on"])}


def until(engagement: dict) -> datetime:
    """The end of the time for writing reviews."""
    return get_datetime(engagement.get("done_on") or engagement.get("done_due")) + timedelta(days=_DAYS)


def is_open(engagement: dict) -> bool:
    """Whether a review of done work can still be written."""
    return until(engagement) > now_datetime()


def rate(freelancer: str | None) -> None:
    """Note a freelancer's rating, by the reviews that others read."""
    if not freelancer:
        return
    marks = " + ".join(MARKS)
    query = f"""select count(*), avg(({marks}) / {len(MARKS)}.0) from `tab{DOCTYPE}`
        where freelancer = %(freelancer)s and {_SHOWN}"""  # noqa: S608 (constants)
    ((count, rating),) = frappe.db.sql(query, {"freelancer": freelancer, "now": now_datetime()})
    values = {"reviews": count, "rating": round(float(rating or 0), 1)}
    frappe.db.set_value("JP Freelancer", freelancer, values, update_modified=False)
    shown = {"freelancer": freelancer, "shown_on": ("<=", now_datetime())}
    frappe.db.set_value(DOCTYPE, shown, "is_rated", 1, update_modified=False)


def tell(review: Document) -> None:
    """Notify the side that a review is about: it may read the review now."""
    engagement = frappe.get_doc("JP Engagement", review.engagement)
    brief = frappe.db.get_value("JP Quote", engagement.quote, "brief")
    _tell(frappe.get_doc("JP Brief", brief) if brief else None, engagement, but=review.side)


def _tell(brief: Document | None, engagement: Document, but: str = "") -> None:
    news = Sentence(messages.TELL_REVIEWED, brief.title if brief else "")
    notifying.notify_sides(brief, engagement, news, but)


def _is_readable(review: dict) -> bool:
    """Whether the side that it is about may read a review."""
    return get_datetime(review.shown_on) <= now_datetime() and not review.is_removed
