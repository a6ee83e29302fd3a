"""Sentences about jobs. Wrap one in `_()` where it is used.

Sentences of single fields are in `rules`.
"""

MARKET_IS_SAMPLE = "Jobs cannot be posted on this site yet."
JOBS_EXHAUSTED = "Your company can publish {0} jobs a day. Please go on tomorrow."
COMPANY_NOT_APPROVED = "Your company can post jobs once it is approved. It is being reviewed."

JOB_NOT_FOUND = "This job is no longer there."
EMPLOYER_NOT_FOUND = "This company has no open jobs right now."
NOT_YOUR_JOB = "This job was not found among the jobs of your company."
JOB_CHANGED_MEANWHILE = (
    "This job was changed on another device after you opened it. Please reload it and try again."
)
JOB_MOVE_REFUSED = "This is not possible: the job's status is {0}."
REMOVAL_NEEDS_REASON = "Please give a reason: the company is shown it"
JOB_REMOVED_NEWS = "Your job {0} was taken down: {1}"
JOB_HELD_NEWS = "Your job {0} was reported. It is hidden until we have looked at it."
JOB_HELD_BY_WORDING_NEWS = "Your job {0} is hidden until we have looked at it, or you have changed it: {1}"
JOB_RESTORED_NEWS = "Your job {0} is back"
COMPANY_HELD_NEWS = "{0} was reported. Its jobs are hidden until we have looked at it."
OWN_COMPANY = "This is your own company."
REPORT_REASON_UNKNOWN = "Please choose a reason from the list"

SALARY_UPSIDE_DOWN = "The minimum salary is above the maximum salary"
PAY_NEEDS_UNIT = "Please choose whether the salary is for an hour, a day, a week, a month or a year"
PAY_IS_LOW = "This comes to about {0} a month, which is very little. Is this right?"
DATES_UPSIDE_DOWN = "The application end date is before the start date"
END_DATE_PASSED = "The application end date has passed"
STARTS_AFTER_END = "A job is open for {0} days once posted: please choose a start date within them"
CATEGORY_UNKNOWN = "Please choose a job category from the list"
HR_OF_ANOTHER_COMPANY = "Please choose one of your company's HR contacts"
CONTACT_NEEDED = "Please choose the HR contact whom applicants may call, or do not allow contact"
WALK_IN_DAYS_NEEDED = "Please choose the days of the walk-in interview"
WALK_IN_ADDRESS_NEEDED = "Please enter where people come for the walk-in interview"
WALK_IN_UPSIDE_DOWN = "The walk-in interview ends before it begins"
PLACE_REQUIRED = "Please enter the job's pincode, unless it is Work from Home"

# Jobs that come in by a file or a feed.
FILE_MISSING = "Please choose a file"
FILE_OF_ANOTHER_KIND = "This file cannot be read. Please save your table as CSV (UTF-8) or XLSX."
FILE_TOO_LARGE = "This is too large. A file or a feed of jobs can have 2 MB."
FILE_WITHOUT_TITLES = (
    "The first row names no column Job title. Please use the headers of the template, and choose the file"
    " again."
)
TOO_MANY_ROWS = "A file or a feed can have at most {0} jobs."
TOO_MANY_DRAFTS = "Your company has too many drafts. Publish or delete some first."
IMPORTS_EXHAUSTED = "You have read many files. Please go on in an hour."
DRAFT_NOT_FOUND = "This draft was not found. It may have been published or deleted."
FEED_NOT_FOUND = "Your company has no feed of jobs. Enter its address first."
FEED_NOT_THERE = "There is no feed at this address."
FEED_UNREADABLE = "This is no feed that can be read: neither XML with jobs nor JSON."

QUESTIONS_TOO_MANY = "Please ask at most {0} questions"
QUESTION_UNKNOWN = "Please choose a question from the list, or write one"
QUESTION_LENGTH = "Please write the question in at most {0} characters"
QUESTION_KIND_UNKNOWN = "Please choose how people answer: yes or no, a number, or one of your answers"
QUESTION_CHOICES = "Please give {0} to {1} different answers, each of at most {2} characters"
ANSWER_MISSING = "Please answer: {0}"
ANSWER_WRONG = "This does not answer the question: {0}"

MOVED_TOO_OFTEN = "You can change the place of jobs {0} times a day. Please try again tomorrow."
PLACE_NEEDED = "Please enter a pincode to search near it"
RADIUS_OUT_OF_BOUNDS = "Please choose a distance from 1 to {0} km"
NUMBER_OUT_OF_BOUNDS = "Please enter a number from 0 on"
SEARCH_TOO_LONG = "Please search with at most {0} characters"
ORDER_UNKNOWN = "Please choose an order from the list"
OPTION_UNKNOWN = "Please choose from the list"

# To the company, in its notifications.
JOB_ENDS_NEWS = "{0} ends on {1}. After that you can repost it."

