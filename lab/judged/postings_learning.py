"""Learns the weights of `wording/fraud_model.json` from the labelled postings, and prints how well they judge
postings of authors that they were not learnt from.

`npm run lab -- learn-postings`. The same postings give the same weights.
"""

import json
from typing import NamedTuple

import numpy
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.feature_selection import SelectKBest, chi2
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import Pipeline, make_pipeline
from sklearn.preprocessing import Normalizer

from job_portal.demo.town.vacancies import jobs
from job_portal.jobs.wording.checking import FRAUDS, prose, ruled
from job_portal.jobs.wording.fraud_model import SCALE, WEIGHTS, features
from lab.judged.postings_judging import (
    FILES,
    FRAUD,
    OTHERS,
    SETS,
    Posting,
    of_set,
    postings,
    single_sentences,
)

# A posting is a fraud by one of these. A phone number, say, or a bar makes it none.
_OF_FRAUD = {FRAUD, *FRAUDS}
_MOST_FEATURES = 12_500
# The right share of the held postings of an author that the weights were not learnt from.
_LEAST_PRECISION = 0.97
# Hints are doubted in a posting that weighs no more than the first, and a sentence that weighs no more than
# the second. With 0 for the second, a plain *Candidates pay a registration fee.* was doubted.
_DOUBTED, _DOUBTED_SENTENCE = -3.0, -3.0


class _Known(NamedTuple):
    """A posting by the features of its sentences.

    :param is_found: a rule that cannot be doubted finds a fraud.
    :param doubtable: the sentences in which rules that can be doubted find one.
    """

    sentences: list[set[str]]
    is_fraud: bool
    is_found: bool
    doubtable: list[int]

    def features(self) -> set[str]:
        return set().union(*self.sentences)


def main() -> None:
    sets = {folder: [*map(_known, of_set(folder))] for folder in SETS}
    # Honest employers name messengers, too.
    told = [each for each in (*postings(FILES[0]), *single_sentences()) if each.kinds != {"Chat"}]
    ours = [*map(_known, (*told, *_ordinary()))]
    judged, weights = [], []
    for author in OTHERS:
        model = _learnt([*ours, *(each for folder in SETS if folder != author for each in sets[folder])])
        judged += sets[author]
        weights += [_weights(model, each) for each in sets[author]]
    posting, sentence = numpy.array(weights).T
    is_fraud = numpy.array([each.is_fraud for each in judged])
    is_found = numpy.array([each.is_found for each in judged])
    is_doubtable = numpy.array([bool(each.doubtable) for each in judged])
    least = _least(posting, is_fraud)
    is_sure = (posting > _DOUBTED) | (sentence > _DOUBTED_SENTENCE)
    held = is_found | (is_doubtable & is_sure) | (posting > least)
    print(f"{len(judged)} postings of {len(OTHERS)} authors, {is_fraud.sum()} frauds.")
    print("Rules, and a model that all others taught:")
    print(f"precision {is_fraud[held].mean():.3f}, recall {held[is_fraud].mean():.3f}")
    _write(_learnt([*ours, *(each for folder in SETS for each in sets[folder])]), least)


def _known(posting: Posting) -> _Known:
    rules = ruled(posting.fields)
    contexts = {each.context for each in rules.weighed if each.kind in FRAUDS}
    read = prose(posting.fields)
    return _Known(
        [features(*each) for each in read],
        bool(posting.kinds & _OF_FRAUD),
        any(each.kind in FRAUDS for each in (*rules.sure, *rules.asides)),
        [at for at, (sentence, _held) in enumerate(read) if sentence.folds() in contexts],
    )


def _ordinary() -> list[Posting]:
    """Every twentieth job of the town: what most employers write, such as which papers to bring."""
    texts = {(job.fields["title"], job.fields["job_description"]) for job in jobs()}
    return [
        Posting(frozenset(), "", {"title": title, "job_description": description})
        for title, description in sorted(texts)[::20]
    ]


def _learnt(known: list[_Known]) -> Pipeline:
    model = make_pipeline(
        CountVectorizer(analyzer=list, min_df=2, binary=True),
        SelectKBest(chi2, k=_MOST_FEATURES),
        Normalizer(),
        LogisticRegression(C=30, solver="liblinear"),
    )
    return model.fit([each.features() for each in known], [each.is_fraud for each in known])


def _weights(model: Pipeline, known: _Known) -> tuple[float, float]:
    """The weights of a posting, as `fraud_model.resemblance`, and of its heaviest doubtable sentence."""
    posting, *sentences = model.decision_function([known.features(), *known.sentences])
    return posting + max(sentences) / 2, max((sentences[at] for at in known.doubtable), default=0)


def _least(weights: numpy.ndarray, is_fraud: numpy.ndarray) -> float:
    """The least weight above which enough postings are frauds."""
    order = numpy.argsort(-weights)
    precision = numpy.cumsum(is_fraud[order]) / numpy.arange(1, len(order) + 1)
    return weights[order][min(numpy.flatnonzero(precision >= _LEAST_PRECISION)[-1] + 1, len(order) - 1)]


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
        "doubted": round(_DOUBTED * SCALE),
        "doubted_sentence": round(_DOUBTED_SENTENCE * SCALE),
        "bias": round(regression.intercept_[0] * SCALE),
        "weights": dict(sorted(weights.items())),
    }
    WEIGHTS.write_text(json.dumps(learnt, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
