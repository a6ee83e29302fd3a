"""How employers word a job: decorated titles, a category that may be the wrong one, short descriptions."""

import random

from relevance.places import Locality
from relevance.tables import several
from relevance.trades import Trade, trades

_PLAIN = 0.5
_AROUND = several(
    "{0} Required | Urgent Hiring - {0} | {0} (Male/Female) | {0} - {1} | Need {0} | {0} Job | Hiring {0} | "
    "{0} - Immediate Joining | {0} (Fresher/Experienced) | Urgently required {0} | Wanted {0} | {0} for {1} "
    "| {0} / 2 posts | Opening for {0} | {0} vacancy"
)
# Words of other trades stand in descriptions too: what is given, whom one works with.
_ASIDES = several(
    "Cook and canteen are in the company. | A driver picks the staff up. | You report to the accountant. | "
    "Our security guard shows the way to the office. | Interview with the HR executive. | "
    "Salary by bank on the 7th. | PF and ESIC. | Call between 10 and 6. | Bring your Aadhaar and a photo. | "
    "No fees are asked. | Room can be given. | Sunday off. | Freshers can apply. | Petrol allowance."
)
_OTHER_WORDS = {
    "hi": several("तुरंत चाहिए। | वेतन समय पर। | रहने की सुविधा। | अनुभव को प्राथमिकता।"),
    "mr": several("त्वरित पाहिजे. | पगार वेळेवर. | राहण्याची सोय. | अनुभव असल्यास प्राधान्य."),
    "ta": several("உடனடி தேவை. | தங்கும் இடம் உண்டு. | அனுபவம் உள்ளவர்களுக்கு முன்னுரிமை."),
    "la": several("Turant chahiye. | Salary time par. | Rehne ki suvidha. | Anubhav wale ko pehle."),
    "en": [],
}
_WRONG_CATEGORY = 0.07


def title(chance: random.Random, trade: Trade, language: str, locality: Locality) -> str:
    """A title in the language, if the trade has one in it. The first titles are the most usual."""
    choices = trade.titles.get(language) or trade.titles["en"]
    plain = chance.choices(choices, [1 / (place + 2) for place in range(len(choices))])[0]
    if language != "en" or chance.random() < _PLAIN:
        return plain
    text = chance.choice(_AROUND).format(plain, locality.names[0])
    return text.upper() if chance.random() < 0.08 else text


def category(chance: random.Random, trade: Trade) -> str:
    """The trade's category. Some employers choose another one."""
    if chance.random() > _WRONG_CATEGORY:
        return trade.category
    return chance.choice(sorted({each.category for each in trades().values()}))


def description(chance: random.Random, trade: Trade, language: str) -> str:
    """What there is to do, and something beside it."""
    parts = [f"{duty}." for duty in chance.sample(trade.duties, chance.randint(1, len(trade.duties)))]
    parts += chance.sample(_ASIDES, chance.randint(1, 3))
    if words := _OTHER_WORDS[language]:
        parts.append(chance.choice(words))
    chance.shuffle(parts)
    return " ".join(parts)
