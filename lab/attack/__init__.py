"""Attacks: hostile requests, and requests that cost."""
