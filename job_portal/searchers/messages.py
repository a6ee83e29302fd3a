"""Every sentence about searchers. Wrap one in `_()` where it is used.

Sentences of single fields stand in `rules`.
"""

PINCODE_UNKNOWN = "This pincode is not in India Post's directory"
