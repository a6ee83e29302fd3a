"""The town's freelancers: people with trades that work in customers' homes, with pictures."""

import io

from PIL import Image, ImageDraw

from job_portal.consents import ledger
from job_portal.demo import part
from job_portal.demo.records import FIRST_FREELANCER, account, ago, chance, file, insert, person
from job_portal.demo.town.occupations import trades
from job_portal.demo.town.people import Person
from job_portal.rules import NOTICES, OPTIONS

_DAYS_OF_WORK = OPTIONS["week_days"][:6]
# Working hours in a month, and how much more a freelancer charges for an hour.
_HOURS, _TIMES = 208, 2


def make() -> list[str]:
    """Create all profiles. Return their names."""
    work = file("work.png", _work(), is_private=0)
    return [_make(index, who, work) for index, who in enumerate(part.freelancers())]


def _make(index: int, who: Person, work: str) -> str:
    trade, told, full_name = trades()[who.truth.trades[0]], who.fields, person()
    hour = max(50, round(sum(trade.pay) / 2 / _HOURS * _TIMES / 10) * 10)
    languages = [each for each in ("en", "hi", "mr", "ta", "la") if each in trade.titles]
    freelancer = insert(
        "JP Freelancer",
        account=account(FIRST_FREELANCER + index, full_name),
        full_name=full_name,
        headline=trade.titles[languages[index % len(languages)]][0],
        about=trade.duties[0] if trade.duties else None,
        skills=trade.titles["en"][:3],
        experience_years=who.truth.years,
        rate_hour=hour,
        rate_day=8 * hour if index % 2 else 0,
        rate_visit=3 * hour if index % 3 else 0,
        least_charge=2 * hour,
        pincode=told["pincode"],
        radius_km=chance.choice((5, 10, 25)),
        week=[f"{day} 09:00-18:00" for day in _DAYS_OF_WORK],
        languages=["Hindi", "English"],
        own_tools=int(chance.random() < 0.7),
        is_open=int(index == 0 or chance.random() < 0.9),
        may_call=int(chance.random() < 0.5),
        picture=work,
        published_on=ago(chance.random() * 60),
    )
    picture = {"of_doctype": "JP Freelancer", "of_name": freelancer.name, "file": work}
    insert("JP Picture", **picture, caption=trade.titles["en"][0])
    for purpose in (ledger.FREELANCE, ledger.PUBLIC_PAGE):
        said = {"version": NOTICES[purpose]["version"], "language": "en", "is_adult": 1}
        insert(ledger.DOCTYPE, account=freelancer.account, purpose=purpose, action=ledger.GIVEN, **said)
    return freelancer.name


def _work() -> bytes:
    image = Image.new("RGB", (640, 480), "#e8eef7")
    draw = ImageDraw.Draw(image)
    for at in range(0, 640, 80):
        draw.line((at, 0, at + 160, 480), "#5b7db1", 6)
    stream = io.BytesIO()
    image.save(stream, "PNG")
    return stream.getvalue()
