"""Whitelisted functions that echo how the host handles calls and arguments."""

import frappe
from frappe import exceptions


@frappe.whitelist(allow_guest=True)
def greet(name: str = "you"):
    return f"Hello {name}"


@frappe.whitelist(allow_guest=True)
def double(number: int):
    return number * 2


@frappe.whitelist(allow_guest=True)
def need(first: str, second: str):
    return first + second


@frappe.whitelist(allow_guest=True)
def anything(**arguments):
    return arguments


@frappe.whitelist(allow_guest=True)
def write_kind(title: str, status: int = 200, fail: bool = False):
    frappe.get_doc({"doctype": "Ticket Kind", "title": title}).insert(ignore_permissions=True)
    if fail:
        frappe.throw("Refused after the write")
    frappe.local.response["http_status_code"] = status
    return title


@frappe.whitelist(allow_guest=True)
def address():
    return frappe.local.request_ip


@frappe.whitelist(allow_guest=True)
def own_cookie():
    frappe.local.cookie_manager.set_cookie("own", "a b", httponly=True, samesite="Strict", max_age=600)


@frappe.whitelist(allow_guest=True)
def refuse(kind: str):
    frappe.throw("A sentence", getattr(exceptions, kind))
