"""Sentences about conversations. Wrap one in `_()` where it is used."""

NOT_FOUND = "This conversation was not found."
# One sentence for a block and for every other end, so that nobody learns of a block.
ENDED = "Nothing more can be written in this conversation."
ANSWER_FIRST = "You can write again once the company has answered."
POSTER_FIRST = "You can write once the other side has written to you."
ONE_SUBJECT = "Please name either a conversation, an application or a quote"
ID_MALFORMED = "A message needs a key of 1 to {0} characters"
ID_USED = "This key belongs to another message already."
KIND_UNKNOWN = "This kind of message cannot be sent"
READY_UNKNOWN = "Please choose a sentence from the list"
READY_INCOMPLETE = "Please fill in the whole sentence"
READY_TOO_LONG = "Please use at most {0} characters for each part of the sentence"
CARD_UNKNOWN = "Only a job or an interview that both of you can see can be shown"
FILE_MISSING = "Please choose a file"
FILE_NOT_YOURS = "This file is not one of yours. Please upload it again."
FILE_KIND = "Please send a PDF, JPG or PNG file"
FILES_WAIT = "You can send files once the applicant has written to you."
NOT_BLOCKED = "You have not blocked this conversation."
EMPTY = "Please write a message"
TOO_LONG = "A message may have at most {0} characters"
BEFORE_OR_AFTER = "Please ask for messages before or after a number, not both"
TOO_FAST = "You can send {0} messages a minute. Please wait a moment."
TOO_MANY = "A conversation takes {0} messages a day. Please go on tomorrow."
CONVERSATIONS_EXHAUSTED = "Your company can begin {0} conversations a day. Please go on tomorrow."

# A company's message of this kind is refused. A searcher's is delivered with a warning to the company.
MONEY_REFUSED = "This asks for money. A job must never cost the applicant anything, so it was not sent."
MONEY_REFUSED_OF_POSTER = "This asks for money. Who has work done pays for it, so it was not sent."
# To the reader of a message, by the kind of its content.
WARNINGS = {
    "Money": "Never pay for a job. Whoever asks for money is against the rules here: you can report it.",
    "Chat": "This leads to another chat. Whoever cheats wants you there, where nobody can look.",
    "Link": "Be careful with links. Never enter a code, a password or bank details behind one.",
    "Code": "Never tell anybody a code, a PIN or a password.",
    "Bank": "Nobody needs your bank account or UPI before you have the job. Never pay, and send no card.",
    "Identity": "Show your papers at the interview. Send no numbers or photos of them before.",
}
TELL_COMPANY_WROTE = "{0} has written to you."
TELL_SEARCHER_WROTE = "{0} has written to you about {1}."
COPIES_EXHAUSTED = "That was many copies in an hour. Please try again later."
NOT_REPORTED = "This conversation was not reported."
NO_PDF = "This site cannot make a PDF."
# The reporter's copy.
REPORT_TITLE = "A reported conversation"
REPORT_ABOUT = "About"
REPORT_WITH = "With"
REPORT_REASON = "Reason"
REPORT_DETAILS = "Details"
YOU = "You"
FILE = "A file"
CARDS = {"JP Job": "A job", "JP Interview": "An interview"}
FILE_GONE = "This file is no longer there."
DELETED = "A message of a deleted account"
COMPANY_GONE = "A former company"
