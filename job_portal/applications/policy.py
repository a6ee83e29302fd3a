"""What a company may read of a person. Every list, method and file asks here.

A company reads who applied for its job until `ABSENT` says why not. It reads who did not apply while they are
a match (`matching.matches.match_of`). `job_portal/tests/test_who_reads.py` has the whole table.
"""

DELETED, WITHDRAWN, FROZEN = "deleted", "withdrawn", "frozen"


def is_blocked_by(searcher: str, company: str) -> str:
    """SQL: whether the searcher has blocked the company. Both are SQL of a name."""
    return f"""exists (select 1 from `tabJP Company Block` block
        where block.searcher = {searcher} and block.company = {company})"""  # noqa: S608 (ours)


# SQL, with the tables `application` and (left joined) `searcher`: why the company reads nothing of who
# applied, or null. A consent that is taken back withdraws the application. A block reads as a frozen account,
# so nobody learns who has blocked them.
ABSENT = f"""case when searcher.name is null then '{DELETED}'
    when application.status = 'Withdrawn' then '{WITHDRAWN}'
    when searcher.is_frozen = 1 or {is_blocked_by("application.searcher", "application.company")}
    then '{FROZEN}' end"""
# What is looked for tells of who is found.
IS_SHOWN = f"({ABSENT}) is null"
