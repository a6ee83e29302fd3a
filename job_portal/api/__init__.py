"""The public methods, at /api/method/job_portal.api.<name>; a module for each group of them.

The modules hold names, audiences, arguments and answers only. The domains check access, and the records'
controllers check the fields. Each method raises `frappe.PermissionError` (403) for everybody but its
audience (`platform.policy`), and `frappe.ValidationError` (417) for a missing, mistyped, over-long or
invalid argument. A missing record is a 403 too; it is a 404 (`frappe.DoesNotExistError`) to reviewers, and
where such records are public. `get_location_details` answers guests with a 401. Unknown arguments are
ignored. A form's required fields are optional here: the controller refuses an empty one with its own sentence
('Company name is required').

The methods of sign-in are in `account/sign_in.py`. Methods that only Desk, a monitor or the scheduler call
stand beside their services; docs/security.md#methods lists them by their whole names.
"""

from job_portal.api.applicants import (
    decide_application,
    export_applicants,
    get_applicants,
    get_candidate,
    get_candidate_file,
)
from job_portal.api.applications import (
    apply_to_job,
    check_answers,
    get_application,
    get_applications,
    withdraw_application,
)
from job_portal.api.briefs import (
    agree_engagement,
    cancel_engagement,
    close_brief,
    decide_quote,
    finish_engagement,
    get_brief,
    get_engagement,
    get_engagements,
    get_my_briefs,
    get_my_quotes,
    get_quotes,
    invite_freelancer,
    list_briefs,
    post_brief,
    remove_brief,
    remove_review,
    reply_review,
    repost_brief,
    restore_brief,
    restore_review,
    review_engagement,
    send_quote,
    start_engagement,
    update_brief,
    withdraw_quote,
)
from job_portal.api.companies import (
    add_company,
    add_hr_details,
    edit_hr_details,
    get_company_details,
    get_hr_details,
    update_company_details,
)
from job_portal.api.consents import get_consents, get_grievance_contact, give_consents, withdraw_consent
from job_portal.api.conversations import (
    block_conversation,
    get_conversations,
    get_message_file,
    get_messages,
    get_report_copy,
    get_reported_messages,
    mute_conversation,
    read_messages,
    report_conversation,
    send_message,
    unblock_conversation,
    unmute_conversation,
)
from job_portal.api.freelancers import (
    favourite_freelancer,
    get_favourites,
    get_freelancer,
    get_my_freelancer,
    list_freelancers,
    remove_freelancer,
    restore_freelancer,
    save_freelancer,
    suggest_freelancers,
    unfavourite_freelancer,
)
from job_portal.api.interviews import (
    answer_interview,
    change_interview,
    get_interview_calendar,
    get_interviews,
    mark_interview,
    offer_interviews,
)
from job_portal.api.job_search import get_categories, get_company, get_job, list_jobs, suggest_jobs
from job_portal.api.jobs import (
    check_posting,
    close_job,
    get_dashboard,
    get_posted_jobs,
    post_job,
    repost_job,
    update_job,
)
from job_portal.api.looks import block_company, get_phone_looks, reveal_phone, unblock_company
from job_portal.api.matches import decide_match, get_jobs_for_me, get_matches
from job_portal.api.members import (
    answer_invite,
    cancel_invite,
    change_member,
    get_invites,
    get_members,
    invite_member,
    make_owner,
    remove_member,
)
from job_portal.api.notifications import (
    delete_push_subscription,
    get_notifications,
    get_push_key,
    read_notifications,
    receive_whatsapp,
    save_push_subscription,
    set_push_text,
    set_sms,
)
from job_portal.api.number_changes import (
    answer_whose_account,
    cancel_number_change,
    claim_account,
    confirm_number_change,
    get_number_change,
    grant_number_change,
    refuse_number_change,
    start_number_change,
)
from job_portal.api.own_data import (
    delete_account,
    download_my_data,
    freeze_account,
    get_my_data,
    send_delete_code,
    thaw_account,
)
from job_portal.api.page import get_boot, set_language
from job_portal.api.places import find_places, get_location_details, nearest_pincode
from job_portal.api.reports import (
    report_brief,
    report_company,
    report_freelancer,
    report_job,
    report_look,
)
from job_portal.api.reviews import (
    approve_company,
    get_review_queue,
    reject_company,
    remove_job,
    restore_job,
)
from job_portal.api.searchers import (
    delete_alert,
    get_alerts,
    get_saved_jobs,
    get_searcher,
    make_resume,
    save_alert,
    save_job,
    save_searcher,
    unsave_job,
)
from job_portal.api.sign_ins import get_devices, get_session, set_role, sign_out_others
