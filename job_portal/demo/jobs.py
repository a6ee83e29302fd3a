"""The town's jobs, most of them live, published during the last week."""

import frappe

from job_portal.demo.part import CATEGORIES, city_of
from job_portal.demo.records import ago, chance, insert, told_pay
from job_portal.demo.town.localities import localities
from job_portal.demo.town.occupations import trades
from job_portal.demo.town.vacancies import Job
from job_portal.jobs import questions
from job_portal.places import pincodes
from job_portal.platform import market
from job_portal.rules import OPTIONS

_CATEGORY = "JP Job Category"
# The statuses of the last two jobs of each company.
_ENDED = ("Closed", "Expired")
_OFFICE = ("Work from Office", "Hybrid")


def make(companies: list[dict]) -> list[dict]:
    """Publish all jobs, which makes the market live.

    :return: each as {name, company, trade, city, published_on, is_live, questions}
    """
    for category in sorted(set(CATEGORIES.values())):
        if not frappe.db.exists(_CATEGORY, category):
            insert(_CATEGORY, category_name=category)
    made = [
        _make(company, job, status)
        for company in companies
        for job, status in zip(company["employer"].jobs, _statuses(company), strict=True)
    ]
    market.open_up()
    return made


def _statuses(company: dict) -> list[str]:
    live = len(company["employer"].jobs) - len(_ENDED)
    return ["Live"] * live + [*_ENDED]


WALK_IN = {
    "is_walk_in_interview": 1,
    "walk_in_days": "Monday\nWednesday\nFriday",
    "walk_in_from": "10:00",
    "walk_in_to": "13:00",
    "walk_in_address": "Ground floor, opposite the bus stand",
}


# What some companies ask applicants, by the family of the trade.
_ASKED = {
    "driving": [{"key": "licence", "must": True}, {"key": "night_shift"}],
    "logistics": [{"key": "two_wheeler", "must": True}, {"key": "smartphone"}],
}
_ASKED_BY_OTHERS = [{"key": "years_in_trade", "must": 1}, {"key": "joins_within_days"}]


def _make(company: dict, job: Job, status: str) -> dict:
    trade, told = trades()[job.truth.trade], job.fields
    published_on = ago(chance.uniform(8, 25) if status == "Expired" else job.minutes_ago / 24 / 60)
    pincode = told["pincode"] or chance.choice(localities()[job.truth.locality].pincodes)
    asks = job.number % 2 == 0
    record = insert(
        "JP Job",
        company=company["name"],
        status=status,
        published_on=published_on,
        title=told["title"],
        category=CATEGORIES[trade.category],
        openings=chance.choice("12345"),
        job_type=told["job_type"],
        work_location_type=told["work_location_type"] or chance.choice(_OFFICE),
        **told_pay(trade.family, job.truth.job_type, pay_min=told["min_salary"], pay_max=told["max_salary"]),
        pincode=pincode,
        job_location=told["job_location"] or pincodes.find(pincode)["area"][0],
        min_education=chance.choice(OPTIONS["min_education"][:3]),
        english_level=chance.choice(OPTIONS["english_levels"]),
        experience_required=told["experience_required"] or "0-1",
        job_description=told["job_description"],
        questions=questions.stored(_ASKED.get(trade.family, _ASKED_BY_OTHERS) if asks else None),
        **(WALK_IN if chance.random() < 0.2 else {}),
        allow_contact_after_apply=int(chance.random() < 0.5),
        selected_hr=company["contact"],
        views=chance.randrange(5, 400),
    )
    return {
        "name": record.name,
        "company": company,
        "trade": job.truth.trade,
        "city": city_of(job),
        "published_on": published_on,
        "is_live": status == "Live",
        "questions": questions.of_job(record.questions),
    }
