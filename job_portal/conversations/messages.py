"""Sentences about conversations. Wrap one in `_()` where it is used."""

NOT_FOUND = "This conversation was not found."
# The same for a block and for every other end, so that nobody learns of a block.
ENDED = "Nothing more can be written in this conversation."
ANSWER_FIRST = "You can write again once the company has answered."
ONE_SUBJECT = "Please name either a conversation or an application"
ID_MALFORMED = "A message needs a key of 1 to {0} characters"
ID_USED = "This key belongs to another message already."
KIND_UNKNOWN = "This kind of message cannot be sent"
EMPTY = "Please write a message"
TOO_LONG = "A message may have at most {0} characters"
BEFORE_OR_AFTER = "Please ask for messages before or after a number, not both"
TOO_FAST = "You can send {0} messages a minute. Please wait a moment."
TOO_MANY = "A conversation takes {0} messages a day. Please go on tomorrow."
CONVERSATIONS_EXHAUSTED = "Your company can begin {0} conversations a day. Please go on tomorrow."

DELETED = "A message of a deleted account"
COMPANY_GONE = "A former company"
