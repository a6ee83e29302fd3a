"""An account that acts for a company, as its owner or as a recruiter."""

from frappe.model.document import Document

DOCTYPE = "JP Company Member"
OWNER, RECRUITER = "Owner", "Recruiter"


class JPCompanyMember(Document):
    """Created, changed and deleted by `company.membership` and `company.members`."""
