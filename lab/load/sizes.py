"""What a record takes in the database of a bench, indexes included: bytes by table.

`python -m lab.load.sizes --bench DIR --site NAME`, for a site that `lab.load.generate` has filled, by the
bench's Python.
"""

import argparse

from lab.load import site

# So few rows say nothing: a table takes whole pages.
FEWEST = 5_000
_TABLES = """select table_name, data_length + index_length from information_schema.tables
    where table_schema = database() and table_rows > %s order by table_name"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    site.add_arguments(parser)
    connection = site.connection_of(parser.parse_args())
    print("| table | rows | bytes a row |\n|---|---|---|")
    for table, size in connection.run(_TABLES, (FEWEST,)):
        rows = connection.run(f"select count(*) from `{table}`")[0][0]  # noqa: S608 (a table's own name)
        print(f"| {table} | {rows:,} | {size / rows:.0f} |")


if __name__ == "__main__":
    main()
