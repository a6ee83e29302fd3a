"""Command line of the embedded host: `python -m embedded serve|execute|test`, run from the root."""

import argparse
import os
import sys
from ast import literal_eval
from pathlib import Path


def main() -> int:
    """Run the command line. Returns the exit code."""
    # From here on `import frappe` finds embedded/frappe.
    sys.path.insert(0, str(Path(__file__).parent))
    arguments = _parser().parse_args()
    if arguments.command == "test":
        from embedded.testing import run_tests

        return run_tests(arguments.names, *arguments.part)
    if arguments.command == "execute":
        from embedded.server import execute

        return execute(arguments.method, arguments.data, arguments.kwargs)
    from embedded.server import serve

    options = vars(arguments)
    del options["command"]
    return serve(**options)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m embedded", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    serve = commands.add_parser("serve", help="serve job_portal; not for production")
    serve.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: this machine only)"
    )
    serve.add_argument("--port", type=int, default=8000)
    serve.add_argument("--data", type=Path, default=Path(".data"), help="the site's folder (default: .data)")
    serve.add_argument("--reset", action="store_true", help="delete the site first")
    serve.add_argument("--demo", action="store_true", help="a site for demonstration, filled with a town")
    serve.add_argument("--admin-password", default=os.environ.get("ADMIN_PASSWORD") or "admin")
    execute = commands.add_parser("execute", help="call a function on the site, as `bench execute` does")
    execute.add_argument("method", help="its dotted name")
    execute.add_argument("--kwargs", type=literal_eval, default={}, help="its arguments, as a Python dict")
    execute.add_argument("--data", type=Path, default=Path(".data"), help="as of serve")
    test = commands.add_parser("test", help="run the Python tests on a throw-away site")
    test.add_argument("names", nargs="*", help="modules, classes or tests; all of them when none is named")
    test.add_argument("--part", type=int, nargs=2, default=(1, 1), help="1 2: the first half of them")
    return parser


if __name__ == "__main__":
    sys.exit(main())
