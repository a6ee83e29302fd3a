"""The database's own search, for comparison: LIKE, and its full text.

Both read a separate table with each job's title, category, company and place.
"""

import re

from lab.site import Connection, SQLite

_TABLE = "judged_text"
_COLUMNS = (
    *("job.title", "job.category", "company.company_name"),
    *("job.city", "job.state", "job.job_location", "job.pincode"),
)
_READ = (
    f"select job.name, job.published_on, {', '.join(_COLUMNS)} from `tabJP Job` job"  # noqa: S608
    " join `tabJP Company` company on company.name = job.company"
)
# SQLite's default tokenizer ends words at the vowel signs of Indian scripts.
_WHOLE_WORDS = "unicode61 categories ''L* N* Co M*''"
_MAKE = {
    True: f"create virtual table {_TABLE} using fts5"
    f" (name unindexed, published_on unindexed, words, tokenize = '{_WHOLE_WORDS}')",
    False: f"create table {_TABLE} (name varchar(140) primary key, published_on varchar(40), words text,"
    " fulltext index (words))",
}
_SIGNS = re.compile(r'["*+<>()~@-]')


class Baselines:
    """The job names that each baseline finds, best first."""

    def __init__(self, connection: Connection):
        self._connection = connection
        self._is_sqlite = isinstance(connection, SQLite)
        connection.run(f"drop table if exists {_TABLE}")
        connection.run(_MAKE[self._is_sqlite])
        rows = [
            (name, str(published_on), " ".join(text for text in texts if text))
            for name, published_on, *texts in connection.run(_READ)
        ]
        mark = connection.mark
        connection.write(f"insert into {_TABLE} values ({mark}, {mark}, {mark})", rows)  # noqa: S608

    def like(self, text: str, limit: int) -> list[str]:
        """Jobs that contain each word anywhere, newest first."""
        words = [f"%{word}%" for word in text.split()]
        test = " and ".join([f"words like {self._connection.mark}"] * len(words))
        return self._names(f"where {test} order by published_on desc limit {limit}", *words)

    def full_text(self, text: str, limit: int) -> list[str]:
        """Jobs that contain any whole word, ranked by the database (bm25 in SQLite)."""
        if not self._is_sqlite:
            match = f"match (words) against ({self._connection.mark})"
            return self._names(f"where {match} order by {match} desc limit {limit}", text, text)
        any_word = " OR ".join(f'"{word}"' for word in _SIGNS.sub(" ", text).split())
        return self._names(f"where {_TABLE} match ? order by rank limit {limit}", any_word)

    def _names(self, condition: str, *values: str) -> list[str]:
        return [row[0] for row in self._connection.run(f"select name from {_TABLE} {condition}", values)]  # noqa: S608
