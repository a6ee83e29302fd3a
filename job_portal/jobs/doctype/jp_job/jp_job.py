"""A company's job posting. `rules` holds the rules of its fields."""

from datetime import datetime, time, timedelta

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import cstr, get_datetime, getdate, now_datetime

from job_portal.company.doctype.jp_company.jp_company import HIDDEN
from job_portal.jobs import categories, messages, monthly_pay, questions
from job_portal.jobs.finding import of_jobs, word_index
from job_portal.jobs.finding.conditions import LISTED_BY_PLACE
from job_portal.jobs.finding.of_jobs import JOBS
from job_portal.jobs.wording import holding
from job_portal.jobs.wording.repeats import MARKS
from job_portal.places import position
from job_portal.platform import fields, market, record_numbers
from job_portal.rules import JOB, MARKET
from job_portal.words import facts

DOCTYPE = "JP Job"
PREFIX = "JPJ-"
LIVE, CLOSED, EXPIRED, HELD, REMOVED = MARKET["job_statuses"]
FROM_HOME = "Work from Home"
# The fields of a walk-in interview, with the sentence for each when it is missing.
WALK_IN = {
    "walk_in_days": messages.WALK_IN_DAYS_NEEDED,
    "walk_in_from": JOB["walk_in_from"]["invalid"],
    "walk_in_to": JOB["walk_in_to"]["invalid"],
    "walk_in_address": messages.WALK_IN_ADDRESS_NEEDED,
}


