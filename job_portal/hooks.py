"""The app's hooks for Frappe. Frappe's documentation explains each name."""

app_name = "job_portal"
app_title = "Job Portal"
app_publisher = "job_portal maintainers"
app_description = "A mobile-first job portal for India"
app_email = "maintainers@example.invalid"
app_license = "mit"

require_type_annotated_api_methods = True

before_install = "job_portal.install.before_install"
after_install = "job_portal.install.after_install"
before_migrate = "job_portal.install.before_migrate"
after_migrate = "job_portal.install.after_migrate"
before_uninstall = "job_portal.uninstall.before_uninstall"
after_uninstall = "job_portal.uninstall.after_uninstall"

before_request = [
    "job_portal.platform.requests.before_request",
    "job_portal.platform.requests.cross_site.ensure_csrf_token",
]
after_request = [
    "job_portal.account.sessions.keep_signed_in",
    "job_portal.platform.requests.after_request",
]

# What the forms of several DocTypes share in Desk.
doctype_js = dict.fromkeys(("JP Job", "JP Brief", "JP Freelancer", "JP Review"), "platform/decisions.js")
# The DocTypes whose lists show the address of a file.
doctype_list_js = dict.fromkeys(
    ("JP Company", "JP Number Change", "JP Picture", "JP Searcher", "JP Trade"), "files/attachments_list.js"
)

# They run before uploads are read. The first one signs in the key of a company; the others need a known user.
auth_hooks = [
    "job_portal.connections.bearer.sign_in",
    "job_portal.platform.requests.after_authentication",
    "job_portal.account.sessions.note_use",
    "job_portal.account.allow_list.check",
    "job_portal.files.uploads.clean_upload",
]

permission_query_conditions = dict.fromkeys(("Contact", "User"), "job_portal.account.other_users.conditions")

# The app sign_in_manager is not published, so we provide its three methods. An override wins even if that app
# is installed, so ours then call the app's.
override_whitelisted_methods = {
    "sign_in_manager.api.send_custom_sms": "job_portal.account.sign_in.send_custom_sms",
    "sign_in_manager.api.verify_OTP_token": "job_portal.account.sign_in.verify_OTP_token",
    "sign_in_manager.override_class.user.sign_up": "job_portal.account.sign_in.sign_up",
    # These public names stay, although the code has moved.
    "job_portal.reviews.approve_all": "job_portal.company.reviews.approve_all",
    "job_portal.reviews.reject_all": "job_portal.company.reviews.reject_all",
    "job_portal.sign_in.trial.send_test_sms": "job_portal.account.sms_trial.send_test_sms",
}

