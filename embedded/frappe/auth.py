"""Authentication: session cookie, CSRF token, login and logout, API keys."""

from frappe import exceptions
from frappe.calls import call, whitelist
from frappe.cookies import CookieManager
from frappe.hooks import get_attr, get_hooks
from frappe.messages import throw
from frappe.runtime import local, set_user
from frappe.sessions import Session, clear_cookies
from frappe.utils.password import check_password, get_decrypted_password

UNSAFE_HTTP_METHODS = frozenset({"POST", "PUT", "DELETE", "PATCH"})
MAX_PASSWORD_LENGTH = 512


def begin_request() -> None:
    """Set the address, session, CSRF token and cookies, before hooks and methods run."""
    # On a bench nginx sets this header. Without nginx, Frappe trusts the client's own header.
    forwarded = local.request.headers.get("X-Forwarded-For")
    local.request_ip = forwarded.split(",", 1)[0].strip() if forwarded else "127.0.0.1"
    local.cookie_manager = CookieManager()
    local.login_manager = LoginManager()
    _validate_csrf_token()
    local.cookie_manager.init_cookies()


def _validate_csrf_token() -> None:
    saved = local.session.data.csrf_token
    if local.request.method not in UNSAFE_HTTP_METHODS or not saved:
        return
    sent = local.request.headers.get("X-Frappe-CSRF-Token") or local.form_dict.pop("csrf_token", None)
    if sent != saved:
        local.flags.disable_traceback = True
        throw("Invalid Request", exceptions.CSRFTokenError)


class LoginManager:
    def __init__(self):
        self.user = self.info = self.full_name = self.user_type = None
        if local.form_dict.get("cmd") == "login" or local.request.path == "/api/method/login":
            self.login()
        else:
            self.make_session(resume=True)
            self.get_user_info()
            self.set_user_info(resume=True)

    def login(self) -> None:
        """Sign in with `usr` and `pwd`. Raises AuthenticationError."""
        self.authenticate(local.form_dict.get("usr"), local.form_dict.get("pwd"))
        local.form_dict.pop("pwd", None)
        self.post_login()

    def login_as(self, user: str) -> None:
        """Start a session for `user` without a password. Commits."""
        self.user = user
        self.post_login()

    def authenticate(self, user: str | None = None, pwd: str | None = None) -> None:
        if not (user and pwd):
            self.fail("Incomplete login details")
        if len(pwd) > MAX_PASSWORD_LENGTH:
            self.fail("Password size exceeded the maximum allowed size")
        name = local.db.exists("User", user) or local.db.get_value("User", {"username": user})
        try:
            self.user = check_password(name, pwd) if name else self.fail("Invalid login credentials")
        except exceptions.AuthenticationError:
            self.fail("Invalid login credentials")
        if name != "Administrator" and not local.db.get_value("User", name, "enabled"):
            self.fail("User disabled or missing")

    def fail(self, message: str) -> None:
        local.response["message"] = message
        local.db.commit()
        raise exceptions.AuthenticationError

    def post_login(self) -> None:
        self.get_user_info()
        self.make_session()
        self.set_user_info()

    def get_user_info(self) -> None:
        fields = ["user_type", "first_name", "last_name", "user_image", "language"]
        self.info = local.db.get_value("User", self.user, fields, as_dict=True)
        local.document_cache["User", self.user, "values"] = self.info
        self.user_type = self.info.user_type

    def make_session(self, resume: bool = False) -> None:
        local.session_obj = Session(self.user, resume)
        self.user = local.session_obj.user
        local.role_cache = {}

    def set_user_info(self, resume: bool = False) -> None:
        """Set the cookies and, after a login, `message`, `home_page` and `full_name`."""
        cookies = local.cookie_manager
        cookies.init_cookies()
        self.full_name = " ".join(filter(None, [self.info.first_name, self.info.last_name]))
        is_website_user = self.user_type == "Website User"
        cookies.set_cookie("system_user", "no" if is_website_user else "yes")
        cookies.set_cookie("full_name", self.full_name)
        cookies.set_cookie("user_id", self.user)
        cookies.set_cookie("user_image", self.info.user_image or "")
        if resume:
            return
        from frappe.website.home import get_home_page

        local.response["message"] = "No App" if is_website_user else "Logged In"
        local.response["home_page"] = "/" + get_home_page() if is_website_user else "/app"
        local.response["full_name"] = self.full_name

    def logout(self, arg: str = "", user: str | None = None) -> None:
        """Run the hooks of `on_logout`, end this session and delete its cookies."""
        user = user or local.session.user
        for handler in get_hooks("on_logout"):
            call(get_attr(handler), login_manager=self)
        if user == local.session.user:
            local.db.delete("Sessions", {"sid": local.session.sid})
            clear_cookies()


def validate_auth() -> None:
    """Check `Authorization: token key:secret`, then the apps' own schemes (`auth_hooks`).

    Raises AuthenticationError if such a header is present and invalid.
    """
    header = local.request.headers.get("Authorization", "").split(" ")
    if len(header) == 2:
        _sign_in_by_header(header[0].lower(), header[1])
    for hook in get_hooks("auth_hooks"):
        call(hook)
    if len(header) == 2 and local.session.user in ("", "Guest"):
        raise exceptions.AuthenticationError


def _sign_in_by_header(kind: str, credentials: str) -> None:
    if kind == "token" and credentials.count(":") == 1:
        _sign_in_by_key(*credentials.split(":"))


def _sign_in_by_key(api_key: str, api_secret: str) -> None:
    user = local.db.get_value("User", {"api_key": api_key, "enabled": 1})
    if not user or get_decrypted_password("User", user, "api_secret", raise_exception=False) != api_secret:
        raise exceptions.AuthenticationError
    if local.login_manager.user in ("", "Guest"):
        form_dict = local.form_dict
        set_user(user)
        local.form_dict = form_dict


@whitelist()
def get_logged_user():
    return local.session.user
