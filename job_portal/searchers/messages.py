"""Every sentence about searchers. Wrap one in `_()` where it is used.

Sentences of single fields stand in `rules`.
"""

CHANGED_MEANWHILE = (
    "Your profile was changed on another device after you opened it. Please reload it and try again."
)
