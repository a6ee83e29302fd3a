"""The town's jobs, most of them live, published in the course of the last week."""

import frappe

from job_portal.demo.town import CITIES, TRADES, ago, chance, insert, told_pay
from job_portal.places import pincodes
from job_portal.platform import market

JOBS = 400
# How many of them have ended, each way.
_CLOSED, _EXPIRED = 30, 40
_CATEGORY = "JP Job Category"


def make(companies: list[dict]) -> list[dict]:
    """Publish all jobs, and with that make the market live.

    :return: each as {name, company, trade, city, published_on, is_live}
    """
    for category in sorted({trade["category"] for trade in TRADES.values()}):
        if not frappe.db.exists(_CATEGORY, category):
            insert(_CATEGORY, category_name=category)
    made = [_make(index, companies[index % len(companies)]) for index in range(JOBS)]
    market.open_up()
    return made


WALK_IN = {
    "is_walk_in_interview": 1,
    "walk_in_days": "Monday\nWednesday\nFriday",
    "walk_in_from": "10:00",
    "walk_in_to": "13:00",
    "walk_in_address": "Ground floor, opposite the bus stand",
}


def _make(index: int, company: dict) -> dict:
    key = company["trades"][index // 40 % len(company["trades"])]
    trade = TRADES[key]
    is_expired = index >= JOBS - _EXPIRED
    is_closed = not is_expired and index >= JOBS - _EXPIRED - _CLOSED
    published_on = ago(chance.uniform(8, 25) if is_expired else chance.uniform(0.01, 6.9))
    pincode = chance.choice(CITIES[company["city"]]["pincodes"])
    low = trade["low"] * chance.uniform(0.9, 1.1)
    experience = chance.choice(trade["experience"])
    job = insert(
        "JP Job",
        company=company["name"],
        status="Closed" if is_closed else "Live",
        published_on=published_on,
        title=trade["title"] + chance.choice(("", "", "", " - Immediate Joining", " - Day Shift")),
        category=trade["category"],
        openings=chance.choice("12345"),
        job_type=chance.choice(("Full Time", "Full Time", "Full Time", "Part Time", "Both")),
        work_location_type=trade["location"],
        **told_pay(trade, pay_min=low, pay_max=low * trade["high"] / trade["low"]),
        pincode=pincode,
        job_location=pincodes.find(pincode)["area"][0],
        min_education=trade["education"],
        english_level=trade["english"],
        experience_required=experience,
        job_description=f"{trade['text']}\n\nYou should know: {', '.join(trade['skills'])}.",
        **(WALK_IN if chance.random() < 0.2 else {}),
        allow_contact_after_apply=int(chance.random() < 0.5),
        selected_hr=company["contact"],
        views=chance.randrange(5, 400),
    )
    return {
        "name": job.name,
        "company": company,
        "trade": key,
        "city": company["city"],
        "published_on": published_on,
        "is_live": not (is_closed or is_expired),
    }
