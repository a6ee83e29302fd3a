import frappe
from fixture_app import events
from frappe import exceptions
from frappe.utils import add_to_date, now_datetime
from frappe.utils.password import get_decrypted_password

from embedded.tests.support import HostTest


class TestLife(HostTest):
    """Insert, save, delete: order of events, timestamps, defaults, stale saves, changed fields."""

    def test_events_run_in_order_and_hooks_after_the_controller(self):
        ticket = self.ticket()
        self.assertEqual(ticket.flags.trace, ["before_insert", "validate", "after_insert", "on_update"])
        self.assertEqual(events.heard[-1], f"on_update of {ticket.name}")

    def test_a_new_document_has_its_stamps_and_defaults(self):
        ticket = self.ticket()
        ticket.reload()
        self.assertEqual(
            (ticket.owner, ticket.modified_by, ticket.state), ("Administrator", "Administrator", "Open")
        )
        self.assertEqual((ticket.docstatus, ticket.count, ticket.urgent, ticket.due), (0, 0, 0, None))
        self.assertEqual(ticket.creation, ticket.modified)

    def test_a_stale_save_is_417(self):
        first = self.ticket()
        second = frappe.get_doc("Ticket", first.name)
        first.note = "first"
        first.save()
        second.note = "second"
        with self.assertRaises(frappe.TimestampMismatchError) as caught:
            second.save()
        self.assertEqual(caught.exception.http_status_code, 417)
        self.assertEqual(frappe.db.get_value("Ticket", first.name, "note"), "first")

    def test_what_changed_is_known_while_saving(self):
        ticket = self.ticket(due="2026-01-02 03:04:05")
        self.assertTrue(ticket.has_value_changed("title"))
        ticket = frappe.get_doc("Ticket", ticket.name)
        ticket.title = "Other"
        ticket.save()
        self.assertTrue(ticket.has_value_changed("title"))
        self.assertFalse(ticket.has_value_changed("due"))
        self.assertEqual(ticket.get_doc_before_save().title, "A ticket")

    def test_db_set_writes_at_once_and_checks_nothing(self):
        ticket = self.ticket()
        ticket.db_set("title", "bad")
        self.assertEqual(frappe.db.get_value("Ticket", ticket.name, "title"), "bad")
        ticket.save_is_refused = None
        with self.assertRaises(frappe.ValidationError):
            ticket.save()

    def test_rows_are_added_changed_numbered_and_removed(self):
        ticket = self.ticket(lines=[{"text": "one"}, {"text": "two"}])
        kept = ticket.lines[1].name
        ticket.remove(ticket.lines[0])
        ticket.append("lines", {"text": "three"})
        ticket.lines[0].text = "zwei"
        ticket.save()
        rows = frappe.get_doc("Ticket", ticket.name).lines
        self.assertEqual([(row.idx, row.text) for row in rows], [(1, "zwei"), (2, "three")])
        self.assertEqual((rows[0].name, rows[0].parent, rows[0].parentfield), (kept, ticket.name, "lines"))

    def test_delete_takes_rows_and_secrets_along(self):
        ticket = self.ticket(lines=[{"text": "one"}], secret="hidden")
        frappe.delete_doc("Ticket", ticket.name)
        self.assertFalse(frappe.db.exists("Ticket", ticket.name))
        self.assertEqual(frappe.db.count("Ticket Line", {"parent": ticket.name}), 0)
        self.assertIsNone(get_decrypted_password("Ticket", ticket.name, "secret", raise_exception=False))

    def test_what_is_linked_cannot_be_deleted(self):
        kind = frappe.get_doc({"doctype": "Ticket Kind", "title": "Linked"}).insert()
        self.ticket(kind=kind.name)
        with self.assertRaises(exceptions.LinkExistsError):
            kind.delete()

    def test_a_document_that_is_not_there_is_404(self):
        with self.assertRaises(frappe.DoesNotExistError):
            frappe.get_doc("Ticket", "none")

    def test_a_password_is_kept_encrypted_and_shown_as_asterisks(self):
        ticket = self.ticket(secret="hidden")
        self.assertEqual(frappe.db.get_value("Ticket", ticket.name, "secret"), "******")
        ticket.save()
        self.assertEqual(get_decrypted_password("Ticket", ticket.name, "secret"), "hidden")
        stored = frappe.db.sql("select password from `__Auth` where name = %s", ticket.name)[0][0]
        self.assertNotIn("hidden", stored)

    def test_a_single_reads_its_defaults_until_it_is_saved(self):
        self.assertEqual(frappe.get_single("Ticket Settings").limit, 3)
        settings = frappe.get_single("Ticket Settings")
        settings.update({"limit": "5", "token": "t0ken"})
        settings.save()
        self.assertEqual(frappe.db.get_single_value("Ticket Settings", "limit"), 5)
        kept = get_decrypted_password("Ticket Settings", "Ticket Settings", "token")
        self.assertEqual(kept, "t0ken")