doc_events = {
    "*": {
        "before_insert": "job_portal.privacy.owners.require",
        "before_validate": "job_portal.platform.code_only.check",
        "validate": "job_portal.platform.code_only.refuse_markup",
        "on_change": "job_portal.platform.code_only.hide",
    },
    "File": {
        "before_insert": "job_portal.files.no_deduplication.keep_apart",
        "on_trash": "job_portal.privacy.traces.forget_file",
    },
    "JP Application": {
        "on_update": [
            "job_portal.interviews.following.follow_application",
            "job_portal.conversations.inbox_changes.follow_application",
            "job_portal.connections.webhook_events.follow",
        ],
        "on_trash": "job_portal.interviews.following.forget_application",
    },
    "JP Company": {
        "validate": "job_portal.jobs.wording.about.check_contact",
        "on_update": [
            "job_portal.jobs.company_hooks.follow",
            "job_portal.jobs.company_reports.settle",
            "job_portal.web.sitemap.follow_company",
        ],
        "on_trash": [
            "job_portal.files.purge.let_go",
            "job_portal.jobs.company_hooks.remove",
            "job_portal.hr_systems.hr_settings.forget_company",
            "job_portal.applications.look_log.forget_company",
            "job_portal.conversations.erasure.forget_company",
            "job_portal.privacy.owners.forget",
            "job_portal.privacy.traces.forget_record",
        ],
    },
    "JP Company HR": {
        "validate": "job_portal.jobs.wording.about.check_contact",
        "on_trash": "job_portal.privacy.traces.forget_record",
    },
    "JP Interview": {"on_update": "job_portal.connections.webhook_events.follow"},
    "JP Job": {
        "on_update": [
            "job_portal.conversations.inbox_changes.follow_job",
            "job_portal.connections.webhook_events.follow",
            "job_portal.applications.screening.follow_job",
        ],
        "on_trash": [
            "job_portal.web.pictures.forget",
            "job_portal.jobs.cache_versions.note_deleted",
            "job_portal.web.sitemap.forget",
            "job_portal.conversations.erasure.forget_job",
            "job_portal.applications.applicant_erasure.forget_job",
            "job_portal.privacy.owners.forget",
            "job_portal.privacy.traces.forget_record",
        ],
    },
    "JP Number Change": {
        "on_trash": ["job_portal.files.purge.let_go", "job_portal.privacy.traces.forget_record"],
    },
    "JP Searcher": {
        "validate": "job_portal.matching.searcher_index.derive",
        "on_update": [
            "job_portal.matching.searcher_index.follow",
            "job_portal.conversations.inbox_changes.follow_searcher",
        ],
        "on_trash": [
            "job_portal.files.purge.let_go",
            "job_portal.conversations.erasure.forget_searcher",
            "job_portal.connections.webhook_events.forget_searcher",
            "job_portal.applications.applicant_erasure.forget_searcher",
            "job_portal.interviews.following.forget_searcher",
            "job_portal.matching.searcher_index.forget_for_good",
            "job_portal.privacy.owners.forget",
            "job_portal.privacy.traces.forget_record",
        ],
    },
    "JP Brief": {
        "validate": "job_portal.briefs.brief_finding.derive",
        "on_update": "job_portal.briefs.brief_finding.follow",
        "on_trash": [
            "job_portal.briefs.brief_finding.forget",
            "job_portal.briefs.leaving.forget_brief",
            "job_portal.privacy.owners.forget",
            "job_portal.freelancers.record_pictures.forget",
            "job_portal.privacy.traces.forget_record",
        ],
    },
    "JP Freelancer": {
        "validate": [
            "job_portal.freelancers.freelancer_finding.derive",
            "job_portal.freelancers.profile_twins.derive",
        ],
        "on_update": [
            "job_portal.freelancers.freelancer_finding.follow",
            "job_portal.web.sitemap.follow_freelancer",
        ],
        "on_trash": [
            "job_portal.web.sitemap.forget",
            "job_portal.freelancers.freelancer_finding.forget",
            "job_portal.conversations.erasure.forget_freelancer",
            "job_portal.briefs.leaving.forget_freelancer",
            "job_portal.freelancers.record_pictures.forget",
            "job_portal.privacy.owners.forget",
            "job_portal.privacy.traces.forget_record",
        ],
    },
    "JP Picture": {"on_trash": "job_portal.files.purge.let_go"},
    **dict.fromkeys(
        ("JP Industry", "JP Job Category", "JP Rejection Reason"),
        dict.fromkeys(("validate", "before_rename"), "job_portal.platform.code_only.refuse_quotes"),
    ),
    "Kanban Board": {"validate": "job_portal.platform.code_only.refuse_board"},
    "User": {
        "validate": "job_portal.account.user_hooks.validate_user",
        "before_rename": "job_portal.account.user_hooks.before_rename",
        "on_trash": [
            "job_portal.privacy.sealing.seal",
            "job_portal.company.service.forget",
            "job_portal.searchers.service.forget",
            "job_portal.applications.look_log.forget",
            "job_portal.conversations.erasure.forget_poster",
            "job_portal.briefs.leaving.forget",
            "job_portal.freelancers.service.forget",
            "job_portal.privacy.owners.forget",
            "job_portal.files.purge.let_go",
            "job_portal.account.accounts.forget",
        ],
        "after_delete": [
            "job_portal.account.sessions.end_all",
            "job_portal.account.codes.forget",
            "job_portal.consents.consent_retention.forget",
            "job_portal.notifications.service.forget",
            "job_portal.conversations.erasure.forget",
            "job_portal.privacy.account_moving.forget",
            "job_portal.company.review_log.forget",
            "job_portal.privacy.traces.forget",
        ],
    },
}

