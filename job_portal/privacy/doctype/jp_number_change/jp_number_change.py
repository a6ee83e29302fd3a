"""An account's open change of number, and a reviewer's decision on one whose old number is lost.

Only `privacy` writes it.
"""

from frappe.model.document import Document

from job_portal.files import uploads

DOCTYPE = "JP Number Change"
# Started: the codes are not entered yet. Waiting: for a reviewer. Granted: until it takes effect.
# Lost Account: a new account claims an older one, whose number is lost.
CODES, LOST_NUMBER, LOST_ACCOUNT = "Codes", "Lost Number", "Lost Account"
GIVEN_OUT = "Number Given Out Again"
STARTED, WAITING, GRANTED = OPEN = ("Started", "Waiting", "Granted")
DONE, REFUSED, ENDED = "Done", "Refused", "Ended"


class JPNumberChange(Document):
    """No role may read its new number."""

    # Frappe would add a comment that names the deleted account.
    no_feed_on_delete = True

    def validate(self) -> None:
        """Refuse a paper that the account did not upload, or a public one.

        :raises frappe.ValidationError: as `uploads.check_files`.
        """
        uploads.check_files(self)

    def on_update(self) -> None:
        """Attach the paper before Frappe does."""
        uploads.attach_files(self)
