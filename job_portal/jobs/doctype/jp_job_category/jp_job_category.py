"""A job category, such as Accounting."""

from frappe.model.document import Document

from job_portal.jobs import categories


class JPJobCategory(Document):
    """Reviewers edit these in Desk."""

    def on_update(self) -> None:
        """Count again, with this category."""
        categories.forget()

    def after_delete(self) -> None:
        """Count again, without this category."""
        categories.forget()
