"""The site that is measured: one that has the town, or is filled with it."""

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path

from hard.load import site
from hard.load.site import Connection
from relevance.fill import fill, index


def measured(arguments: argparse.Namespace, measure: Callable[[Connection], int]) -> int:
    """What `measure` gives on the site of the arguments; without one on an embedded site that is thrown away.

    :param arguments: of `hard.load.site.add_arguments`.
    """
    if arguments.data or arguments.bench:
        return measure(_town(arguments))
    with tempfile.TemporaryDirectory() as folder:
        arguments.data = Path(folder, "site")
        return measure(_town(arguments))


def _town(arguments: argparse.Namespace) -> Connection:
    connection = site.connection_of(arguments)
    if arguments.bench:
        site.open_site(arguments)
    if not connection.run("select name from `tabJP Job` limit 1"):
        fill(connection)
        index()
    return connection
