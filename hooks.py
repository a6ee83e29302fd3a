from job_portal.hooks import *  # noqa: F403  (Frappe reads job_portal/hooks.py; people look here)
