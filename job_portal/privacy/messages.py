"""Sentences about one's own data."""

OTHER_ACCOUNT = "This account is not one of a mobile number. Please ask the people who run this site."
DELETED = "Your account is deleted."
COPIES_EXHAUSTED = "That was many copies in an hour. Please try again later."
KIND_UNKNOWN = "Please ask for json or pdf"
NO_PDF = "This site cannot make a PDF. Please take the JSON file."
NOTHING_TO_FREEZE = "There is nothing of yours to hide yet."

NUMBER_IS_YOURS = "This is your number already."
NUMBER_CHANGES_EXHAUSTED = "That was many tries in a day. Please try again tomorrow."
LOST_NOT_DECIDED = "On this site a number is changed only with codes to both numbers."
PAPER_MISSING = "Please add a paper that shows who you are."
CHANGE_IS_ASKED = "You have asked for a change already. Cancel it first."
CHANGE_NOT_FOUND = "There is no such change of number."
CHANGE_IS_DECIDED = "This change of number does not wait for a decision any more."
CHANGE_CHANGED_MEANWHILE = "This change of number was changed meanwhile. Please load it again."
REFUSAL_NEEDS_REASON = "Please give a reason. The person reads it."
CLAIM_BY_ACCOUNT_IN_USE = "This account has a profile or a company. Please ask from a new account."
NOTHING_CLAIMED = "No account had this number. Please refuse the request."
REVIEWER_DECIDES = "The company of this number has live jobs. A reviewer decides: please try again later."
TELL_SEALED = "Somebody else has your number now. Sign up anew within {0} days to get your account back."
TELL_NUMBER_CHANGED = "You now sign in with your new number."
TELL_CHANGE_ASKED = "You asked to change your lost number. A reviewer looks at it."
TELL_CHANGE_GRANTED = "Your number changes on {0}. If your old number is used before, it stays."
TELL_CHANGE_REFUSED = "Your number was not changed: {0}"
TELL_CHANGE_ENDED_BY_USE = "Your old number was used, so it stays yours. Your request has ended."
TELL_CHANGE_NUMBER_TAKEN = "Your number was not changed: the new one has an account of its own."

# Titles of the sections, by their keys.
TITLES = {
    "account": "Your account",
    "profile": "Your profile",
    "freelancer": "Your profile as a freelancer",
    "pictures": "Your pictures",
    "favourites": "Freelancers whom you keep",
    "briefs": "What you needed done",
    "quotes": "Your quotes",
    "engagements": "What you agreed on as a freelancer, or with one",
    "reviews": "Your reviews of others",
    "consents": "What you agreed to, and took back",
    "invitations": "Companies that invited you",
    "looks": "Who looked at your number and resume",
    "looks_of_briefs": "Who looked at your number as a freelancer, or for one",
    "contact_looks": "Numbers that you looked at",
    "blocks": "Companies that you blocked",
    "saved_jobs": "Jobs that you saved",
    "alerts": "Searches that you keep",
    "reports": "What you reported",
    "interviews": "Interviews",
    "conversation_reports": "Conversations that you reported",
    "notifications": "What you were told",
    "phone_messages": "Messages to your phone",
    "devices": "Devices that are told",
    "api_keys": "Keys of your company's programs",
    "webhooks": "Addresses of your company that hear of events",
    "job_drafts": "Your company's drafts of jobs",
    "job_feed": "The address of your company's feed of jobs",
    "hr_system": "The address of your company's HR system",
    "company": "Your company",
    "memberships": "The company that you act for",
    "company_invites": "Companies that asked you to join",
    "company_reviews": "Decisions on your company",
    "contacts": "Your company's contacts",
    "jobs": "Jobs that you posted",
    "conversations": "Messages that you wrote",
    "files": "Your files",
    "number": "Your number",
    "number_changes": "Changes of your number",
    "codes": "Codes that were asked for",
    "messages": "Messages to your number",
    "applications": "Your applications",
}
# Our own labels for Frappe's fields, translated for each language.
FRAPPES_LABELS = {
    "User.language": "Language",
    "User.last_login": "Last Login",
    "File.file_name": "File Name",
    "File.file_url": "File URL",
}
# Labels of fields that have none.
SIGNED_UP_ON = "Signed up on"
ON = "On"
CHANGED_ON = "Changed on"
