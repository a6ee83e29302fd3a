"""Sentences about notifications. Wrap one in `_()` where it is used."""

NO_SUBSCRIPTION = "This browser could not be subscribed. Please try again."
UNTIL_UNREADABLE = "Please say until when, as the list of notifications does"
