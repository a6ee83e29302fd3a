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
COMPANY_IS_FROZEN = "Your company is frozen. An owner can thaw it."
OWNERS_ONLY = "Only an owner of the company can do this."
FORMER_MEMBER = "A former member"
ROLE_UNKNOWN = "A member is an owner or a recruiter"
MEMBER_NOT_FOUND = "This member was not found. Please reload the list."
LAST_OWNER = "You are the only owner. Make another member an owner first."
HAND_OVER_FIRST = "Make another member an owner first, or delete the company with your account."
IS_MEMBER = "The person with this number is a member already."
TOO_MANY_MEMBERS = "A company can have at most {0} members and invitations."
INVITES_EXHAUSTED = "You can send {0} invitations a day. Please go on tomorrow."
INVITED_TOO_OFTEN = "This number was invited several times today. Please try again tomorrow."
INVITE_WAITS = "You can invite people once your company is approved."
INVITE_NOT_FOUND = "This invitation was not found."
INVITE_OVER = "This invitation is no longer open."
HAS_COMPANY = "Your account has a company already. Leave or delete it first."
OWNER_NEEDS_REASON = "Please give a reason: it is logged."
OWNER_IS_THERE = "An owner of this company can still sign in."
# To accounts, in their notifications. {0} is the company's name; in the last one a member's.
TELL_INVITED = "{0} invites you to work with them here."
TELL_REMOVED = "You are no longer a member of {0}."
TELL_OWNER = "You are now an owner of {0}."
TELL_RECRUITER = "You are now a recruiter of {0}."
TELL_JOINED = "{0} is now a member of your company."
TELL_LEFT = "{0} has left your company."
COMPANY_FROZEN = (
    "This company's account is frozen. Only the account can thaw it; until then it may be rejected."
)
