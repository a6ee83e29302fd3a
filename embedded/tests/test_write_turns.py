import threading
import unittest

from frappe.write_turns import Turns

SECONDS = 20


class TestTurns(unittest.TestCase):
    def test_the_longest_waiting_writer_is_next(self):
        turns, order = Turns(), []
        self.assertTrue(turns.take(0))

        def wait(number):
            self.assertTrue(turns.take(SECONDS))
            order.append(number)
            turns.give()

        threads = []
        for number in range(5):
            threads.append(threading.Thread(target=wait, args=(number,)))
            threads[-1].start()
            while len(turns._waiting) <= number:
                pass
        turns.give()
        for thread in threads:
            thread.join()
        self.assertEqual(order, list(range(5)))
        self.assertTrue(turns.take(0))

    def test_a_turn_that_times_out_is_refused_and_forgotten(self):
        turns = Turns()
        turns.take(0)
        self.assertFalse(turns.take(0.01))
        turns.give()
        self.assertTrue(turns.take(0))
