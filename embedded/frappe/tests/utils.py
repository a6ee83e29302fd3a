"""Base of Python tests, as in Frappe 15."""

import copy
import unittest
from contextlib import contextmanager

import frappe


class FrappeTestCase(unittest.TestCase):
    """Starts each class as Administrator and rolls back at the end."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        frappe.set_user("Administrator")
        frappe.db.commit()
        kept_flags = copy.deepcopy(frappe.local.flags)
        cls.addClassCleanup(_restore, kept_flags)

    @contextmanager
    def set_user(self, user: str):
        """Act as `user` within the block."""
        before = frappe.session.user
        frappe.set_user(user)
        try:
            yield
        finally:
            frappe.set_user(before)


def _restore(flags) -> None:
    frappe.db.rollback()
    frappe.local.flags = flags
    frappe.local.message_log.clear()
    frappe.clear_cache()
    frappe.set_user("Administrator")
