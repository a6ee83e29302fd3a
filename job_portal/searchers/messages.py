"""Sentences about searchers and what they keep. Wrap one in `_()` where it is used.

Sentences of single fields are in `rules`.
"""

CHANGED_MEANWHILE = (
    "Your profile was changed on another device after you opened it. Please reload it and try again."
)

KIND_UNKNOWN = "Please ask for json or pdf"
RESUMES_EXHAUSTED = "That was many copies in an hour. Please try again later."
PARSING_EXHAUSTED = "That was many files in a day. Please try again tomorrow, or fill in the form yourself."
NO_PDF = "This site cannot make a PDF. Please take the JSON file."

ALERT_OF_NOTHING = "Please search for something first: words, a category or a place"
ALERT_TOO_LONG = "This search is too long to be kept"
ALERTS_TOO_MANY = "You can keep {0} searches. Please delete one first."
ALERT_NOT_FOUND = "This search was not found among those that you keep."
FREQUENCY_UNKNOWN = "Please choose how often from the list"
CATEGORY_GONE = "The category {0} is no longer there, so nothing new comes."
COMPANY_GONE = "This company is no longer there, so nothing new comes."

# A kept search in words.
WITHIN = "within about {0} km of {1}"
PAY_FROM = "{0} per month or more"
YEARS = "{0} years of experience"
ONE_YEAR = "1 year of experience"
NO_EXPERIENCE = "no experience"

# To its owner, in their notifications.
ONE_NEW_JOB = "1 new job: {0}"
NEW_JOBS = "{0} new jobs: {1}"
MANY_NEW_JOBS = "More than {0} new jobs: {1}"