class TestRules(HostTest):
    """The checks of every save. A violation is 417, but a duplicate name is 409."""

    def refused(self, exception, **values):
        with self.assertRaises(exception) as caught:
            self.ticket(**values)
        return caught.exception

    def test_each_rule(self):
        cases = {
            exceptions.MandatoryError: {"title": ""},
            exceptions.CharacterLengthExceededError: {"title": "x" * 141},
            frappe.LinkValidationError: {"kind": "none"},
            exceptions.InvalidEmailAddressError: {"email": "no address"},
            frappe.ValidationError: {"state": "Unknown"},
        }
        for exception, values in cases.items():
            self.assertEqual(self.refused(exception, **values).http_status_code, 417)
        self.refused(frappe.ValidationError, title=["a list"])

    def test_rows_are_checked_too(self):
        self.refused(exceptions.MandatoryError, lines=[{"text": ""}])

    def test_a_unique_field_is_417_and_may_be_empty_many_times(self):
        self.ticket(serial="S1")
        self.assertEqual(self.refused(frappe.UniqueValidationError, serial="S1").http_status_code, 417)
        self.ticket(serial="")
        self.ticket(serial="")

    def test_a_duplicate_name_is_409_whatever_its_case(self):
        frappe.get_doc({"doctype": "Ticket Kind", "title": "Same"}).insert()
        with self.assertRaises(frappe.DuplicateEntryError) as caught:
            frappe.get_doc({"doctype": "Ticket Kind", "title": "SAME"}).insert()
        self.assertEqual(caught.exception.http_status_code, 409)

    def test_tags_are_sanitised_on_save(self):
        self.assertEqual(self.ticket(title="<script>x</script>").title, "&lt;script&gt;x&lt;/script&gt;")
        self.assertEqual(self.ticket(title="a < b > c").title, "a < b > c")

    def test_an_import_skips_defaults_and_select_checks(self):
        frappe.flags.in_import = True
        try:
            self.assertEqual(self.ticket(state="Unknown").state, "Unknown")
            self.assertIsNone(self.ticket().state)
        finally:
            frappe.flags.in_import = False

    def test_a_caught_throw_leaves_its_message_until_it_is_cleared(self):
        frappe.local.message_log.clear()
        self.refused(frappe.ValidationError, title="bad")
        self.assertEqual([entry.message for entry in frappe.local.message_log], ["A bad title"])
        frappe.clear_last_message()
        self.assertEqual(frappe.local.message_log, [])


