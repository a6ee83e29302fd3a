"""Limits how much of a guest's call Frappe cleans.

Before a guest's call reaches a method, Frappe cleans each argument as HTML. The time grows with the square of
the length: nine seconds for 20,000 characters of `<a <a <a`. Our own methods skip the cleaning (`xss_safe`):
they store no markup, and answer in JSON.
"""

import json

import frappe
from frappe import _

from job_portal.platform.messages import FIELD_WITH_MARKUP, TOO_MANY
from job_portal.platform.requests import arguments

MOST_ARGUMENTS = 100
# For all arguments of a call together. An address or a name with an ampersand is far shorter.
LONGEST_MARKUP = 1_000


def check(name: str, given: dict) -> None:
    """Refuse (417, with a sentence) a guest's request with more markup than Frappe cleans quickly.

    Refuse objects and lists for Frappe's own methods: many use an object as a filter where they expect a
    name, and answer about any record that matches. Frappe's pages send only texts.

    :param name: dotted name of the called method, or '' for a page: some pages clean, too.
    :raises frappe.PermissionError: 403, an object or a list.
    """
    if len(given) > MOST_ARGUMENTS:
        frappe.throw(_(TOO_MANY).format(MOST_ARGUMENTS))
    has_filters = any(isinstance(value, dict | list) for value in given.values())
    if has_filters and frappe.flags.job_portal_home.startswith("frappe."):
        raise frappe.PermissionError
    if arguments.function_called(name) in frappe.xss_safe_methods:
        return
    left = LONGEST_MARKUP
    for label, value in given.items():
        if not _is_cleaned(value):
            continue
        left -= len(value)
        # Frappe's parser fails (500) over anything that looks like an SGML section.
        if left < 0 or "<![" in value:
            frappe.throw(_(FIELD_WITH_MARKUP).format(arguments.label(label)))


def _is_cleaned(value: object) -> bool:
    """Whether Frappe cleans the value. It skips JSON, such as the data of a web form."""
    if not isinstance(value, str) or not ("<" in value or "&" in value):
        return False
    try:
        json.loads(value)
    except (ValueError, RecursionError):
        return True
    return False
