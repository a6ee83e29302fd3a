import errno
import io
from pathlib import Path
from unittest.mock import patch

import frappe
from fixture_app import events

from embedded.tests.support import HostTest, Visitor


class TestFiles(HostTest):
    """Uploads, private files, and the known gaps of a bench."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.mine = Visitor(cls.user("uploader"))
        cls.other = Visitor(cls.user("stranger"))

    def upload(self, visitor, content=b"bytes", name="a.txt", **fields):
        data = {"file": (io.BytesIO(content), name), "is_private": "1", **fields}
        return visitor.open("/api/method/upload_file", "POST", data=data)

    def test_a_public_file_is_everybodys(self):
        url = self.upload(self.mine, b"for all", is_private="0").json["message"]["file_url"]
        self.assertEqual(Visitor().open(url).data, b"for all")

    def test_identical_bytes_share_a_url_and_have_two_rows(self):
        first = self.upload(self.mine, b"twins", "one.txt").json["message"]
        second = self.upload(self.other, b"twins", "two.txt").json["message"]
        self.assertEqual(first["file_url"], second["file_url"])
        self.assertNotEqual(first["name"], second["name"])
        self.other.open(f"/api/resource/File/{second['name']}", "DELETE")
        self.assertEqual(self.mine.open(first["file_url"]).data, b"twins")

    def test_the_same_name_with_other_bytes_gets_another_url(self):
        urls = {
            self.upload(self.mine, content, "same.txt").json["message"]["file_url"]
            for content in (b"1", b"2")
        }
        self.assertEqual(len(urls), 2)

    def test_an_attach_field_attaches_an_unattached_file(self):
        upload = self.upload(self.mine, b"paper").json["message"]
        ticket = self.ticket(paper=upload["file_url"])
        file = frappe.get_doc("File", upload["name"])
        self.assertEqual((file.attached_to_doctype, file.attached_to_name), ("Ticket", ticket.name))

    def test_a_hook_finds_the_bytes_on_disk_and_a_refusal_takes_them_away(self):
        answer = self.upload(self.mine, b"refused bytes", "refused.txt")
        self.assertEqual(answer.status_code, 417)
        self.assertEqual(events.heard[-1], "on disk True")
        self.assertFalse(Path(frappe.get_site_path("private", "files", "refused.txt")).exists())

    def test_flipping_is_private_moves_the_bytes(self):
        upload = self.upload(self.mine, b"flipped", "flip.txt").json["message"]
        changed = self.mine.open(f"/api/resource/File/{upload['name']}", "PUT", json={"is_private": 0})
        self.assertEqual(changed.json["data"]["file_url"], "/files/flip.txt")
        self.assertEqual(Visitor().open("/files/flip.txt").data, b"flipped")

    def test_a_disk_that_is_full_leaves_nothing_behind(self):
        def fill(path, content):
            with open(path, "wb") as stream:
                stream.write(content[:4])
            raise OSError(errno.ENOSPC, "No space left on device")

        before = frappe.db.count("File")
        with patch.object(Path, "write_bytes", fill):
            answer = self.upload(self.mine, b"cut off bytes", "cut.txt")
        self.assertGreaterEqual(answer.status_code, 500)
        self.assertFalse(Path(frappe.utils.get_files_path("cut.txt", is_private=True)).exists())
        self.assertEqual(frappe.db.count("File"), before)
        self.assertEqual(self.upload(self.mine, b"cut off bytes", "cut.txt").status_code, 200)
