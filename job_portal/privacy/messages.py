"""The sentences of one's own data."""

SIGN_IN_FIRST = "Please sign in first."
OTHER_ACCOUNT = "This account is not one of a mobile number. Please ask the people who run this site."
DELETED = "Your account is deleted."
COPIES_EXHAUSTED = "That was many copies in an hour. Please try again later."
KIND_UNKNOWN = "Please ask for json or pdf"
NO_PDF = "This site cannot make a PDF. Please take the JSON file."
NOTHING_TO_FREEZE = "There is nothing of yours to hide yet."
