"""A kind of job, such as Accounting."""

from frappe.model.document import Document

from job_portal.jobs import categories


class JPJobCategory(Document):
    """Kept by reviewers in Desk."""

    def on_update(self) -> None:
        """It is in the list from now on."""
        categories.forget()

    def after_delete(self) -> None:
        """It is in no list any more."""
        categories.forget()
