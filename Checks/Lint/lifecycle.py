"""A surface changes by its own events alone: no file of the stage, the journal or the app assigns a surface's field."""

import re

from . import Findings

ASSIGNMENT = re.compile(r"(^|[^.A-Za-z])surfaces\[[^]]+\]\.[A-Za-z.?]+(\[[^]]+\])?[A-Za-z.?]* [-+]?= ")


def check(root, swift_code):
    faults = [
        f"{path.relative_to(root)}:{number}: a field of a surface is assigned outside of Sources/Scrim/Lifecycle"
        for folder in ("Stage", "Journal", "App")
        for path in sorted((root / "Sources/Scrim" / folder).rglob("*.swift"))
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if ASSIGNMENT.search(line)
    ]
    return Findings(faults, [] if faults else ["lifecycle: only its own folder assigns the fields of a surface"])
