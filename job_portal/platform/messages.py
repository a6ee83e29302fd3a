"""Sentences about fields, records and Desk that several domains say. Wrap one in `_()` where it is used."""

FIELD_TOO_LONG = "{0} may have at most {1} characters"
FIELD_NOT_AN_OPTION = "Please choose {0} from the list"
FIELD_WITH_MARKUP = "{0} may not contain HTML. Please leave out what stands in < and >"
FIELD_NOT_TEXT = "{0} contains characters that cannot be saved"
FILE_NOT_YOURS = "{0}: please upload the file again"
CHANGES_BY_POST = "This can be done only from a page of this site."
DESK_ONLY = "Only users of Desk can do this."
