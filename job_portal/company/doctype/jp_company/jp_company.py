"""A company and its review. `rules` holds the rules of its fields."""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import cstr, now_datetime

from job_portal.company import (
    checks,
    membership,
    name_likeness,
    rejections,
    review_log,
    risk,
    signals,
    waiting_changes,
)
from job_portal.company.messages import (
    CHANGES_APPROVED,
    CHANGES_REJECTED,
    COMPANY_APPROVED,
    COMPANY_FROZEN,
    COMPANY_REJECTED,
    REVIEW_NEEDS_REASON,
    THAW_FIRST,
)
from job_portal.files import uploads
from job_portal.notifications import service as notifications
from job_portal.platform import bulk, fields, messages, record_numbers, states
from job_portal.platform.sentences import Sentence
from job_portal.rules import COMPANY, MARKED, MARKET

DOCTYPE = "JP Company"
PREFIX = "JPC-"
PENDING, APPROVED, REJECTED = "Pending Review", "Approved", "Rejected"
# Hidden by an owner until one thaws it.
FROZEN = "Frozen"
STATES = states.States(MARKET["company_moves"], COMPANY_FROZEN)
# To others, the jobs of these companies look removed.
HIDDEN = (REJECTED, FROZEN)
# A change of one of these needs another review (docs/behaviour.md#company-reviewed-again).
REVIEWED_FIELDS = (
    *MARKED["reviewed"],
    *(fieldname for fieldname, rule in COMPANY.items() if rule.get("file") == "document"),
)
# Documents, and numbers such as the PAN. A change is stored at once, not in `waiting_changes`, and ends the
# earlier review.
_PAPERS = tuple(name for name in REVIEWED_FIELDS if name not in waiting_changes.FIELDS)
_ADDRESS = ("pincode", "address_line1", "address_line2")
# After a change of one of these, a worker computes the risk again.
_COMPARED = (*signals.FIELDS, *REVIEWED_FIELDS, *_ADDRESS, "phone", "waiting_changes")
# The realtime event of a decision, for the company's members: {name, status, reason}.
REVIEWED_EVENT = "company_reviewed"
PROFILE = "/frontend/profile"


