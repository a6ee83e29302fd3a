"""Untick *Share contact*: applicants see a shared contact now, and companies ticked it before they did."""

import frappe


def execute() -> None:
    frappe.db.sql("update `tabJP Company` set share_contact = 0 where share_contact = 1")
