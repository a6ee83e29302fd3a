"""Base class for tests of languages: the site's languages, and translations for `_`."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import frappe

from job_portal import languages
from job_portal.rules import LANGUAGES
from job_portal.tests.utils import TestCase


def offer(*codes: str) -> None:
    """Offer these languages beside English, and no others."""
    ticked = {f"language_{code}": int(code in codes) for code in LANGUAGES if code != languages.ENGLISH}
    frappe.db.set_single_value(languages.SETTINGS, ticked)
    frappe.clear_document_cache(languages.SETTINGS, languages.SETTINGS)
    frappe.db.commit()


@contextmanager
def translated(**catalogues: dict[str, str]) -> Iterator[None]:
    """Make `_` find these translations in place of the build's: translated(hi={English: Hindi})."""
    with patch("frappe.translate.get_all_translations", lambda lang: catalogues.get(lang, {})):
        yield


class SpokenCase(TestCase):
    """The site offers the languages `OFFERED`; after the class's tests only English.

    `_` finds `CATALOGUES` in place of the build's translations: {code: {English: translated}}.
    """

    OFFERED: tuple[str, ...] = ("hi", "ta")
    CATALOGUES: dict[str, dict[str, str]] = {}

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.addClassCleanup(offer)
        offer(*cls.OFFERED)

    def setUp(self) -> None:
        super().setUp()
        if self.CATALOGUES:
            self.enterContext(translated(**self.CATALOGUES))