class JPCompany(Document):
    """Saved by an owner through `job_portal.api`, or by a reviewer in Desk.

    `flags.is_by_member`: a member saves it. The caller sets the flag of a new company, `validate` of others.
    """

    def autoname(self) -> None:
        """JPC-00001 and on."""
        self.name = record_numbers.next_name(DOCTYPE, PREFIX)

    def validate(self) -> None:
        """Check every rule of the form, and derive the other fields.

        :raises frappe.ValidationError: with the sentence of the first field that breaks its rule.
        """
        if self.get_doc_before_save():
            self.flags.is_by_member = membership.company_of(frappe.session.user) == self.name
        self.end_waiting()
        fields.clean(self, COMPANY)
        if not self.selected_document:
            self.selected_document = _("Certificate of {0}").format(self.company_name)
        fields.check(self, COMPANY)
        self.check_industry()
        uploads.check_files(self)
        self.set_signals()
        self.set_keys()
        self.set_contact()
        self.set_status()
        self.record_review()
        self.choose_version()
        self.hold_changes()
        self.set_waiting()

    def on_update(self) -> None:
        """Attach the files before Frappe does."""
        uploads.attach_files(self)
        self.attach_waiting_logo()
        if self.is_risk_changed():
            risk.later(self.name)
        if self.is_decided():
            review_log.note(self)
            self.tell_members()

    def on_trash(self) -> None:
        """Delete members, invites and contacts, to which Frappe's check of links would object.

        Contacts by force, since a job may link to one. A hook deletes the jobs next.
        """
        for doctype in ("JP Company Member", "JP Company Invite"):
            bulk.delete_where(doctype, {"company": self.name})
        for contact in frappe.get_all("JP Company HR", {"company": self.name}, pluck="name"):
            frappe.delete_doc(
                "JP Company HR", contact, force=True, ignore_permissions=True, delete_permanently=True
            )

    def check_industry(self) -> None:
        """Look up the industry if it changed. It is the only link in the form.

        Frappe would look up every link, and load the DocTypes behind them. `service` switches that off.

        :raises frappe.LinkValidationError: no such industry.
        """
        if not self.jp_industry_master or not self.has_value_changed("jp_industry_master"):
            return
        query = "select name from `tabJP Industry` where name = %s"
        rows = frappe.db.sql(query, (self.jp_industry_master,))
        if not rows:
            label = _(self.meta.get_label("jp_industry_master"))
            frappe.throw(_(messages.FIELD_NOT_AN_OPTION).format(label), frappe.LinkValidationError)
        # MariaDB compares without regard to case. Keep the stored spelling.
        self.jp_industry_master = rows[0][0]

    def end_waiting(self) -> None:
        """Apply the waiting edits if a reviewer approves, or drop them if a reviewer rejects them."""
        before = self.get_doc_before_save()
        # Forms and API clients cannot set these.
        self.waiting_changes = before.waiting_changes if before else None
        self.approved_on = before.approved_on if before else None
        self.reported_on = before.reported_on if before else None
        is_approved = self.status == APPROVED and (not before or before.status != APPROVED)
        takes_over = self.flags.takes_over or (is_approved and not self.flags.is_freezing)
        if self.waiting_changes and (takes_over or self.flags.change_rejected_for):
            self.flags.decided_changes = waiting_changes.told(self)
            if not self.flags.change_rejected_for:
                waiting_changes.put_own(self)
            self.waiting_changes = None

    def hold_changes(self) -> None:
        """After the first approval, hold the company's edits; others keep reading the approved values."""
        before = self.get_doc_before_save()
        if not self.approved_on and (self.status == APPROVED or (before and before.status == APPROVED)):
            self.approved_on = self.modified
        is_own = self.flags.is_by_member and not self.flags.is_freezing
        if before and is_own and (before.approved_on or before.status == APPROVED):
            waiting_changes.hold(self, before)

    def set_waiting(self) -> None:
        """Set since when a reviewer has something to decide; None if there is nothing."""
        before = self.get_doc_before_save()
        if not self.is_waiting():
            self.waiting_since = None
        elif not self.waiting_since or (self.status == PENDING and before and before.status != PENDING):
            self.waiting_since = now_datetime()

    def is_waiting(self) -> bool:
        """Whether a reviewer has to decide: on the company, on edits of an approved one, or on reports."""
        is_asked_for = bool(self.waiting_changes or self.reported_on)
        return self.status == PENDING or (self.status == APPROVED and is_asked_for)

    def has_approved_copy(self) -> bool:
        """Whether the public fields and the documents hold the values that a reviewer approved."""
        return self.status == APPROVED or (self.status == PENDING and bool(self.reviewed_on))

    def attach_waiting_logo(self) -> None:
        """Attach a waiting logo to the company, so that it is not purged."""
        logo = waiting_changes.waiting(self).get("company_logo")
        before = self.get_doc_before_save()
        if logo and before and logo != waiting_changes.waiting(before).get("company_logo"):
            uploads.attach_own(self, "company_logo", logo)

    def set_signals(self) -> None:
        """Store signals for the reviewer: data that does not fit together."""
        own = self.own_copy(*signals.FIELDS)
        if self.had_changes() or any(map(self.has_value_changed, signals.FIELDS)):
            self.update(signals.noted(own))

    def set_keys(self) -> None:
        """Store the keys for finding similar names and addresses."""
        if self.had_changes() or self.has_value_changed("company_name"):
            self.name_key = name_likeness.name_key(self.own_copy("company_name")["company_name"])
        if any(map(self.has_value_changed, _ADDRESS)):
            self.address_key = name_likeness.address_key(self.pincode, self.address_line1, self.address_line2)

    def set_contact(self) -> None:
        """Note when the company's contact changed. Applicants read that date."""
        if self.get_doc_before_save() and any(map(self.has_value_changed, MARKED["contact"])):
            self.contact_changed_on = now_datetime()

    def had_changes(self) -> bool:
        """Whether edits waited before this save."""
        before = self.get_doc_before_save()
        return bool(before and before.waiting_changes)

    def own_copy(self, *names: str) -> dict:
        """Return the fields, with the company's waiting edits applied."""
        own = {name: self.get(name) for name in names}
        return own if self.flags.is_own_copy else {**own, **waiting_changes.waiting(self)}

    def is_risk_changed(self) -> bool:
        """Whether a worker has to compute the risk of this company and its twins again."""
        return any(map(self.has_value_changed, ("status", *_COMPARED)))

    def set_status(self) -> None:
        """Keep the status that a reviewer has chosen; otherwise `choose_status` sets it.

        Members cannot change a frozen company. Otherwise it would be approved after the thaw with changes
        that nobody reviewed.

        :raises frappe.ValidationError: a change by a member of a frozen company, or a change of status
            that is no move of the rules.
        """
        before = self.get_doc_before_save()
        if not before:
            self.choose_status(before)
            return
        if before.status == FROZEN and self.flags.is_by_member and not self.flags.is_freezing:
            frappe.throw(_(THAW_FIRST))
        by = states.COMPANY
        if before.status == self.status:
            self.choose_status(before)
        elif not self.flags.is_freezing:
            by = states.RULES if self.flags.is_held_by_reports else states.REVIEWER
        STATES.check(before.status, self.status, by)

    def choose_status(self, before: Document | None) -> None:
        """Set *Pending Review* if this save needs a review.

        An approved company needs one if anybody changes a field of `REVIEWED_FIELDS`, or if a listener of the
        hook `job_portal_company_needs_review` says so; any other company, after each save by a member.
        """
        if before and before.status == APPROVED:
            needs_review = any(
                cstr(before.get(name)) != cstr(self.get(name)) for name in REVIEWED_FIELDS
            ) or any(
                frappe.get_attr(hook)(self, before)
                for hook in frappe.get_hooks("job_portal_company_needs_review")
            )
        else:
            needs_review = self.flags.is_by_member
        if needs_review:
            self.status = PENDING

    def record_review(self) -> None:
        """Store the reviewer, time and reason of a decision. A button, the form or REST may have made it.

        :raises frappe.ValidationError: a rejection without a reason.
        """
        reason = cstr(self.review_reason).strip()
        self.review_reason = reason if self.status == REJECTED else None
        if self.status == REJECTED and not reason:
            frappe.throw(_(REVIEW_NEEDS_REASON))
        before = self.get_doc_before_save()
        if self.status not in (APPROVED, REJECTED, FROZEN) and not self.keeps_review(before):
            self.reviewed_by = self.reviewed_on = self.checked = None
        elif self.is_decided() and not self.is_of_changes_alone():
            self.reviewed_by, self.reviewed_on = frappe.session.user, self.modified
            self.reported_on = None
            # Only `reviews` sets what was checked. A status set in the form confirms no checks.
            self.checked = self.flags.checked or None
        else:
            self.reviewed_by, self.reviewed_on = before.reviewed_by, before.reviewed_on
            self.checked = checks.still_true(before, self)

    def keeps_review(self, before: Document | None) -> bool:
        """Whether the last review is still valid, because all later edits are waiting."""
        if self.flags.is_freezing:
            return True
        if (
            self.flags.is_held_by_reports
            or not before
            or not before.has_approved_copy()
            or any(map(self.has_value_changed, _PAPERS))
        ):
            return False
        # Nothing has changed if a report or a reviewer reopens the review.
        return before.status == PENDING or bool(self.flags.is_by_member)

    def is_of_changes_alone(self) -> bool:
        """Whether this decision concerns only the waiting edits of an approved company."""
        if self.flags.change_rejected_for:
            return True
        if self.flags.is_decision:
            return False
        before = self.get_doc_before_save()
        return bool(before) and before.status == self.status == APPROVED and self.flags.checked is None

    def choose_version(self) -> None:
        """Let Frappe store a Version if the status or a reviewed field changed, or if no member saves.

        Most saves are the company's edits of other fields, and a version would double their time.
        """
        if self.flags.is_by_member:
            decisive = ("status", *REVIEWED_FIELDS) if self.get_doc_before_save() else ()
            self.flags.ignore_version = not any(self.has_value_changed(name) for name in decisive)

    def is_decided(self) -> bool:
        """Whether this save approves or rejects, or changes the reason or the checks."""
        if self.status not in (APPROVED, REJECTED) or self.flags.is_freezing:
            return False
        is_decision = self.flags.is_decision or self.flags.decided_changes
        if is_decision or any(map(self.has_value_changed, ("status", "review_reason"))):
            return True
        checked = self.flags.checked
        return checked is not None and checked != cstr(self.get_doc_before_save().checked)

    def tell_members(self) -> None:
        """Notify the members of a decision, and update their open pages."""
        before = self.get_doc_before_save()
        if rejected_for := self.flags.change_rejected_for:
            said = Sentence(CHANGES_REJECTED, rejections.said(rejected_for))
        elif before and before.status == self.status == APPROVED:
            said = Sentence(CHANGES_APPROVED)
        else:
            sentence = COMPANY_APPROVED if self.status == APPROVED else COMPANY_REJECTED
            said = Sentence(sentence, self.company_name, rejections.said(self.review_reason))
        reason = self.review_reason or rejected_for or ""
        news = {"name": self.name, "status": self.status, "reason": reason}
        for account in membership.accounts_of(self.name):
            notifications.notify(account, "review", said, PROFILE)
            frappe.publish_realtime(REVIEWED_EVENT, news, user=account, after_commit=True)


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the index of the review queue."""
    frappe.db.add_index(DOCTYPE, ["status", "risk", "waiting_since"])


def make_sequence() -> None:
    """Create the sequence if it is missing. It continues the series of release 0.1.0, which is deleted."""
    series = frappe.db.sql("select current from `tabSeries` where name = %s", (PREFIX,))
    record_numbers.make_sequence(DOCTYPE, (series[0][0] if series else 0) + 1)
    frappe.db.delete("Series", {"name": PREFIX})
