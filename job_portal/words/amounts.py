"""Pay and years in a text: *15k*, *20,000 per month*, *20 hazar*, *1.5 lakh*, *2 saal*."""

import re
from typing import NamedTuple

from job_portal.words.folding import with_digits

_THOUSAND = "k|thousand|hazar|hazaar|hajar|hajaar|हजार|हज़ार|ஆயிரம்|ayiram"
_LAKH = "lakh|lakhs|lac|लाख|லட்சம்"
_TIMES = {**dict.fromkeys(_THOUSAND.split("|"), 1_000), **dict.fromkeys(_LAKH.split("|"), 100_000)}
_PER_MONTH = (
    r"(?:\s*(?:/-|\+|/|per|a|pm|p\.m\.|month|monthly|mahina|mahine|mahina|mahinyala|rs|rupees|rupaye|rupay|salary"
    r"|pay|pagar|tankhwah|tankha|vetan|sambalam|above|plus|se upar|se zyada|minimum|महीना|महीने|रुपये|रुपए|वेतन"
    r"|पगार|सैलरी|सॅलरी|तनख्वाह|से ऊपर|சம்பளம்|ரூபாய்|மாதம்|மாத)(?![^\W\d_]))*"
)
_BEFORE = (
    r"(?:(?:salary|pay|pagar|vetan|tankhwah|sambalam|minimum|min|above|rs\.?|inr|₹|वेतन|पगार|सैलरी|सॅलरी"
    r"|சம்பளம்|மாத)\s*)*"
)
_NUMBER = r"(\d{1,3}(?:,\d{2,3})+|\d+(?:\.\d+)?)"
_UNIT = rf"\s*({_THOUSAND}|{_LAKH})?(?![^\W_])"
_RANGE = rf"(?:\s*(?:-|\u2013|to|se)\s*\d[\d,.]*\s*({_THOUSAND}|{_LAKH})?(?![^\W_]))?"
_PAY = re.compile(rf"(?<![^\W_]){_BEFORE}{_NUMBER}(?:{_UNIT}){_RANGE}{_PER_MONTH}", re.IGNORECASE)
_YEARS = re.compile(
    r"(?<!\w)(\d{1,2})\s*\+?\s*(?:years?|yrs?|saal|sal|varsh|वर्ष|वर्षे|साल|ஆண்டு|வருடம்)(?![^\W\d_])"
    r"(?:\s*(?:of|ka|का|experience|exp|anubhav|अनुभव|அனுபவம்)(?![^\W\d_]))*",
    re.IGNORECASE,
)
# Rupees a month that somebody asks for. What is below or above is another number.
_LEAST, _MOST = 3_000, 500_000
_LEAST_DIGITS = len(str(_LEAST))
# Without a unit these are years.
_CALENDAR = range(1950, 2100)
_MOST_YEARS = 40


class Amount(NamedTuple):
    """A number that was understood, and where it stands."""

    value: int
    start: int
    end: int


def pay(text: str) -> Amount | None:
    """Rupees a month."""
    for found in _PAY.finditer(with_digits(text)):
        number, unit, upto_unit = found.groups()
        # The unit of *15-20k* is that of both.
        unit = unit or (upto_unit if len(number) < _LEAST_DIGITS else None)
        value = float(number.replace(",", "")) * _TIMES.get((unit or "").lower(), 1)
        # Six digits in one are a pincode.
        is_plain = number.isdigit() and not unit
        is_other = is_plain and (len(number) > 5 or int(number) in _CALENDAR or number.startswith("0"))
        if _LEAST <= value <= _MOST and not is_other:
            return Amount(round(value), found.start(), found.end())
    return None


def years(text: str) -> Amount | None:
    """Years of experience that somebody holds."""
    found = _YEARS.search(with_digits(text))
    if not found or int(found[1]) > _MOST_YEARS:
        return None
    return Amount(int(found[1]), found.start(), found.end())
