"""What tests of apps import."""
