"""Sentences about fields, records, requests and Desk. Wrap one in `_()` where it is used."""

FIELD_TOO_LONG = "{0} may have at most {1} characters"
FIELD_TOO_MANY = "{0} may have at most {1} entries"
FIELD_NOT_AN_OPTION = "Please choose {0} from the list"
FIELD_WITH_MARKUP = "{0} may not contain HTML. Please leave out what stands in < and >"
FIELD_NOT_TEXT = "{0} contains characters that cannot be saved"
FILE_NOT_YOURS = "{0}: please upload the file again"
CHANGES_BY_POST = "This can be done only from a page of this site."
DESK_ONLY = "Only users of Desk can do this."
REVIEWERS_ONLY = "Only a reviewer can decide on this."
FIELD_BY_CODE = "{0} is set by the app. It cannot be changed here."
NO_GROUPS = "Texts are not listed here. Please use a filter."
NAME_QUOTES = "Please leave out quotes, < and > in this name."
NO_BOARDS = "Boards of these records are not safe to show. Please use a list."
REASON_TOO_LONG = "Please give the reason in at most {0} characters"
CHOICE_UNREADABLE = "Please choose from the list"
CHOICE_TOO_LONG = "Please choose at most {0} at once"
CLIENT_KEY_MALFORMED = "A client key holds letters, digits and hyphens only, at most 140"

CURSOR_OF_ANOTHER_LIST = "This list has changed. Please open it again from its beginning."
LIMIT_OUT_OF_BOUNDS = "Please ask for 1 to {0} entries at once"

FOREIGN = "This request came from another site."
SESSION_IN_ARGUMENT = "A session cannot be given as an argument."
MISSING = "Please fill in {0}"
WRONG_TYPE = "{0} is not in the expected form"
TOO_LONG = "{0} is too long"
TOO_MANY = "Please send at most {0} values at once"
NOT_TEXT = FIELD_NOT_TEXT
NO_SUCH_METHOD = "There is no method of that name"
METHOD_NOT_NAMED = "Please name one method to call"

UNREADABLE = "The request could not be read. Please try again."
BUSY = "The service is busy right now. Please try again in a moment."
STORAGE = "This could not be stored right now. Please try again in a moment."
UNEXPECTED = "Something went wrong. Please try again."
# For errors without a sentence from Frappe.
BY_STATUS = {
    400: "The request is not valid. Please reload the page and try again.",
    401: "Your sign-in is not valid any more. Please log in again.",
    403: "You are not permitted to do this.",
    404: "What you are looking for was not found.",
    409: "This already exists.",
    413: "This is too large.",
    417: "Please check what you entered and try again.",
    429: "Too many requests. Please try again later.",
    503: BUSY,
}

FREELANCERS_OFF = "This site has no freelancers yet."
