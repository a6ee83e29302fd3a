"""An administrator's settings for the whole site."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.notifications import templates
from job_portal.platform import settings
from job_portal.web import branding

# fieldname: (least, most); 0 means the shipped default (job_portal.platform.settings).
BOUNDS = {
    "otp_life_seconds": (60, 900),
    # 100 guesses at six digits would be a chance of 1 in 10,000.
    "guesses_per_number": (5, 99),
    "sends_per_number": (5, 100),
    # Browsers' limit for cookies.
    "sign_in_days": (1, 400),
    # Guesses are counted over 24 hours.
    "codes_days": (2, 365),
    # A delivery is tried for a little more than three days.
    "deliveries_days": (4, 3650),
    **{f"{kind}_days": (1, 3650) for kind in ("messages", "notifications", "loose_files", "replaced_files")},
    "job_drafts_days": (1, 3650),
    # The DPDP Rules 2025 require a year.
    **{f"{kind}_days": (365, 3650) for kind in ("looks", "consents", "sealed", "purges")},
    "pay_floor": (1, 100_000),
    # Operators in India give a number out again after 90 days at the earliest.
    "unused_days": (30, 365),
    "given_back_days": (7, 365),
    "messages_per_person": (1, 50),
    "next_channel_minutes": (1, 120),
    "messages_rupees": (1, 1_000_000),
    "sms_paise": (1, 1000),
    "whatsapp_paise": (1, 1000),
}


class JobPortalSettings(Document):
    """Settings of the whole site: SMS gateway, message, limits, support."""

    def on_update(self):
        """Let no cache bring back what a transaction from before this save has read."""
        settings.note_saved(str(self.modified))

    def validate(self):
        """Check the numbers against BOUNDS.

        :raises frappe.ValidationError: a number out of bounds, a message without a place for the code, an
            invalid address of a service, an unknown message (`templates.check`), or unreadable colours or an
            unusable mark (`branding.check`).
        """
        for fieldname, (least, most) in BOUNDS.items():
            value = frappe.utils.cint(self.get(fieldname))
            if value and not least <= value <= most:
                frappe.throw(
                    _("{0} must be between {1} and {2}").format(
                        _(self.meta.get_label(fieldname)), least, most
                    )
                )
        if self.message_template and "{otp}" not in self.message_template:
            frappe.throw(_("The message template must contain {otp}"))
        templates.check(self.message_templates or "")
        branding.check(self.mark or "", self.main_colour or "", self.second_colour or "")
        for address in f"{self.opensearch_addresses or ''} {self.whatsapp_address or ''}".split():
            if not address.startswith(("https://", "http://")):
                frappe.throw(_("{0} is no address such as https://10.0.0.5:9200").format(address))
