"""The town's companies, approved, each with an account, a contact, documents and a logo."""

import io
import re

from PIL import Image, ImageDraw, ImageFont

from job_portal.company import membership
from job_portal.demo import part
from job_portal.demo.records import FIRST_COMPANY, account, chance, file, insert, person
from job_portal.demo.town.localities import localities
from job_portal.demo.town.tsv import DATA, read
from job_portal.places import pincodes

_PAPER = b"%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"
_COLOURS = ("#0f766e", "#1d4ed8", "#7e22ce", "#b91c1c", "#b45309", "#15803d", "#be185d", "#334155")
# The form requires an Indian number; all companies share this one.
_PHONE = "6000000000"
_SIZES = ("11-50", "51-200", "201-500", "500+")


def make() -> list[dict]:
    """Create all companies.

    :return: each as {name, account, contact, employer}; `contact` is the name of its HR contact.
    """
    paper = file("demonstration.pdf", _PAPER, is_private=1)
    industries = {row["kind"]: row["industry"] for row in read(DATA / "companies.tsv")}
    return [_make(index, each, industries, paper) for index, each in enumerate(part.employers())]


def _make(index: int, employer: part.Employer, industries: dict[str, str], paper: str) -> dict:
    name, size = employer.company.name, chance.choice(_SIZES)
    owner = person()
    host = re.sub("[^a-z]+", "-", name.lower()) + ".example"
    pincode = chance.choice(localities()[employer.jobs[0].truth.locality].pincodes)
    place = pincodes.find(pincode)
    pan = f"{_letters(5)}{chance.randrange(10**4):04}{_letters(1)}"
    user = account(FIRST_COMPANY + index, owner)
    record = insert(
        "JP Company",
        status="Approved",
        company_name=name,
        company_type="Private Limited Company (Pvt. Ltd.)",
        company_founded=str(chance.randrange(1975, 2022)),
        company_size=size,
        company_website=f"https://{host}",
        company_logo=file(f"logo-{index + 1}.png", _logo(name, index), is_private=0),
        gov_approved_company_reg_doc=paper,
        company_pan_card=paper,
        gst_msme_no=f"27{pan}1Z5",
        pan=pan,
        jp_industry_master=industries[employer.company.kind],
        email=f"office@{host}",
        about_company=f"{name} has {size} people in {place['city']}. It exists in this demonstration only.",
        address_line1=f"{chance.randrange(1, 200)}, Station Road",
        area=place["area"][0],
        city=place["city"],
        state=place["state"],
        pincode=pincode,
        contact_name=owner,
        phone=_PHONE,
        share_contact=1,
    )
    membership.begin(record.name, user)
    contact = insert(
        "JP Company HR",
        company=record.name,
        hr_name=person(),
        hr_mobile=str(1300000001 + index),
        hr_email=f"hr@{host}",
    )
    return {"name": record.name, "account": user, "contact": contact.name, "employer": employer}


def _letters(count: int) -> str:
    return "".join(chance.choices("ABCDEFGHJKLMNPRSTUVWXYZ", k=count))


def _logo(name: str, index: int) -> bytes:
    image = Image.new("RGB", (128, 128), _COLOURS[index % len(_COLOURS)])
    initials = "".join(word[0] for word in name.split()[:2])
    ImageDraw.Draw(image).text((64, 64), initials, "white", ImageFont.load_default(52), anchor="mm")
    stream = io.BytesIO()
    image.save(stream, "PNG")
    return stream.getvalue()
