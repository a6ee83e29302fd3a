"""Precision and recall of the wording rules, over the labelled postings of `postings/`.

`python -m lab.judged.postings_judge` needs no site. `--held-back` prints only that file's figures; `--set`
only those of a set outside the repository.
"""

import argparse
from pathlib import Path

from lab.judged.postings_judging import FILES, Judged, judge, judge_set, precision_and_recall

LANGUAGES = {"en": "English", "hi": "Hindi", "lh": "Latin-Hindi"}


def main() -> None:
    parser = argparse.ArgumentParser(prog="npm run lab -- judge-postings", description=__doc__)
    parser.add_argument("--held-back", action="store_true", help="only the figures of the held-back postings")
    parser.add_argument(
        "--wrong", action="store_true", help="list the tuning postings that are judged wrongly"
    )
    parser.add_argument("--set", type=Path, metavar="DIR", help="the postings.tsv of a folder: fraud or fine")
    arguments = parser.parse_args()
    if arguments.set:
        print("| set | postings | to hold | held | precision | recall |\n|---|---|---|---|---|---|")
        _print_row(arguments.set.name, judge_set(arguments.set))
        return
    for file in FILES[1:] if arguments.held_back else FILES:
        judged = judge(file)
        _print(file, judged)
        if arguments.wrong and file == FILES[0]:
            _print_wrong(judged)


def _print(file: str, judged: list[Judged]) -> None:
    print(f"\n| {file} | postings | to hold | held | precision | recall |\n|---|---|---|---|---|---|")
    for code, language in LANGUAGES.items():
        _print_row(language, [each for each in judged if each.posting.language == code])
    for kind in sorted({kind for each in judged for kind in each.posting.kinds | each.found}):
        _print_row(kind, [each.only(kind) for each in judged])
    _print_row("all", judged)


def _print_row(title: str, judged: list[Judged]) -> None:
    precision, recall = precision_and_recall(judged)
    wanted, held = sum(bool(each.posting.kinds) for each in judged), sum(bool(each.found) for each in judged)
    print(f"| {title} | {len(judged)} | {wanted} | {held} | {precision:.3f} | {recall:.3f} |")


def _print_wrong(judged: list[Judged]) -> None:
    for each in judged:
        if bool(each.found) != bool(each.posting.kinds):
            text = f"{each.posting.fields['title']} | {each.posting.fields['job_description']}"
            print(f"{sorted(each.found)} for {sorted(each.posting.kinds)}: {text}")


if __name__ == "__main__":
    main()
