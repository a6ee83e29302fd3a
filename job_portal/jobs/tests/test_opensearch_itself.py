"""A real OpenSearch compared with the database, and rebuilt: run by `npm run lab -- scale-search`."""

import contextlib
import io

import frappe

from job_portal.jobs.finding import rebuilding
from job_portal.jobs.finding.opensearch import connection, documents, filling
from job_portal.jobs.finding.opensearch.listed_jobs import JOBS
from job_portal.jobs.finding.opensearch.reindexing import check
from job_portal.jobs.tests.test_list_jobs import LIST, ListCase
from job_portal.tests.http import Browser
from job_portal.tests.opensearch import settle


class TestOpenSearchItself(ListCase):
    def setUp(self) -> None:
        super().setUp()
        if not connection.is_chosen():
            self.skipTest("no OpenSearch is here")

    def checked(self) -> tuple[int, str]:
        """The exit code and the output of the check."""
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            try:
                check()
            except SystemExit as ended:
                return ended.code, printed.getvalue()
        return 0, printed.getvalue()

    def test_what_is_missing_stale_or_too_many_is_found_and_mended(self) -> None:
        missing, stale = self.post("Dyer"), self.post("Weaver")
        settle()
        right = "missing: 0\nstale: 0\ntoo many: 0\nwaiting: 0\n"
        self.assertEqual(self.checked(), (0, right))
        index = JOBS.alias()
        (document,) = documents.of(JOBS, "name = %(name)s", {"name": missing}).values()
        connection.ask(lambda client: client.delete(index=index, id=missing))
        connection.ask(
            lambda client: client.index(index=index, id="JPJ-x", body={**document, "name": "JPJ-x"})
        )
        frappe.db.sql("update `tabJP Job` set max_salary = max_salary + 1 where name = %s", (stale,))
        frappe.db.commit()
        wrong = f"missing: 1 {missing}\nstale: 1 {stale}\ntoo many: 1 JPJ-x\nwaiting: 0\n"
        self.assertEqual(self.checked(), (1, wrong))
        self.assertEqual(self.listed(search=f"dyer {self.mark}"), [])
        rebuilding.rebuild()
        self.assertEqual(self.checked(), (0, right))
        self.assertEqual(self.listed(search=f"dyer {self.mark}"), [missing])

    def test_what_is_written_while_an_index_is_made_is_in_the_new_one(self) -> None:
        first = self.post("Dyer")
        old = self.indexes()
        # As `rebuild` begins: the new index exists, without the earlier documents.
        new = f"{JOBS.alias()}.0"
        aliases = {JOBS.of_site(): {}, filling.written_by(new): {}}
        body = {**JOBS.body, "aliases": aliases}
        connection.ask(lambda client: client.indices.create(index=new, body=body), connection.FILL)
        second = self.post("Weaver")
        settle()
        self.assertEqual(self.indexes(), sorted([*old, new]))
        self.assertEqual(self.listed(), [second, first])
        connection.ask(lambda client: client.indices.refresh(index=new))
        found = connection.ask(lambda client: client.search(index=new, body={}))["hits"]["hits"]
        self.assertEqual([hit["_id"] for hit in found], [second])
        rebuilding.rebuild()
        self.assertEqual(len(self.indexes()), 1)
        self.assertEqual(self.listed(), [second, first])

    def test_an_index_that_cannot_be_written_is_caught_up_with(self) -> None:
        """With a full disk OpenSearch blocks all writes."""
        name = self.post("Dyer")
        settle()
        self.block(True)
        self.addCleanup(self.block, False)
        self.company.browser.message("job_portal.api.update_job", name=name, title=f"Weaver {self.mark}")
        filling.drain()
        self.assertGreater(filling.waiting(), 0)
        self.assertEqual(self.found(f"dyer {self.mark}"), [name])
        self.block(False)
        self.assertEqual(self.listed(search=f"weaver {self.mark}"), [name])
        self.assertEqual(filling.waiting(), 0)

    def found(self, search: str) -> list[str]:
        """The names found now, without waiting for changes."""
        return [card["name"] for card in Browser().message(LIST, search=search)["items"]]

    def indexes(self) -> list[str]:
        every = JOBS.of_site()
        return sorted(connection.ask(lambda client: client.indices.get_alias(name=every)))

    def block(self, is_blocked: bool) -> None:
        index = JOBS.alias()
        body = {"index.blocks.read_only_allow_delete": is_blocked or None}
        connection.ask(lambda client: client.indices.put_settings(index=index, body=body), connection.FILL)
