"""Sentences about notifications. Wrap one in `_()` where it is used."""

NO_SUBSCRIPTION = "This browser could not be subscribed. Please try again."
UNTIL_UNREADABLE = "Please say until when, as the list of notifications does"
MOVE_REFUSED = "This is not possible: the message's status is {0}."
TEMPLATE_UNKNOWN = "There is no such message, channel or language: {0}"
NOT_META = "This address is for WhatsApp only."
