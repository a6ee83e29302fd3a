"""The public methods, at /api/method/job_portal.api.<name>: those of all modules of this folder.

The modules hold names, audiences, arguments and answers only. The domains check access, and the records'
controllers check the fields. Each method raises `frappe.PermissionError` (403) for callers outside its
audience (`platform.policy`), and `frappe.ValidationError` (417) for a missing, mistyped, over-long or invalid
argument. A missing record is a 403 too. It is a 404 (`frappe.DoesNotExistError`) for reviewers, and where
such records are public. `get_location_details` answers guests with a 401. Unknown arguments are ignored. A
form's required fields are optional here: the controller refuses an empty one with its own sentence ('Company
name is required').

The methods of sign-in are in `account/sign_in.py`. Methods that only Desk, a monitor or the scheduler call
are defined beside their services; docs/security.md#methods lists them by their whole names.
"""

from importlib import import_module
from pkgutil import iter_modules

for _group in iter_modules(__path__, f"{__name__}."):
    _members = vars(import_module(_group.name)).items()
    globals().update({name: each for name, each in _members if hasattr(each, "audience")})
