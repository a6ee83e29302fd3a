"""Every sentence the company side says. Wrap one in `_()` where it is used, so that a site can translate it.

The first block is the wording of the specification (sections 5 and 8) and is not ours to change;
the second is ours, in the same tone. Sentences of single fields stand in `rules.json`.
"""

COMPANY_CREATED = "Company created successfully!"
COMPANY_UPDATED = "Company updated successfully!"
COMPANY_NOT_FOUND = "Company name not found. Please complete company registration first."
HR_ADDED = "HR details added successfully!"
HR_UPDATED = "HR details updated successfully!"
PINCODE_UNKNOWN = "Please enter Valid Pincode"
PINCODE_NEEDS_LOGIN = "Authentication required. Please log in to access this feature."

COMPANY_EXISTS = "Your account already has a company. Please update it instead of creating another one."
COMPANY_NOT_YOURS = "You do not have access to this company."
COMPANY_ACCOUNTS_ONLY = "Only a company account can create a company. Please sign up as a company."
COMPANY_CHANGED_MEANWHILE = (
    "This company was changed on another device after you opened it. Please reload it and try again."
)
HR_CHANGED_MEANWHILE = (
    "These HR details were changed on another device after you opened them. Please reload them and try again."
)
REVIEWERS_ONLY = "Only a reviewer can approve or reject a company."
REVIEW_NEEDS_REASON = "Please give a reason: the company is shown it"
REVIEW_CHOICE_UNREADABLE = "Please choose companies from the list"
REVIEW_TOO_MANY = "Please choose at most {0} companies at once"
COMPANY_NOT_PENDING = "This company is not waiting for a review: its status is {0}"
HR_TOO_MANY = "A company can have at most {0} HR contacts. Please edit one that is there."
HR_NOT_FOUND = "These HR details were not found. They may have been removed. Please reload the list."
FIELD_TOO_LONG = "{0} may have at most {1} characters"
FIELD_NOT_AN_OPTION = "Please choose {0} from the list"
FIELD_WITH_MARKUP = "{0} may not contain HTML. Please leave out what stands in < and >"
FIELD_NOT_TEXT = "{0} contains characters that cannot be saved"

FILE_NOT_YOURS = "{0}: please upload the file again"
FILE_MUST_BE_PRIVATE = "{0}: documents must be uploaded as private files. Please upload the file again"
FILE_NOT_A_LOGO = "{0}: please choose a PNG or JPG image"
UPLOAD_WITHOUT_CONTENT = "Please choose a file to upload"
UPLOAD_TOO_LARGE = "The file is too large. Please choose one of at most {0} MB"
UPLOAD_WRONG_TYPE = "This type of file is not allowed. Please choose a PDF, PNG or JPG file"
UPLOAD_TOO_MANY_PIXELS = "The picture is too large. Please choose one of at most {0} megapixels"
UPLOAD_UNREADABLE = "The picture cannot be read. Please choose another file"
UPLOAD_MISLABELLED = "The file's content does not match its name. Please choose the original file"
UPLOAD_PUBLIC_DOCUMENT = "Documents cannot be public. Please upload the file as private"
UPLOAD_TO_NOTHING = "There is nothing of that kind to attach a file to"
UPLOADS_EXHAUSTED = "Too many uploads. Please try again after 24 hours."
UPLOAD_IS_FIXED = "An uploaded file cannot be changed. Please upload a new one"
RECORD_OF_NO_KIND = "There is no record of that kind"
CLIENT_KEY_MALFORMED = "A client key holds letters, digits and hyphens only, at most 140"
DESK_ONLY = "Only users of Desk can do this."
ACCOUNT_BY_NUMBER = "An account of a mobile number is made by signing up with a code sent to it."
ACCOUNT_NAME_IS_FIXED = "The name of an account cannot be changed."
COMMENT_ON_STRANGE = "You can comment only on what you can see."
LIKE_OF_NO_PAGE = "Only pages of the site can be liked."
UPLOAD_IN_USE = "This file belongs to a company profile and cannot be deleted"
