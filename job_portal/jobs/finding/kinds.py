"""Kinds of records that the search finds: jobs, and those that domains above add.

Each kind is a table with is_listed, published_on, valid_through, latitude, longitude, cell and search_text, a
table of its index words, and a count of its records with each word in JP Search Word.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta

import frappe

from job_portal.jobs import messages


def _no_preparing(records: list) -> None:
    pass


def _no_more(query) -> tuple[list[str], dict]:
    return [], {}


@dataclass(frozen=True)
class Kind:
    """Records of one DocType.

    :param name: the alias of the table in SQL, and the column of its words' table that names the record.
    :param count: the column of JP Search Word.
    :param longest: how long a record is listed at most.
    :param columns: of the table, for `text_of`.
    :param text_of: returns a record's `search_text`: its index words, each as " word:weight".
    :param prepare: adds to rows of `columns` what else `text_of` reads.
    :param joins: the tables that cards and suggestions read beside the record's own.
    :param suggested: SQL of title, company's name, city and place, as suggestions show them.
    :param has_said: whether a text states filters beside its place: pay, hours, facts.
    :param more: returns SQL conditions of a query's own filters, and their values.
    """

    name: str
    doctype: str
    count: str
    longest: timedelta
    columns: tuple[str, ...]
    text_of: Callable[[dict], str]
    prepare: Callable[[list], None] = _no_preparing
    joins: str = ""
    suggested: tuple[str, ...] = ()
    has_said: bool = False
    more: Callable = _no_more
    # The sentences for what was loosened.
    without_words: str = messages.WITHOUT
    some_words: str = messages.SOME_WORDS
    without_many: str = messages.WITHOUT_MANY

    @property
    def table(self) -> str:
        """The table with its alias."""
        return f"`tab{self.doctype}` {self.name}"

    @property
    def words(self) -> str:
        """The table of the index words."""
        return f"`tab{self.doctype} Word`"

    @property
    def point(self) -> tuple[str, str]:
        """The columns of its position."""
        return f"{self.name}.latitude", f"{self.name}.longitude"

    @property
    def listed(self) -> tuple[str, ...]:
        """SQL conditions of what everybody finds. Expired records are excluded even before a sweep runs."""
        name = self.name
        return (
            f"{name}.is_listed = 1",
            f"{name}.valid_through > %(now)s",
            f"{name}.published_on > %(since)s",
        )


def all_kinds() -> list[Kind]:
    """All that the search finds. Domains add theirs by a hook."""
    return [frappe.get_attr(hook) for hook in frappe.get_hooks("job_portal_search_kinds")]
