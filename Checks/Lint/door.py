"""GTK's functions that may run a handler of the app are called in one file, which states what a caller may rely on."""

import re

from . import Findings

DOOR = "Sources/ScrimGTK/Widgets/AppCalls.swift"
NAMES = r"gtk_(?:widget|window|popover|event_controller|gesture|adjustment|scrolled_window|text|im_context)_[a-z_]+"


def check(root, swift_code):
    calls = set(re.findall(rf"\b{NAMES}", (root / DOOR).read_text()))
    calls = {call for call in calls if not re.search(r"_(get|is|has)_", call)} | {"scrim_detach_from_parent"}
    called = re.compile(rf"\b({'|'.join(sorted(calls))})\b")
    faults = [
        f"{path.relative_to(root)}:{number}: the app's code may run here; call the function of {DOOR}"
        for path in sorted((root / "Sources/ScrimGTK").rglob("*.swift"))
        if path != root / DOOR
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if called.search(line) and not line.lstrip().startswith("//")
    ]
    return Findings(faults, [] if faults else ["door: what may run the app's code is called in AppCalls.swift alone"])
