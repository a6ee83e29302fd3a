"""Attacks: hostile requests, and expensive requests."""
