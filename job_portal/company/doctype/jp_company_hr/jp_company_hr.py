"""An HR or owner contact of a company. Its row's name is what the methods call `hr_row_id`."""

from frappe.model.document import Document


class JPCompanyHR(Document):
    """A child's own `validate` never runs: the company's controller holds the rules."""

    def db_update(self) -> None:
        """Store the row, unless the company's controller found it as it is stored."""
        if not self.flags.pop("is_as_stored", False):
            super().db_update()
