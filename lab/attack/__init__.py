"""Attacks: codes guessed, accounts taken over, requests and files of every hostile kind."""
