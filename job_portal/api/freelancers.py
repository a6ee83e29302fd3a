"""Freelancers: their own profile, the public list, favourites."""

from job_portal.freelancers import favourites, listing, profile
from job_portal.platform import market
from job_portal.platform.policy import Audience, reads, writes
from job_portal.platform.signatures import takes_fields
from job_portal.rules import FREELANCER

# On the wire the rates are one list.
_FIELDS = {name: rule for name, rule in FREELANCER.items() if name not in profile.RATE_COLUMNS}


@reads(Audience.SIGNED_IN)
def get_my_freelancer() -> dict:
    """The signed-in account's profile as a freelancer.

    :return: name, its fields, rates [{unit, amount}], pictures [{file, caption}], state, is_listed, held_for
        (a sentence, or None), is_frozen, rating, reviews, modified. Without a profile, `name` is None and
        `full_name` the account's.
    """
    market.require_freelancers()
    return profile.read()


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
    return profile.save(changes, {"rates": rates, "pictures": pictures}, modified)


@reads(Audience.EVERYBODY)
def list_freelancers(cursor: str | None = None, limit: int | None = None) -> dict:
    """The freelancers who are open for work and on the list.

    :return: {items, next, total, at_least}, see `platform.paging`; items: cards {name, full_name, headline,
        city, distance_km, rates [{unit, amount}], rating, reviews, picture, is_open, url}.
    """
    market.require_freelancers()
    return listing.listed(cursor, limit)


@reads(Audience.EVERYBODY)
def get_freelancer(name: str) -> dict:
    """A freelancer's page.

    :return: the card, and about, skills, least_charge, radius_km, is_remote, week, days_off (to come),
        languages, experience_years, own_tools, may_call, available_until, state, pictures, favourite, is_own.
    :raises frappe.DoesNotExistError: 404, nobody of this name is on the list.
    """
    market.require_freelancers()
    return listing.one(name)


@writes(Audience.SIGNED_IN)
def favourite_freelancer(freelancer: str) -> dict:
    """Keep the freelancer for the signed-in account: {freelancer, favourite}.

    :raises frappe.DoesNotExistError: 404, as `get_freelancer`.
    """
    market.require_freelancers()
    return {"freelancer": favourites.add(freelancer), "favourite": True}


@writes(Audience.SIGNED_IN)
def unfavourite_freelancer(freelancer: str) -> dict:
    """Take the freelancer out of the signed-in account's favourites: {freelancer, favourite}."""
    market.require_freelancers()
    favourites.remove(freelancer)
    return {"freelancer": freelancer, "favourite": False}


@reads(Audience.SIGNED_IN)
def get_favourites(cursor: str | None = None, limit: int | None = None) -> dict:
    """The signed-in account's favourite freelancers, the latest first.

    :return: {items, next, total, at_least}; items: cards as in `list_freelancers`.
    """
    market.require_freelancers()
    return favourites.listed(cursor, limit)
