"""Each text that the lists of mutants name is in the sources: of hand-written mutants, and of survivors, and
of the hosts' faults, whose changes change something and whose tests are there."""

import re
import subprocess

from . import Findings

# The suffix of each list, and the module that the list is about.
LISTS = {"": "Scrim", "-gtk": "ScrimGTK"}


def named(root, ending):
    """The texts of a module that its two lists name."""
    lines = (root / f"Checks/Mutants/by-hand{ending}.txt").read_text().splitlines()
    for number, line in enumerate(lines[:-1]):
        # A name, and in the next line the text to replace.
        if re.match(r"[^# ]", line):
            yield lines[number + 1].lstrip(" ")
    for line in (root / f"Checks/Mutants/survivors{ending}.txt").read_text().splitlines():
        if found := re.match(r"[^# ].* \| `(.*)` → `.*", line):
            yield found.group(1)


def tests(root):
    """The names of all test functions."""
    files = [file for folder in ("Tests", "Checks") for file in (root / folder).rglob("*.swift")]
    return {name for file in files for name in re.findall(r"func (\w+)\(", file.read_text())}


def faults_of(root, name, known):
    """What is wrong with the faults in a list of the hosts'; see mutants-of-hosts for its lines."""
    for line in (root / "Checks/Mutants" / name).read_text().splitlines():
        if line.startswith("#"):
            continue
        what, file, rest = line.split("|", 2)
        change, _, test = rest.rpartition("|")
        path = root / "Sources" / file
        changed = path.exists() and subprocess.run(
            ["sed", "-E", change, path], capture_output=True, text=True
        )
        if not changed or changed.returncode or changed.stdout == path.read_text():
            yield f"mutants: {name}: the change of “{what}” changes nothing"
        if not test.startswith("command:") and test.rpartition("/")[2] not in known:
            yield f"mutants: {name}: there is no test {test}"


def check(root, swift_code):
    known = tests(root)
    faults = [
        fault for name in ("hosts.txt", "hosts-gtk.txt") for fault in faults_of(root, name, known)
    ]
    for ending, module in LISTS.items():
        paths = (root / "Sources" / module).rglob("*.swift")
        # A survivor's text is on one line in its list.
        sources = [path.read_text() for path in paths]
        sources += [" ".join(source.split()) for source in sources]
        faults += [
            f"mutants: no file in Sources/{module} has `{text}` any more"
            for text in named(root, ending)
            if not any(text in source for source in sources)
        ]
    return Findings(faults, [] if faults else ["mutants: each text that is named is in the sources"])
