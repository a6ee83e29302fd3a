"""Pincodes and places."""

import frappe
from frappe import _

from job_portal.places import near, pincodes
from job_portal.places.geo import Point
from job_portal.places.messages import PINCODE_NEEDS_LOGIN, PINCODE_UNKNOWN
from job_portal.platform.policy import Audience, reads, writes
from job_portal.rules import COMPANY, LIMITS


# Guests may call it, to be told to log in.
@reads(Audience.EVERYBODY)
def get_location_details(pincode: str) -> dict | str:
    """The place of a pincode. An unknown one is an answer too (docs/behaviour.md#answers-and-errors).

    :return: {area: [names], city, state}, or a sentence with 'Please enter Valid Pincode'
    :raises frappe.AuthenticationError: 401, a guest.
    """
    if frappe.session.user == "Guest":
        frappe.throw(_(PINCODE_NEEDS_LOGIN), frappe.AuthenticationError)
    pincode = pincode.strip()
    if len(pincode) > LIMITS["pincode_digits"]:
        frappe.throw(_(COMPANY["pincode"]["invalid"]))
    return pincodes.find(pincode) or _(PINCODE_UNKNOWN)


@reads(Audience.EVERYBODY)
def find_places(search: str) -> dict:
    """Cities, districts and post offices by name, the likeliest first. A pincode finds its own place.

    :param search: fewer than two letters give none.
    :return: {items: [{label, pincode}]}, at most 8.
    """
    return {"items": near.found_places(search)}


# A POST, so that no access log contains a person's position.
@writes(Audience.EVERYBODY)
def nearest_pincode(latitude: float, longitude: float) -> dict:
    """The pincode whose centroid is nearest to a position, which is neither stored nor logged.

    :return: {pincode, label}
    :raises frappe.ValidationError: 417, the position is not near any pincode.
    """
    return near.place_at(Point(latitude, longitude))
