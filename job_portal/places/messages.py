"""Sentences about pincodes. The wording of the first two is fixed (docs/behaviour.md#messages)."""

PINCODE_UNKNOWN = "Please enter Valid Pincode"
PINCODE_NEEDS_LOGIN = "Authentication required. Please log in to access this feature."

PINCODE_NOT_LISTED = "This pincode is not in India Post's directory"
CITY_REQUIRED = "We do not know this pincode yet. Please enter the city, too."
PLACE_TOO_LONG = "Please enter a place in at most {0} characters"
NOWHERE_NEAR = "This position is not near any pincode of India. Please enter a pincode."
