"""Sentences about matches and numbers. Wrap one in `_()` where it is used."""

ORDER_UNKNOWN = "Please choose an order from the list"
DECISION_UNKNOWN = "Please choose a decision from the list"
COMPANY_NOT_APPROVED = "This is possible once your company is approved. It is being reviewed."
INVITATIONS_EXHAUSTED = "Your company can invite {0} people a day. Please go on tomorrow."
JOB_NOT_LIVE = "You can invite to a live job only. This job's status is {0}."

# Why a searcher fits a job, for its company.
OF_SEARCHER = {
    "trade": "Does the work of the job",
    "skills": "Knows {0}",
    "near": "Within about {0} km of the job",
    "anywhere": "The job can be done from anywhere",
    "pay": "Expects no more than the job pays",
    "pay up to": "Expects no more than the most that the job pays",
    "one year": "1 year of experience",
    "experience": "{0} years of experience",
    "education": "Education as asked: {0}",
}
# Why a job fits a searcher, for the searcher.
OF_JOB = {
    "trade": "The work that you do",
    "skills": "You know {0}",
    "near": "About {0} km from you",
    "anywhere": "Can be done from anywhere",
    "pay": "Pays what you expect",
    "pay up to": "Pays up to what you expect or more",
    "one year": "Your 1 year of experience is enough",
    "experience": "Your {0} years of experience are enough",
    "education": "Your education is as asked: {0}",
}
# Why a brief fits a freelancer, for the freelancer.
OF_BRIEF = {
    **{kind: OF_JOB[kind] for kind in ("trade", "skills", "near", "anywhere")},
    # A job's sentence would speak of a salary in most languages.
    "pay": "The budget covers your price",
    "pay up to": "The budget covers your price",
    "day": "You are free on that day",
}
# Why a freelancer fits a brief, for its poster.
OF_FREELANCER = {
    "trade": "Does this work",
    "skills": OF_SEARCHER["skills"],
    "near": "Within about {0} km",
    "anywhere": OF_JOB["anywhere"],
    "pay": "Within your budget",
    "pay up to": "Within your budget",
    "day": "Free on that day",
}
# What a profile lacks or does not state.
MISSING = {
    "trade": "Other work than in the profile",
    "experience": "Asks for {0} years of experience",
    "education": "Asks for {0}",
    "english": "Asks for English: {0}",
    "far": "Farther than in the profile",
    "pay": "Above the budget",
    "day": "Not free on that day",
}

NOT_TO_BE_CALLED = "This person does not want to be called. You can invite them to apply."
NO_NUMBER = "There is no number to call."
NO_CONTACT = "The company gives no number for this job."
WHOSE_NUMBER = "Please say whose number: of an application, or of a searcher for a job"

TELL_INVITED = "{0} invites you to apply for {1}."
TELL_NUMBER_SEEN = "{0} looked at your number for {1}."
