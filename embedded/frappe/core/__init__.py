"""Frappe's own DocTypes, with the fields that job_portal needs."""
