"""Sentences about companies. Wrap one in `_()` where it is used, so that a site can translate it.

The wording of the first block is fixed: tests and other clients read it (docs/behaviour.md#messages).
Sentences of single fields are in `rules`.
"""

COMPANY_CREATED = "Company created successfully!"
COMPANY_UPDATED = "Company updated successfully!"
COMPANY_NOT_FOUND = "Company name not found. Please complete company registration first."
HR_ADDED = "HR details added successfully!"
HR_UPDATED = "HR details updated successfully!"

COMPANY_EXISTS = "Your account already has a company. Please update it instead of creating another one."
COMPANY_ACCOUNTS_ONLY = "Only a company account can create a company. Please sign up as a company."
COMPANY_CHANGED_MEANWHILE = (
    "This company was changed on another device after you opened it. Please reload it and try again."
)
HR_CHANGED_MEANWHILE = (
    "These HR details were changed on another device after you opened them. Please reload them and try again."
)
REVIEW_NEEDS_REASON = "Please give a reason: the company is shown it"
# To the company, in its notifications.
COMPANY_APPROVED = "{0} is approved. You can post jobs now."
COMPANY_REJECTED = "{0} was not approved: {1}"
CHANGES_APPROVED = "Your changes are approved. Everybody sees them now."
CHANGES_REJECTED = "Your changes were not approved: {0} Others still see what was approved before."

COMPANY_NOT_PENDING = "This company is not waiting for a review: its status is {0}"
HR_TOO_MANY = "A company can have at most {0} HR contacts. Please edit one that is there."
HR_NOT_FOUND = "These HR details were not found. They may have been removed. Please reload the list."

CORRECT_FIRST = "Your company profile was rejected. Please correct it, so that it is reviewed again."
CHECKS_UNKNOWN = "What was checked is a list of these: {0}"
NOTHING_TO_CHECK = "The company gave nothing of which '{0}' could be checked"
LINE_STAYS = "The log of reviews is not changed, and nothing is deleted from it."
# {0} is the reviewer, {1} the time.
DECIDED_MEANWHILE = {
    "Approved": "{0} approved this company on {1}, after you opened it. Please reload it.",
    "Rejected": "{0} rejected this company on {1}, after you opened it. Please reload it.",
}
THAW_FIRST = "Your account is frozen. Thaw it to go on."
COMPANY_FROZEN = (
    "This company's account is frozen. Only the account can thaw it; until then it may be rejected."
)
