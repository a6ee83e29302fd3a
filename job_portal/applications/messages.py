"""Every sentence about applications. Wrap one in `_()` where it is used."""

JOB_NOT_FOUND = "This job is no longer there."
JOB_NOT_OPEN = {
    "Closed": "The company has closed this job. It takes no more applications.",
    "Expired": "This job has expired. It takes no more applications.",
    "Held": "This job is being checked. It takes no applications now.",
    "Removed": "This job is no longer there.",
}
JOB_NOT_STARTED = "Applications for this job start on {0}"
OWN_JOB = "This is a job of your own company."
CLIENT_KEY_MALFORMED = "A client key holds letters, digits and hyphens only, at most 140"

APPLICATION_NOT_FOUND = "This application was not found."
MOVE_REFUSED = "This is not possible: the application's status is {0}."
STATUS_UNKNOWN = "Please choose a status from the list"
