"""Converts the profile to a JSON Resume 1.0.0 (jsonresume.org)."""

SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json"


def of(profile: dict, number: str) -> dict:
    """:param profile: as `searchers.profile.read` answers it.

    :param number: the account's own number. The copy is for the account itself.
    """
    place = {
        "postalCode": profile["pincode"],
        "city": profile["city"],
        "region": profile["state"],
        "countryCode": "IN" if profile["pincode"] else None,
    }
    basics = {
        "name": profile["full_name"],
        "label": profile["headline"],
        "phone": f"+91 {number}",
        "summary": profile["about"],
        "location": _filled(place),
    }
    resume = {
        "$schema": SCHEMA,
        "basics": _filled(basics),
        "work": [{"name": profile["current_company"]}] if profile["current_company"] else [],
        "education": [{"studyType": profile["education"]}] if profile["education"] else [],
        "skills": [{"name": skill} for skill in profile["skills"]],
        "languages": [{"language": language} for language in profile["languages"]],
        "meta": {"version": "v1.0.0"},
    }
    return _filled(resume)


def _filled(values: dict) -> dict:
    return {key: value for key, value in values.items() if value}
