"""Where a job is found: by its name, and for people and search engines by what it is."""

import re
from urllib.parse import urlencode

from anyascii import anyascii

_PATH = "/frontend/job-details"
_LIST = "/frontend/jobs"
_LONGEST_SLUG = 80


def url_of(name: str) -> str:
    """The short address, to share. It stays right when the job changes. Its page names the canonical one."""
    return f"{_PATH}/{name}"


def canonical_url(name: str, title: str, company_name: str, city: str | None) -> str:
    """The one address of a job's page, in ASCII."""
    return f"{url_of(name)}/{slug(title, company_name, city or '')}"


def of_card(job: dict) -> str:
    """The same of a job as its card has it."""
    return canonical_url(job["name"], job["title"], job["company_name"], job["city"])


def list_url(filters: dict[str, str]) -> str:
    """The address of a list of jobs.

    :param filters: in the order of the address.
    """
    return f"{_LIST}?{urlencode(filters)}" if filters else _LIST


def slug(*texts: str) -> str:
    """The texts in small Latin letters and digits, joined by hyphens; `job` where nothing of them is left."""
    latin = re.sub(r"[^a-z0-9]+", "-", anyascii(" ".join(texts)).lower()).strip("-")
    if len(latin) > _LONGEST_SLUG:
        latin = latin[: _LONGEST_SLUG + 1].rpartition("-")[0] or latin[:_LONGEST_SLUG]
    return latin or "job"
