"""Applicants see the contact that a company shares from now on. A tick of before said nothing of that.

So nobody's tick counts until the company sets it again.
"""

import frappe


def execute() -> None:
    frappe.db.sql("update `tabJP Company` set share_contact = 0 where share_contact = 1")
