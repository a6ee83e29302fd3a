"""Sentences about a site's branding. Frappe's `_` translates them."""

NO_COLOUR = "{0} is no colour such as #0b5f63"
MAIN_TOO_LIGHT = (
    "White words cannot be read on {0}: their contrast is {1}, and {2} is the least. Choose a darker colour"
)
COLOURS_TOO_ALIKE = (
    "{0} cannot be told from {1}: their contrast is {2}, and {3} is the least. Choose a lighter second colour"
)
MARK_IS_NO_PICTURE = "The mark is no picture. Choose a PNG or JPEG file"
