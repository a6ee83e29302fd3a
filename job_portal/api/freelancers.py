"""Freelancers: their own profile, the public list, favourites."""

from job_portal.briefs import work_reviews
from job_portal.freelancers import favourites, freelancer_list, freelancer_profile, hiding
from job_portal.freelancers.freelancer_finding import FREELANCERS, Filters
from job_portal.jobs.finding import suggestions
from job_portal.platform import market
from job_portal.platform.policy import Audience, reads, writes
from job_portal.platform.signatures import takes_fields
from job_portal.rules import FREELANCER

# The API has the rates as one list, the record as columns.
_FIELDS = {name: rule for name, rule in FREELANCER.items() if name not in freelancer_profile.RATE_COLUMNS}


@reads(Audience.SIGNED_IN)
def get_my_freelancer() -> dict:
    """The signed-in account's profile as a freelancer.

    :return: name, its fields, rates [{unit, amount}], pictures [{file, caption}], state, is_listed, held_for
        (a sentence, or None), is_frozen, rating, reviews, modified, url. Without a profile, `name` is None
        and `full_name` the account's.
    """
    market.require_freelancers()
    return freelancer_profile.read()


@writes(Audience.SIGNED_IN)
@takes_fields(_FIELDS)
def save_freelancer(
    modified: str | None = None,
    rates: list | str | None = None,
    pictures: list | str | None = None,
    **values: object,
) -> dict:
    """Change or create the signed-in account's profile. Missing fields keep their values, '' clears one.

    :param modified: the `modified` in the form, as in `update_company_details`.
    :param rates: all of them: [{unit: Hour, Day, Visit or Project, amount}].
    :param pictures: all of them, at most 12, in their order: [{file, caption}]; a file is the `file_url` of
        an own public upload.
    :return: as `get_my_freelancer`.
    :raises frappe.TimestampMismatchError: 417, `modified` is not the latest.
    """
    market.require_freelancers()
    changes = {field: value for field, value in values.items() if value is not None}
    return freelancer_profile.save(changes, {"rates": rates, "pictures": pictures}, modified)


@reads(Audience.EVERYBODY)
def list_freelancers(
    search: str | None = None,
    category: str | None = None,
    pincode: str | None = None,
    radius_km: int | None = None,
    unit: str | None = None,
    max_rate: int | None = None,
    order: str | None = None,
    cursor: str | None = None,
    limit: int | None = None,
) -> dict:
    """The freelancers who are open for work, and match.

    :param search: their work, in any language, and a place. Names of people find nothing.
    :param category: a job category, searched as words of the work.
    :param pincode: where the work is. Only freelancers whose radius includes it are found.
    :param radius_km: 1 to 100, around the pincode.
    :param unit: Hour, Day, Visit or Project: only freelancers with such a rate.
    :param max_rate: the highest rate for the unit, in rupees.
    :param order: newest, nearest, relevant. By default relevant if the search has words, else newest.
    :return: {items, next, total, at_least}, see `platform.paging`; items: cards {name, full_name, headline,
        city, distance_km, rates [{unit, amount}], rating, reviews, picture, is_open, url}. With a search also
        `understood` and `loosened`, as `list_jobs`.
    """
    market.require_freelancers()
    filters = Filters(
        search=search,
        category=category,
        pincode=pincode,
        radius_km=radius_km,
        unit=unit,
        max_rate=max_rate,
        order=order,
    )
    return freelancer_list.listed(filters, cursor, limit)


@reads(Audience.EVERYBODY)
def suggest_freelancers(search: str, pincode: str | None = None) -> dict:
    """Completions of a search text: trades, headlines and cities of freelancers who are open for work.

    :param search: fewer than two letters give none.
    :param pincode: restricts them to about 25 km around it.
    :return: {items: [{text, kind, freelancers}]}, at most 8; kind is title or place, freelancers counts up to
        1,000.
    """
    market.require_freelancers()
    return {"items": suggestions.suggestions(search, pincode, FREELANCERS)}


@reads(Audience.EVERYBODY)
def get_freelancer(name: str) -> dict:
    """A freelancer's page.

    :return: the card, and about, skills, least_charge, radius_km, is_remote, week, days_off (in the future),
        languages, experience_years, own_tools, may_call, available_until, state, pictures, favourite, is_own,
        shown_reviews [{name, side, work, time_kept, manner, text, reply, shown_on}] (the latest 20).
    :raises frappe.DoesNotExistError: 404, no such profile, or it is not listed.
    """
    market.require_freelancers()
    return work_reviews.page_of(name)


@writes(Audience.SIGNED_IN)
def favourite_freelancer(freelancer: str) -> dict:
    """Add the freelancer to the signed-in account's favourites: {freelancer, favourite}.

    :raises frappe.DoesNotExistError: 404, as `get_freelancer`.
    """
    market.require_freelancers()
    return {"freelancer": favourites.add(freelancer), "favourite": True}


@writes(Audience.SIGNED_IN)
def unfavourite_freelancer(freelancer: str) -> dict:
    """Remove the freelancer from the signed-in account's favourites: {freelancer, favourite}."""
    market.require_freelancers()
    favourites.remove(freelancer)
    return {"freelancer": freelancer, "favourite": False}


@reads(Audience.SIGNED_IN)
def get_favourites(cursor: str | None = None, limit: int | None = None) -> dict:
    """The signed-in account's favourite freelancers, the latest first.

    :return: {items, next, total, at_least}; items: cards as in `list_freelancers`; only the name of a profile
        that is no longer open.
    """
    market.require_freelancers()
    return favourites.listed(cursor, limit)


@writes(Audience.REVIEWERS)
def remove_freelancer(name: str, modified: str, reason: str) -> dict:
    """Hide a freelancer's profile. The freelancer reads the reason.

    :return: {name, is_held, modified}
    :raises frappe.DoesNotExistError: 404, no such profile.
    """
    return _version(hiding.remove(name, modified, reason))


@writes(Audience.REVIEWERS)
def restore_freelancer(name: str, modified: str) -> dict:
    """Show a hidden profile again.

    :return: {name, is_held, modified}
    :raises frappe.DoesNotExistError: 404, no such profile.
    """
    return _version(hiding.restore(name, modified))


def _version(freelancer) -> dict:
    is_held = bool(freelancer.is_held)
    return {"name": freelancer.name, "is_held": is_held, "modified": str(freelancer.modified)}