# Our own hooks. Through them a domain calls domains above it.
# Each returns, for an account, {field: value} for the answer to a sign-in.
job_portal_session_fields = [
    "job_portal.account.roles.session_fields",
    "job_portal.company.service.session_fields",
    "job_portal.privacy.account_freeze.session_fields",
]
# Each returns, for an account whose login's code was right, {next: its key, ...} of a question that comes
# before the session, or None.
job_portal_sign_in_question = ["job_portal.privacy.recycled_numbers.question"]
# Each is called with (number, purpose) of a code that was right, in the same transaction.
job_portal_number_used = ["job_portal.privacy.lost_number.end_by_use"]
# Each returns, for (company, accounts that report it), {account: weight of its relation to the company}.
job_portal_report_relations = ["job_portal.matching.relations.of_reporters"]
# Each is SQL of one value for an account, see `account.account_summary`. Under a role's name, a value means
# that the account holds that role (`account.roles`).
job_portal_account_summary = {
    "company": "job_portal.company.service.COMPANY",
    "job_searcher": "job_portal.searchers.service.SEARCHER",
    "freelancer": "job_portal.freelancers.service.FREELANCER",
    "find_freelancer": "job_portal.briefs.posters.POSTED",
    "role": "job_portal.account.roles.LAST_ROLE",
    "approved_company": "job_portal.company.service.APPROVED_COMPANY",
    "is_frozen": "job_portal.privacy.account_freeze.IS_FROZEN",
}
# Each is called with (account, purposes) of withdrawn consents, in the same transaction.
job_portal_consents_withdrawn = [
    "job_portal.notifications.subscriptions.follow_consents",
    "job_portal.searchers.searcher_consents.follow",
    "job_portal.applications.application_consents.follow",
    "job_portal.matching.invitations.follow_consents",
    "job_portal.briefs.leaving.follow_consents",
    "job_portal.freelancers.freelancer_consents.follow",
    "job_portal.conversations.inbox_changes.follow_consents",
]
# Each is called with (account, company) of a membership that has ended, in the same transaction.
job_portal_membership_ended = ["job_portal.conversations.readers.forget_member"]
# The same, also of an owner who becomes a recruiter.
job_portal_ownership_ended = [
    "job_portal.connections.ending.forget_owner",
    "job_portal.hr_systems.hr_settings.forget_owner",
]
# Each returns, for the name of a company, [(points of risk, reason)].
job_portal_risk_reasons = [
    "job_portal.jobs.company_reports.risk_reasons",
    "job_portal.jobs.wording.about.risk_reasons",
]
# Each returns, for (company, the company before), whether a change of an approved one needs another review.
job_portal_company_needs_review = ["job_portal.jobs.wording.about.needs_review"]
# SQL by its key in a card. Each selects as `job` the jobs that %(account)s saved or applied for.
job_portal_job_marks = {
    "saved": "job_portal.searchers.saved.SAVED",
    "applied": "job_portal.applications.own_applications.APPLIED_FOR",
}
# Returns the trades and skills that the site knows, as `words.lexicon.Lexicon`.
job_portal_lexicon = "job_portal.jobs.trades.lexicon"
# Each is called with (concepts, names) by a background job, see jobs.trades.renew_indexes.
job_portal_trades_changed = [
    "job_portal.jobs.finding.rebuilding.renew",
    "job_portal.matching.searcher_index.renew_trades",
]
# Each is called with (job, changes: see jobs.service.tell_change), in the transaction of the change.
job_portal_job_changed = ["job_portal.applications.job_news.tell_of_job"]
# Each is called with an application whose searcher reads *Not selected* from now on, in the same transaction.
job_portal_not_selected = ["job_portal.interviews.following.end"]
# The sentences that a site may send to phones, by the keys of their templates.
job_portal_phone_messages = {
    "interview_reminder": "job_portal.interviews.messages.TELL_REMINDER",
    "interview_time": "job_portal.applications.messages.TELL_INTERVIEW",
    "interview_offered": "job_portal.interviews.messages.TELL_OFFERED",
    "interview_cancelled": "job_portal.applications.messages.TELL_INTERVIEW_TAKEN_BACK",
    "interview_cancelled_time": "job_portal.interviews.messages.TELL_CANCELLED",
    "company_late": "job_portal.interviews.messages.TELL_COMPANY_LATE",
    "applicant_booked": "job_portal.interviews.messages.TELL_BOOKED",
    "applicant_other_time": "job_portal.interviews.messages.TELL_OTHER_TIME",
    "applicant_declined": "job_portal.interviews.messages.TELL_DECLINED",
    "applicant_late": "job_portal.interviews.messages.TELL_APPLICANT_LATE",
    "selected": "job_portal.applications.messages.TELL_SELECTED",
}
# Each is a kind of records that the search finds.
job_portal_search_kinds = [
    "job_portal.jobs.finding.of_jobs.JOBS",
    "job_portal.freelancers.freelancer_finding.FREELANCERS",
    "job_portal.briefs.brief_finding.BRIEFS",
]
# Each is a kind of documents in OpenSearch.
job_portal_search_documents = [
    "job_portal.jobs.finding.opensearch.listed_jobs.JOBS",
    "job_portal.matching.near_by_opensearch.SEARCHERS",
]
# Each returns, for (DocType, name, file URL), whether a replaced file of the record is still needed.
job_portal_needs_file = [
    "job_portal.applications.sent_resumes.needs",
    "job_portal.company.waiting_changes.needs_file",
]

