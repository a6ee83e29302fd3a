"""What of an account is told to the account: by section, which records and which of their fields.

`test_own_data` holds it together with docs/privacy.md: no record that is about a person is left out unawares.
"""

from dataclasses import dataclass

from job_portal.rules import COMPANY, SEARCHER

# By whom a record is found.
ACCOUNT, NUMBER, SEARCHER_OF, COMPANY_OF = "account", "number", "searcher", "company"


@dataclass(frozen=True)
class Section:
    """A list of records. `filters` are fixed, `of` is one of the above, in the column `column`."""

    key: str
    title: str
    doctype: str
    of: str
    column: str
    fields: tuple[str, ...]
    filters: tuple[tuple[str, object], ...] = ()


SECTIONS = (
    Section(
        "account",
        "Your account",
        "User",
        ACCOUNT,
        "name",
        ("full_name", "mobile_no", "creation", "last_login"),
    ),
    Section(
        "profile", "Your profile", "JP Searcher", ACCOUNT, "account", (*SEARCHER, "city", "state", "modified")
    ),
    Section(
        "consents",
        "What you agreed to, and took back",
        "JP Consent",
        ACCOUNT,
        "account",
        ("creation", "purpose", "action", "version", "language", "is_adult"),
    ),
    Section(
        "invitations",
        "Companies that invited you",
        "JP Invitation",
        SEARCHER_OF,
        "searcher",
        ("company", "job", "decided_on"),
        (("decision", "Invited"),),
    ),
    Section(
        "looks",
        "Who looked at your number and resume",
        "JP Phone Look",
        SEARCHER_OF,
        "searcher",
        ("creation", "what", "company_name", "job_title"),
        (("whose", "Searcher"),),
    ),
    Section(
        "contact_looks",
        "Numbers that you looked at",
        "JP Phone Look",
        SEARCHER_OF,
        "searcher",
        ("creation", "company_name", "job_title"),
        (("whose", "Contact"),),
    ),
    Section(
        "blocks",
        "Companies that you blocked",
        "JP Company Block",
        SEARCHER_OF,
        "searcher",
        ("company", "creation"),
    ),
    Section("saved_jobs", "Jobs that you saved", "JP Saved Job", ACCOUNT, "account", ("job", "creation")),
    Section(
        "alerts",
        "Searches that you keep",
        "JP Job Alert",
        ACCOUNT,
        "account",
        ("label", "how_often", "creation"),
    ),
    Section(
        "reports",
        "What you reported",
        "JP Report",
        ACCOUNT,
        "account",
        ("job_title", "reason", "details", "creation"),
    ),
    Section(
        "notifications", "What you were told", "JP Notification", ACCOUNT, "account", ("creation", "text")
    ),
    Section(
        "devices",
        "Devices that are told",
        "JP Push Subscription",
        ACCOUNT,
        "account",
        ("endpoint", "creation"),
    ),
    Section(
        "company",
        "Your company",
        "JP Company",
        ACCOUNT,
        "account",
        (*COMPANY, "status", "review_reason", "modified"),
    ),
    Section(
        "company_reviews",
        "Decisions on your company",
        "JP Company Review",
        ACCOUNT,
        "account",
        ("creation", "decision", "reason"),
    ),
    Section(
        "contacts",
        "Your company's contacts",
        "JP Company HR",
        COMPANY_OF,
        "company",
        ("hr_name", "hr_mobile", "hr_email"),
    ),
    Section(
        "jobs",
        "Jobs that you posted",
        "JP Job",
        COMPANY_OF,
        "company",
        ("title", "status", "published_on", "city"),
    ),
    Section("files", "Your files", "File", ACCOUNT, "owner", ("file_name", "file_url", "creation")),
    Section(
        "codes",
        "Codes that were asked for",
        "JP OTP Request",
        NUMBER,
        "mobile_no",
        ("creation", "purpose", "requested_from"),
    ),
    Section("messages", "Messages to your number", "JP SMS", NUMBER, "mobile_no", ("creation", "message")),
)
# The searcher's own view of an application is reckoned, see `own_data`.
APPLICATIONS = ("applications", "Your applications")
# Made of what is told, or told in another section.
NOT_TOLD = {
    "JP Searcher Word": "the words of the profile",
    "JP Search Word": "words that live jobs use",
    "JP Sealed Record": "there is none of an account that stands",
    "Job Portal Settings": "the site's own",
}
