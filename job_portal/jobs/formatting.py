"""A job's place and pay in words, as on its card in the browser (frontend/src/entities/job/)."""

from frappe import _

from job_portal.jobs import messages
from job_portal.rules import OPTIONS

_OFFICE, FROM_HOME, *_OTHERS = OPTIONS["work_location_types"]


def summary(job: dict) -> str:
    """Pay, kind and place: '₹500 a day · about ₹13,000 a month · Full Time · Pune, Maharashtra'."""
    kind = _("Full Time or Part Time") if job["job_type"] == "Both" else _(job["job_type"] or "")
    return " · ".join(text for text in (pay(job), monthly_pay(job), kind, place(job)) if text)


def place(job: dict, language: str | None = None) -> str:
    """'Pune, Maharashtra'; without a place, *Work from Home* or the country."""
    city, state = job["city"] or "", job["state"] or ""
    if city or state:
        # *Central Delhi* needs no *Delhi*.
        return ", ".join(each for each in (city, "" if city.endswith(state) else state) if each)
    return _(FROM_HOME, language) if job["work_location_type"] == FROM_HOME else _("India", language)


def pay(job: dict, language: str | None = None) -> str:
    """The pay as entered: '₹500 - ₹600 a day' or '₹15,000 - ₹20,000 / month'; '' if there is none."""
    if is_by_month(job):
        amounts = _range(job["min_salary"], job["max_salary"])
        return amounts and _(messages.PAY_A_MONTH, language).format(amounts)
    return _(messages.PAY_FOR[job["pay_unit"]], language).format(_range(job["pay_min"], job["pay_max"]))


def pay_for(amount: int, unit: str) -> str:
    """'₹600 a day'; without the unit for a month."""
    return rupees(amount) if unit == "Month" else _(messages.PAY_FOR[unit]).format(rupees(amount))


def monthly_pay(job: dict, language: str | None = None) -> str:
    """'about ₹13,000 - ₹15,600 a month' for pay in another unit; else ''."""
    amounts = "" if is_by_month(job) else _range(job["min_salary"], job["max_salary"])
    return amounts and _(messages.PAY_ABOUT, language).format(amounts)


def is_by_month(job: dict) -> bool:
    """Whether pay is by the month, or not given. Older jobs without a unit are by the month."""
    return (job.get("pay_unit") or "Month") == "Month"


def _range(least: int | None, most: int | None) -> str:
    """'₹500 - ₹600', '₹500', or '' for nothing."""
    least, most = least or 0, most or 0
    if not (least or most):
        return ""
    return f"{rupees(least)} - {rupees(most)}" if least and most > least else rupees(least or most)


def list_title(filters: dict) -> str:
    """The title of a list: 'Delivery jobs in Pune'."""
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
