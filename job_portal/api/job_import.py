"""Jobs that a company imports by a file or a feed. They are drafts until the company publishes them."""

from job_portal.jobs.drafts import incoming_feeds, job_columns, job_drafts
from job_portal.matching import matches
from job_portal.platform.policy import Audience, reads, writes
from job_portal.platform.signatures import takes_fields
from job_portal.rules import JOB


@writes(Audience.WITH_COMPANY)
def import_jobs(keep: bool = False) -> dict:
    """Read the CSV or XLSX file in the request's form field `file`, of at most 2 MB and 200 jobs.

    :param keep: whether to store its rows as drafts. Otherwise nothing is stored.
    :return: {rows: [{row (its number in the file), title, problems: [{column, sentence}], held_for}], unread
        (headers that match no field), kept (how many drafts)}; rows with problems come first; `held_for` as
        in `post_job`
    :raises frappe.ValidationError: 417, no readable file, or a site without connections.
    :raises frappe.RateLimitExceededError: 429, too many in an hour.
    """
    return job_drafts.read_file(keep)


@reads(Audience.SIGNED_IN)
def get_import_template() -> dict:
    """The file that a company fills in for `import_jobs`.

    :return: {file_name, csv}
    """
    return {"file_name": "jobs.csv", "csv": job_columns.template()}


@reads(Audience.WITH_COMPANY)
def get_job_drafts(cursor: str | None = None, limit: int | None = None) -> dict:
    """The drafts of the account's company, the newest first.

    :return: {items, next, total, at_least}, see `platform.paging`; items: {draft, title, source: File, Feed
        or HR System; file_name (or the job's id in the other system), row, gone_on (the first day on which
        the other system no longer lists it), creation, problems, held_for}, see `import_jobs`
    """
    return job_drafts.listed(cursor, limit)


@reads(Audience.WITH_COMPANY)
def get_job_draft(draft: str) -> dict:
    """A draft of the account's company.

    :return: as in `get_job_drafts`, with `values`: its fields, as for `post_job`
    """
    return job_drafts.one(draft)


@writes(Audience.WITH_COMPANY)
@takes_fields(JOB)
def publish_draft(draft: str, questions: list | str | None = None, **values: object) -> dict:
    """Publish the job of a draft, as `post_job` does, and delete the draft. A repeated request returns the
    same job.

    :param questions: as in `post_job`.
    :return: as `post_job`
    """
    given = {**values, "questions": questions}
    named = any(value is not None for value in given.values())
    return matches.saved(job_drafts.publish(draft, given if named else {}))


@writes(Audience.WITH_COMPANY)
def delete_draft(draft: str) -> dict:
    """Delete a draft of the account's company. Later readings of a feed skip its job.

    :return: {draft}
    """
    job_drafts.delete(draft)
    return {"draft": draft.strip()}


@reads(Audience.OWNER)
def get_job_feed() -> dict:
    """The feed of the account's company: the address at which its own system lists its jobs.

    :return: {feed: {address, read_on, due_on (the next reading), answer (its last HTTP status, or 0), reason
        (why nothing was read), jobs (how many are drafts)} or None}
    :raises frappe.ValidationError: 417, the site has no connections.
    """
    return {"feed": incoming_feeds.shown()}


@writes(Audience.OWNER)
def set_job_feed(address: str) -> dict:
    """Set the address of the company's feed, which is read every few hours.

    :param address: https, of the internet; '' ends the feed.
    :return: as `get_job_feed`
    """
    incoming_feeds.set_address(address)
    return {"feed": incoming_feeds.shown()}


@writes(Audience.OWNER)
def read_job_feed() -> dict:
    """Read the company's feed now.

    :return: as `get_job_feed`
    :raises frappe.RateLimitExceededError: 429, too often in an hour.
    """
    incoming_feeds.read_now()
    return {"feed": incoming_feeds.shown()}
