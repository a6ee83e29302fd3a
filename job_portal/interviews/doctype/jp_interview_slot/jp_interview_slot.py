"""A time for interviews about a job, with its seats."""

from frappe.model.document import Document

from job_portal.platform import fields

DOCTYPE = "JP Interview Slot"
RULES = {"place": {"max_length": 140}}


class JPInterviewSlot(Document):
    """Only `interviews` writes it. `slots.take` counts its taken seats."""

    def validate(self) -> None:
        """Check the place.

        :raises frappe.ValidationError: 417, it breaks its rule.
        """
        fields.check(self, RULES)
