"""The modules that an app's tests import."""
