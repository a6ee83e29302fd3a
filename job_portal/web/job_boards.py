"""What each job board reads of a job, as the elements of its XML.

The boards document their fields, Indeed and LinkedIn in public:
https://docs.indeed.com/indeed-apply/xml-feed
https://learn.microsoft.com/en-us/linkedin/talent/job-postings/xml-feeds-development-guide
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import format_datetime

from frappe.utils import strip_html

from job_portal.platform.site import absolute
from job_portal.rules import MARKET, OPTIONS

_COUNTRY, _COUNTRY_CODE = "India", "IN"
# LinkedIn and Adzuna refuse shorter descriptions.
_LEAST_DESCRIPTION = 100
_OFFICE, _FROM_HOME, _FIELD, _HYBRID = OPTIONS["work_location_types"]


@dataclass(frozen=True)
class Entry:
    """A job as all boards read it. Texts without a value are ''."""

    name: str
    path: str
    title: str
    description: str
    company: str
    street: str
    city: str
    state: str
    postcode: str
    job_type: str
    work_location_type: str
    pay: str
    published: datetime
    changed: datetime
    ends: datetime

    @property
    def place(self) -> str:
        return ", ".join(part for part in (self.city, self.state, _COUNTRY) if part)


@dataclass(frozen=True, eq=False)
class Board:
    """A board's XML.

    :param fields: what each element of a job holds.
    :param required: the elements without which the board refuses a job.
    :param link: the element that holds the job's address.
    :param has_id: whether an attribute of the job's element names it.
    """

    name: str
    root: str
    fields: dict[str, Callable[[Entry], str]]
    required: tuple[str, ...]
    link: str = "url"
    has_id: bool = False

    @property
    def word(self) -> str:
        """Its name in addresses."""
        return self.name.lower()

    def address(self, entry: Entry) -> str:
        """The job's address. It tells the browser which board led there."""
        return absolute(f"{entry.path}?utm_source={self.word}")

    def elements(self, entry: Entry) -> dict[str, str]:
        """The elements of the job that have a value; {} for a job that the board would refuse."""
        found = {**{name: of(entry) for name, of in self.fields.items()}, self.link: self.address(entry)}
        if not all(found[name] for name in self.required):
            return {}
        return {name: text for name, text in found.items() if text}


def _rfc(moment: datetime) -> str:
    return format_datetime(moment.astimezone(UTC), usegmt=True)


def _dotted(moment: datetime) -> str:
    return f"{moment:%d.%m.%Y}"


def _long_enough(entry: Entry) -> str:
    return entry.description if len(strip_html(entry.description)) >= _LEAST_DESCRIPTION else ""


def _by_type(full: str, part: str, both: str) -> Callable[[Entry], str]:
    words = dict(zip(OPTIONS["job_types"], (full, part, both), strict=True))
    return lambda entry: words[entry.job_type]


def _by_place(home: str, hybrid: str, other: str = "") -> Callable[[Entry], str]:
    return lambda entry: {_FROM_HOME: home, _HYBRID: hybrid}.get(entry.work_location_type, other)


_INDEED, _LINKEDIN, _ADZUNA, _JOOBLE = MARKET["job_boards"]
BOARDS = {
    board.word: board
    for board in (
        Board(
            _INDEED,
            "source",
            {
                "title": lambda job: job.title,
                "date": lambda job: _rfc(job.published),
                "referencenumber": lambda job: job.name,
                "requisitionid": lambda job: job.name,
                "company": lambda job: job.company,
                "city": lambda job: job.city,
                "state": lambda job: job.state,
                "country": lambda job: _COUNTRY_CODE,
                "postalcode": lambda job: job.postcode,
                "streetaddress": lambda job: job.street,
                "description": lambda job: job.description,
                "salary": lambda job: job.pay,
                "jobtype": _by_type("fulltime", "parttime", "fulltime, parttime"),
                "expirationdate": lambda job: _rfc(job.ends),
                "remotetype": _by_place("Fully remote", "Hybrid remote"),
            },
            required=(
                *("title", "date", "referencenumber", "requisitionid", "url"),
                *("company", "city", "state", "country", "description"),
            ),
        ),
        Board(
            _LINKEDIN,
            "source",
            {
                "partnerJobId": lambda job: job.name,
                "company": lambda job: job.company,
                "title": lambda job: job.title,
                "description": _long_enough,
                "location": lambda job: job.place,
                "city": lambda job: job.city,
                "state": lambda job: job.state,
                "country": lambda job: _COUNTRY_CODE,
                "postalCode": lambda job: job.postcode,
                "jobtype": _by_type("FULL_TIME", "PART_TIME", "FULL_TIME"),
                "workplaceTypes": _by_place("Remote", "Hybrid", "On-site"),
            },
            required=("partnerJobId", "company", "title", "description", "location", "applyUrl"),
            link="applyUrl",
        ),
        Board(
            _ADZUNA,
            "jobs",
            {
                "id": lambda job: job.name,
                "title": lambda job: job.title,
                "description": _long_enough,
                "location": lambda job: job.place,
                "company": lambda job: job.company,
                "salary": lambda job: job.pay,
                "contract_time": _by_type("full_time", "part_time", ""),
                "date": lambda job: job.published.isoformat(timespec="seconds"),
            },
            required=("id", "title", "description", "url"),
        ),
        Board(
            _JOOBLE,
            "jobs",
            {
                "name": lambda job: job.title,
                "region": lambda job: job.place,
                "description": lambda job: job.description,
                "pubdate": lambda job: _dotted(job.published),
                "updated": lambda job: _dotted(job.changed),
                "expire": lambda job: _dotted(job.ends),
                "salary": lambda job: job.pay,
                "company": lambda job: job.company,
                "jobtype": _by_type("full-time", "part-time", "full-time, part-time"),
            },
            required=("link", "name", "region", "description", "pubdate"),
            link="link",
            has_id=True,
        ),
    )
}
