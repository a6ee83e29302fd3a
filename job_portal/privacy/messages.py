"""The sentences of one's own data."""

SIGN_IN_FIRST = "Please sign in first."
OTHER_ACCOUNT = "This account is not one of a mobile number. Please ask the people who run this site."
DELETED = "Your account is deleted."
