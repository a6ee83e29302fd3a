"""The options of a company's `jp_industry_master`."""

from frappe.model.document import Document


class JPIndustry(Document):
    """Named by its `industry_name`; sites change the list in Desk."""
