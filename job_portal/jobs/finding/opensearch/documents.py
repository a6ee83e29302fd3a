"""Documents in OpenSearch. Each kind has its own index; domains add kinds by a hook."""

import hashlib
import json
import re
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import NamedTuple

import frappe

from job_portal.words import facts
from job_portal.words.analysis import (
    ASIDE,
    CATEGORY,
    COMPANY,
    CONCEPT,
    FACT,
    IN_PART,
    NAME,
    OF_TEXT,
    PLACE,
    SAID,
    TEXT,
    TITLE,
)

_EPOCH = datetime(1970, 1, 1)
_KEYWORD = {"type": "keyword", "doc_values": False}
# Fields of every document. `entries` are index words, each with its weight.
_PROPERTIES = {
    "name": {"type": "keyword"},
    "entries": _KEYWORD,
    # 0 means no place.
    "cell": {"type": "integer", "doc_values": False},
    "stamp": {"type": "keyword", "index": False, "doc_values": False},
}


class Kind(NamedTuple):
    """Records of one DocType that have documents in an index.

    :param prefix: of the index's name, before the site's.
    :param layout: a part of the index's name. Raise it when documents change, and rebuild the index by a
        patch: the old one is not found then.
    :param columns: of the table, for `document`.
    :param is_kept: SQL that is true for records with a document.
    :param change: the column of JP Search Change that names such a record.
    :param time: the field with the record's time, as `time_of` gives it.
    :param properties: the mapping of this kind's own fields.
    :param document: returns a record's document, without `name` and `stamp`.
    """

    prefix: str
    layout: int
    table: str
    columns: tuple[str, ...]
    is_kept: str
    change: str
    time: str
    properties: dict
    document: Callable[[dict], dict]

    @property
    def body(self) -> dict:
        """Settings and mappings for creating the index."""
        return {
            "settings": {"number_of_shards": 1, "auto_expand_replicas": "0-1"},
            "mappings": {
                "dynamic": "strict",
                "_source": {"includes": ["stamp"]},
                "properties": {**_PROPERTIES, self.time: {"type": "long"}, **self.properties},
            },
        }

    def alias(self) -> str:
        """The alias of the index that searches use."""
        return f"{self.of_site()}-{self.layout}"

    def of_site(self) -> str:
        """The alias of all indexes of the site, also those of another layout."""
        return f"{self.prefix}-" + re.sub(r"[^a-z0-9._-]", "-", frappe.local.site.lower())


def kinds() -> list[Kind]:
    """All that OpenSearch holds."""
    return [frappe.get_attr(hook) for hook in frappe.get_hooks("job_portal_search_documents")]


def kind_of(doctype: str) -> Kind | None:
    """What OpenSearch holds of a DocType; None if only the site's own database finds its records."""
    return next((kind for kind in kinds() if kind.table == f"tab{doctype}"), None)


def keyword(*names: str) -> dict:
    """The mapping of fields that are matched exactly."""
    return dict.fromkeys(names, _KEYWORD)


def of(kind: Kind, where: str, values: dict, limit: int | None = None) -> dict[str, dict]:
    """The documents of records that have one, by name, ordered by name.

    :param where: SQL of the kind's table.
    """
    columns, most = ", ".join(("name", *kind.columns)), f" limit {limit}" if limit else ""
    query = f"select {columns} from `{kind.table}` where {kind.is_kept} and {where} order by name{most}"  # noqa: S608 (constants)
    records = frappe.db.sql(query, values, as_dict=True)
    return {record.name: _stamped({"name": record.name, **kind.document(record)}) for record in records}


def entries(word: str, weights: tuple[int, ...] | None = None) -> dict[int, str]:
    """The entries of a word by weight: a record with the word has one of them."""
    return {weight: f"{word}:{weight}" for weight in weights or _weights(word)}


def time_of(moment: datetime) -> int:
    """A time as a number, in microseconds."""
    return (moment - _EPOCH) // timedelta(microseconds=1)


def moment_of(time: int) -> datetime:
    """The time of a number."""
    return _EPOCH + timedelta(microseconds=time)


def text(value: str) -> str:
    """A text folded as MariaDB compares it."""
    return value.casefold()


def _weights(word: str) -> tuple[int, ...]:
    if word.startswith(CONCEPT):
        # Broader concepts have lower weights.
        return tuple(range(1, TITLE + 1))
    if word.startswith(FACT):
        return (facts.WEIGHT,)
    if word.startswith(OF_TEXT):
        return (CATEGORY, TEXT)
    return (TITLE, SAID, ASIDE, IN_PART) if word.startswith(NAME) else (TITLE, COMPANY, CATEGORY, PLACE)


def _stamped(document: dict) -> dict:
    """The document with a hash of its content, which tells versions apart."""
    stamp = hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()
    return {**document, "stamp": stamp[:16]}
