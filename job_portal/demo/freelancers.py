"""The town's freelancers: people with trades that work in customers' homes, with pictures."""

import io
import random

from PIL import Image, ImageColor

from job_portal.consents import ledger
from job_portal.demo import part
from job_portal.demo.records import FIRST_FREELANCER, account, ago, chance, file, insert, person
from job_portal.demo.town.occupations import trades
from job_portal.demo.town.people import Person, offered
from job_portal.rules import NOTICES, OPTIONS

_DAYS_OF_WORK = OPTIONS["week_days"][:6]
# Working hours in a month, and how much more a freelancer charges for an hour.
_HOURS, _TIMES = 208, 2
_TILES = ("#e8eef7", "#c3d2e8", "#8fabd0", "#5b7db1", "#3a5a8c")
_COLUMNS, _ROWS = 8, 6


def make() -> list[str]:
    """Create all profiles. Return their names."""
    return [_make(index, who) for index, who in enumerate(part.freelancers())]


def _make(index: int, who: Person) -> str:
    trade, told, full_name = trades()[who.truth.trades[0]], who.fields, person()
    hour = max(50, round(sum(trade.pay) / 2 / _HOURS * _TIMES / 10) * 10)
    languages = [each for each in ("en", "hi", "mr", "ta", "la") if each in trade.titles]
    work = file(f"work-{index + 1}.png", _work(index), is_private=0)
    freelancer = insert(
        "JP Freelancer",
        account=account(FIRST_FREELANCER + index, full_name),
        full_name=full_name,
        headline=offered(trade.titles[languages[index % len(languages)]][0]),
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


def _work(index: int) -> bytes:
    """A picture of tiles, different for each freelancer: reviewers are told of profiles that share one."""
    shades = random.Random(index).choices(_TILES, k=_COLUMNS * _ROWS)  # noqa: S311 (a town, no secret)
    image = Image.new("RGB", (_COLUMNS, _ROWS))
    image.putdata([ImageColor.getrgb(shade) for shade in shades])
    stream = io.BytesIO()
    image.resize((640, 480), Image.Resampling.NEAREST).save(stream, "PNG")
    return stream.getvalue()
