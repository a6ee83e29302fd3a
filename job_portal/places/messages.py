"""Every sentence about pincodes. Their wording is fixed (docs/behaviour.md#messages)."""

PINCODE_UNKNOWN = "Please enter Valid Pincode"
PINCODE_NEEDS_LOGIN = "Authentication required. Please log in to access this feature."
