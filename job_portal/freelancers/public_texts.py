"""The wording rules over texts that everybody reads: numbers, addresses, links, other chats, and work that
nobody may offer.
"""

from job_portal.jobs.wording.checking import LIKENESS, check, first

# The other kinds are about a job's costs and about excluded people.
_KINDS = ("Account", "Chain", "Chat", LIKENESS, "Link", "Mail", "Phone", "UPI")


def phrases(*texts: str | None) -> list[str]:
    """The phrases that must not be public, as written. Reads no database."""
    found = first(check({"job_description": "\n".join(text for text in texts if text)}, is_job=False))
    return [each.phrase for each in found if each.kind in _KINDS]
