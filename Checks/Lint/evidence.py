"""Checks/Verification/Evidence.md: each claim of the doubles has tests that exist, and says how it is known."""

import re

from . import Findings

KINDS = ("observed", "documented", "reported", "unknown")
TESTS = ("Tests/ScrimUIKitTests", "Tests/ScrimSwiftUITests", "Checks/Verification/Tests")


def tests(root):
    """The tests of the hosts for Apple, as Suite/test."""
    found = set()
    for folder in TESTS:
        for path in (root / folder).rglob("*.swift"):
            suite, is_test = "", False
            for line in path.read_text().splitlines():
                if named := re.search(r"(?:struct|class|enum|extension) (?:\w+\.)*(\w+Tests)\b", line):
                    suite = named.group(1)
                # The attribute may be on a line of its own.
                is_test = is_test or "@Test" in line
                if is_test and (named := re.search(r"\bfunc (\w+)", line)):
                    found.add(f"{suite}/{named.group(1)}")
                    is_test = False
    return found


def cells(text):
    """The rows of a table, without its head."""
    return [[cell.strip() for cell in line.strip("| ").split(" | ")]
            for line in text.splitlines() if line.startswith("| ")][1:]


def check(root, swift_code):
    claims, *others = (root / "Checks/Verification/Evidence.md").read_text().split("\n## ")
    # The first table defines the words.
    known, rows = tests(root), [row for row in cells(claims) if row[0] not in KINDS and len(row) != 2]
    apis = [row for text in others for row in cells(text)]
    faults = [f"{row[0]}: no page" for row in apis if not row[-1].startswith("https://")]
    counts = dict.fromkeys(KINDS, 0)
    for row in rows:
        if len(row) != 4:
            faults.append(f"not four cells: {row[0]}")
            continue
        claim, names, kind, source = row
        if kind in ("known as", "---"):
            continue
        named = re.findall(r"`(\w+/\w+)`", names)
        faults += [f"{claim}: there is no test {name}" for name in named if name not in known]
        if not named:
            faults.append(f"{claim}: no test")
        has_source = bool(re.search(r"https://\S+\.\S+|Apple's page `[^`]+`", source))
        if kind not in KINDS:
            faults.append(f"{claim}: known as {kind}?")
            continue
        if not has_source and kind != "unknown":
            faults.append(f"{claim}: {kind}, but no source")
        counts[kind] += 1
    if not rows:
        faults.append("Evidence.md has no claim")
    if len({row[0] for row in rows}) != len(rows):
        faults.append("a claim is there twice")
    return Findings(faults, [
        f"evidence: {sum(counts.values())} claims of the doubles: "
        f"{', '.join(f'{number} {kind}' for kind, number in counts.items())}; "
        f"{len(apis)} rows of SwiftUI's APIs, each with its page"])
