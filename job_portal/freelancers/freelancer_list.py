"""The public list of freelancers, and one freelancer's page."""

import frappe
from frappe import _
from frappe.utils import now_datetime

from job_portal.freelancers import freelancer_finding, freelancer_profile, messages, record_pictures, service
from job_portal.freelancers.freelancer_finding import Filters
from job_portal.freelancers.freelancer_profile import RATE_COLUMNS
from job_portal.freelancers.service import DOCTYPE
from job_portal.jobs.finding import listing

CARD_COLUMNS = {
    column: f"freelancer.{column}"
    for column in (
        *("name", "full_name", "headline", "city", *RATE_COLUMNS, "rating", "reviews", "picture"),
        *("is_open", "valid_through"),
    )
}
# The fields of a card besides the name.
_OF_CARD = ("headline", "city", *RATE_COLUMNS, "rating", "picture")
_IS_FAVOURITE = """exists (select 1 from `tabJP Favourite` favourite
    where favourite.account = %(account)s and favourite.freelancer = freelancer.name)"""
IS_LISTED = "freelancer.is_listed = 1 and freelancer.valid_through > %(now)s"
# SQL: whether others may see the profile, open or not. Without the consent to the page nobody sees it.
IS_SHOWN = """(freelancer.is_frozen = 0 and freelancer.is_held = 0 and coalesce(freelancer.held_for, '') = ''
    and (select consent.action from `tabJP Consent` consent where consent.account = freelancer.account
    and consent.purpose = 'public_page' order by consent.creation desc limit 1) = 'Given')"""
_OF_PAGE = (
    *("about", "skills", "least_charge", "radius_km", "is_remote", "week", "days_off", "languages"),
    *("experience_years", "own_tools", "may_call", "available_until", "state", "account"),
)


def listed(filters: Filters, cursor: str | None, limit: int | None) -> dict:
    """A page of the freelancers that match, as `api.list_freelancers` answers it.

    :raises frappe.ValidationError: 417, as `freelancer_finding.parsed` and `jobs.finding.listing.listed`.
    """
    answer = listing.listed(freelancer_finding.parsed(filters), CARD_COLUMNS, cursor, limit)
    answer["items"] = list(map(shown, answer["items"]))
    return answer


def shown(card: dict) -> dict:
    """A row of `CARD_COLUMNS` with `distance_km` as a card."""
    card["rates"] = freelancer_profile.rates(card)
    is_over = card.pop("valid_through") < now_datetime()
    card["is_open"] = bool(card["is_open"]) and not is_over
    card["rating"] = card["rating"] or None
    card["url"] = service.url_of(card)
    return card


def cards(names: list[str]) -> dict[str, dict]:
    """The cards of freelancers, by their names; of hidden ones `only_named`."""
    chosen = ", ".join(f"{sql} as `{key}`" for key, sql in {**CARD_COLUMNS, "is_shown": IS_SHOWN}.items())
    query = f"select {chosen} from `tab{DOCTYPE}` freelancer where name in %(names)s"  # noqa: S608 (constants)
    found = {}
    for row in frappe.db.sql(query, {"names": names}, as_dict=True) if names else []:
        is_shown = row.pop("is_shown")
        card = row if is_shown else only_named(row)
        found[row["name"]] = shown({**card, "distance_km": None})
    return found


def only_named(card: dict) -> dict:
    """A row of `CARD_COLUMNS` with only the name filled in."""
    return card | dict.fromkeys(_OF_CARD, None) | {"is_open": 0, "reviews": 0}


def public(name: str) -> dict | None:
    """A freelancer on the list: name, account, may_call, headline, city, modified, reviews. Else None.

    :param name: MariaDB compares without regard to case; the answer has the stored name.
    """
    query = f"""select name, account, may_call, headline, city, modified, reviews
        from `tab{DOCTYPE}` freelancer
        where name = %(name)s and {IS_LISTED}"""  # noqa: S608 (constants)
    rows = frappe.db.sql(query, {"name": name.strip(), "now": now_datetime()}, as_dict=True)
    return rows[0] if rows else None


def one(name: str) -> dict:
    """A freelancer, as `api.get_freelancer` answers it.

    :raises frappe.DoesNotExistError: 404, nobody of this name whom the caller may see.
    """
    columns = {**CARD_COLUMNS, **{column: f"freelancer.{column}" for column in _OF_PAGE}}
    columns["favourite"] = _IS_FAVOURITE
    chosen = ", ".join(f"{sql} as `{key}`" for key, sql in columns.items())
    query = f"select {chosen}, {IS_LISTED} as is_seen from `tab{DOCTYPE}` freelancer where name = %(name)s"  # noqa: S608 (constants)
    values = {"name": name.strip(), "now": now_datetime(), "account": frappe.session.user}
    rows = frappe.db.sql(query, values, as_dict=True)
    is_own = bool(rows) and rows[0].pop("account") == frappe.session.user
    if not rows or not (rows[0].pop("is_seen") or is_own):
        frappe.throw(_(messages.NOT_FOUND), frappe.DoesNotExistError)
    card = freelancer_profile.shown(shown(rows[0] | {"distance_km": None}))
    today = str(now_datetime().date())
    return {
        **card,
        "days_off": [day for day in card["days_off"] if day >= today],
        "pictures": record_pictures.of(DOCTYPE, [card["name"]])[card["name"]],
        "favourite": bool(card["favourite"]),
        "is_own": is_own,
    }
