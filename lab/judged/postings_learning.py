"""Learns the weights of `wording/fraud_model.json` from the labelled postings, and prints how well they judge
postings that they were not learnt from.

`npm run lab -- learn-postings`. The same postings give the same weights.
"""

import json

import numpy
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.feature_selection import SelectKBest, chi2
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import cross_val_predict
from sklearn.pipeline import Pipeline, make_pipeline
from sklearn.preprocessing import Normalizer

from job_portal.demo.town.vacancies import jobs
from job_portal.jobs.wording.checking import FRAUDS, prose
from job_portal.jobs.wording.fraud_model import SCALE, WEIGHTS, features
from lab.judged.postings_judging import FILES, FRAUD, NEAR_MISSES, Posting, of_set, postings, single_sentences

# A posting is a fraud by one of these. A phone number, say, or a bar makes it none.
_OF_FRAUD = {FRAUD, *FRAUDS}
_MOST_FEATURES = 8000
# The share of the honest postings, hard on purpose, that may count as frauds.
_MOST_WRONG = 0.015


def main() -> None:
    whole = [*of_set(NEAR_MISSES), *postings(FILES[0])]
    known = [*whole, *single_sentences(), *_ordinary()]
    is_fraud = numpy.array([bool(each.kinds & _OF_FRAUD) for each in known])
    model = make_pipeline(
        CountVectorizer(analyzer=_features, min_df=2, binary=True),
        SelectKBest(chi2, k=_MOST_FEATURES),
        Normalizer(),
        LogisticRegression(C=10, solver="liblinear"),
    )
    scores = cross_val_predict(model, known, is_fraud, cv=5, method="decision_function")[: len(whole)]
    is_whole_fraud = is_fraud[: len(whole)]
    least = numpy.quantile(scores[~is_whole_fraud], 1 - _MOST_WRONG)
    held = scores > least
    print(f"{len(whole)} postings, {is_whole_fraud.sum()} frauds. Judged by what the others taught:")
    print(f"precision {is_whole_fraud[held].mean():.3f}, recall {held[is_whole_fraud].mean():.3f}")
    _write(model.fit(known, is_fraud), least)


def _ordinary() -> list[Posting]:
    """Every twentieth job of the town: what most employers write, such as which papers to bring."""
    texts = {(job.fields["title"], job.fields["job_description"]) for job in jobs()}
    return [
        Posting(frozenset(), "", {"title": title, "job_description": description})
        for title, description in sorted(texts)[::20]
    ]


def _features(posting: Posting) -> set[str]:
    return set().union(*(features(*each) for each in prose(posting.fields)))


def _write(model: Pipeline, least: float) -> None:
    words, chosen, _normalizer, regression = (step for _name, step in model.steps)
    names = words.get_feature_names_out()[chosen.get_support()]
    weights = {
        name: weight
        for name, each in zip(names, regression.coef_[0], strict=True)
        if (weight := round(each * SCALE))
    }
    learnt = {
        "least": round(least * SCALE),
        "bias": round(regression.intercept_[0] * SCALE),
        "weights": dict(sorted(weights.items())),
    }
    WEIGHTS.write_text(json.dumps(learnt, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
