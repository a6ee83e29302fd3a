"""The DocTypes of Frappe itself that apps meet, cut down to the fields that matter here."""
