"""Addresses of jobs: a short one by name, and a canonical one with the title for people and search
engines.
"""

import re
from urllib.parse import urlencode

from anyascii import anyascii

_PATH = "/frontend/job-details"
_LIST = "/frontend/jobs"
_LONGEST_SLUG = 80


def url_of(name: str) -> str:
    """The short address, for sharing. It survives changes of the job. Its page links the canonical one."""
    return f"{_PATH}/{name}"


def canonical_url(name: str, title: str, company_name: str, city: str | None) -> str:
    """The canonical address of a job's page, in ASCII."""
    return f"{url_of(name)}/{slug(title, company_name, city or '')}"


def of_card(job: dict) -> str:
    """The canonical address of a job, from its card."""
    return canonical_url(job["name"], job["title"], job["company_name"], job["city"])


def list_url(filters: dict[str, str]) -> str:
    """The address of a list of jobs.

    :param filters: in the address's order.
    """
    return f"{_LIST}?{urlencode(filters)}" if filters else _LIST


def slug(*texts: str) -> str:
    """The texts in small Latin letters and digits, joined by hyphens; `job` if none are left."""
    latin = re.sub(r"[^a-z0-9]+", "-", anyascii(" ".join(texts)).lower()).strip("-")
    if len(latin) > _LONGEST_SLUG:
        latin = latin[: _LONGEST_SLUG + 1].rpartition("-")[0] or latin[:_LONGEST_SLUG]
    return latin or "job"
