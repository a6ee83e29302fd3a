"""An SMS gateway that hangs: nobody waits for ever, others are served, and trying again works.

`python -m lab.load.gateway`, with BASE_URL and ADMIN_PASSWORD; the site must reach this machine's loopback.
"""

import socket
import threading
import time
from functools import partial

from job_portal.tests.actor import SEND, fresh_number, said
from lab.load.host import wait_until
from lab.load.timing import Timings, side_by_side
from lab.report import Report, main
from lab.visitor import DETAILS, LIFTED, Administrator, Visitor

WAITING = 8
OTHERS_CALLS = 50
# account/gateways.py gives up after 10 s.
PROMISED_SECONDS = 12
# What a refusal takes that waits for nothing.
SOON_SECONDS = 5
# platform/circuit_breaker.py: after so many timeouts not every request waits any more.
TIMEOUTS_TO_OPEN = 3
OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nOK"


class Gateway:
    """Takes every connection. `mood`: 'well' answers; 'silent' never does; 'drips' sends a byte a second."""

    def __init__(self) -> None:
        self.mood = "well"
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}/send"
        threading.Thread(target=self._accept, daemon=True).start()

    def take_over(self, administrator: Administrator) -> dict:
        """Have the site send by this gateway, as often as it likes; the settings before."""
        reached = {"message_parameter": "text", "receiver_parameter": "to", "use_post": 1}
        administrator.change("SMS Settings", "SMS Settings", sms_gateway_url=self.address, **reached)
        return administrator.configure(sms_gateway="HTTP", **LIFTED)

    def _accept(self) -> None:
        while True:
            connection, _ = self._listener.accept()
            threading.Thread(target=self._answer, args=(connection, self.mood), daemon=True).start()

    @staticmethod
    def _answer(connection: socket.socket, mood: str) -> None:
        with connection:
            connection.recv(65536)
            try:
                if mood == "well":
                    connection.sendall(OK)
                for byte in OK if mood == "drips" else b"":
                    connection.sendall(bytes([byte]))
                    time.sleep(1)
                # Until the other end gives up. Of a POST the body may come after what was read above.
                while mood == "silent" and connection.recv(65536):
                    pass
            except OSError:
                return


def battery(report: Report) -> None:
    administrator, gateway, timings = Administrator(), Gateway(), Timings()
    owner = Visitor()
    owner.sign_up(fresh_number(), administrator)
    owner.add_company()
    before = gateway.take_over(administrator)
    try:
        for mood in ("silent", "drips"):
            gateway.mood = mood
            _hang(report, gateway, owner, timings)
    finally:
        administrator.configure(**{**before, "sms_gateway": before["sms_gateway"] or ""})
    timings.print(f"While {WAITING} people wait for a gateway that hangs")


def _hang(report: Report, gateway: Gateway, owner: Visitor, timings: Timings) -> None:
    mood = gateway.mood
    numbers = [fresh_number() for _ in range(WAITING)]
    done = threading.Event()

    def others() -> list[int]:
        """Someone else at work meanwhile."""
        statuses = []
        while not done.is_set() and len(statuses) < OTHERS_CALLS:
            call = partial(owner.call, DETAILS, company_name=owner.company)
            statuses.append(timings.of(f"others, gateway {mood}", call).status_code)
        return statuses

    def ask(number: str) -> tuple[float, object]:
        begun = time.monotonic()
        reply = timings.of(
            f"send, gateway {mood}", partial(Visitor().call, SEND, mobile_no=number, used_for="Signup")
        )
        return time.monotonic() - begun, reply

    results = side_by_side([*(partial(ask, number) for number in numbers), others])
    done.set()
    served, sends = results.pop(), results
    longest = max(taken for taken, _ in sends)
    report.check(
        f"{mood}: longest wait for the sentence, seconds", f"{longest:.1f}", longest < PROMISED_SECONDS
    )
    report.equal(f"{mood}: others' calls answered meanwhile", served.count(200), OTHERS_CALLS)
    waited = _waits(sends)
    report.check(f"{mood}: of {WAITING} at once, how many wait for it", waited, waited >= TIMEOUTS_TO_OPEN)
    later = side_by_side([partial(ask, fresh_number()) for _ in range(WAITING)])
    waited = _waits(later)
    report.check(f"{mood}: of {WAITING} who ask later, how many wait for it", waited, waited <= 1)
    silent = [reply for _, reply in [*sends, *later] if reply.status_code != 503 or not said(reply)]
    report.equal(f"{mood}: answers that are no 503 with a sentence", len(silent), 0)
    gateway.mood = "well"
    begun = time.monotonic()
    wait_until(lambda: ask(numbers[0])[1].status_code == 200)
    print(f"{mood}: served again {time.monotonic() - begun:.1f} s after it was well")
    again = [ask(number)[1].status_code for number in numbers[1:]]
    report.equal(
        f"{mood}: the other numbers served at once when it is well again", again.count(200), WAITING - 1
    )


def _waits(sends: list[tuple[float, object]]) -> int:
    return sum(taken > SOON_SECONDS for taken, _ in sends)


if __name__ == "__main__":
    main("An SMS gateway that hangs", battery)
