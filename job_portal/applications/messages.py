"""Sentences about applications. Wrap one in `_()` where it is used."""

JOB_NOT_FOUND = "This job is no longer there."
JOB_NOT_OPEN = {
    "Closed": "The company has closed this job. It takes no more applications.",
    "Expired": "This job has expired. It takes no more applications.",
}
JOB_NOT_STARTED = "Applications for this job start on {0}"
OWN_JOB = "This is a job of your own company."
COMPANY_BLOCKED = "You have blocked this company. Allow it again in your profile to apply."

APPLICATION_NOT_FOUND = "This application was not found."
MOVE_REFUSED = "This is not possible: the application's status is {0}."
STATUS_UNKNOWN = "Please choose a status from the list"
JOB_REMOVED = "This job was removed. Nothing about it can be decided any more."
APPLICANTS_CLOSED = "This job was removed. Who applied for it is no longer shown."
GROUPING_UNKNOWN = "Applicants are listed one by one or by person"
DECISION_UNKNOWN = "Please choose a decision from the list"
CANDIDATE_NOT_FOUND = "This candidate was not found."
FILE_KIND_UNKNOWN = "Please ask for a photo or a resume"
FILE_NOT_FOUND = "This file is no longer there."
RESUME_NOT_SAFE = "This resume cannot be opened safely. You can ask the candidate for another one."
NUMBERS_EXHAUSTED = "Your company can look at {0} numbers a day. Please go on tomorrow."
CANDIDATES_EXHAUSTED = (
    "Your company can look at {0} people a day who have not applied. Please go on tomorrow."
)
RESUMES_EXHAUSTED = "Your company can open {0} resumes a day. Please go on tomorrow."
RESUMES_WAIT = "Resumes open again once your company has been reviewed."
CONTACTS_EXHAUSTED = "You can look at {0} numbers a day. Please go on tomorrow."
DELETED_ACCOUNT = "A deleted account"
LOOK_NOT_FOUND = "This look was not found."
EXPORT_WAITS = "You can export applicants once your company is approved."
EXPORT_TOO_LONG = "These are more than {0} people, the most of a day. Please choose fewer by the filters."
# Headings of the exported file.
CSV_NAME = "Name"
CSV_PROFESSION = "Profession"
CSV_COMPANY = "Present company"
CSV_CITY = "City"
CSV_EXPERIENCE = "Years of experience"
CSV_SALARY = "Expected salary a month"
CSV_JOB = "Job"
CSV_STATUS = "Status"
CSV_APPLIED_ON = "Applied on"
CSV_INTERVIEW_AT = "Interview on"
CSV_INTERVIEW_PLACE = "Interview at"
NOTE_MISSING = "Please write a note"
NOTHING_TO_RESTORE = "There is no decision of the last {0} hours to take back."
INTERVIEW_NEEDS_TIME = "Please choose a time in the future for the interview"
INTERVIEW_NEEDS_PLACE = "Please say where the interview is"

TELL_APPLICATIONS = "There are new applications for {0}."
TELL_WITHDRAWAL = "An application for {0} was withdrawn."
TELL_SHORTLISTED = "You are shortlisted for {0}."
TELL_INTERVIEW = "You are invited to an interview for {0} on {1}."
TELL_SELECTED = "You are selected for {0}."
TELL_SHORTLIST_TAKEN_BACK = (
    "The company took back that you are shortlisted for {0}. Your application goes on."
)
TELL_INTERVIEW_TAKEN_BACK = "The company cancelled your interview for {0}. Your application goes on."
TELL_HIRE_TAKEN_BACK = "The company took back that you are selected for {0}. Your application goes on."
TELL_NO_ANSWER = "{0} ended; the company did not answer."
TELL_NOT_SELECTED = "You were not selected for {0}."
TELL_JOB_CHANGED = "{0} has changed: {1}."
# Changed parts of the job, for {1}.
CHANGED_TITLE = "title"
CHANGED_PAY = "pay"
CHANGED_PLACE = "place"
CHANGED_WALK_IN = "walk-in interview"
TELL_JOB_CLOSED = "{0} is closed. The company can still decide on your application."
TELL_JOB_REMOVED = "A reviewer has taken {0} down. Its company sees your application no more."
TELL_JOB_DELETED = "The company of {0} is no longer here. Your application has gone with it."
TELL_JOB_REOPENED = "{0} is open again. Your application still counts."
TELL_JOB_RESTORED = "{0} is back. Its company sees your application again."
TELL_SAVED_JOB_REOPENED = "{0}, which you have saved, is open again."
# Sent until release 0.4. Stored notifications still refer to it, so keep its translations.
TOLD_JOB_ENDED = "{0} has ended. It takes no more applications."
FORMER_APPLICANT = "A former applicant"
WITHDRAWN_APPLICANT = "Somebody who withdrew"
FROZEN_ACCOUNT = "A frozen account"
APPLICANT_ABSENT = {
    "deleted": "This person has deleted their account. Nothing can be decided any more.",
    "frozen": "This person has frozen their account. You can decide once they are back.",
}
