"""The cookies that browsers get, and the data in the page of a signed-in account."""

from job_portal.tests.actor import fresh_number
from job_portal.tests.http import Browser
from job_portal.tests.sign_in_case import SignInCase

HTTPS = "https://localhost"
OURS_TO_READ = ("sid", "jp_ticket", "jp_device")


class Recorder(Browser):
    """A browser on https that records every cookie header."""

    def __init__(self) -> None:
        super().__init__()
        self.cookies_set: list[str] = []

    def open(self, http_method, path, headers=None, **options):
        reply = super().open(http_method, path, headers, **{"base_url": HTTPS, **options})
        self.cookies_set += reply.headers.getlist("Set-Cookie")
        return reply


class TestCookies(SignInCase):
    def test_cookies_of_a_sign_up_and_a_login_on_https(self) -> None:
        browser, mobile = Recorder(), fresh_number()
        self.signed_up(mobile, browser)
        browser.call("logout")
        self.logged_in(mobile, browser)
        names = {cookie.partition("=")[0] for cookie in browser.cookies_set}
        self.assertLessEqual(set(OURS_TO_READ), names)
        for cookie in browser.cookies_set:
            name, _, rest = cookie.partition("=")
            if rest.startswith(";") or "Expires=Thu, 01 Jan 1970" in rest or "Max-Age=0" in rest:
                continue
            with self.subTest(cookie=name):
                self.assertRegex(cookie, r"; SameSite=(Lax|Strict)")
                if name in OURS_TO_READ:
                    self.assertIn("; Secure", cookie)
                    self.assertIn("; HttpOnly", cookie)

    def test_the_page_contains_no_secret(self) -> None:
        browser, session = self.signed_up(fresh_number())
        page = browser.get("/frontend/profile", headers={"Accept": "text/html"})
        held = f"{page.headers} {page.get_data(as_text=True)}"
        # The page must contain this one, which it sends with each change.
        self.assertIn(session["csrf_token"], held)
        for name in ("api_key", "api_secret"):
            self.assertNotIn(session[name], held)
        body = page.get_data(as_text=True)
        for cookie in OURS_TO_READ:
            value = browser.cookie(cookie)
            self.assertFalse(value and value in body, cookie)
