"""A job's place and pay in words, as its card in the browser has them (frontend/src/entities/job/)."""

from frappe import _

from job_portal.jobs.doctype.jp_job.jp_job import FROM_HOME


def summary(job: dict) -> str:
    """Pay, kind and place: '₹15,000 - ₹20,000 / month · Full Time · Pune, Maharashtra'."""
    kind = _("Full Time or Part Time") if job["job_type"] == "Both" else _(job["job_type"] or "")
    return " · ".join(text for text in (pay(job), kind, place(job)) if text)


def place(job: dict, language: str | None = None) -> str:
    """'Pune, Maharashtra'; without one, how one works, or the country."""
    known = [each for each in (job["city"], job["state"]) if each]
    if known:
        return ", ".join(known)
    return _(FROM_HOME, language) if job["work_location_type"] == FROM_HOME else _("India", language)


def pay(job: dict, language: str | None = None) -> str:
    """'₹15,000 - ₹20,000 / month'; '' where the job names none."""
    least, most = job["min_salary"] or 0, job["max_salary"] or 0
    if not (least or most):
        return ""
    amounts = rupees(least or most)
    if least and most > least:
        amounts = f"{amounts} - {rupees(most)}"
    return _("{0} / month", language).format(amounts)


def list_title(filters: dict) -> str:
    """What a list shows: 'Delivery jobs in Pune'."""
    category = filters.get("category")
    place = filters.get("city") or filters.get("state")
    if not category:
        return _("Jobs in {0}").format(place) if place else _("Jobs")
    return _("{0} jobs in {1}").format(_(category), place) if place else _("{0} jobs").format(_(category))


def rupees(amount: int) -> str:
    """'₹1,15,000': thousands, then lakhs and crores."""
    rest, last = divmod(amount, 1000)
    if not rest:
        return f"₹{last}"
    groups = []
    while rest:
        rest, group = divmod(rest, 100)
        groups.insert(0, f"{group:02}" if rest else str(group))
    return f"₹{','.join(groups)},{last:03}"
