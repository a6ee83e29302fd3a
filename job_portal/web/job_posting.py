"""A live job as schema.org's JobPosting, with exactly the content of the job's page.

Requirements of search engines:
https://developers.google.com/search/docs/appearance/structured-data/job-posting
"""

from datetime import datetime
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import frappe
from frappe.utils import get_datetime, get_system_timezone
from markupsafe import escape

from job_portal import languages
from job_portal.jobs import formatting, monthly_pay
from job_portal.jobs.doctype.jp_job.jp_job import FROM_HOME
from job_portal.platform.site import absolute
from job_portal.rules import PATTERNS
from job_portal.web.head import plain

INDIA = "India"
KINDS = {"Full Time": ["FULL_TIME"], "Part Time": ["PART_TIME"], "Both": ["FULL_TIME", "PART_TIME"]}


def of(job: dict) -> dict | None:
    """Convert the job, as `details.details` answers it to a guest; None if it has no place."""
    if job["work_location_type"] == FROM_HOME:
        place = {
            "jobLocationType": "TELECOMMUTE",
            "applicantLocationRequirements": {"@type": "Country", "name": INDIA},
        }
    elif job["city"] and job["state"]:
        place = {"jobLocation": {"@type": "Place", "address": _address(job)}}
    else:
        return None
    return {
        "@context": "https://schema.org",
        "@type": "JobPosting",
        "title": plain(job["title"]),
        "description": _paragraphs(job["job_description"]),
        "identifier": {"@type": "PropertyValue", "name": plain(job["company_name"]), "value": job["name"]},
        "datePosted": moment(job["published_on"]).isoformat(timespec="seconds"),
        "validThrough": moment(job["valid_through"]).isoformat(timespec="seconds"),
        "employmentType": KINDS[job["job_type"]],
        "hiringOrganization": _company(job),
        "url": absolute(languages.address(job["url"], frappe.local.lang)),
        # To apply takes only a number and a name, once.
        "directApply": True,
        **place,
        **_pay(job),
    }


def _paragraphs(text: str) -> str:
    paragraphs = [part.strip() for part in text.replace("\r\n", "\n").split("\n\n")]
    return "".join(f"<p>{str(escape(part)).replace(chr(10), '<br>')}</p>" for part in paragraphs if part)


def moment(value: str | datetime) -> datetime:
    """A time with the site's time zone, in which times are stored."""
    return get_datetime(value).replace(tzinfo=ZoneInfo(get_system_timezone()))


def _address(job: dict) -> dict:
    # The company decides whether a branch's address is shown.
    street = [job.get("address_line1"), job.get("address_line2")]
    parts = {
        "streetAddress": ", ".join(part for part in street if part) or job["job_location"],
        "addressLocality": job["city"],
        "addressRegion": job["state"],
        "postalCode": job["pincode"],
        "addressCountry": "IN",
    }
    return {"@type": "PostalAddress", **{key: plain(part) for key, part in parts.items() if part}}


def _company(job: dict) -> dict:
    company = {"@type": "Organization", "name": plain(job["company_name"])}
    website, logo = job["company_website"] or "", job["company_logo"] or ""
    # A company saved before this rule may contain anything.
    if PATTERNS["link"].match(website) and urlsplit(website).scheme in ("http", "https"):
        company["sameAs"] = website
    if logo.startswith("/files/"):
        company["logo"] = absolute(logo)
    return company


def _pay(job: dict) -> dict:
    """Amounts in rupees for the unit that the company entered, however often they are paid."""
    is_by_month = formatting.is_by_month(job)
    least, most = (job[name] for name in (monthly_pay.OF_JOB.values() if is_by_month else monthly_pay.OF_JOB))
    unit = "MONTH" if is_by_month else job["pay_unit"].upper()
    if not least and not most:
        return {}
    amount = {"minValue": least, "maxValue": most} if least and most else {"value": least or most}
    value = {"@type": "QuantitativeValue", "unitText": unit, **amount}
    return {"baseSalary": {"@type": "MonetaryAmount", "currency": "INR", "value": value}}
