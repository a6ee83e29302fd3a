"""Refuses a call about records of a kind that there is not, before Frappe looks for it.

Frappe answers some of them with a 500, others with a web server's page: while it answers that something is
missing it asks who may read it (`frappe.permissions.handle_does_not_exist_error`, 15).
"""

import inspect
import re

import frappe
from frappe import _

from job_portal.platform import messages
from job_portal.platform.requests import arguments

# Frappe's routes that name one: https://docs.frappe.io/framework/user/en/api/rest, and of its second version.
PATH = re.compile(r"/api/(?:(?:v1/)?resource|v2/(?:document|doctype)|v2/method(?=/[^/]+/[^/]))/([^/]+)")


def check(path: str, method: str, given: dict) -> None:
    """Refuse a DocType that the path names, or the argument `doctype` of one of Frappe's own methods.

    :param method: dotted name, or '' where the path calls none.
    :raises frappe.DoesNotExistError: 404, with a sentence.
    """
    match = PATH.match(path)
    named = [match[1]] if match else []
    if arguments.is_frappes(method) and "doctype" in given and (given["doctype"] or _needs_one(method)):
        named.append(given["doctype"])
    for doctype in named:
        if not isinstance(doctype, str) or frappe.db.exists("DocType", doctype) != doctype:
            frappe.throw(_(messages.RECORD_OF_NO_KIND), frappe.DoesNotExistError)


def _needs_one(method: str) -> bool:
    """Whether it cannot be called without a `doctype`; others are told by an empty one that there is none."""
    function = arguments.function_called(method)
    parameter = function and inspect.signature(function).parameters.get("doctype")
    return bool(parameter) and parameter.default is parameter.empty
