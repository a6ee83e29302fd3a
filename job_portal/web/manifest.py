"""The web app manifest, which lets a phone install the app on its home screen.

Pages of a live site link it; pages of samples do not (frontend/src/app/installable.ts).
"""

import frappe
from frappe import _

from job_portal.platform import site
from job_portal.web import branding

ROOT = "/frontend"
DESCRIPTION = "Find jobs, or people to hire, from your phone."
# As in frontend/src/app/theme.ts.
BACKGROUND_COLOR = "#f5f2ea"
# Home screens show about this many letters.
SHORT = 12


def of_site() -> dict:
    """The manifest, in the caller's language."""
    called = site.name()
    return {
        "id": f"{ROOT}/home",
        "name": called,
        "short_name": called if len(called) <= SHORT else called[:SHORT].rsplit(" ", 1)[0],
        "description": _(DESCRIPTION),
        "lang": frappe.local.lang or "en",
        "start_url": f"{ROOT}/home",
        "scope": ROOT,
        "display": "standalone",
        "theme_color": branding.main(),
        "background_color": BACKGROUND_COLOR,
        "icons": [
            _icon("icon-192.png", 192, "any"),
            _icon("icon-512.png", 512, "any"),
            _icon("maskable-512.png", 512, "maskable"),
        ],
        "shortcuts": [
            {"name": _("Jobs"), "url": f"{ROOT}/jobs"},
            {"name": _("My Jobs"), "url": f"{ROOT}/my-jobs"},
            {"name": _("Notifications"), "url": f"{ROOT}/notifications"},
        ],
    }


def _icon(file: str, size: int, purpose: str) -> dict:
    return {
        "src": branding.icon_url(file),
        "sizes": f"{size}x{size}",
        "type": "image/png",
        "purpose": purpose,
    }
