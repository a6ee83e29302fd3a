"""Sentences about a company's HR system. Wrap one in `_()` where it is used."""

KEY_UNREADABLE = "Enter the API key and the API secret as the HR system shows them."
HR_COMPANY_NEEDED = "Enter the name of your company as the HR system spells it."
# Why nothing was exchanged, in the words of the record.
ANSWERED_WITH_ERROR = "The HR system answered with an error."
UNREADABLE = "The HR system's answer cannot be read."
NOT_HERE = "This site has no Frappe HR."
SOME_REFUSED = "The HR system refused an applicant. Its job opening may be closed. We try again in a day."
# To the company, in its notifications.
CLOSED_NEWS = "{0} is closed, because it was closed in your HR system. You can repost it."
