"""What a company may read of a person. Every list, method and file asks here.

A company reads its applicants unless `ABSENT` gives a reason. It reads others while they are a match
(`matching.matches.match_of`). `job_portal/tests/test_who_reads.py` has the whole table.
"""

DELETED, WITHDRAWN, FROZEN = "deleted", "withdrawn", "frozen"


def is_blocked_by(searcher: str, company: str) -> str:
    """SQL: whether the searcher has blocked the company. Both parameters are SQL of a name."""
    return f"""exists (select 1 from `tabJP Company Block` block
        where block.searcher = {searcher} and block.company = {company})"""  # noqa: S608 (ours)


# SQL, with the tables `application` and (left joined) `searcher`: why the company may not read the applicant,
# or null. Withdrawing a consent withdraws the application. A block looks like a frozen account, so that
# companies do not learn who has blocked them.
ABSENT = f"""case when searcher.name is null then '{DELETED}'
    when application.status = 'Withdrawn' then '{WITHDRAWN}'
    when searcher.is_frozen = 1 or {is_blocked_by("application.searcher", "application.company")}
    then '{FROZEN}' end"""
# Filters need this too, because a match would reveal the hidden value.
IS_SHOWN = f"({ABSENT}) is null"
