"""The OpenSearch document of a listed job."""

from job_portal.jobs.finding.opensearch import documents
from job_portal.jobs.finding.opensearch.documents import Kind

# Stands for an option that a job does not set.
NONE = "none"
_TEXTS = ("category", "city", "state", "job_type", "work_location_type")
_OPTIONS = ("experience_required", "min_education")


def _document(job: dict) -> dict:
    document = {
        "entries": (job.search_text or "").split(),
        "published": documents.time_of(job.published_on),
        "until": documents.time_of(job.valid_through),
        "pay": job.max_salary or job.min_salary or 0,
        # 0 means work from home.
        "cell": job.cell or 0,
        "company": job.company,
        **{column: documents.text(job[column] or "") for column in _TEXTS},
        **{column: job[column] or NONE for column in _OPTIONS},
    }
    if job.cell:
        document["place"] = {"lat": job.latitude, "lon": job.longitude}
    return document


JOBS = Kind(
    prefix="job_portal",
    layout=2,
    table="tabJP Job",
    columns=(
        *("search_text", "published_on", "valid_through", "min_salary", "max_salary", "company"),
        *(*_TEXTS, *_OPTIONS, "latitude", "longitude", "cell"),
    ),
    is_kept="is_listed = 1",
    change="job",
    time="published",
    properties={
        "until": {"type": "long"},
        "pay": {"type": "integer"},
        "place": {"type": "geo_point"},
        **documents.keyword("company", *_TEXTS, *_OPTIONS),
    },
    document=_document,
)
