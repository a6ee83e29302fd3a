"""Hook: what a guest's page of a live site holds beside the built one."""

from frappe import _

from job_portal.page.inert import to_json
from job_portal.page.parts import Parts
from job_portal.rendering import head, subjects

_NOT_INDEXED = '<meta name="robots" content="noindex">\n'


def parts(route: str) -> Parts | None:
    """The parts of the page at `route`, below /frontend; None for a page that stays as it was built."""
    subject = subjects.find(route)
    if not subject:
        return None
    if not subject.describe:
        return Parts(status=subject.status, moved_to=subject.moved_to, meta=_NOT_INDEXED)
    content = subject.describe()
    return Parts(
        title=_title(content.title),
        description=head.shortened(content.description),
        meta=head.elements(content),
        given=_given(content.given),
    )


def _title(title: str) -> str:
    return f"{head.plain(title)} - {_(head.SITE)}" if title else ""


def _given(answers: list[dict]) -> str:
    if not answers:
        return ""
    return f'<script type="application/json" id="given">{to_json(answers)}</script>\n'
