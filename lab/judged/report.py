"""Prints the figures."""

from collections.abc import Sequence
from statistics import mean

from lab.judged.floors import HARD_KINDS
from lab.judged.judging import NDCG_DEPTH, RECALL_DEPTH, Judged, jobs_by_name
from lab.judged.queries import KINDS

_SHOWN = 5


def print_figures(title: str, judged: dict[str, list[Judged]]) -> None:
    """Print a table for the file `title`: a row for each kind of query, with each search's two figures."""
    names = " | ".join(f"{name} nDCG@{NDCG_DEPTH} | recall@{RECALL_DEPTH}" for name in judged)
    print(f"\n| {title} | queries | {names} |\n|---|---|{'---|---|' * len(judged)}")
    rows_of_kinds = {**{kind: (kind,) for kind in KINDS}, " + ".join(HARD_KINDS): HARD_KINDS, "all": KINDS}
    for label, kinds in rows_of_kinds.items():
        _print_row(label, [[each for each in rows if each.query.kind in kinds] for rows in judged.values()])


def _print_row(label: str, columns: Sequence[list[Judged]]) -> None:
    means = [(mean(each.ndcg for each in rows), mean(each.recall for each in rows)) for rows in columns]
    cells = [f"{ndcg:.3f} | {recall:.3f}" for ndcg, recall in means]
    print(f"| {label} | {len(columns[0])} | {' | '.join(cells)} |")


def print_worst(judged: list[Judged], count: int) -> None:
    """Print the queries with the lowest nDCG and their first results."""
    for each in sorted(judged, key=lambda one: one.ndcg)[:count]:
        query = each.query
        print(f"\n{each.ndcg:.2f}  {query.text}  ({query.kind}; {len(each.names)} found)")
        for name, given in list(zip(each.names, each.grades, strict=True))[:_SHOWN]:
            job = jobs_by_name()[name]
            place = job.fields["job_location"] or job.fields["pincode"]
            print(f"      {given}  {job.fields['title']} | {job.company.name} | {place} | {job.truth.pay}")
