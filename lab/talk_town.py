"""Very many messages, written straight into a site's database: conversations about applications of the town.

`npm run lab -- fill-conversations --messages 10000000 --bench DIR --site NAME`, on a site without the town,
to throw away. Python makes the conversations, MariaDB their messages.
"""

import argparse
from collections.abc import Iterator
from datetime import timedelta

from lab import site, town
from lab.site import Connection
from lab.town import FIRST, Row

MESSAGES_EACH = 100
# So long is the inbox of the first companies: one that writes to 20 people a week has it after a year.
CONVERSATIONS_OF_A_COMPANY = 1_000
# In the first conversation: the owner of its company, its searcher, and the job that it is about.
COMPANY, SEARCHER = 0, 5
JOB = f"JPJ-{FIRST + SEARCHER - 1}"
TABLES = ("tabJP Message", "tabJP Conversation", "tabJP Conversation Reader")
# Each application of people with this number or above is there: see `town._application`.
_FIRST_APPLICATION = SEARCHER * town.APPLICATIONS_EACH
_AT_ONCE = 1_000
# Every so manyth conversation has unread messages for both sides.
_UNREAD_ONE_IN, _UNREAD = 10, 2


def name_of(number: int) -> str:
    """The name of a conversation, as random as Frappe's hashes."""
    return f"{number * 2_654_435_761 % 2**32:08x}talk"


def _people(number: int) -> tuple[int, int]:
    """The numbers of its company and its searcher."""
    return number // CONVERSATIONS_OF_A_COMPANY, (_FIRST_APPLICATION + number) // town.APPLICATIONS_EACH


def _last_at(number: int) -> str:
    return town.time_of(town.NOW - timedelta(minutes=number % 100_000, seconds=number % 60))


def _conversation(number: int) -> Iterator[Row]:
    company, searcher = _people(number)
    about = f"JPA-{FIRST + _FIRST_APPLICATION + number}"
    of = {"application": about, "company": f"JPC-{FIRST + company}", "searcher": f"JPS-{FIRST + searcher}"}
    counts = {f"{side}_count": MESSAGES_EACH // 2 for side in ("company", "searcher")}
    row = town.standard(name_of(number), town.account_of(company))
    yield {**row, **of, "last_seq": MESSAGES_EACH, **counts, "last_at": _last_at(number)}


def _reader(number: int) -> Iterator[Row]:
    unread = 0 if number % _UNREAD_ONE_IN else _UNREAD
    read = {"read_seq": MESSAGES_EACH - 2 * unread, "read_count": MESSAGES_EACH // 2 - unread}
    for person in _people(number):
        account = town.account_of(person)
        of = {"conversation": name_of(number), "account": account, "changed_on": _last_at(number)}
        yield {**town.standard(f"{name_of(number)}{person}", account), **of, **read, "unread": unread}


# The companies write the odd ones.
_MESSAGES = """insert into `tabJP Message` (name, creation, modified, owner, modified_by, docstatus, idx,
    conversation, seq, side_count, side, sender, client_id, kind, body)
    select left(md5(concat(name, seq)), 20), at, at, sender, sender, 0, 0, name, seq, (seq + 1) div 2,
        if(seq mod 2, 'company', 'searcher'), sender, uuid(), 'text', concat('Please bring paper ', seq)
    from (select conversation.name, number.seq, date_sub(last_at, interval last_seq - number.seq minute) at,
            if(number.seq mod 2, conversation.owner, searcher.account) sender
        from `tabJP Conversation` conversation join `tabJP Searcher` searcher
        on searcher.name = conversation.searcher, seq_1_to_{each} number
        where conversation.application between '{first}' and '{last}') made"""


def fill(connection: Connection, messages: int) -> None:
    """Add the town that is needed, and so many messages about its applications."""
    count = messages // MESSAGES_EACH
    town.fill_large(connection, _people(count)[1] + 1)
    for table, rows_of in (("tabJP Conversation", _conversation), ("tabJP Conversation Reader", _reader)):
        town.write(connection, table, (row for number in range(count) for row in rows_of(number)))
    for first in range(0, count, _AT_ONCE):
        names = [
            f"JPA-{FIRST + _FIRST_APPLICATION + number}"
            for number in (first, min(first + _AT_ONCE, count) - 1)
        ]
        connection.change(_MESSAGES.format(each=MESSAGES_EACH, first=names[0], last=names[1]))
    print(f"{count * MESSAGES_EACH} messages", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="npm run lab -- fill-conversations", description=__doc__)
    parser.add_argument("--messages", type=int, required=True)
    site.add_arguments(parser)
    arguments = parser.parse_args()
    if not arguments.bench:
        parser.error("Name a bench: only MariaDB makes the messages.")
    fill(site.connection_of(arguments), arguments.messages)


if __name__ == "__main__":
    main()
