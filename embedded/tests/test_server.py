import unittest

from werkzeug.test import Client
from werkzeug.wrappers import Response

from embedded.server import leading_in


class TestServer(unittest.TestCase):
    """The middleware that the command line adds."""

    def test_the_root_leads_to_the_app(self):
        client = Client(leading_in(Response("the application's")))
        answer = client.get("/")
        self.assertEqual((answer.status_code, answer.headers["Location"]), (302, "/frontend"))
        self.assertEqual(client.get("/none").text, "the application's")
        self.assertEqual(client.post("/").text, "the application's")