# Applicants read these about a company.
ANSWERS_WITHIN_DAYS = "Answers {0} of {1} applicants, mostly within {2} days"
ANSWERS_WITHIN_A_DAY = "Answers {0} of {1} applicants, mostly within a day"
ANSWERS_NONE = "Answers none of {1} applicants"

# Pay, in a text for a chat or a search engine.
PAY_A_MONTH = "{0} / month"
PAY_FOR = {
    "Hour": "{0} an hour",
    "Day": "{0} a day",
    "Week": "{0} a week",
    "Year": "{0} a year",
}
PAY_ABOUT = "about {0} a month"

# Titles of pages, for chats and search engines.
JOBS_AT = "Jobs at {0}"
JOB_TITLE = "{0} at {1}, {2}"
HOME_DESCRIPTION = "Find jobs, or people to hire, from your phone."

# Chips of what the search understood.
PAY_UNDERSTOOD = "{0} or more"
YEARS_UNDERSTOOD = "{0} years of experience"
FRESHER_UNDERSTOOD = "No experience needed"
READ_AS = "“{0}” read as “{1}”"
ALL_JOBS = "All jobs"
# What the search loosened. {0} is the number of jobs.
WITHIN = "None within {1} km; {0} within {2} km."
ELSEWHERE = "None in {1}; {0} elsewhere."
FROM_HOME = "None in {1}; {0} from home."
FOR_LESS = "None for {1}; {0} for less."
WITHOUT = "None for {1}; {0} without it."
BROADER = "None for {1}; {0} for “{2}”."
WITHOUT_WORDS = "No job has {1}; {0} without it."
SOME_WORDS = "No job has all of these words; {0} with some of them."
WITHOUT_MANY = "No job fits all of this; {0} without {1}."
KM = "{0} km"
SOME = "some of the words"

# Why a posting is held, and what the company can do.
WORDING = {
    "Money": (
        "This reads as if applicants must pay. A job must never cost the applicant anything: please take it"
        " out."
    ),
    "Purchase": (
        "This reads as if applicants must buy something. Please take it out: the company gives what the work"
        " needs."
    ),
    "Account": (
        "This asks for a bank account, a code, a password or original documents. Please take it out: nobody"
        " needs these to work."
    ),
    "Chain": (
        "This pays people for bringing in others. Please take it out: a job pays for the work that one does."
    ),
    "Promise": (
        "This promises what nobody can promise. Please say what the work is, what it pays, and how you choose"
        " people."
    ),
    "Withheld": (
        "This holds back pay or ties people to the job. Please take it out: pay is due each month, and"
        " anybody may leave."
    ),
    "Likeness": (
        "This is worded like postings that cheated people. Please say plainly what the work is and what it"
        " pays."
    ),
    "Chat": (
        "This asks people to chat somewhere else. Please take it out: applicants reach you here, with their"
        " name and resume."
    ),
    "Link": "This leads people to another site. Please take it out; your company's own website is fine.",
    "Phone": (
        "Everybody can see a phone number in the text. Please take it out, and choose an HR contact in the"
        " third step."
    ),
    "Mail": "Everybody can see a mail address in the text. Please take it out: applicants reach you here.",
    "Pay": "This is far more than such a job pays. Please check the amount, and whether it is for a month.",
    "Repeated": (
        "You have this text in several live jobs at this place already. Please change one of them instead."
    ),
    "Copied": "Another company's job has the same text. Please describe the work in your own words.",
    "Removed": "A job with this text was taken down. Please write it anew.",
    "Abroad": (
        "This is work abroad. Please write the licence number of the recruiting agent in the description,"
        " such as B-0123/DEL/PART/1000+/5/1234/2019 (Protector of Emigrants)."
    ),
    "Bar": (
        "This shuts people out by gender, religion, caste, marriage, disability or looks. Please take it out,"
        " and say what the work needs instead."
    ),
    "Private": (
        "A question must not be about age, gender, marriage, pregnancy, religion, caste, a photo, or bank and"
        " identity numbers. Please ask what the work needs instead."
    ),
    "Reports": "People have reported this job.",
}
WORDING_OTHER = "We will look at this job."
REPOST_FIRST = (
    "A job that has ended cannot be changed to this. {0} Please change the words, or repost the job first."
)
REPORTS_EXHAUSTED = "You have reported {0} today. Please go on tomorrow."
CHECKS_EXHAUSTED = "The text cannot be checked just now. Please go on."

TRADE_NEEDS_NAME = "Please give the trade a name"
TRADE_NAME_TOO_LONG = "{0}: a name of a trade has at most {1} words"
TRADE_ABOVE_ITSELF = "A trade cannot be its own broader trade"
TRADE_PICTURE = "Please attach a public PNG, JPEG or WebP picture"
TRADE_SHIPPED = "This trade comes with the app. Please tick Not Used in place of deleting it."
