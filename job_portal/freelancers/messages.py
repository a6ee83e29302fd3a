"""Sentences about freelancers. Wrap one in `_()` where it is used.

Sentences of single fields are in `rules`.
"""

CHANGED_MEANWHILE = (
    "Your profile was changed on another device after you opened it. Please reload it and try again."
)
HEADLINE_NEEDED = "Please say what you do before you are shown to others"
PLACE_NEEDED = "Please enter your pincode, unless you work remotely"
NOT_FOUND = "This freelancer is no longer there."
PICTURES_TOO_MANY = "You can show {0} pictures. Please delete one first."
PICTURES_UNREADABLE = "Please send the pictures as a list, each with its file"
RATES_UNREADABLE = "Please send the rates as a list, each with unit and amount"
RATE_UNREADABLE = "Please enter the highest price in rupees, and its unit"
UNIT_UNKNOWN = "Please choose the unit from the list"
OWN_PROFILE = "This is your own profile."
REMOVED = "Your profile was hidden: {0}"
REMOVAL_NEEDS_REASON = "Please give a reason: the freelancer is shown it"
CHANGED_MEANWHILE_OTHER = "This profile was changed after you opened it. Please reload it and try again."
TELL_RESTORED = "Your profile is shown again."
REPORTED = "Your profile was reported. It is hidden until we have looked at it."
LIST_TITLE = "Freelancers"
HELD = "Nobody else may read this in a profile: {0}. Please take it out: people reach you here."
