"""Sentences about briefs, quotes and engagements. Wrap one in `_()` where it is used.

Sentences of single fields are in `rules`.
"""

MOVE_REFUSED = "This is not possible: the status is {0}."
LIST_TITLE = "Work for you"
BRIEF_NOT_FOUND = "This is no longer there."
NOT_YOUR_BRIEF = "This was not found among what you have posted."
QUOTE_NOT_FOUND = "This quote was not found."
QUOTE_ENDED = "This quote has ended."
ENGAGEMENT_NOT_FOUND = "This agreement was not found."
REVIEW_NOT_FOUND = "This review was not found."
CHANGED_MEANWHILE = "This was changed on another device after you opened it. Please reload it and try again."
CLOSED_MARKET = "Nothing can be posted on this site yet."
TOO_MANY_LIVE = "You have {0} open already. Please close one first."
BRIEFS_EXHAUSTED = "You can post {0} a day. Please go on tomorrow."
CATEGORY_UNKNOWN = "Please choose a trade from the list"
PLACE_REQUIRED = "Please enter the pincode where the work is, unless it can be done from anywhere"
DAY_REQUIRED = "Please choose the day"
DAY_PASSED = "This day has passed"
REPOST_DAY_PASSED = "The day that you had chosen has passed. Please choose another one first."
BUDGET_UPSIDE_DOWN = "The lowest amount is above the highest"
BUDGET_NEEDS_UNIT = "Please choose what the amount is for"
STATUS_UNKNOWN = "Please choose a status from the list"

PROFILE_FIRST = "Please make your freelancer profile first."
OWN_BRIEF = "You have posted this yourself."
FULL = "{0} freelancers have sent a quote already. Please look again later."
NOT_LIVE = "This takes no quotes any more."
IS_HELD = "This waits for a reviewer."
QUOTES_EXHAUSTED = "You can send {0} quotes a day. Please go on tomorrow."
AMOUNT_REQUIRED = "Please enter the amount"
DECISION_UNKNOWN = "Please choose to accept or to decline"
ASKED_EXHAUSTED = "You can ask {0} freelancers a day. Please go on tomorrow."
FREELANCER_NOT_FOUND = "This freelancer was not found."

TERMS_UNREADABLE = "Please send all terms: what, the price, for what, and the day"
REASON_REQUIRED = "Please give a reason: the other side is shown it"
REVIEW_LATER = "You can review once both have said that the work is done."
REVIEW_OVER = "Reviews can be written for {0} days after the work is done."
REMOVAL_NEEDS_REASON = "Please give a reason"
REPLY_ONCE = "A review takes one answer."
MARKS_REQUIRED = "Please give 1 to 5 for each"
NO_NUMBER = "There is no number to call."
NOT_TO_BE_CALLED = "You cannot call here."
LOOKS_EXHAUSTED = "You can look at {0} numbers of freelancers a day. Please go on tomorrow."

FORMER_FREELANCER = "A former freelancer"
FORMER_POSTER = "A deleted account"

# To the poster.
TELL_QUOTE = "{0} has sent a quote: {1}"
TELL_QUOTE_WITHDRAWN = "{0} has taken back the quote: {1}"
TELL_HELD = "{0} is hidden until we have looked at it, or you have changed it: {1}"
TELL_REMOVED = "{0} was taken down: {1}"
TELL_RESTORED = "{0} is back"
TELL_EXPIRED = "{0} has ended. You can post it again."
# To the freelancer.
TELL_ACCEPTED = "Your quote was accepted: {0}. Please look at the terms."
TELL_DECLINED = "Your quote was declined: {0}"
TELL_NOT_CHOSEN = "Your quote was not chosen: {0}"
TELL_NOT_CHOSEN_HIDDEN = "Your quote was not chosen: what was asked for is no longer shown."
TELL_NEW_WORK = "Somebody near you looks for your work. You can send a quote."
TELL_ASKED = "{0} asks you for a quote: {1}"
# To either.
TELL_TERMS = "{0} has agreed to terms: {1}. Please look at them."
TELL_AGREED = "You have both agreed: {0}"
TELL_STARTED = "The work has begun: {0}"
TELL_DONE_SAID = "{0} says that the work is done: {1}. Without your answer it counts as done after {2} hours."
TELL_DONE = "The work is done: {0}. Please review it."
TELL_CANCELLED = "{0} was called off: {1}"
TELL_REVIEWED = "You were reviewed: {0}"
TELL_ENDED = "An account was closed, and what you had agreed or offered there has ended."

# Reasons for holding a brief, in place of sentences that speak of jobs.
WORDING = {
    "Money": "This reads as if the freelancer must pay. Please take it out: who has work done pays for it.",
    "Account": "This asks for a bank account, a code or papers. Please take it out: no work needs these.",
    "Chat": "This asks people to chat somewhere else. Please take it out: freelancers reach you here.",
    "Link": "This leads people to another site. Please take it out.",
    "Phone": "Everybody can see a phone number in the text. Please take it out: who is hired gets it here.",
    "Mail": "Everybody can see a mail address in the text. Please take it out: people reach you here.",
    "UPI": "Everybody can see a UPI ID in the text. Please take it out: paying comes after the hire.",
    "Overpaid": "This speaks of sending money back. Please take it out: nobody is paid more than the price.",
    "Reports": "People have reported this. We will look at it.",
    "Reports of another brief": "People have reported something else that you posted. We will look at both.",
    "Unpaid": "This asks for work without pay. Please take it out: a trial is paid, too.",
}
