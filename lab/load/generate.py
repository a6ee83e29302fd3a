"""Fills a site with companies, straight into its database: 1,000,000 of them in minutes instead of days.

`python -m lab.load.generate --companies 1000000 --data DIR` for the folder of an embedded host that does not
run, or with a bench's own Python `--bench DIR --site NAME`. With `--live` as many live jobs and open
searchers (`generate_live`), whose indexes the app's own commands make. Only for a site that is thrown away.
"""

import argparse
import hashlib
from collections.abc import Callable, Iterator
from itertools import islice

from lab.load import generate_live, generate_market, site
from lab.load.rows import FIRST, FIRST_MOBILE, STANDARD, WHEN, account_of, standard

HR_EACH = 5
FILES_EACH = 2
BATCH = 5_000


def _user(number: int) -> Iterator[tuple]:
    account = account_of(number)
    yield (*standard(account, account), account, "Asha", "Asha Rao", account, 1, "Website User", WHEN)


def _number(number: int) -> Iterator[tuple]:
    row = standard(f"a{number:09d}", "Administrator")
    yield *row, str(FIRST_MOBILE + number), account_of(number)


def _role(number: int) -> Iterator[tuple]:
    account = account_of(number)
    yield (*standard(f"r{number:09d}", account, 1), account, "User", "roles", "JP Company")


def _company(number: int) -> Iterator[tuple]:
    account = account_of(number)
    place = ("12 MG Road", "Ashoknagar", "Bangalore", "560001", "Karnataka", "India", "9876543210")
    documents = tuple(_file_url(number, index) for index in range(FILES_EACH))
    name = f"JPC-{FIRST + number}"
    yield (
        *standard(name, account),
        *(f"Company {number}", "Partnership Firm", "office@rao.in", "Cotton since 1987.", "Approved"),
        *(account, *place, *documents),
    )


def _contact(number: int) -> Iterator[tuple]:
    for index in range(HR_EACH):
        row = standard(f"h{number:08d}{index}", account_of(number), index + 1)
        yield *row, f"JPC-{FIRST + number}", f"HR {index}", "9876543210", "hr@rao.in"


def _file(number: int) -> Iterator[tuple]:
    for index, field in enumerate(("gov_approved_company_reg_doc", "company_pan_card")):
        url = _file_url(number, index)
        digest = hashlib.md5(url.encode(), usedforsecurity=False).hexdigest()
        attached = ("JP Company", f"JPC-{FIRST + number}", field)
        row = standard(f"f{number:08d}{index}", account_of(number))
        yield *row, url.rsplit("/", 1)[1], url, 1, digest, 300, *attached


def _file_url(number: int, index: int) -> str:
    return f"/private/files/load-{number}-{index}.pdf"


def _request(number: int) -> Iterator[tuple]:
    mobile = str(FIRST_MOBILE + number)
    row = standard(f"o{number:09d}", "Guest")
    yield *row, f"load-{number}", mobile, "Login", "stranger", 1, WHEN, WHEN


def _session(number: int) -> Iterator[tuple]:
    yield f"load{number:09d}", account_of(number), "{}", site.now(), "Active"


# Table: its columns, and the rows that one company adds to it.
TABLES: dict[str, tuple[tuple[str, ...], Callable[[int], Iterator[tuple]]]] = {
    "tabUser": (
        (
            *STANDARD,
            *(
                "email",
                "first_name",
                "full_name",
                "username",
                "enabled",
                "user_type",
                "last_login",
            ),
        ),
        _user,
    ),
    "tabJP Account": ((*STANDARD, "mobile_no", "user"), _number),
    "tabHas Role": ((*STANDARD, "parent", "parenttype", "parentfield", "role"), _role),
    "tabJP Company": (
        (
            *STANDARD,
            *("company_name", "company_type", "email", "about_company", "status", "account"),
            *("address_line1", "area", "city", "pincode", "state", "country", "phone"),
            *("gov_approved_company_reg_doc", "company_pan_card"),
        ),
        _company,
    ),
    "tabJP Company HR": ((*STANDARD, "company", "hr_name", "hr_mobile", "hr_email"), _contact),
    "tabFile": (
        (
            *STANDARD,
            *("file_name", "file_url", "is_private", "content_hash", "file_size"),
            *("attached_to_doctype", "attached_to_name", "attached_to_field"),
        ),
        _file,
    ),
    "tabJP OTP Request": (
        (*STANDARD, "reference", "mobile_no", "purpose", "device", "tries", "expires_at", "verified_at"),
        _request,
    ),
    "tabSessions": (("sid", "user", "sessiondata", "lastupdate", "status"), _session),
    **generate_market.TABLES,
}


def fill(connection: site.Connection, companies: int, begin: int = 0, tables: dict = TABLES) -> None:
    """Add companies, up to `companies`, with what each adds to the tables: accounts, contacts, files, codes,
    sessions, and all of `generate_market`."""
    for table, (columns, rows_of) in tables.items():
        rows = (row for number in range(begin, companies) for row in rows_of(number))
        names = ", ".join(f"`{column}`" for column in columns)
        marks = ", ".join([connection.mark] * len(columns))
        statement = f"insert into `{table}` ({names}) values ({marks})"  # noqa: S608 (our own names)
        while batch := list(islice(rows, BATCH)):
            connection.write(statement, batch)
        print(f"{table}: filled", flush=True)
    connection.finish()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--companies", type=int, required=True)
    parser.add_argument("--begin", type=int, default=0, help="how many an earlier fill made")
    parser.add_argument("--live", action="store_true", help="live jobs and open searchers, without accounts")
    site.add_arguments(parser)
    arguments = parser.parse_args()
    tables = generate_live.TABLES if arguments.live else TABLES
    fill(site.connection_of(arguments), arguments.companies, arguments.begin, tables)


if __name__ == "__main__":
    main()
