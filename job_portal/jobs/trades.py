"""The trades of a site: JP Trade. A release brings trades, and a site changes them and adds its own.

A trade's `shipped` holds the fields as the last release brought them; it is empty for a trade that the site
added. `update` compares it with the record, so it keeps the site's changes.
"""

import json
import re
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.jobs import messages
from job_portal.platform import code_only, queue
from job_portal.platform.messages import FIELD_TOO_LONG, NAME_QUOTES
from job_portal.rules import LANGUAGES
from job_portal.words import lexicon as words_lexicon
from job_portal.words.analysis import CONCEPT, TITLE, index_words
from job_portal.words.folding import LONGEST_WORD, folded, joined, words
from job_portal.words.lexicon import LONGEST_NAME, Lexicon, Trade

DOCTYPE = "JP Trade"
# The fields with a trade's names, by language. The first English name is the title.
NAMES = {language: f"names_{language}" for language in LANGUAGES}
_FIELDS = ("title", "broader", *NAMES.values())
# How the `search_text` of a job names its title's trades: " #cook:10".
_OF_TITLE = f":{TITLE}"
_MOST_SHOWN = 2
# What `index_words` reads of a job.
_OF_JOB = ("title", "category", "job_description", "city", "state", "job_location", "pincode")
_PICTURE = re.compile(r"/files/[^\"'<>?#]+\.(?:png|jpe?g|webp)", re.IGNORECASE)
# How many lexicons a process keeps. Each takes about 25 MB.
_MOST_LEXICONS = 4
# How many texts a process caches the scripts of: cards repeat the same titles and names.
_MOST_TEXTS = 4096


class _Change(NamedTuple):
    """The concepts and names by which to find the records that a changed trade concerns."""

    # The trade's concept, if it lost a name or got another broader trade: records may have the concept
    # wrongly.
    concepts: set[str]
    # New names: records with these words may lack the concept.
    names: set[str]


def lexicon() -> Lexicon:
    """The lexicon of this site, for the hook `job_portal_lexicon`."""
    version = frappe.db.sql("select count(*), max(modified) from `tabJP Trade`")[0]
    return _lexicon_at(frappe.local.site, version)


@lru_cache(_MOST_LEXICONS)
def _lexicon_at(site: str, version: tuple) -> Lexicon:
    """A site's lexicon at a version of its table. Sites with the release's trades share one."""
    stored = _stored()
    # A site that is being upgraded has no trades yet.
    if not stored or stored == words_lexicon.trades_of_release():
        return words_lexicon.of_release()
    return Lexicon(stored)


def _stored() -> dict[str, Trade]:
    """The trades in use, those of the release first."""
    query = f"select name, {', '.join(_FIELDS)} from `tabJP Trade` where is_off = 0 order by name"  # noqa: S608
    rows = {row.name: row for row in frappe.db.sql(query, as_dict=True)}
    order = dict.fromkeys([*words_lexicon.trades_of_release(), *rows])
    return {concept: _trade(rows[concept]) for concept in order if concept in rows}


def _trade(row: dict) -> Trade:
    names = {language: lines(row.get(fieldname)) for language, fieldname in NAMES.items()}
    names["en"] = [row["title"], *names["en"]]
    return Trade({language: some for language, some in names.items() if some}, row["broader"] or None)


def lines(text: str | None) -> list[str]:
    """The lines of a field, without empty ones and repeats."""
    stripped = (" ".join(line.split()) for line in (text or "").split("\n"))
    return [line for line in dict.fromkeys(stripped) if line]


def add_names(cards: list[dict]) -> None:
    """Add to job cards `trades`, the title's trades, each followed by its broader ones, for a picture; and
    `trade`, their name in the reader's language if the title is in another script.

    :param cards: each has name and title.
    """
    language = frappe.local.lang
    is_named = language in NAMES
    concepts = _of_titles([card["name"] for card in cards]) if cards else {}
    for card in cards:
        some = concepts.get((card["name"], card["title"]), [])
        card["trades"] = list(dict.fromkeys(chain(*map(words_lexicon.with_broader, some))))
        card["trade"] = _named(card["title"], some, language) if is_named else None


def _of_titles(jobs: list[str]) -> dict[tuple[str, str], list[str]]:
    """The concepts of the jobs' titles, by name and title: others read the title that was approved last."""
    query = "select name, title, search_text from `tabJP Job` where name in %(names)s"
    return {
        (job, title): [
            entry.removesuffix(_OF_TITLE)[1:]
            for entry in (text or "").split()
            if entry.startswith(CONCEPT) and entry.endswith(_OF_TITLE)
        ]
        for job, title, text in frappe.db.sql(query, {"names": jobs})
    }


