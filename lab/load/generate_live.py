"""A market where every job is live and every searcher is open, with texts as people write them.

The texts are those of the town of `relevance`, the places all pincodes of the directory. The nearest to the
first one come first, each with as many jobs. So a small site is the middle of a large one, and as dense.
There are no index rows: the app's own commands make them.
"""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from functools import cache

from job_portal.places import geo, middles, pincodes
from lab.judged.people import people
from lab.judged.town import jobs
from lab.load.rows import FIRST, STANDARD, account_of, standard

IN_THE_MIDDLE = "560038"
JOBS_OF_A_PINCODE = 52
# One company in ten has a name that no other one has.
COINED_ONE_IN = 10
_DAYS = 7
_MINUTES = _DAYS * 24 * 60 - 120
_SYLLABLES = [consonant + vowel for consonant in "bdgjklmnprstv" for vowel in "aeiou"]
# A step through the town that meets each of its texts: so a pincode has all kinds of them.
_STEP = 7_919
NOW = datetime.now()


def _time(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%d %H:%M:%S.%f")


@cache
def _pincodes() -> list[str]:
    """Those with a place and a position, the nearest to the middle first."""
    middle = middles.middle(IN_THE_MIDDLE)
    of = middles._middles().of
    near_first = sorted(of, key=lambda pincode: (geo.distance_km(middle, of[pincode]), pincode))
    return [pincode for pincode in map("{:06d}".format, near_first) if pincodes.find(pincode)]


@cache
def _places(pincode: str) -> tuple[tuple, str]:
    """(values of PLACE, name of its first post office)."""
    place, point = pincodes.find(pincode), middles.middle(pincode)
    return (pincode, place["city"], place["state"], *point, geo.cell(point)), place["area"][0]


def _place(number: int) -> tuple[tuple, str]:
    found = _pincodes()
    return _places(found[number // JOBS_OF_A_PINCODE % len(found)])


def coined_name(number: int) -> str:
    """A word that no other company has."""
    name = ""
    while number or not name:
        number, rest = divmod(number, len(_SYLLABLES))
        name += _SYLLABLES[rest]
    return f"{name}ka".capitalize()


def _company(number: int) -> Iterator[tuple]:
    name = jobs()[number * _STEP % len(jobs())].company.name
    if number % COINED_ONE_IN == 0:
        name = f"{coined_name(number)} {name.split()[-1]}"
    yield *standard(f"JPC-{FIRST + number}", account_of(number)), name, "Approved", account_of(number)


_FILLED_IN = (
    *("title", "category", "job_type", "work_location_type", "pay_type", "min_salary", "max_salary"),
    *("experience_required", "job_description"),
)


def _job(number: int) -> Iterator[tuple]:
    fields = jobs()[number * _STEP % len(jobs())].fields
    place, area = _place(number)
    if fields["work_location_type"] == "Work from Home":
        place = (*place[:-1], 0)
    published = NOW - timedelta(minutes=number * _STEP % _MINUTES, seconds=number % 60)
    yield (
        *standard(f"JPJ-{FIRST + number}", account_of(number)),
        *(f"JPC-{FIRST + number}", *(fields[name] for name in _FILLED_IN), *place, area),
        *("Live", 1, _time(published), _time(published + timedelta(days=_DAYS))),
    )


def _searcher(number: int) -> Iterator[tuple]:
    person = people()[number * _STEP % len(people())]
    place, _area = _place(number)
    changed = _time(NOW - timedelta(days=person.days_ago, seconds=number % 86_400))
    name, _creation, _modified, *rest = standard(f"JPS-{FIRST + number}", account_of(number))
    values = (person.fields[field] for field in _OF_PERSON)
    yield name, changed, changed, *rest, account_of(number), "Asha Rao", 1, *values, *place


_OF_PERSON = ("headline", "skills", "experience_years", "expected_salary", "radius_km", "education")
PLACE = ("pincode", "city", "state", "latitude", "longitude", "cell")
TABLES: dict[str, tuple[tuple[str, ...], Callable[[int], Iterator[tuple]]]] = {
    "tabJP Company": ((*STANDARD, "company_name", "status", "account"), _company),
    "tabJP Job": (
        (
            *(*STANDARD, "company", *_FILLED_IN, *PLACE, "job_location"),
            *("status", "is_listed", "published_on", "valid_through"),
        ),
        _job,
    ),
    "tabJP Searcher": ((*STANDARD, "account", "full_name", "is_open", *_OF_PERSON, *PLACE), _searcher),
}
