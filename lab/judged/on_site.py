"""The measured site: one with the town, or filled with it."""

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path

from lab import site
from lab.site import Connection
from lab.town import fill_people, fill_town, index


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options for the site and the engine."""
    parser.add_argument("--opensearch", metavar="URL", help="have it answer, not the site's own database")
    site.add_arguments(parser)


def measured(arguments: argparse.Namespace, measure: Callable[[Connection], int]) -> int:
    """Run `measure` on the site of the arguments; by default on a temporary embedded site.

    :param arguments: parsed with `add_arguments`.
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
    is_new = not connection.run("select name from `tabJP Job` limit 1")
    if is_new:
        fill_town(connection)
        fill_people(connection)
    if arguments.opensearch:
        choose_opensearch(arguments.opensearch)
    if is_new or arguments.opensearch:
        index()
    return connection


def choose_opensearch(addresses: str) -> None:
    """Use OpenSearch for the site's searches, without a fallback in this process."""
    import frappe

    from job_portal.jobs.finding.database import counting, ranked
    from job_portal.jobs.finding.opensearch import connection
    from job_portal.matching import near_by_database

    def refuse(*_arguments) -> None:
        raise AssertionError("OpenSearch did not answer")

    connection.SEARCH = connection.FILL
    ranked.ranked = counting.newest = counting.counts = near_by_database.near = refuse
    settings = frappe.get_single("Job Portal Settings")
    settings.update({"search_engine": "OpenSearch", "opensearch_addresses": addresses})
    settings.save(ignore_permissions=True)
    frappe.db.commit()