class TestQueries(HostTest):
    """Filters, fields, order and limits of get_all, and `frappe.db`."""

    def setUp(self):
        super().setUp()
        later = add_to_date(now_datetime(), days=1)
        for title, count, due in (("a", 1, None), ("b", 2, later), ("c", 3, now_datetime())):
            self.ticket(title=title, count=count, due=due, note="batch")

    def titles(self, *filters, **options):
        mine = [["note", "=", "batch"], *filters]
        return frappe.get_all("Ticket", filters=mine, pluck="title", order_by="title", **options)

    def test_operators(self):
        soon = add_to_date(now_datetime(), hours=1)
        cases = {
            "bc": ["count", ">", 1],
            "ab": ["count", "<=", "2"],
            "ac": ["title", "in", ["a", "c"]],
            "b": ["title", "not in", ["a", "c"]],
            "c": ["title", "like", "C%"],
            "bc ": ["due", "is", "set"],
            "a": ["due", "is", "not set"],
            "ab ": ["title", "!=", "c"],
            "bc  ": ["count", "between", [2, 3]],
            "ac ": ["due", "<", soon],
        }
        for expected, condition in cases.items():
            self.assertEqual("".join(self.titles(condition)), expected.strip(), condition)

    def test_fields_aliases_aggregates_and_limits(self):
        mine, fields = {"note": "batch"}, ["title as t", "count"]
        rows = frappe.get_all("Ticket", filters=mine, fields=fields, order_by="count desc", limit=2)
        self.assertEqual(rows, [{"t": "c", "count": 3}, {"t": "b", "count": 2}])
        self.assertEqual(frappe.get_all("Ticket", filters=mine, fields=["count(name) as n"])[0].n, 3)
        self.assertEqual(self.titles(limit_start=1, limit_page_length=1), ["b"])

    def test_a_dict_in_the_place_of_the_fields_is_the_filters(self):
        self.assertEqual(frappe.get_all("Ticket", {"note": "batch", "count": 2}, pluck="title"), ["b"])
        self.assertEqual(frappe.get_all("Ticket", {"title": "none"}, ["count"]), [])

    def test_unknown_fields_and_operators_are_refused(self):
        with self.assertRaises(exceptions.DataError):
            frappe.get_all("Ticket", filters={"none": 1})
        with self.assertRaises(NotImplementedError):
            frappe.get_all("Ticket", filters={"title": ("descendants of", "x")})

    def test_values(self):
        name = frappe.db.get_value("Ticket", {"title": "b", "note": "batch"})
        self.assertEqual(frappe.db.get_value("Ticket", name, ["title", "count"]), ("b", 2))
        self.assertEqual(
            frappe.db.get_value("Ticket", name, ["title"], as_dict=True, for_update=True).title, "b"
        )
        self.assertEqual(frappe.db.count("Ticket", {"note": "batch", "count": (">", 1)}), 2)
        self.assertIsNone(frappe.db.get_value("Ticket", "none", "title"))
        frappe.db.set_value("Ticket", name, {"title": "B", "count": 9})
        self.assertEqual(frappe.db.get_value("Ticket", name, "count"), 9)
        frappe.db.delete("Ticket", {"note": "batch"})
        self.assertFalse(frappe.db.exists("Ticket", name))

    def test_raw_sql_takes_parameters_by_name_and_by_place(self):
        update = "update `tabTicket` set count = count + 1 where note = %(note)s and count < %(most)s"
        frappe.db.sql(update, {"note": "batch", "most": 3})
        query = "select title from `tabTicket` where note = %s and count >= %s"
        rows = frappe.db.sql(query, ("batch", 3), as_dict=1)
        self.assertEqual({row.title for row in rows}, {"b", "c"})

    def test_raw_sql_takes_a_list_by_name(self):
        query = "select title from `tabTicket` where title in %(titles)s and note = %(note)s"
        self.assertEqual(frappe.db.sql(query, {"titles": ["a", "x"], "note": "batch"}), (("a",),))

    def test_raw_sql_takes_the_locks_of_mariadb(self):
        inner = "(select title from `tabTicket` where note = %s and count = 1 lock in share mode)"
        self.assertEqual(frappe.db.sql(f"select {inner}", ("batch",)), (("a",),))

    def test_raw_sql_says_that_a_value_is_not_unique(self):
        self.ticket(serial="S2")
        with self.assertRaises(Exception) as caught:
            frappe.db.sql("update `tabTicket` set serial = 'S2'")
        self.assertTrue(frappe.db.is_unique_key_violation(caught.exception))
        self.assertFalse(frappe.db.is_unique_key_violation(ValueError()))


class TestRefusals(HostTest):
    """The host refuses by name what it lacks."""

    def test_unknown_calls_are_named(self):
        for call, name in (
            (lambda: frappe.qb, "frappe.qb"),
            (lambda: frappe.db.multisql, "frappe.db.multisql"),
            (lambda: frappe.cache.hset, "frappe.cache.hset"),
        ):
            with self.assertRaisesRegex(NotImplementedError, name):
                call()
        with self.assertRaises(ImportError):
            from frappe import sendmail  # noqa: F401

    def test_features_can_be_looked_for(self):
        self.assertFalse(hasattr(frappe, "qb"))
