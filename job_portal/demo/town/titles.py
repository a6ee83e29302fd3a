"""Writes a job as employers do: decorated titles, sometimes a wrong category, short descriptions."""

import random
import re

from job_portal.demo.town.localities import Locality
from job_portal.demo.town.occupations import Trade, trades
from job_portal.demo.town.tsv import several

_PLAIN = 0.5
_AROUND = several(
    "{0} Required | Urgent Hiring - {0} | {0} (Male/Female) | {0} - {1} | Need {0} | {0} Job | Hiring {0} | "
    "{0} - Immediate Joining | Urgently required {0} | Wanted {0} | {0} for {1} "
    "| {0} / 2 posts | Opening for {0} | {0} vacancy"
)
# Titles that state the hours, place of work or experience.
_PART_TIME = several("Part Time {0} | {0} (Part Time) | {0} - Part Time / Full Time")
_FROM_HOME = several("{0} (Work from Home) | Work From Home {0} | {0} WFH")
_FRESHER = several("{0} (Fresher/Experienced) | {0} Fresher | Fresher {0}")
_SAYS_SO = 0.35
_SAYS_HOME = re.compile("work from home|online|ghar baithe", re.IGNORECASE)
_SAYS_PART_TIME = re.compile("part time", re.IGNORECASE)
# Descriptions also contain words of other trades: benefits, colleagues.
_ASIDES = several(
    "Cook and canteen are in the company. | A driver picks the staff up. | You report to the accountant. | "
    "Our security guard shows the way to the office. | Interview with the HR executive. | "
    "Salary by bank on the 7th. | PF and ESIC. | Call between 10 and 6. | Bring your Aadhaar and a photo. | "
    "No fees are asked. | Room can be given. | Sunday off. | Petrol allowance."
)
_OTHER_WORDS = {
    "hi": several("तुरंत चाहिए। | वेतन समय पर। | रहने की सुविधा। | अनुभव को प्राथमिकता।"),
    "mr": several("त्वरित पाहिजे. | पगार वेळेवर. | राहण्याची सोय. | अनुभव असल्यास प्राधान्य."),
    "ta": several("உடனடி தேவை. | தங்கும் இடம் உண்டு. | அனுபவம் உள்ளவர்களுக்கு முன்னுரிமை."),
    "la": several("Turant chahiye. | Salary time par. | Rehne ki suvidha. | Anubhav wale ko pehle."),
    "en": [],
}
_WRONG_CATEGORY = 0.07
_MISTYPED = 0.02
_LONGER_WORD = re.compile("[A-Za-z]{6,}")


def plain_title(chance: random.Random, trade: Trade, language: str) -> str:
    """A title in the language, if the trade has one. The first titles are the most common."""
    choices = trade.titles.get(language) or trade.titles["en"]
    return chance.choices(choices, [1 / (place + 2) for place in range(len(choices))])[0]


def says_home(title: str) -> bool:
    """Whether a title promises work from home."""
    return bool(_SAYS_HOME.search(title))


def says_part_time(title: str) -> bool:
    """Whether a title promises part-time work."""
    return bool(_SAYS_PART_TIME.search(title))


def decorated(
    chance: random.Random, plain: str, locality: Locality, *, part_time: bool, home: bool, fresher: bool
) -> str:
    """The title with additions that employers make. Titles in Indian scripts stay unchanged."""
    if not plain.isascii():
        return plain
    if part_time and not says_part_time(plain) and chance.random() < _SAYS_SO:
        return chance.choice(_PART_TIME).format(plain)
    if home and not says_home(plain) and chance.random() < _SAYS_SO:
        return chance.choice(_FROM_HOME).format(plain)
    if fresher and chance.random() < _SAYS_SO / 2:
        return chance.choice(_FRESHER).format(plain)
    if chance.random() < _PLAIN:
        return plain
    text = chance.choice(_AROUND).format(plain, locality.names[0])
    return text.upper() if chance.random() < 0.08 else text


def mistyped(chance: random.Random, title: str) -> str:
    """The title; in one of fifty, a letter of a longer word is missing, doubled or swapped."""
    words = list(_LONGER_WORD.finditer(title))
    if not words or chance.random() > _MISTYPED:
        return title
    word = chance.choice(words)
    at = chance.randrange(word.start() + 1, word.end() - 1)
    one, other = title[at], title[at + 1]
    return title[:at] + chance.choice((other, one + one + other, other + one)) + title[at + 2 :]


def category(chance: random.Random, trade: Trade) -> str:
    """The trade's category. Some employers choose a wrong one."""
    if chance.random() > _WRONG_CATEGORY:
        return trade.category
    return chance.choice(sorted({each.category for each in trades().values()}))


def description(chance: random.Random, trade: Trade, language: str) -> str:
    """Some duties, and other sentences."""
    parts = [f"{duty}." for duty in chance.sample(trade.duties, chance.randint(1, len(trade.duties)))]
    parts += chance.sample(_ASIDES, chance.randint(1, 3))
    if words := _OTHER_WORDS[language]:
        parts.append(chance.choice(words))
    chance.shuffle(parts)
    return " ".join(parts)
