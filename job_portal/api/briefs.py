"""Briefs, quotes and engagements. Their states: docs/market.md."""

from job_portal.briefs import (
    brief_reads,
    brief_removals,
    engagement_reads,
    engagements,
    quote_reads,
    quote_requests,
    quotes,
    service,
    work_reviews,
)
from job_portal.briefs.brief_finding import Filters
from job_portal.platform import market
from job_portal.platform.policy import Audience, reads, writes
from job_portal.platform.signatures import takes_fields
from job_portal.rules import BRIEF, QUOTE


@writes(Audience.SIGNED_IN)
@takes_fields(BRIEF)
def post_brief(client_key: str | None = None, pictures: list | str | None = None, **values: object) -> dict:
    """Publish a brief: work that the signed-in account needs done. A site's first brief opens its market. A
    brief is Held if its wording breaks a rule.

    :param client_key: see `briefs.service.post`.
    :param pictures: at most 6, each the `file_url` of an own public upload.
    :return: {name, status, modified, valid_through, url, held_for [{kind, phrase, sentence}], market}
    :raises frappe.ValidationError: 417, a field breaks its rule, or three are live.
    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    market.require_freelancers(is_first=True)
    return service.saved(service.post(values, pictures, client_key))


@writes(Audience.POSTER)
@takes_fields(BRIEF)
def update_brief(
    name: str, modified: str | None = None, pictures: list | str | None = None, **values: object
) -> dict:
    """Change a brief of the account. Missing fields keep their values, '' clears an optional one.

    :param pictures: all of them, as in `post_brief`.
    :return: as `post_brief`
    :raises frappe.TimestampMismatchError: 417, `modified` is not the latest.
    """
    market.require_freelancers()
    changes = {field: value for field, value in values.items() if value is not None}
    return service.saved(service.update(name, changes, pictures, modified))


@writes(Audience.POSTER)
def close_brief(name: str, modified: str | None = None) -> dict:
    """End a brief of the account. Its open quotes become *Not chosen*.

    :return: as `post_brief`
    """
    market.require_freelancers()
    return service.saved(service.close(name, modified))


@writes(Audience.POSTER)
def repost_brief(name: str, modified: str | None = None) -> dict:
    """Make a closed or expired brief live for seven new days.

    :return: as `post_brief`
    """
    market.require_freelancers()
    return service.saved(service.repost(name, modified))


@reads(Audience.EVERYBODY)
def list_briefs(
    search: str | None = None,
    category: str | None = None,
    pincode: str | None = None,
    radius_km: int | None = None,
    city: str | None = None,
    state: str | None = None,
    to_quote: bool = False,
    order: str | None = None,
    cursor: str | None = None,
    limit: int | None = None,
) -> dict:
    """The live briefs that match.

    :param category: a trade, as in `post_brief`.
    :param pincode: as in `list_jobs`, with `radius_km`.
    :param to_quote: for a freelancer, leave out the own briefs, and those with the freelancer's quote, unless
        it was withdrawn.
    :param order: newest, nearest, relevant. By default relevant if the search has words, else newest.
    :return: {items, next, total, at_least, understood, loosened} as `list_jobs`; items: cards as `get_brief`,
        with `fit`, without description, pictures and the fields about the account
    """
    market.require_freelancers()
    asked = Filters(search, category, pincode, radius_km, city, state, order=order, to_quote=to_quote)
    return brief_reads.listed(asked, cursor, limit)


@reads(Audience.EVERYBODY)
def get_brief(name: str) -> dict:
    """A brief.

    :return: {name, title, category, description, pictures, city, state, when, on, budget_min, budget_max,
        budget_unit, people, is_remote, status, posted_on, valid_through, url, quotes (open ones), is_own,
        quote (of the account, or None), fit {reasons, missing} (for a freelancer, or None), may_quote,
        why_not}; to its poster also {pincode, address, modified,
        hired, held_for, removal_reason, may}
    :raises frappe.DoesNotExistError: 404, no such brief, or one that is no longer public.
    """
    market.require_freelancers()
    return brief_reads.brief(name)


@reads(Audience.SIGNED_IN)
def get_my_briefs(status: str | None = None, cursor: str | None = None, limit: int | None = None) -> dict:
    """The briefs of the signed-in account, the newest first.

    :param status: restricts them to this current status.
    :return: {items, next, total, at_least}, see `platform.paging`; items: as `get_brief` to its poster
    """
    market.require_freelancers()
    return brief_reads.my_briefs(status, cursor, limit)


@reads(Audience.POSTER)
def get_quotes(brief: str) -> dict:
    """The quotes for a brief of the account, the latest first.

    :return: {items, next, total, at_least}; items: {name, status, amount, unit, earliest_on, included,
        not_included, question, sent_on, may, conversation, engagement, freelancer (a card of
        `list_freelancers`, or None), fit {reasons, missing} (or None)}
    """
    market.require_freelancers()
    return quote_reads.quotes_of(brief)


@reads(Audience.SIGNED_IN)
def get_my_quotes(status: str | None = None, cursor: str | None = None, limit: int | None = None) -> dict:
    """The quotes of the signed-in freelancer, the latest first.

    :param status: restricts them to this current status.
    :return: {items, next, total, at_least}; items: as in `get_quotes`, with `brief` (a card, or None) in
        place of `freelancer`
    """
    market.require_freelancers()
    return quote_reads.my_quotes(status, cursor, limit)


@writes(Audience.SIGNED_IN)
@takes_fields(QUOTE)
def send_quote(brief: str, client_key: str | None = None, **values: object) -> dict:
    """Send a quote for a brief, as a freelancer.

    :param client_key: see `briefs.quotes.send`.
    :return: {name, status}
    :raises frappe.DoesNotExistError: 404, no such brief, or one that is no longer public.
    :raises frappe.ValidationError: 417, no profile, an own brief, or one that takes no quote now.
    """
    market.require_freelancers()
    return _state(quotes.send(brief, client_key, values))


@writes(Audience.FREELANCER)
def withdraw_quote(name: str) -> dict:
    """Withdraw a quote, until both sides have agreed: {name, status}."""
    market.require_freelancers()
    return _state(quotes.withdraw(name))


@writes(Audience.POSTER)
def decide_quote(name: str, decision: str) -> dict:
    """Accept or decline a quote.

    :param decision: accept or decline.
    :return: {name, status, engagement}; engagement: the one that accepting creates, or None
    """
    market.require_freelancers()
    quote, engagement = quotes.decide(name, decision)
    return {**_state(quote), "engagement": engagement}


@writes(Audience.QUOTE_SIDES)
def agree_engagement(name: str, terms: dict | str) -> dict:
    """Agree to terms. Terms that differ from the last ones cancel earlier agreements.

    :param terms: {scope, price, unit, on}, all of them.
    :return: as `get_engagement`
    """
    market.require_freelancers()
    return engagement_reads.engagement(engagements.agree(name, terms).name)


@writes(Audience.QUOTE_SIDES)
def start_engagement(name: str) -> dict:
    """Note that the work has begun.

    :return: as `get_engagement`
    """
    market.require_freelancers()
    return engagement_reads.engagement(engagements.start(name).name)


@writes(Audience.QUOTE_SIDES)
def finish_engagement(name: str) -> dict:
    """Say that the work is done. The engagement is done once both sides have said so, or 72 hours after the
    first.

    :return: as `get_engagement`
    """
    market.require_freelancers()
    return engagement_reads.engagement(engagements.finish(name).name)


@writes(Audience.QUOTE_SIDES)
def cancel_engagement(name: str, reason: str) -> dict:
    """Cancel an engagement that is proposed, agreed or begun.

    :param reason: shown to the other side.
    :return: as `get_engagement`
    """
    market.require_freelancers()
    return engagement_reads.engagement(engagements.cancel(name, reason).name)


@reads(Audience.SIGNED_IN)
def get_engagements(status: str | None = None, cursor: str | None = None, limit: int | None = None) -> dict:
    """The engagements of the signed-in account on both sides, the latest first.

    :param status: restricts them to this current status.
    :return: {items, next, total, at_least}; items: as `get_engagement`, without reviews, address and UPI ID
    """
    market.require_freelancers()
    return engagement_reads.engagements(status, cursor, limit)


@reads(Audience.QUOTE_SIDES)
def get_engagement(name: str) -> dict:
    """An engagement, for its two sides.

    :return: {name, status, side, quote, scope, price, unit, on, terms_by, brief {name, title}, freelancer,
        other {name, picture}, agreed and done {poster, freelancer: a time}, started_on, done_due (when it
        counts as done), done_on, cancelled {by, reason, on}, may, conversation, modified, reviews,
        review_by}; after the hire to the freelancer {address, pincode}, to the poster {upi_id}
    """
    market.require_freelancers()
    return engagement_reads.engagement(name)


@writes(Audience.QUOTE_SIDES)
def review_engagement(name: str, work: int, time_kept: int, manner: int, text: str | None = None) -> dict:
    """Review the other side, within 14 days after the work is done.

    :param work: 1 to 5, as are `time_kept` and `manner`.
    :return: {name, shown_on}; shown_on: the latest time at which the other side can read it
    """
    market.require_freelancers()
    values = {"work": work, "time_kept": time_kept, "manner": manner, "text": text}
    review = work_reviews.write(name, values)
    return {"name": review.name, "shown_on": str(review.shown_on)}


@writes(Audience.QUOTE_SIDES)
def reply_review(review: str, text: str) -> dict:
    """Reply once to a review of the account: {name, shown_on}."""
    market.require_freelancers()
    answered = work_reviews.reply(review, text)
    return {"name": answered.name, "shown_on": str(answered.shown_on)}


@writes(Audience.POSTER)
def invite_freelancer(brief: str, freelancer: str) -> dict:
    """Ask a freelancer for a quote: {brief, freelancer}.

    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    market.require_freelancers()
    return quote_requests.ask(brief, freelancer)


