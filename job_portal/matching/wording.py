"""Why a job and a searcher fit, and what is missing, in sentences for one of them."""

from collections.abc import Callable

from frappe import _

from job_portal.matching import messages
from job_portal.matching.fitting import Fit

_REASONS, _MISSING = 3, 2


def for_company(fit: Fit) -> dict[str, list[str]]:
    """{reasons, missing} of a searcher, as the job's company reads them."""
    return _sentences(fit, messages.OF_SEARCHER)


def for_searcher(fit: Fit) -> dict[str, list[str]]:
    """{reasons, missing} of a job, as the searcher reads them."""
    return _sentences(fit, messages.OF_JOB)


def _sentences(fit: Fit, texts: dict[str, str]) -> dict[str, list[str]]:
    return {
        "reasons": [_said(texts, *each) for each in fit.reasons[:_REASONS]],
        "missing": [_said(messages.MISSING, *each) for each in fit.missing[:_MISSING]],
    }


def _said(texts: dict[str, str | Callable], kind: str, value: object) -> str:
    text = texts["one year" if (kind, value) == ("experience", 1) else kind]
    return _(text).format(_(value) if kind in ("education", "english") else value)
