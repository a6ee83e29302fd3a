"""What OpenSearch holds: documents, those of a kind in an index of its own. Domains name kinds by a hook."""

import hashlib
import json
import re
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import NamedTuple

import frappe

from job_portal.words.analysis import ASIDE, CATEGORY, COMPANY, CONCEPT, NAME, PLACE, TITLE

_EPOCH = datetime(1970, 1, 1)
_KEYWORD = {"type": "keyword", "doc_values": False}
# What each document has. `entries` are index words, each with its weight behind it.
_PROPERTIES = {
    "name": {"type": "keyword"},
    "entries": _KEYWORD,
    # 0 is no place.
    "cell": {"type": "integer", "doc_values": False},
    "stamp": {"type": "keyword", "index": False, "doc_values": False},
}


class Kind(NamedTuple):
    """Records of one DocType that are kept in an index.

    :param prefix: what the names of its indexes begin with, before the site's.
    :param layout: a part of the index's name. Raise it when documents change, and have a patch rebuild the
        index: that of before is not found then.
    :param columns: of the table, for `document`.
    :param is_kept: SQL that is true for the records that have a document.
    :param change: the column of JP Search Change that names such a record.
    :param time: the field that holds the record's time, as `time_of` gives it.
    :param properties: the mapping of the fields that only these documents have.
    :param document: a record's document, without `name` and `stamp`.
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
        """What the index is made with."""
        return {
            "settings": {"number_of_shards": 1, "auto_expand_replicas": "0-1"},
            "mappings": {
                "dynamic": "strict",
                "_source": {"includes": ["stamp"]},
                "properties": {**_PROPERTIES, self.time: {"type": "long"}, **self.properties},
            },
        }

    def alias(self) -> str:
        """The name under which the index is found that is searched."""
        return f"{self.of_site()}-{self.layout}"

    def of_site(self) -> str:
        """The name under which all indexes of the site are found, those of another layout too."""
        return f"{self.prefix}-" + re.sub(r"[^a-z0-9._-]", "-", frappe.local.site.lower())


def kinds() -> list[Kind]:
    """All that OpenSearch holds."""
    return [frappe.get_attr(hook) for hook in frappe.get_hooks("job_portal_search_documents")]


def keyword(*names: str) -> dict:
    """The mapping of fields that a search asks for, word for word."""
    return dict.fromkeys(names, _KEYWORD)


def of(kind: Kind, where: str, values: dict, limit: int | None = None) -> dict[str, dict]:
    """The documents of those records that have one, by their names, in the order of the names.

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
    """A text as MariaDB compares it."""
    return value.casefold()


def _weights(word: str) -> tuple[int, ...]:
    if word.startswith(CONCEPT):
        # Broader concepts count less and less.
        return tuple(range(1, TITLE + 1))
    return (TITLE, ASIDE) if word.startswith(NAME) else (TITLE, COMPANY, CATEGORY, PLACE)


def _stamped(document: dict) -> dict:
    """With what tells it from the document of the same record before a change."""
    stamp = hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()
    return {**document, "stamp": stamp[:16]}