@writes(Audience.REVIEWERS)
def remove_brief(name: str, modified: str, reason: str) -> dict:
    """Take a brief down; its poster is shown the reason.

    :return: {name, status, modified}
    :raises frappe.DoesNotExistError: 404, no such brief.
    """
    return _version(brief_removals.remove(name, modified, reason))


@writes(Audience.REVIEWERS)
def restore_brief(name: str, modified: str) -> dict:
    """Restore a removed or held brief unchanged.

    :return: {name, status, modified}
    :raises frappe.DoesNotExistError: 404, no such brief.
    """
    return _version(brief_removals.restore(name, modified))


@writes(Audience.REVIEWERS)
def remove_review(review: str, reason: str) -> dict:
    """Hide a review from everybody but its author.

    :param reason: stored with the review.
    :return: {name}
    """
    return {"name": work_reviews.remove(review, reason).name}


@writes(Audience.REVIEWERS)
def restore_review(review: str) -> dict:
    """Show a removed review again.

    :return: {name}
    :raises frappe.DoesNotExistError: 404, no such review.
    """
    return {"name": work_reviews.restore(review).name}


def _version(brief) -> dict:
    return {"name": brief.name, "status": brief.status, "modified": str(brief.modified)}


def _state(quote) -> dict:
    return {"name": quote.name, "status": quote.status}