on_logout = ["job_portal.account.sessions.on_logout"]

scheduler_events = {
    "cron": {
        "*/5 * * * *": [
            "job_portal.jobs.views.store",
            "job_portal.applications.notifying.end_silences",
            "job_portal.interviews.reminders.run",
            "job_portal.jobs.finding.unfound.store",
            "job_portal.searchers.alert_telling.run",
            "job_portal.briefs.brief_alerts.run",
            "job_portal.notifications.phone_queue.drain",
            "job_portal.connections.delivering.drain",
            "job_portal.hr_systems.hr_syncing.drain",
            "job_portal.jobs.finding.opensearch.filling.drain",
        ]
    },
    "hourly_long": ["job_portal.web.job_feeds.write"],
    "hourly": [
        "job_portal.account.quotas.purge",
        "job_portal.applications.unanswered.tell",
        "job_portal.jobs.tasks.tell_companies",
        "job_portal.jobs.tasks.sweep",
        "job_portal.jobs.drafts.incoming_feeds.drain",
        "job_portal.briefs.tasks.settle",
        "job_portal.briefs.tasks.rate",
        "job_portal.jobs.report_holds.look_again",
        "job_portal.company.risk.catch_up",
        "job_portal.privacy.lost_number.take_effect",
    ],
    "daily": [
        "job_portal.applications.response_rate.count",
        "job_portal.account.codes.purge",
        "job_portal.company.invites.purge",
        "job_portal.connections.ending.purge",
        "job_portal.jobs.drafts.job_drafts.purge",
        "job_portal.files.purge.daily",
        "job_portal.conversations.safety.purge",
        "job_portal.company.risk.forget_networks",
        "job_portal.jobs.reports.forget_networks",
        "job_portal.notifications.service.purge",
        "job_portal.applications.look_log.purge",
        "job_portal.jobs.finding.vocabulary.recount",
        "job_portal.jobs.finding.unfound.purge",
        "job_portal.privacy.number_change.purge",
        "job_portal.privacy.owners.purge",
        "job_portal.privacy.sealed_accounts.erase",
        "job_portal.privacy.sealing.purge",
        "job_portal.privacy.traces.purge",
        "job_portal.consents.consent_retention.purge",
        "job_portal.platform.retention.purge_report",
    ],
}

website_path_resolver = ["job_portal.web.frontend_page.resolve"]
page_renderer = [
    "job_portal.web.frontend_page.FrontendPage",
    "job_portal.web.robots.RobotsPage",
    "job_portal.web.record_pages.RecordPage",
]
role_home_page = {"JP Company": "frontend/home"}
