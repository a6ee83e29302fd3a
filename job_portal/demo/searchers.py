"""The town's searchers, in the cities and trades of its jobs."""

import io

from PIL import Image, ImageDraw, ImageFont

from job_portal.consents import ledger
from job_portal.demo import part
from job_portal.demo.records import FIRST_SEARCHER, account, chance, file, insert, person, told_pay
from job_portal.demo.town.occupations import trades
from job_portal.demo.town.people import Person
from job_portal.places import pincodes
from job_portal.rules import NOTICES, OPTIONS

_LANGUAGES = {"Karnataka": "Kannada", "Maharashtra": "Marathi", "Tamil Nadu": "Tamil", "Telangana": "Telugu"}


def make() -> list[dict]:
    """Create all profiles. The first one is in the city and a trade of the first company.

    :return: each as {name, city, trade, resume}
    """
    resume = file("resume.pdf", _resume(), is_private=1)
    return [_make(index, who, resume) for index, who in enumerate(part.searchers())]


def _make(index: int, who: Person, resume: str) -> dict:
    trade, told, full_name = trades()[who.truth.trades[0]], who.fields, person()
    place, years = pincodes.find(told["pincode"]), who.truth.years
    own_resume = resume if index == 0 or chance.random() < 0.5 else None
    searcher = insert(
        "JP Searcher",
        account=account(FIRST_SEARCHER + index, full_name),
        full_name=full_name,
        headline=told["headline"] or trade.titles["en"][0],
        about=f"I live in {place['city']} and look for work as {trade.titles['en'][0]}.",
        current_company=f"{person().split()[1]} and Sons" if years else None,
        experience_years=years,
        education=told["education"] or OPTIONS["min_education"][-1],
        english_level=chance.choice(OPTIONS["english_levels"]),
        skills=str(told["skills"]).splitlines(),
        languages=["Hindi", _LANGUAGES.get(place["state"], "English")],
        **told_pay(trade.family, "", pay_expected=who.truth.pay),
        pincode=told["pincode"],
        radius_km=who.truth.radius,
        resume=own_resume,
        is_open=int(index == 0 or chance.random() < 0.7),
        may_call=int(chance.random() < 0.5),
    )
    _agree(searcher)
    return {"name": searcher.name, "city": part.city_of(who), "trade": trade.name, "resume": own_resume}


def _agree(searcher) -> None:
    to_be_found = (ledger.FOUND,) if searcher.is_open or searcher.may_call else ()
    for purpose in (ledger.PROFILE, ledger.APPLICATION, *to_be_found):
        version, is_adult = NOTICES[purpose]["version"], int(purpose in ledger.OF_ADULTS)
        said = {"version": version, "language": "en", "is_adult": is_adult}
        insert(ledger.DOCTYPE, account=searcher.account, purpose=purpose, action=ledger.GIVEN, **said)


def _resume() -> bytes:
    image = Image.new("RGB", (620, 877), "white")
    ImageDraw.Draw(image).text((60, 60), "A resume, for demonstration", "black", ImageFont.load_default(28))
    stream = io.BytesIO()
    image.save(stream, "PDF", resolution=75)
    return stream.getvalue()
