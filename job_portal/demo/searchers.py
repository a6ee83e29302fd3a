"""The town's searchers, in the cities and trades of its jobs."""

import io

from PIL import Image, ImageDraw, ImageFont

from job_portal.consents import ledger
from job_portal.demo.town import (
    CITIES,
    FIRST_SEARCHER,
    TRADES,
    account,
    chance,
    file,
    insert,
    person,
    told_pay,
)
from job_portal.rules import NOTICES, OPTIONS

SEARCHERS = 300


def make(companies: list[dict]) -> list[dict]:
    """Make all profiles. The first one is in the city and a trade of the first company.

    :return: each as {name, city, trade, resume}
    """
    resume = file("resume.pdf", _resume(), is_private=1)
    return [_make(index, companies[index % len(companies)], resume) for index in range(SEARCHERS)]


def _make(index: int, company: dict, resume: str) -> dict:
    city, key = company["city"], chance.choice(company["trades"])
    trade, full_name = TRADES[key], person()
    years = int(trade["experience"][0].split("-")[0].rstrip("+")) + chance.randrange(4)
    own_resume = resume if index == 0 or chance.random() < 0.5 else None
    searcher = insert(
        "JP Searcher",
        account=account(FIRST_SEARCHER + index, full_name),
        full_name=full_name,
        headline=trade["headline"],
        about=f"I live in {city} and look for work as {trade['title']}.",
        current_company=f"{person().split()[1]} and Sons" if years else None,
        experience_years=years,
        education=chance.choice([trade["education"], OPTIONS["min_education"][-1]]),
        english_level=trade["english"],
        skills=trade["skills"],
        languages=["Hindi", CITIES[city]["language"]],
        **told_pay(trade, pay_expected=trade["low"] * chance.uniform(0.9, 1.2)),
        pincode=chance.choice(CITIES[city]["pincodes"]),
        radius_km=chance.choice((5, 10, 15, 25, 40)),
        resume=own_resume,
        is_open=int(index == 0 or chance.random() < 0.7),
        may_call=int(chance.random() < 0.5),
    )
    _agree(searcher)
    return {"name": searcher.name, "city": city, "trade": key, "resume": own_resume}


def _agree(searcher) -> None:
    """Note what the searcher would have agreed to."""
    to_be_found = (ledger.FOUND,) if searcher.is_open or searcher.may_call else ()
    for purpose in (ledger.PROFILE, ledger.APPLICATION, *to_be_found):
        version, is_adult = NOTICES[purpose]["version"], int(purpose in ledger.OF_ADULTS)
        said = {"version": version, "language": "en", "is_adult": is_adult}
        insert(ledger.DOCTYPE, account=searcher.account, purpose=purpose, action=ledger.GIVEN, **said)


def _resume() -> bytes:
    """A page as a PDF."""
    image = Image.new("RGB", (620, 877), "white")
    ImageDraw.Draw(image).text((60, 60), "A resume, for demonstration", "black", ImageFont.load_default(28))
    stream = io.BytesIO()
    image.save(stream, "PDF", resolution=75)
    return stream.getvalue()
