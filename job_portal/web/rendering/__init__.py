"""Renders the app's React in a Node process beside each web worker."""
