"""Every sentence about matches and numbers. Wrap one in `_()` where it is used."""

ORDER_UNKNOWN = "Please choose an order from the list"
DECISION_UNKNOWN = "Please choose a decision from the list"
COMPANY_NOT_APPROVED = "This is possible once your company is approved. It is being reviewed."
JOB_NOT_LIVE = "You can invite to a live job only. This job's status is {0}."

# Why somebody fits a job.
NEAR = "{0} km from the job"
FROM_ANYWHERE = "The job can be done from anywhere"
ONE_YEAR, MANY_YEARS = "1 year of experience", "{0} years of experience"
SKILLED = "Knows {0}"
EDUCATED = "Education as asked: {0}"
AFFORDABLE = "Expects no more than the job pays"

NOT_TO_BE_CALLED = "This person does not want to be called. You can invite them to apply."
NO_NUMBER = "There is no number to call."
NO_CONTACT = "The company gives no number for this job."
LOOKS_EXHAUSTED = "Your company can look at {0} numbers a day. Please go on tomorrow."
WHOSE_NUMBER = "Please say whose number: of an application, or of a searcher for a job"

TELL_INVITED = "{0} invites you to apply for {1}."
TELL_NUMBER_SEEN = "{0} looked at your number for {1}."