class JPJob(Document):
    """Saved by its company through `job_portal.api`, or by a reviewer in Desk."""

    def autoname(self) -> None:
        """JPJ-00001 and on."""
        self.name = record_numbers.next_name(DOCTYPE, PREFIX)

    def validate(self) -> None:
        """Check every rule of the form, and derive the columns that lists read.

        :raises frappe.ValidationError: with the sentence of the first broken rule.
        """
        self.tell_facts()
        fields.check(self, JOB)
        monthly_pay.reckon(self, monthly_pay.OF_JOB, JOB)
        self.check_pay_and_dates()
        self.check_category()
        self.check_contact()
        self.check_walk_in()
        if self.has_value_changed("questions"):
            self.questions = questions.stored(self.questions)
        self.set_place()
        self.set_time()
        # `service.post` has read the company already.
        company = self.flags.company or frappe.db.get_value(
            "JP Company", self.company, ("company_name", "status", "company_website"), as_dict=True
        )
        if self.flags.is_by_company and status_now(self.status, self.valid_through) in (LIVE, HELD):
            holding.hold(self, company.company_website)
        self.set_listing(company)

    def on_update(self) -> None:
        """Update index words and categories' counts of listed jobs. The first one opens the market."""
        word_index.follow(self, JOBS)
        if self.is_listed and self.has_value_changed("is_listed"):
            market.open_up()
        if self.has_value_changed("is_listed") or self.has_value_changed("category"):
            categories.forget()

    def on_trash(self) -> None:
        """Delete the job's index words."""
        word_index.forget([self.name], JOBS)

    def tell_facts(self) -> None:
        """Take the facts from the texts if the company has given no list. An empty list means: none."""
        if self.facts is None:
            texts = {field: cstr(self.get(field)) for field in ("title", "job_description")}
            self.facts = "\n".join(facts.of({"facts": None, **texts}))

    def check_pay_and_dates(self) -> None:
        """Refuse a minimum above the maximum, and an end before the start."""
        if self.min_salary and self.max_salary and self.min_salary > self.max_salary:
            frappe.throw(_(messages.SALARY_UPSIDE_DOWN))
        starts, ends = self.application_start_date, self.application_end_date
        if starts and ends and getdate(starts) > getdate(ends):
            frappe.throw(_(messages.DATES_UPSIDE_DOWN))
        is_new_end = self.has_value_changed("application_end_date")
        if ends and is_new_end and getdate(ends) < now_datetime().date():
            frappe.throw(_(messages.END_DATE_PASSED))

    def check_category(self) -> None:
        """Look up the category if it changed, and use its stored spelling."""
        if self.has_value_changed("category"):
            self.category = categories.stored_name(self.category) or frappe.throw(
                _(messages.CATEGORY_UNKNOWN)
            )

    def check_contact(self) -> None:
        """Refuse an HR contact of another company. Use its stored spelling."""
        if self.selected_hr and self.has_value_changed("selected_hr"):
            found = frappe.db.get_value("JP Company HR", self.selected_hr, ["name", "company"])
            name, owner = found or (None, None)
            if owner != self.company:
                frappe.throw(_(messages.HR_OF_ANOTHER_COMPANY))
            self.selected_hr = name
        asked = ("allow_contact_after_apply", "selected_hr")
        is_unnamed = self.allow_contact_after_apply and not self.selected_hr and self.is_any_changed(asked)
        # Applicants see the company's own contact, if the company shares it.
        if is_unnamed and not frappe.db.get_value("JP Company", self.company, "share_contact"):
            frappe.throw(_(messages.CONTACT_NEEDED))
        # Applicants see since when the job has another contact.
        before = self.get_doc_before_save()
        is_other = before and cstr(before.selected_hr) != cstr(self.selected_hr)
        # A job without a contact uses its company's, if that is shared.
        if is_other and (
            before.selected_hr or frappe.db.get_value("JP Company", self.company, "share_contact")
        ):
            self.contact_changed_on = now_datetime()

    def check_walk_in(self) -> None:
        """Require days, hours and address of a walk-in interview; clear them for other jobs.

        A walk-in job from before these fields may lack them until its company changes it.
        """
        if not self.is_walk_in_interview:
            self.update(dict.fromkeys(WALK_IN))
            return
        if not self.is_any_changed(("is_walk_in_interview", *WALK_IN)):
            return
        for field, sentence in WALK_IN.items():
            if not self.get(field):
                frappe.throw(_(sentence))
        # Both are HH:MM with two digits each, so they compare as text.
        if self.walk_in_from >= self.walk_in_to:
            frappe.throw(_(messages.WALK_IN_UPSIDE_DOWN))

    def is_any_changed(self, fieldnames: tuple[str, ...]) -> bool:
        """Whether any of the fields differs from the stored record. None equals an empty text."""
        before = self.get_doc_before_save()
        return not before or any(cstr(before.get(field)) != cstr(self.get(field)) for field in fieldnames)

    def set_place(self) -> None:
        """Derive the place from the pincode, see `position.derive`. Only work from home needs no pincode."""
        if not self.pincode and self.work_location_type != FROM_HOME:
            frappe.throw(_(messages.PLACE_REQUIRED))
        if not any(map(self.has_value_changed, (*position.TYPED, "work_location_type"))):
            return
        position.derive(self, is_near=self.work_location_type != FROM_HOME)

    def set_time(self) -> None:
        """Set the end: after seven days, or after the last day for applications if that is earlier.

        :raises frappe.ValidationError: the first day for applications is after the end.
        """
        if not self.published_on:
            self.published_on = now_datetime()
        last = get_datetime(self.published_on) + timedelta(days=MARKET["limits"]["job_days"])
        # No date follows 31/12/9999, so add a day only to a date before `last`.
        if self.application_end_date and getdate(self.application_end_date) < last.date():
            after_last_day = getdate(self.application_end_date) + timedelta(days=1)
            last = datetime.combine(after_last_day, time.min)
        self.valid_through = self.answers_due = last
        self.check_start()

    def check_start(self) -> None:
        """Refuse a first day for applications after the job's end: nobody could ever apply.

        A job that has ended may have any, since a repost starts new days.
        """
        if not self.application_start_date or self.valid_through <= now_datetime():
            return
        starts = datetime.combine(getdate(self.application_start_date), time.min)
        reckoned_by = ("application_start_date", "application_end_date", "published_on")
        if starts >= self.valid_through and self.is_any_changed(reckoned_by):
            frappe.throw(_(messages.STARTS_AFTER_END).format(MARKET["limits"]["job_days"]))

    def set_listing(self, company: dict) -> None:
        """List a job while it is live and its company is not hidden."""
        if self.status != HELD:
            self.is_held_with_company = 0
        is_live = status_now(self.status, self.valid_through) == LIVE
        self.is_listed = int(is_live and company.status not in HIDDEN)
        self.search_text = of_jobs.text_of(self, company.company_name)


def status_now(status: str, valid_through: datetime) -> str:
    """The current status. Live or Expired depends on the time, not on the stored status."""
    if status not in (LIVE, EXPIRED):
        return status
    return LIVE if get_datetime(valid_through) > now_datetime() else EXPIRED


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the indexes that lists use.

    `name` is the last sort column. The columns after it make the index covering.
    """
    listed = ["published_on", "name", "valid_through"]
    frappe.db.add_index(DOCTYPE, ["is_listed", *listed])
    for column in ("category", "city", "state"):
        frappe.db.add_index(DOCTYPE, ["is_listed", column, *listed])
    # Frappe's default name would exceed MariaDB's 64 characters.
    place = ["is_listed", "cell", *listed, "latitude", "longitude"]
    frappe.db.add_index(DOCTYPE, place, index_name=LISTED_BY_PLACE)
    frappe.db.add_index(DOCTYPE, ["company", "published_on", "name"])
    frappe.db.add_index(DOCTYPE, ["status", "valid_through"])
    for column in MARKS:
        frappe.db.add_index(DOCTYPE, [column])
