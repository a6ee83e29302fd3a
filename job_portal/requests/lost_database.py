"""Lets a request whose database went away be answered like any other that failed."""

import frappe

from job_portal.requests import errors


def drop_instead_of_failing_rollback() -> None:
    """Make this request's rollback let go of a connection that is lost.

    Frappe rolls back outside of its own error handling (`frappe.app.application`, 15 and 16). With the
    database gone that fails once more, and the server answers with an HTML page of its own in place of the
    503 with a sentence. What a connection did not commit ends with it: dropping it is rolling back.
    """
    database = frappe.local.db
    rollback = database.rollback

    def roll_back_or_drop(*, save_point: str | None = None) -> None:
        try:
            rollback(save_point=save_point)
        except Exception as error:
            # Back to a save point only: the rest of the transaction would be gone without a word.
            if save_point or type(error).__name__ not in errors.BUSY_ERRORS:
                raise
            database.close()
            # Not reached by the rollback that failed: files of the request that leave the disk again.
            database.after_rollback.run()

    database.rollback = roll_back_or_drop
