"""What OpenSearch holds of a job, and of which kind each field is."""

import hashlib
import json
import re
from datetime import datetime, timedelta

import frappe

from job_portal.jobs.search.analysis import ASIDE, CATEGORY, COMPANY, CONCEPT, NAME, PLACE, TITLE

# It is part of the index's name. Raise it when documents change, and have a patch rebuild the index: that of
# before is not found then.
_LAYOUT = 1
NONE = "none"
_EPOCH = datetime(1970, 1, 1)
_COLUMNS = ("name", "search_text", "published_on", "valid_through", "min_salary", "max_salary", "company")
_TEXTS = ("category", "city", "state", "job_type", "work_location_type")
_OPTIONS = ("experience_required", "min_education")
_POSITION = ("latitude", "longitude", "cell")
_KEYWORD = {"type": "keyword", "doc_values": False}
INDEX = {
    "settings": {"number_of_shards": 1, "auto_expand_replicas": "0-1"},
    "mappings": {
        "dynamic": "strict",
        "_source": {"includes": ["stamp"]},
        "properties": {
            "name": {"type": "keyword"},
            "entries": _KEYWORD,
            "published": {"type": "long"},
            "until": {"type": "long"},
            "pay": {"type": "integer"},
            "place": {"type": "geo_point"},
            # 0 is work from home.
            "cell": {"type": "integer", "doc_values": False},
            "stamp": {"type": "keyword", "index": False, "doc_values": False},
            **dict.fromkeys(("company", *_TEXTS, *_OPTIONS), _KEYWORD),
        },
    },
}


def alias() -> str:
    """The name under which the index is found that is searched."""
    return f"{of_site()}-{_LAYOUT}"


def of_site() -> str:
    """The name under which all indexes of the site are found, those of another layout too."""
    return "job_portal-" + re.sub(r"[^a-z0-9._-]", "-", frappe.local.site.lower())


def in_names(names: list[str]) -> tuple[str, dict[str, str]]:
    """SQL that is true for the jobs of these names, of the table `job`; and its values."""
    values = {f"name_{number}": name for number, name in enumerate(names)}
    return f"job.name in ({', '.join(f'%({key})s' for key in values)})", values


def of_jobs(where: str, values: dict, limit: int | None = None) -> dict[str, dict]:
    """The documents of listed jobs by their names, in the order of the names.

    :param where: SQL of the table `job`.
    """
    columns = ", ".join(f"job.{column}" for column in (*_COLUMNS, *_TEXTS, *_OPTIONS, *_POSITION))
    most = f" limit {limit}" if limit else ""
    query = (
        f"select {columns} from `tabJP Job` job where job.is_listed = 1 and {where}"  # noqa: S608 (constants)
        f" order by job.name{most}"
    )
    return {job.name: _of(job) for job in frappe.db.sql(query, values, as_dict=True)}


def entries(word: str, weights: tuple[int, ...] | None = None) -> dict[int, str]:
    """The entries of a word by weight: a job with the word has one of them."""
    return {weight: f"{word}:{weight}" for weight in weights or _weights(word)}


def time_of(moment: datetime) -> int:
    """A time as a number, in microseconds."""
    return (moment - _EPOCH) // timedelta(microseconds=1)


def moment_of(time: int) -> datetime:
    """The time of a number."""
    return _EPOCH + timedelta(microseconds=time)


def text(value: str) -> str:
    """A text as MariaDB compares it."""
    return value.casefold()


def _weights(word: str) -> tuple[int, ...]:
    if word.startswith(CONCEPT):
        # Broader concepts count less and less.
        return tuple(range(1, TITLE + 1))
    return (TITLE, ASIDE) if word.startswith(NAME) else (TITLE, COMPANY, CATEGORY, PLACE)


def _of(job: dict) -> dict:
    document = {
        "name": job.name,
        "entries": (job.search_text or "").split(),
        "published": time_of(job.published_on),
        "until": time_of(job.valid_through),
        "pay": job.max_salary or job.min_salary or 0,
        "cell": job.cell or 0,
        "company": job.company,
        **{column: text(job[column] or "") for column in _TEXTS},
        **{column: job[column] or NONE for column in _OPTIONS},
    }
    if job.cell:
        document["place"] = {"lat": job.latitude, "lon": job.longitude}
    stamp = hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()
    return {**document, "stamp": stamp[:16]}
