"""Prints the figures."""

from statistics import mean

from lab.judged.judging import NDCG_DEPTH, RECALL_DEPTH, Judged, jobs_by_name
from lab.judged.queries import KINDS

# A spelling makes these hard.
_HARD_KINDS = ("hindi", "latin-hindi", "misspelt")
_SHOWN = 5


def print_figures(title: str, judged: list[Judged]) -> None:
    """Print a table for the file `title`: a row for each kind of query."""
    print(f"\n| {title} | queries | nDCG@{NDCG_DEPTH} | recall@{RECALL_DEPTH} |\n|---|---|---|---|")
    rows_of_kinds = {**{kind: (kind,) for kind in KINDS}, " + ".join(_HARD_KINDS): _HARD_KINDS, "all": KINDS}
    for label, kinds in rows_of_kinds.items():
        rows = [each for each in judged if each.query.kind in kinds]
        means = mean(each.ndcg for each in rows), mean(each.recall for each in rows)
        print(f"| {label} | {len(rows)} | {means[0]:.3f} | {means[1]:.3f} |")


def print_worst(judged: list[Judged], count: int) -> None:
    """Print the queries with the lowest nDCG and their first results."""
    for each in sorted(judged, key=lambda one: one.ndcg)[:count]:
        query = each.query
        print(f"\n{each.ndcg:.2f}  {query.text}  ({query.kind}; {len(each.names)} found)")
        for name, given in list(zip(each.names, each.grades, strict=True))[:_SHOWN]:
            job = jobs_by_name()[name]
            place = job.fields["job_location"] or job.fields["pincode"]
            print(f"      {given}  {job.fields['title']} | {job.company.name} | {place} | {job.truth.pay}")
