"""Every sentence about pincodes. Wrap one in `_()` where it is used. Their wording is the specification's."""

PINCODE_UNKNOWN = "Please enter Valid Pincode"
PINCODE_NEEDS_LOGIN = "Authentication required. Please log in to access this feature."
