"""A site that has an app called `sign_in_manager` keeps that app's own sign-in."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import frappe

from job_portal.tests.actor import SEND, SIGN_UP, VERIFY, fresh_number
from job_portal.tests.http import Browser
from job_portal.tests.sign_in_case import SignInCase
from job_portal.tests.utils import bench_only

FILES = {
    "__init__.py": "",
    "hooks.py": 'app_name = "sign_in_manager"\n',
    "modules.txt": "",
    "patches.txt": "",
    "override_class/__init__.py": "",
    "api.py": """
import frappe

@frappe.whitelist(allow_guest=True)
def send_custom_sms(mobile_no: str, used_for: str, language: str | None = None):
    return {"theirs": mobile_no, "purpose": used_for, "language": language}

def verify_OTP_token(mobile_no: str, reference_number: str, OTP: str, used_for: str):
    return "called although it is not whitelisted"
""",
    "override_class/user.py": """
import frappe

@frappe.whitelist()
def sign_up(mobile_no: str, full_name: str):
    return "called by a guest although it allows none"
""",
}


@bench_only("The embedded host runs job_portal and no second app")
class TestHandOver(SignInCase):
    def setUp(self):
        super().setUp()
        folder = TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        for name, text in FILES.items():
            file = Path(folder.name, "sign_in_manager", name)
            file.parent.mkdir(exist_ok=True)
            file.write_text(text)
        apps = [*frappe.get_installed_apps(), "sign_in_manager"]
        self.patched(patch.object(sys, "path", [folder.name, *sys.path]))
        self.patched(patch.object(frappe, "get_installed_apps", lambda *_args, **_options: apps))
        self.addCleanup(self.forget_modules)

    @staticmethod
    def forget_modules() -> None:
        for name in [name for name in sys.modules if name.partition(".")[0] == "sign_in_manager"]:
            del sys.modules[name]

    def test_the_call_and_its_own_arguments_reach_their_method(self):
        mobile = fresh_number()
        message = Browser().message(SEND, mobile_no=mobile, used_for="Signup", language="hi")
        self.assertEqual(message, {"theirs": mobile, "purpose": "Signup", "language": "hi"})
        self.assertEqual(self.message_to(mobile), "")

    def test_what_they_did_not_open_to_callers_stays_closed(self):
        mobile = fresh_number()
        verify = {"mobile_no": mobile, "reference_number": "x", "OTP": "123456", "used_for": "Signup"}
        self.refused(Browser().call(VERIFY, **verify), 403)
        self.refused(Browser().call(SIGN_UP, mobile_no=mobile, full_name="Asha"), 403)
