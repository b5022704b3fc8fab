"""What a Mac compiles imports no module that is newer than the oldest system the library runs on, iOS 16.

Linux knows no such limit, so nothing here notices: on a Mac such a file does not compile, and with it no test runs.
It may in the `#else` of `#if canImport(os)`, and in `#if os(Linux)`: there is no Mac.
"""

import re

from . import Findings

FOLDERS = (
    "Sources/Scrim", "Sources/ScrimTesting", "Sources/ScrimUIKit", "Sources/ScrimSwiftUI", "Tests/ScrimTests",
    "Tests/ScrimTestingTests", "Tests/ScrimSwiftUITests", "Checks/Verification/Apple",
    "Checks/Verification/Tests/UIKitTests", "Examples/Sample.swiftpm/Sources",
)
# Mutex and Atomic need iOS 18, Observation needs iOS 17.
NEWER = ("Synchronization", "Observation")
# Conditions that are false on every Apple platform.
NO_MAC = {"else canImport(os)", "!canImport(os)", "os(Linux)"}
IMPORT = re.compile(rf"\s*(?:@\w+(?:\(\w+\))? )*(?:\w+ )?import (?:\w+ )?({'|'.join(NEWER)})\b")


def newer(text):
    """The lines of a file, from 1, that import such a module where a Mac reads them, with its name."""
    found = []
    # The conditions around a line; `else` before a condition means its other branch.
    around = []
    for number, line in enumerate(text.splitlines(), 1):
        word, _, condition = line.strip().partition(" ")
        if word == "#if":
            around.append(condition)
        elif word in ("#elseif", "#else") and around:
            around[-1] = f"else {around[-1]}"
        elif word == "#endif" and around:
            around.pop()
        elif (named := IMPORT.match(line)) and not NO_MAC.intersection(around):
            found.append((number, named[1]))
    return found


def check(root, swift_code):
    faults, count = [], 0
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.swift")):
            count += 1
            faults += [f"{path.relative_to(root)}:{line}: {name} is newer than iOS 16"
                       for line, name in newer(path.read_text())]
    if not count:
        faults.append("oldest: there is no Swift file here")
    return Findings(faults, [] if faults else [f"oldest: {count} files import nothing that is newer than iOS 16"])
