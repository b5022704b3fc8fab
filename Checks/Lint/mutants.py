"""Each text that the lists of mutants name is in the sources of the core: of hand-written mutants, and of survivors."""

import re

from . import Findings


def named(root):
    """The texts of Sources/Scrim that the two lists name."""
    lines = (root / "Checks/Mutants/by-hand.txt").read_text().splitlines()
    for number, line in enumerate(lines[:-1]):
        # A name, and under it the text that it replaces.
        if re.match(r"[^# ]", line):
            yield lines[number + 1].lstrip(" ")
    for line in (root / "Checks/Mutants/survivors.txt").read_text().splitlines():
        if found := re.match(r"[^# ].* \| `(.*)` → `.*", line):
            yield found.group(1)


def check(root, swift_code):
    sources = [path.read_text() for path in (root / "Sources/Scrim").rglob("*") if path.suffix == ".swift"]
    faults = [
        f"mutants: no file in Sources/Scrim has `{text}` any more"
        for text in named(root)
        if not any(text in source for source in sources)
    ]
    return Findings(faults, [] if faults else ["mutants: each text that is named is in the sources"])
