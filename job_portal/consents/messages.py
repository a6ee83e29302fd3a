"""Sentences about consents. Wrap one in `_()` where it is used. Notices are in `rules/notices.json`."""

ASK_FIRST = "Please read the notice and agree to it first: {0}."
PURPOSE_UNKNOWN = "There is no such consent."
NOTICE_CHANGED = "The notice has changed. Please read it again."
LANGUAGE_UNKNOWN = "Please say in which language you read the notice"
ADULTS_ONLY = "You need to be 18 or older. Please say so first."
TOO_OFTEN = "You have changed your consents very often today. Please try again tomorrow."
LEDGER_IS_FINAL = "What was agreed to stays as it is. A change is a new line."