def _named(title: str, concepts: list[str], language: str) -> str | None:
    shown = [name for concept in concepts if (name := words_lexicon.name_in(language, concept))]
    scripts = {script for each in shown for script in _scripts(each)}
    # A *Cook cum Driver* has two trades. A title with more has a word that names many trades.
    return ", ".join(shown) if 0 < len(shown) <= _MOST_SHOWN and not scripts & _scripts(title) else None


@lru_cache(_MOST_TEXTS)
def _scripts(text: str) -> frozenset[str]:
    """The scripts of a text's letters, such as DEVANAGARI."""
    return frozenset(words_lexicon.script_of(letter) for letter in text if letter.isalpha())


def with_pictures(language: str) -> list[dict]:
    """The trades that have a picture of the site's own: [{trade, name, picture}], by the name in English."""
    query = (
        "select name, title, picture from `tabJP Trade` where picture is not null and picture != ''"
        " and is_off = 0 order by title"
    )
    return [
        {"trade": trade, "name": words_lexicon.name_in(language, trade) or title, "picture": picture}
        for trade, title, picture in frappe.db.sql(query)
    ]


def category_of(title: str) -> str | None:
    """The category to offer for a job with this title: that of the trade or of a broader one, or a category
    with the name of one of these.
    """
    found = index_words({**dict.fromkeys(_OF_JOB), "title": title}, "")
    named = [word[1:] for word, weight in found.items() if word.startswith(CONCEPT) and weight == TITLE]
    kinds = list(dict.fromkeys(chain(*map(words_lexicon.with_broader, named))))
    if not kinds:
        return None
    query = "select name, category from `tabJP Trade` where category is not null and name in %(kinds)s"
    chosen = dict(frappe.db.sql(query, {"kinds": kinds}))
    for (category,) in frappe.db.sql("select name from `tabJP Job Category` order by name"):
        alike = words_lexicon.exact(joined(folded(word) for word in words(category)))
        for concept in alike.concepts if alike else ():
            chosen.setdefault(concept, category)
    return next((chosen[kind] for kind in kinds if chosen.get(kind)), None)


def concept_of(title: str) -> str:
    """The concept of a new trade: letters, digits and hyphens."""
    concept = "-".join(words(title or ""))[:LONGEST_WORD].strip("-")
    if not concept:
        frappe.throw(_(messages.TRADE_NEEDS_NAME))
    return f"{concept}-job" if concept in words_lexicon.skills_of_release() else concept


def clean(trade: Document) -> None:
    """Clean a trade's names, and put those that the site added into `own_names`.

    :raises frappe.ValidationError: 417, a name has too many words or letters, or holds quotes; the picture is
        none that everybody may see.
    """
    trade.title = " ".join((trade.title or "").split())
    shipped = json.loads(trade.shipped or "{}")
    # A name that the site added stays its own when a release brings it, too.
    before, own = set(lines(trade.own_names)), []
    for fieldname in NAMES.values():
        names = lines(trade.get(fieldname))
        trade.set(fieldname, "\n".join(names))
        brought = set(lines(shipped.get(fieldname)))
        own += [name for name in names if name in before or name not in brought]
    for name in [trade.title, *own]:
        _check(name)
    if trade.picture and not _PICTURE.fullmatch(trade.picture):
        frappe.throw(_(messages.TRADE_PICTURE))
    trade.own_names = "\n".join(dict.fromkeys(own)) if shipped else ""


def _check(name: str) -> None:
    if code_only.IN_ATTRIBUTES.search(name):
        frappe.throw(_(NAME_QUOTES))
    if len(name) > LONGEST_WORD:
        frappe.throw(_(FIELD_TOO_LONG).format(name, LONGEST_WORD))
    if len(name.split()) > LONGEST_NAME:
        frappe.throw(_(messages.TRADE_NAME_TOO_LONG).format(name, LONGEST_NAME))


