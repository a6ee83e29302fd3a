"""`python -m embedded test`: runs the tests of the app, the host and the judges on a temporary site."""

import sys
import tempfile
import unittest
from collections.abc import Iterator
from pathlib import Path

REPOSITORY = Path(__file__).parent.parent


def run_tests(names: list[str], part: int, parts: int) -> int:
    """Run the tests `names`, or all, or every `parts`-th from `part` on. 0 if some ran and none failed."""
    names = names or [*_modules("job_portal"), *_modules("embedded/tests"), *_modules("lab/judged/tests")]
    names = names[part - 1 :: parts]
    with tempfile.TemporaryDirectory() as folder:
        _open_site(Path(folder, "site"))
        suite = unittest.defaultTestLoader.loadTestsFromNames(names)
        result = unittest.TextTestRunner(verbosity=1, buffer=True).run(suite)
    if not result.testsRun:
        print("No test was found.", file=sys.stderr)
    return 0 if result.testsRun and result.wasSuccessful() else 1


def _modules(folder: str) -> Iterator[str]:
    """Names of the test modules below `folder`, except the app's root, as in `bench run-tests`."""
    root = REPOSITORY / folder
    for path in sorted(root.rglob("test_*.py")):
        if folder != "job_portal" or path.parent != root:
            yield ".".join(path.relative_to(REPOSITORY).with_suffix("").parts)


def _open_site(path: Path) -> None:
    from frappe import runtime
    from frappe.installer import open_site

    site = open_site(path, ["job_portal"])
    runtime.init(site)
    runtime.connect()
    # Set only in the test's own context, as on a bench. Each request has its own context.
    runtime.flags.in_test = True
