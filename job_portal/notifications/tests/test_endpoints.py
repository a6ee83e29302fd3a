"""Strangers name endpoints: which ones the server calls."""

import socket
from unittest.mock import patch

from job_portal.notifications import endpoints
from job_portal.notifications.tests.push_case import PushCase
from job_portal.platform import guarded_client


def found(*addresses: str):
    """Make the name resolve to these addresses."""
    infos = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in addresses]
    return patch.object(guarded_client.socket, "getaddrinfo", return_value=infos)


class TestEndpoints(PushCase):
    def test_hosts_of_the_list_are_called_and_no_others(self) -> None:
        for endpoint in (
            "https://fcm.googleapis.com/fcm/send/a:b",
            "https://FCM.googleapis.com/fcm/send/a",
            "https://web.push.apple.com/Q",
            "https://web.push.apple.com:443/Q",
            f"http://{self.service.host}/x",
        ):
            endpoints.check(endpoint)
        for endpoint in (
            "http://fcm.googleapis.com/fcm/send/a",
            "ftp://fcm.googleapis.com/a",
            "https://elsewhere.example/",
            "https://push.apple.com.elsewhere.example/",
            "https://notpush.apple.com/",
            "https://fcm.googleapis.com.elsewhere.example/",
            "https://fcm.googleapis.com@elsewhere.example/",
            "https://user:word@fcm.googleapis.com/",
            "https://elsewhere.example#fcm.googleapis.com",
            "https://elsewhere.example\\@fcm.googleapis.com/",
            "https://fcm.googleapis.com/\r\nX: y",
            "https://fcm.googleapis.com:99999/",
            "https://fcm.googleapis.com:80/",
            "https://fcm.googleapis.com:22/",
            "https://fcm.googleapis.com:8443/",
            "https://fcm.googleapis.com:0/",
            "https://fcm.googleapis.com./",
            "https://127.0.0.1/",
            "http://127.0.0.1:1/",
            "http://[::1]:1/",
            "http://localhost/",
            "https://[fcm.googleapis.com]/",
            "https://fcm.googleapis.com/" + "x" * 1000,
            "//fcm.googleapis.com/",
            "https:///x",
            # Below a listed domain, but not valid names.
            f"https://{'a' * 64}.push.apple.com/",
            "https://.push.apple.com/",
            "https://a..push.apple.com/",
            "https://elsewhere.example\\.push.apple.com/",
            "https://a%2f.push.apple.com/",
            "",
        ):
            with self.subTest(endpoint=endpoint), self.assertRaises(endpoints.Refused):
                endpoints.check(endpoint)

    def test_a_name_that_resolves_to_an_inner_network_is_not_called(self) -> None:
        for address in (
            *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
            *("0.0.0.1", "224.0.0.1", "240.0.0.1", "::1", "::", "fe80::1%eth0", "fd00::1", "ff02::1"),
            *("::ffff:127.0.0.1", "::ffff:8.8.8.8", "2002:7f00:1::", "64:ff9b::7f00:1"),
            *("64:ff9b:1::7f00:1", "::127.0.0.1", "::ffff:0:127.0.0.1", "fec0::1"),
        ):
            with self.subTest(address=address), found("8.8.8.8", address), self.refused():
                endpoints.post("https://fcm.googleapis.com/x", b"", {})
        with found(), self.refused():
            endpoints.post("https://fcm.googleapis.com/x", b"", {})

    def test_it_connects_to_the_checked_address_with_the_hosts_name(self) -> None:
        with found("8.8.8.8"), patch.object(guarded_client.urllib3, "HTTPSConnectionPool") as pool:
            pool.return_value.__enter__.return_value.urlopen.return_value.status = 201
            status = endpoints.post("https://fcm.googleapis.com/fcm/send/a?b", b"body", {"TTL": "1"})
        self.assertEqual(status, 201)
        self.assertEqual(pool.call_args.args, ("8.8.8.8", 443))
        options = pool.call_args.kwargs
        self.assertEqual(
            (options["server_hostname"], options["assert_hostname"]), ("fcm.googleapis.com",) * 2
        )
        self.assertEqual(options["cert_reqs"], "CERT_REQUIRED")
        call = pool.return_value.__enter__.return_value.urlopen.call_args
        self.assertEqual(call.args, ("POST", "/fcm/send/a?b"))
        self.assertFalse(call.kwargs["redirect"])
        self.assertEqual(call.kwargs["headers"], {"Host": "fcm.googleapis.com", "TTL": "1"})

    def refused(self):
        return self.assertRaises(endpoints.Refused)