def update() -> None:
    """Bring the trades of this release, after an installation or a migration.

    A field follows the release unless the site has changed it. The update removes names that the release has
    dropped. It keeps the names that the site added, and does not bring back those that the site removed. It
    deletes a trade that the release has dropped, unless the site has changed it or it is a broader trade.
    """
    stored = dict(frappe.db.sql("select name, coalesce(shipped, '') from `tabJP Trade`"))
    brought = {concept: _as_fields(trade) for concept, trade in words_lexicon.trades_of_release().items()}
    changes = []
    for concept, fields in brought.items():
        if concept not in stored:
            changes.append(_bring(frappe.new_doc(DOCTYPE), fields, concept))
        elif stored[concept] != _packed(fields):
            changes.append(_bring(frappe.get_doc(DOCTYPE, concept), fields))
    for concept in (each for each, shipped in stored.items() if shipped and each not in brought):
        changes.append(_let_go(frappe.get_doc(DOCTYPE, concept)))
    # A site without trades used those of the release.
    if stored:
        _tell(changes)


def _bring(trade: Document, fields: dict, concept: str | None = None) -> _Change:
    """:param concept: of a new trade."""
    before = json.loads(trade.shipped or "{}")
    if not before:
        trade.own_names = "\n".join(name for each in NAMES.values() for name in lines(trade.get(each)))
    own = set(lines(trade.own_names))
    for fieldname in ("title", "broader"):
        if trade.is_new() or (before and (trade.get(fieldname) or None) == before[fieldname]):
            trade.set(fieldname, fields[fieldname])
    for fieldname in NAMES.values():
        mine, old, new = (lines(each.get(fieldname)) for each in (trade, before, fields))
        trade.set(fieldname, "\n".join(_merged(mine, old, new, own)))
    trade.shipped = _packed(fields)
    return _saved(trade, concept)


def _merged(mine: list[str], old: list[str], new: list[str], own: set[str]) -> list[str]:
    """The names of a language after an update.

    :param mine: the names of the site.
    :param old: those that the last release brought.
    :param new: those that this one brings.
    :param own: those that the site added.
    """
    if mine == old:
        return new
    kept = [name for name in mine if name in new or name in own]
    return [*kept, *(name for name in new if name not in old and name not in mine)]


def _let_go(trade: Document) -> _Change:
    """Delete a trade that the release has dropped. A changed trade, or a broader one, becomes the site's."""
    before, trade.shipped = json.loads(trade.shipped), ""
    is_changed = (
        trade.is_off
        or trade.category
        or trade.picture
        or any((trade.get(name) or None) != (before[name] or None) for name in _FIELDS)
    )
    change = _saved(trade)
    if not is_changed and not frappe.db.exists(DOCTYPE, {"broader": trade.name}):
        trade.delete(ignore_permissions=True)
    return change


def _saved(trade: Document, concept: str | None = None) -> _Change:
    # The broader trade may be inserted later, and a release needs no versions.
    trade.flags.update({"is_by_release": True, "ignore_links": True, "ignore_version": True})
    if trade.is_new():
        trade.insert(ignore_permissions=True, set_name=concept)
    else:
        trade.save(ignore_permissions=True)
    return _change(trade.get_doc_before_save(), trade)


def _as_fields(trade: Trade) -> dict:
    """The fields of JP Trade with the release's trade."""
    title, *others = trade.names["en"]
    names = {fieldname: "\n".join(trade.names.get(language, ())) for language, fieldname in NAMES.items()}
    return {"title": title, "broader": trade.broader, **names, NAMES["en"]: "\n".join(others)}


def _packed(fields: dict) -> str:
    return json.dumps(fields, ensure_ascii=False, sort_keys=True)


def _change(before: Document | None, after: Document | None) -> _Change:
    held, holds = _names_in_use(before), _names_in_use(after)
    is_moved = bool(held and holds) and before.broader != after.broader
    return _Change({(after or before).name} if held - holds or is_moved else set(), holds - held)


def _names_in_use(trade: Document | None) -> set[str]:
    if not trade or trade.is_off:
        return set()
    return {name for names in _trade(trade.as_dict()).names.values() for name in names}


def follow(before: Document | None, after: Document | None) -> None:
    """Update the indexes for a changed trade after the commit.

    :param before: None if the trade is new.
    :param after: None if it is deleted.
    """
    if not (after or before).flags.is_by_release:
        _tell([_change(before, after)])


def _tell(changes: list[_Change]) -> None:
    words_lexicon.forget()
    concepts, names = (
        (sorted(set().union(*some)) for some in zip(*changes, strict=True)) if changes else ([], [])
    )
    if concepts or names:
        method = "job_portal.jobs.trades.renew_indexes"
        queue.later(method, queue="long", timeout=7200, concepts=concepts, names=names)


def renew_indexes(concepts: list[str], names: list[str]) -> None:
    """Background job: index the records again that changed trades concern; parameters as in `_Change`."""
    for path in frappe.get_hooks("job_portal_trades_changed"):
        frappe.get_attr(path)(concepts, names)
