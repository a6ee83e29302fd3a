"""What each generated company has on the market: a job, the searcher of its account, and who applied.

One job in five is live. However many companies there are, a cell of the grid holds as many of them.
"""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta

from job_portal.matching import traits
from job_portal.places import geo
from job_portal.rules import OPTIONS
from job_portal.words.analysis import index_words, spellings
from lab.load.rows import FIRST, STANDARD, WHEN, account_of, standard

APPLICATIONS_EACH = 5
LIVE_ONE_IN = 5
COMPANIES_IN_A_CELL = 250
CELLS_IN_A_ROW = 60
CATEGORIES = ("Accounting", "Engineering", "Marketing", "Sales")
TRADES = ("Loom Operator", "Accountant", "Driver", "Cook", "Electrician", "Nurse", "Tailor", "Welder")
DESCRIPTION = "Runs and mends power looms."
NOW = datetime.now()
# The words that have their rows.
_LEARNT: set[str] = set()


def _time(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%d %H:%M:%S.%f")


def _place(number: int) -> tuple:
    """Pincode, city, state, latitude, longitude, cell."""
    cell = number // COMPANIES_IN_A_CELL
    north, east = divmod(cell, CELLS_IN_A_ROW)
    point = geo.Point(12.875 + north * geo.CELL_DEGREES, 77.625 + east * geo.CELL_DEGREES)
    return "560001", f"City {cell}", "Karnataka", *point, geo.cell(point)


def _published(number: int) -> datetime:
    is_live = number % LIVE_ONE_IN == 0
    return NOW - (
        timedelta(minutes=number % 8_000) if is_live else timedelta(days=30, minutes=number % 500_000)
    )


def _job(number: int) -> Iterator[tuple]:
    is_live = number % LIVE_ONE_IN == 0
    published = _published(number)
    title, category = TRADES[number % len(TRADES)], CATEGORIES[number % len(CATEGORIES)]
    place = _place(number)
    yield (
        *standard(f"JPJ-{FIRST + number}", account_of(number)),
        *(f"JPC-{FIRST + number}", title, category, "Full Time", "Work from Office", 15000, 20000),
        *place,
        *(DESCRIPTION, "Live" if is_live else "Expired", int(is_live)),
        *(_time(published), _time(published + timedelta(days=7))),
        "".join(f" {word}:{weight}" for word, weight in _words(number).items()),
    )


def _words(number: int) -> dict[str, int]:
    """The words by which the job is searched, as `jobs.finding` stores them."""
    pincode, city, state, *_point = _place(number)
    job = {
        "title": TRADES[number % len(TRADES)],
        "category": CATEGORIES[number % len(CATEGORIES)],
        "job_description": DESCRIPTION,
        "city": city,
        "state": state,
        "job_location": None,
        "pincode": pincode,
    }
    return index_words(job, f"Company {number}")


def _word(number: int) -> Iterator[tuple]:
    if number % LIVE_ONE_IN == 0:
        job = f"JPJ-{FIRST + number}"
        published, cell = _time(_published(number)), _place(number)[-1]
        for word, weight in _words(number).items():
            row = standard(f"{job} {word}", account_of(number))
            yield *row, word, job, weight, published, cell


def _search_word(number: int) -> Iterator[tuple]:
    """Each word once, by the first live company that has it."""
    if number % LIVE_ONE_IN:
        return
    for word in _words(number):
        if word not in _LEARNT:
            _LEARNT.add(word)
            for index, spelling in enumerate(spellings(word)):
                # Of the words that many jobs have the exact count does not matter.
                jobs = 1 if word == str(number) else 100_000
                row = standard(f"s{number:09d}{word}{index}"[:140], account_of(number))
                yield *row, spelling, word, jobs


def _searcher(number: int) -> Iterator[tuple]:
    account = account_of(number)
    place, education = _place(number), OPTIONS["min_education"][1]
    trade = TRADES[number % len(TRADES)]
    person = ("Asha Rao", trade, 1, education, 15000, 10, number % 2, traits.text_of({"headline": trade}))
    yield *standard(f"JPS-{FIRST + number}", account), account, *person, *place


def _searcher_word(number: int) -> Iterator[tuple]:
    """The index words of an open searcher."""
    if number % 2:
        name, cell = f"JPS-{FIRST + number}", _place(number)[-1]
        text = traits.text_of({"headline": TRADES[number % len(TRADES)]})
        for word in traits.leading(traits.read(text)):
            yield *standard(f"{name} {word}", account_of(number)), word, name, WHEN, cell


def _application(number: int) -> Iterator[tuple]:
    for index in range(APPLICATIONS_EACH):
        job = number - 1 - index
        if job >= 0:
            names = (f"JPJ-{FIRST + job}", f"JPS-{FIRST + number}", f"JPC-{FIRST + job}")
            applied = _time(NOW - timedelta(minutes=number % 10_000))
            name = f"JPA-{FIRST + number * APPLICATIONS_EACH + index}"
            yield *standard(name, account_of(number)), *names, "Applied", applied, "Soon.", "[]"


PLACE = ("pincode", "city", "state", "latitude", "longitude", "cell")
TABLES: dict[str, tuple[tuple[str, ...], Callable[[int], Iterator[tuple]]]] = {
    "tabJP Job": (
        (
            *STANDARD,
            *("company", "title", "category", "job_type", "work_location_type", "min_salary", "max_salary"),
            *PLACE,
            *("job_description", "status", "is_listed", "published_on", "valid_through", "search_text"),
        ),
        _job,
    ),
    "tabJP Job Word": ((*STANDARD, "word", "job", "weight", "published_on", "cell"), _word),
    "tabJP Search Word": ((*STANDARD, "spelling", "word", "jobs"), _search_word),
    "tabJP Searcher": (
        (
            *STANDARD,
            *("account", "full_name", "headline", "experience_years", "education", "expected_salary"),
            *("radius_km", "is_open", "match_text"),
            *PLACE,
        ),
        _searcher,
    ),
    "tabJP Searcher Word": ((*STANDARD, "word", "searcher", "changed_on", "cell"), _searcher_word),
    "tabJP Application": (
        (*STANDARD, "job", "searcher", "company", "status", "applied_on", "cover_letter", "history"),
        _application,
    ),
}
