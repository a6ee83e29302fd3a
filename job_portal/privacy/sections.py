"""The sections of an account's data: which records and fields the account may read.

`test_own_data` compares it with docs/privacy.md, so that no record about a person is forgotten.
"""

from dataclasses import dataclass

from job_portal.rules import BRIEF, COMPANY, ENGAGEMENT, FREELANCER, QUOTE, REVIEW, SEARCHER

# How a section finds its records. `OWNED`: by the company that the account owns. `QUOTES`: by the quotes that
# the account has sent or received.
ACCOUNT, NUMBER, SEARCHER_OF, OWNED = "account", "number", "searcher", "company"
FREELANCER_OF, QUOTES = "freelancer", "quotes"


@dataclass(frozen=True)
class Section:
    """A list of records. `filters` are fixed, `of` is one of the keys above, for the column `column`.

    Its title is in `messages.TITLES`.
    """

    key: str
    doctype: str
    of: str
    column: str
    fields: tuple[str, ...]
    filters: tuple[tuple[str, object], ...] = ()


SECTIONS = (
    Section("account", "User", ACCOUNT, "name", ("full_name", "language", "creation", "last_login")),
    Section("profile", "JP Searcher", ACCOUNT, "account", (*SEARCHER, "state", "modified")),
    Section(
        "freelancer",
        "JP Freelancer",
        ACCOUNT,
        "account",
        (*FREELANCER, "state", "rating", "reviews", "modified"),
    ),
    Section("pictures", "JP Picture", ACCOUNT, "owner", ("file", "caption", "creation")),
    Section("favourites", "JP Favourite", ACCOUNT, "account", ("freelancer", "creation")),
    Section("briefs", "JP Brief", ACCOUNT, "account", (*BRIEF, "status", "published_on", "valid_through")),
    Section("quotes", "JP Quote", FREELANCER_OF, "freelancer", (*QUOTE, "status", "sent_on")),
    Section(
        "engagements",
        "JP Engagement",
        QUOTES,
        "quote",
        (*ENGAGEMENT, "status", "agreed_on", "done_on", "cancelled_by", "cancel_reason"),
    ),
    Section("reviews", "JP Review", ACCOUNT, "owner", ("creation", *REVIEW)),
    Section(
        "consents",
        "JP Consent",
        ACCOUNT,
        "account",
        ("creation", "purpose", "action", "version", "language", "is_adult"),
    ),
    Section(
        "invitations",
        "JP Invitation",
        SEARCHER_OF,
        "searcher",
        ("company", "job", "decided_on"),
        (("decision", "Invited"),),
    ),
    Section(
        "interviews",
        "JP Interview",
        SEARCHER_OF,
        "searcher",
        ("creation", "job", "status", "at", "wish", "late_by", "searcher_mark", "company_mark"),
    ),
    Section(
        "looks",
        "JP Phone Look",
        SEARCHER_OF,
        "searcher",
        ("creation", "what", "company_name", "job_title"),
        (("whose", "Searcher"),),
    ),
    Section(
        "looks_of_briefs", "JP Phone Look", ACCOUNT, "account", ("creation", "company_name", "job_title")
    ),
    Section(
        "contact_looks",
        "JP Phone Look",
        SEARCHER_OF,
        "searcher",
        ("creation", "company_name", "job_title"),
        (("whose", "Contact"),),
    ),
    Section("blocks", "JP Company Block", SEARCHER_OF, "searcher", ("company", "creation")),
    Section("saved_jobs", "JP Saved Job", ACCOUNT, "account", ("job", "creation")),
    Section("alerts", "JP Job Alert", ACCOUNT, "account", ("label", "how_often", "creation")),
    Section("reports", "JP Report", ACCOUNT, "account", ("job_title", "reason", "details", "creation")),
    Section(
        "conversation_reports",
        "JP Conversation Report",
        ACCOUNT,
        "account",
        ("creation", "reason", "details"),
    ),
    Section("notifications", "JP Notification", ACCOUNT, "account", ("creation", "text")),
    Section(
        "phone_messages",
        "JP Phone Message",
        ACCOUNT,
        "account",
        ("creation", "template", "channel", "status", "handed_on"),
    ),
    Section("devices", "JP Push Subscription", ACCOUNT, "account", ("endpoint", "creation")),
    Section("company", "JP Company", OWNED, "name", (*COMPANY, "status", "review_reason", "modified")),
    Section("memberships", "JP Company Member", ACCOUNT, "account", ("company", "role", "since")),
    Section(
        "company_invites",
        "JP Company Invite",
        NUMBER,
        "mobile_no",
        ("creation", "company", "role", "until", "status"),
        # Only open ones: an earlier account of the number may have answered the others.
        (("status", "Open"),),
    ),
    Section(
        "api_keys", "JP API Key", ACCOUNT, "account", ("creation", "company", "title", "scopes", "until")
    ),
    Section("webhooks", "JP Webhook", ACCOUNT, "account", ("creation", "company", "address")),
    Section("company_reviews", "JP Company Review", ACCOUNT, "account", ("creation", "decision", "reason")),
    Section("contacts", "JP Company HR", OWNED, "company", ("hr_name", "hr_mobile", "hr_email")),
    Section("jobs", "JP Job", OWNED, "company", ("title", "status", "published_on", "city")),
    Section("job_drafts", "JP Job Draft", OWNED, "company", ("creation", "title", "source", "file_name")),
    Section("job_feed", "JP Job Feed", OWNED, "company", ("creation", "address", "read_on")),
    Section(
        "hr_system", "JP HR System", OWNED, "company", ("creation", "address", "hr_company", "synced_on")
    ),
    Section("conversations", "JP Message", ACCOUNT, "sender", ("creation", "body", "payload")),
    Section("files", "File", ACCOUNT, "owner", ("file_name", "file_url", "creation")),
    Section(
        "number", "JP Account", ACCOUNT, "user", ("mobile_no", "role", "shows_text", "no_sms", "creation")
    ),
    Section(
        "number_changes",
        "JP Number Change",
        ACCOUNT,
        "account",
        ("creation", "new_number", "status", "reason", "takes_effect_on"),
    ),
    Section(
        "codes",
        "JP OTP Request",
        NUMBER,
        "mobile_no",
        ("creation", "purpose", "requested_from"),
        # Those of the number's earlier account have no address any more (`codes.forget_number`).
        (("requested_from", ("is", "set")),),
    ),
    Section("messages", "JP SMS", NUMBER, "mobile_no", ("creation", "message")),
)
# The searcher's own view of applications is computed, see `own_data`.
APPLICATIONS = "applications"
# Derived from shown data, or shown in another section.
NOT_TOLD = {
    "JP Searcher Word": "the words of the profile",
    "JP Brief Word": "the words of what the account needs done",
    "JP Freelancer Word": "the words of the profile as a freelancer",
    "JP Search Change": "that the profile changed, until OpenSearch knows",
    "JP Search Word": "words that live jobs use",
    "JP Unfound Search": "what several people searched, without saying who",
    "JP Conversation": "which side it is of; what was said is in the messages",
    "JP Conversation Reader": "how far the account has read its messages",
    "JP Refused Message": "that messages of a company were refused, without what was said",
    "JP Quota Use": "what counts for limits, for a day",
    "JP Sealed Account": "there is none of an account that signs in",
    "JP Sealed Record": "there is none of an account that stands",
    "Job Portal Settings": "the site's own",
}
