"""Learns the weights of `wording/fraud_model.json` from the labelled postings, and prints how well they judge
postings of authors that they were not learnt from.

`npm run lab -- learn-postings`. The same postings give the same weights.
"""

import json
from pathlib import Path
from typing import NamedTuple

import numpy
from sklearn.feature_extraction.text import CountVectorizer, TfidfTransformer
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
_MOST_FEATURES = 25_000
# A posting of this weight is a fraud nine times in ten. A rank in a list of weights jumps with each posting.
_LEAST_CHANCE = 0.9
# Hints are doubted in a posting that weighs no more than the first, and a sentence that weighs no more than
# the second. With -3 for both, two ordinary postings more were held, and seven frauds of 731.
_DOUBTED, _DOUBTED_SENTENCE = -1.0, -1.0


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
    weights = {}
    for author in OTHERS:
        model = _learnt([*ours, *(each for folder in SETS if folder != author for each in sets[folder])])
        weights[author] = numpy.array([_weights(model, each) for each in sets[author]])
    print("Rules, and a model that all others taught, with the least weight of all others:")
    for author in OTHERS:
        least = _least({other: (weights[other], sets[other]) for other in OTHERS if other != author})
        held = [
            _is_held(each, *weight, least) for each, weight in zip(sets[author], weights[author], strict=True)
        ]
        _print(author.name, numpy.array([each.is_fraud for each in sets[author]]), numpy.array(held), least)
    least = _least({author: (weights[author], sets[author]) for author in OTHERS})
    _write(_learnt([*ours, *(each for folder in SETS for each in sets[folder])]), least)


def _is_held(known: _Known, posting: float, sentence: float, least: float) -> bool:
    is_sure = posting > _DOUBTED or sentence > _DOUBTED_SENTENCE
    return known.is_found or (bool(known.doubtable) and is_sure) or posting > least


def _print(name: str, is_fraud: numpy.ndarray, held: numpy.ndarray, least: float) -> None:
    print(
        f"{name}: {len(held)} postings, {is_fraud.sum()} frauds, least {least:.2f},"
        f" precision {is_fraud[held].mean():.3f}, recall {held[is_fraud].mean():.3f}"
    )


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
        # Rare features may weigh more, by the square of how rare they are: common ones tell the author.
        TfidfTransformer(norm=None),
        TfidfTransformer(norm=None),
        LogisticRegression(C=0.3, solver="liblinear"),
    )
    return model.fit([each.features() for each in known], [each.is_fraud for each in known])


def _weights(model: Pipeline, known: _Known) -> tuple[float, float]:
    """The weights of a posting, as `fraud_model.resemblance` (short sentences count here), and of its
    heaviest doubtable sentence.
    """
    posting, *sentences = model.decision_function([known.features(), *known.sentences])
    return posting + max(sentences) / 2, max((sentences[at] for at in known.doubtable), default=0)


def _least(judged: dict[Path, tuple[numpy.ndarray, list[_Known]]]) -> float:
    """The least weight of a posting that is likely enough to be a fraud. All authors count the same."""
    weights = numpy.concatenate([weights[:, :1] for weights, _known in judged.values()])
    is_fraud = [each.is_fraud for _weights, known in judged.values() for each in known]
    shares = numpy.concatenate(
        [numpy.full(len(known), 1000 / len(known)) for _weights, known in judged.values()]
    )
    chance = LogisticRegression(C=1e6).fit(weights, is_fraud, sample_weight=shares)
    return (numpy.log(_LEAST_CHANCE / (1 - _LEAST_CHANCE)) - chance.intercept_[0]) / chance.coef_[0][0]


def _write(model: Pipeline, least: float) -> None:
    words, chosen, _normalizer, *scales, regression = (step for _name, step in model.steps)
    names = words.get_feature_names_out()[chosen.get_support()]
    coefficients = numpy.prod([regression.coef_[0], *(each.idf_ for each in scales)], axis=0)
    weights = {
        name: weight
        for name, each in zip(names, coefficients, strict=True)
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
