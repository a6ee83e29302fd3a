import frappe


def execute():
    frappe.db.sql("update tabTicket set note = coalesce(note, '') || 'patched'")
