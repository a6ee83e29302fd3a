"""Translations from the files that the frontend's build writes."""

from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import frappe
from frappe import _, translate

from embedded.tests.support import HostTest


class TestTranslations(HostTest):
    def setUp(self) -> None:
        folder = TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        rows = '"Login","लॉग इन"\r\n"Two\nlines, ""quoted""","दो"\r\n'
        Path(folder.name, "hi.csv").write_text(rows, encoding="utf-8")
        patched = patch.object(translate, "get_app_path", lambda app, *parts: f"{folder.name}/{parts[-1]}")
        patched.start()
        self.addCleanup(patched.stop)

    def test_a_text_is_in_the_language_asked_for_or_the_requests(self) -> None:
        self.assertEqual(_("Login", "hi"), "लॉग इन")
        self.assertEqual(_('Two\nlines, "quoted"', lang="hi"), "दो")
        with patch.object(frappe.local, "lang", "hi"):
            self.assertEqual(_("Login", context="button"), "लॉग इन")

    def test_what_nobody_has_translated_is_english(self) -> None:
        self.assertEqual(_("Log Out", "hi"), "Log Out")
        self.assertEqual(_("Login", "ta"), "Login")
        self.assertEqual(_("Login"), "Login")
