"""A company's question to a mobile number: whether its person becomes a member."""

from frappe.model.document import Document

DOCTYPE = "JP Company Invite"
OPEN, ACCEPTED, DECLINED, CANCELLED = "Open", "Accepted", "Declined", "Cancelled"


class JPCompanyInvite(Document):
    """Created by `company.invites`, which also notes the answer."""
