"""Sign-in by mobile number and one-time password: methods, codes, limits, gateways, accounts, sessions."""
