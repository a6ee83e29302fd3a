"""The app's tests of search and matches, on a site with OpenSearch.

`python -m lab.servers.same_tests --opensearch URL` uses a temporary embedded site.
"""

import argparse
import sys
import tempfile
import unittest
from pathlib import Path

from lab import site
from lab.judged.on_site import choose_opensearch

MODULES = {
    "jobs": (
        "test_search",
        "test_list_jobs",
        "test_suggestions",
        "test_rebuilding",
        "test_opensearch_itself",
    ),
    "matching": ("test_matches", "test_jobs_for_me", "test_fairness", "test_searcher_index"),
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m lab.servers.same_tests", description=__doc__)
    parser.add_argument("--opensearch", metavar="URL", required=True)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        arguments.data, arguments.bench = Path(folder, "site"), None
        site.open_site(arguments)
        from frappe import runtime

        from job_portal.jobs.finding import rebuilding
        from job_portal.matching import searcher_index

        # As in `python -m embedded test`.
        runtime.flags.in_test = True
        choose_opensearch(arguments.opensearch)
        rebuilding.rebuild()
        searcher_index.rebuild()
        names = [f"job_portal.{domain}.tests.{module}" for domain in MODULES for module in MODULES[domain]]
        suite = unittest.defaultTestLoader.loadTestsFromNames(names)
        result = unittest.TextTestRunner(verbosity=1, buffer=True).run(suite)
    return 0 if result.testsRun and result.wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main())
