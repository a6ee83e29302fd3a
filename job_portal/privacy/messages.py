"""Sentences about one's own data."""

OTHER_ACCOUNT = "This account is not one of a mobile number. Please ask the people who run this site."
DELETED = "Your account is deleted."
COPIES_EXHAUSTED = "That was many copies in an hour. Please try again later."
KIND_UNKNOWN = "Please ask for json or pdf"
NO_PDF = "This site cannot make a PDF. Please take the JSON file."
NOTHING_TO_FREEZE = "There is nothing of yours to hide yet."

# Titles of the sections, by their keys.
TITLES = {
    "account": "Your account",
    "profile": "Your profile",
    "consents": "What you agreed to, and took back",
    "invitations": "Companies that invited you",
    "looks": "Who looked at your number and resume",
    "contact_looks": "Numbers that you looked at",
    "blocks": "Companies that you blocked",
    "saved_jobs": "Jobs that you saved",
    "alerts": "Searches that you keep",
    "reports": "What you reported",
    "notifications": "What you were told",
    "devices": "Devices that are told",
    "company": "Your company",
    "company_reviews": "Decisions on your company",
    "contacts": "Your company's contacts",
    "jobs": "Jobs that you posted",
    "files": "Your files",
    "number": "Your number",
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
