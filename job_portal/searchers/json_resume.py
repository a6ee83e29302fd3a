"""Converts the profile to a JSON Resume 1.0.0 (jsonresume.org). Gender, age, photo and pay are not in it."""

SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json"


def of(profile: dict, number: str | None) -> dict:
    """:param profile: as `searchers.searcher_profile.read` answers it.

    :param number: the account's own number, if it has one. The resume is for the account itself.
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
        "phone": f"+91 {number}" if number else None,
        "summary": profile["about"],
        "location": _filled(place),
    }
    resume = {
        "$schema": SCHEMA,
        "basics": _filled(basics),
        "work": [{"name": profile["current_company"]}] if profile["current_company"] else [],
        "education": [{"studyType": profile["education"]}] if profile["education"] else [],
        "skills": [{"name": skill} for skill in profile["skills"]],
        "languages": _languages(profile),
        "meta": {"version": "v1.0.0"},
    }
    return _filled(resume)


def _languages(profile: dict) -> list[dict]:
    """The languages, English with its level, which the profile holds apart."""
    level = profile["english_level"]
    others = [{"language": each} for each in profile["languages"] if not (level and each == "English")]
    return [*others, {"language": "English", "fluency": level}] if level else others


def _filled(values: dict) -> dict:
    return {key: value for key, value in values.items() if value}
