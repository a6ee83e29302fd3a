"""The companies of the town."""

import random
from dataclasses import dataclass

from job_portal.demo.town.occupations import Trade
from job_portal.demo.town.tsv import DATA, read, several

_OWNERS = several(
    "Sai Krupa | Shree Ganesh | Om Sai | Laxmi | Balaji | Mahalaxmi | Sharma | Patil | Deshmukh | Gupta "
    "| Khan | Jain | Verma | Kulkarni | Reddy | Murugan | Sri Venkateswara | Annai | Ambika | Jagdamba "
    "| New India | Bharat | Swastik | Royal | Star | Galaxy | Prime | Elite | Sunrise | Green Leaf | "
    "Blue Bird | Golden | Silver Line | Metro | City | National | Super | Classic | Modern | Universal "
    "| Global | Vision | Trinity | Pragati | Unnati | Samarth | Siddhi | Vinayak | Krishna | Radha | "
    "Shakti | Durga | Ashirwad | Arihant | Mahavir | Navkar | Rajdhani | Maratha | Sahyadri | Deccan | "
    "Konkan | Kaveri | Godavari | Ganga | Yamuna | Himalaya | Vindhya | Nilgiri | Malabar | Anand | "
    "Joshi | Singh | Yadav | Iyer | Nair | Das | Bose | Mehta | Shah | Desai | Chavan | More | Pawar | "
    "Shinde | Jadhav"
)
_OF_A_KIND = 70
# Every company needs people for accounts, office and sales.
_EVERYWHERE = {"office", "finance", "sales", "facility"}
_ANYWHERE_SHARE = 0.35


@dataclass(frozen=True)
class Company:
    """`key` identifies the company in test queries; most companies have none."""

    number: int
    name: str
    kind: str
    key: str = ""


class Companies:
    """Companies by kind of work."""

    def __init__(self, chance: random.Random):
        self._chance = chance
        self._of_kind: dict[str, list[Company]] = {}
        self._known: dict[str, list[Company]] = {}
        self._kinds_of: dict[str, list[str]] = {}
        self._count = 0
        for row in read(DATA / "companies.tsv"):
            kind = row["kind"]
            for family in row["families"].split():
                self._kinds_of.setdefault(family, []).append(kind)
            names = [f"{owner} {end}" for owner in _OWNERS for end in several(row["suffixes"])]
            self._of_kind[kind] = [self._company(name, kind) for name in chance.sample(names, _OF_A_KIND)]
        for row in read(DATA / "employers.tsv"):
            company = self._company(row["company_name"], row["kind"], row["employer"])
            self._known.setdefault(row["kind"], []).extend([company] * int(row["share"]))

    def _company(self, name: str, kind: str, key: str = "") -> Company:
        self._count += 1
        return Company(self._count, name, kind, key)

    def one_for(self, trade: Trade) -> Company:
        """A company that may hire for the trade."""
        is_anywhere = trade.family in _EVERYWHERE and self._chance.random() < _ANYWHERE_SHARE
        kinds = list(self._of_kind) if is_anywhere else self._kinds_of[trade.family]
        kind = self._chance.choice(kinds)
        known = self._known.get(kind, [])
        # Known companies get up to 40 percent of the jobs of their kind.
        if self._chance.random() * 100 < min(len(known), 40):
            return self._chance.choice(known)
        return self._chance.choice(self._of_kind[kind])
