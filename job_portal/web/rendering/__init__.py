"""The app's own React, rendered by a Node process beside each web worker."""
