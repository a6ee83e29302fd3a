"""`npm run hard`: batteries that attack and load a running site over HTTP, as strangers would."""
