"""Turns the reasons of a match, and what is missing, into sentences for either side."""

from collections.abc import Callable

from frappe import _

from job_portal.matching import messages
from job_portal.matching.fitting import Fit

_REASONS, _MISSING = 3, 2
_REASONS_OF_BRIEF = 4
# Companies and posters read only these steps, since an exact distance would reveal where a person lives.
_KM_FOR_COMPANY = (5, 10, 20, 35, 50, 75, 100)


def for_company(fit: Fit) -> dict[str, list[str]]:
    """{reasons, missing} of a searcher, for the job's company."""
    return _sentences(fit, messages.OF_SEARCHER, _step)


def for_searcher(fit: Fit) -> dict[str, list[str]]:
    """{reasons, missing} of a job, for the searcher."""
    return _sentences(fit, messages.OF_JOB, _whole)


def of_brief(fit: Fit) -> dict[str, list[str]]:
    """{reasons, missing} of a brief, for a freelancer."""
    return _sentences(fit, messages.OF_BRIEF, _whole, _REASONS_OF_BRIEF)


def of_freelancer(fit: Fit) -> dict[str, list[str]]:
    """{reasons, missing} of a freelancer with a quote, for the brief's poster."""
    return _sentences(fit, messages.OF_FREELANCER, _step, _REASONS_OF_BRIEF)


def _sentences(
    fit: Fit, texts: dict[str, str], told_km: Callable[[float], int], most: int = _REASONS
) -> dict[str, list[str]]:
    reasons = [(kind, told_km(value) if kind == "near" else value) for kind, value in fit.reasons[:most]]
    return {
        "reasons": [_said(texts, *each) for each in reasons],
        "missing": [_said(messages.MISSING, *each) for each in fit.missing[:_MISSING]],
    }


def _whole(km: float) -> int:
    return max(1, round(km))


def _step(km: float) -> int:
    """The next step up, at most the last one."""
    return next((step for step in _KM_FOR_COMPANY if km <= step), _KM_FOR_COMPANY[-1])


def _said(texts: dict[str, str | Callable], kind: str, value: object) -> str:
    text = texts["one year" if (kind, value) == ("experience", 1) else kind]
    return _(text).format(_(value) if kind in ("education", "english") else value)
