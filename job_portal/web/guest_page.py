"""A live site's page for guests, rendered on the server."""

import time
from dataclasses import replace

from job_portal.platform import market, rates, site
from job_portal.web import boot, brief_page, freelancer_page, head, job_page, list_pages, page_cache
from job_portal.web.head import to_json
from job_portal.web.rendering import renderer
from job_portal.web.subjects import Content, Parts, Subject

_NOT_INDEXED = '<meta name="robots" content="noindex">\n'
# Limits of renderings a minute on the whole site: of searches, which are not cached, and of cached pages.
_MOST_SEARCHES, _MOST_PAGES = 120, 1200

# By the first part of a route: called with the rest, for a guest. None means the page as built.
SUBJECTS = {
    "job-details": job_page.job,
    "jobs": list_pages.jobs,
    "home": list_pages.home,
    "company": list_pages.company,
    "freelancers": freelancer_page.page,
    "briefs": brief_page.page,
}
# By the first part of a route: pages that exist only with freelancers (frontend/src/app/router.tsx).
_OF_FREELANCERS = (
    *("freelancers", "briefs", "post-brief", "my-briefs"),
    *("my-quotes", "engagements", "favourites"),
)


def parts(route: str) -> Parts | None:
    """The parts of the page at `route`, below /frontend; None for the page as built."""
    first, _slash, rest = route.partition("/")
    if first in _OF_FREELANCERS and not market.has_freelancers():
        subject = Subject(status=404)
    else:
        subject = SUBJECTS[first](rest) if first in SUBJECTS else None
    if not subject:
        return None
    if not subject.describe:
        return Parts(status=subject.status, moved_to=subject.moved_to, meta=_NOT_INDEXED)
    return page_cache.get(subject) or _made(route, subject)


def _made(route: str, subject: Subject) -> Parts:
    """Render the page if possible. Of concurrent requests, one renders and caches it."""
    if not renderer.is_ready() or _is_crowded(subject):
        return _described(subject)[0]
    if not subject.kept_as:
        return _rendered(route, subject, *_described(subject))
    with page_cache.turn(subject) as is_ours:
        # Another request may have rendered it meanwhile.
        if is_ours and (found := page_cache.get(subject)):
            return found
        made, content = _described(subject)
        if is_ours:
            made = _rendered(route, subject, made, content)
            if made.body:
                page_cache.put(subject, made)
        return made


def _is_crowded(subject: Subject) -> bool:
    if subject.kept_as:
        return rates.is_above(_MOST_PAGES, "rendered pages", minutes=1)
    return rates.is_above(_MOST_SEARCHES, "rendered searches", minutes=1)


def _described(subject: Subject) -> tuple[Parts, Content]:
    content = subject.describe()
    made = Parts(
        status=subject.status,
        screen=subject.screen,
        title=f"{head.plain(content.title)} - {site.name()}" if content.title else "",
        description=head.shortened(content.description),
        meta=head.elements(content),
        given=_given(content.given),
    )
    return made, content


def _given(answers: list[dict]) -> str:
    if not answers:
        return ""
    return f'<script type="application/json" id="given">{to_json(answers)}</script>\n'


def _rendered(route: str, subject: Subject, made: Parts, content: Content) -> Parts:
    values = boot.of_session()
    asked = {
        "path": f"/frontend/{route}",
        "search": f"?{subject.search}" if subject.search else "",
        "given": content.given,
        "boot": values,
        "userType": subject.user_type,
        "now": int(time.time() * 1000),
    }
    rendered = renderer.render(values["lang"], to_json(asked))
    return replace(made, styles=rendered["styles"], body=rendered["markup"]) if rendered else made
