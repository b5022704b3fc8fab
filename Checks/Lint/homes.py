"""Each rule has one home, and what CONTRIBUTING.md states of the way through the code is there.

Under “Where each rule is decided” CONTRIBUTING.md has a table: `| 7 | … | `Scrim/Stage/Sharing.swift` |`, the files
last. The table has every rule once, and each of its files names the rule at its head: `/// Rule 7: …`, or for several
`// Rules 7 and 15: …`; no other file of the module does. Under “From `show` to a pixel and back” each step of a
numbered list names its file, and in backticks what happens there.
"""

import re

from . import Findings

# Rules 22 to 27 are about hosts, and have no file of their own.
RULES = (*range(1, 22), 28, 29)


class Homes:
    """CONTRIBUTING.md and the sources, side by side."""

    def __init__(self, root):
        self.root = root
        self.text = (root / "CONTRIBUTING.md").read_text()
        self.faults = []

    def section(self, title):
        """The lines under a heading of CONTRIBUTING.md, up to the next one."""
        found = re.search(rf"^(#+) {re.escape(title)}\n(.*?)(?=^#|\Z)", self.text, re.MULTILINE | re.DOTALL)
        if not found:
            self.faults.append(f"CONTRIBUTING.md has no section “{title}”")
        return found.group(2).splitlines() if found else []

    def files_in(self, text):
        """The Swift files that a text names in backticks, by their paths under Sources."""
        named = re.findall(r"`([\w/+.-]+\.swift)`", text)
        for name in named:
            if not (self.root / "Sources" / name).is_file():
                self.faults.append(f"CONTRIBUTING.md: there is no Sources/{name}")
        return named

    def homes(self):
        """The files of each rule, by the table."""
        homes = {}
        table = self.section("Where each rule is decided")
        for line in table:
            row = re.match(r"\|\s*(\d+)\s*\|.*\|\s*([^|]*)\|\s*$", line)
            if not row:
                continue
            rule = int(row.group(1))
            if rule in homes:
                self.faults.append(f"CONTRIBUTING.md: rule {rule} is there twice")
            if rule not in RULES:
                self.faults.append(f"CONTRIBUTING.md: there is no rule {rule}")
            homes.setdefault(rule, []).extend(self.files_in(row.group(2)))
            if not homes[rule]:
                self.faults.append(f"CONTRIBUTING.md: rule {rule} has no file")
            for name in homes[rule]:
                if not name.startswith("Scrim/"):
                    self.faults.append(f"CONTRIBUTING.md: rule {rule} is decided in the core, not in {name}")
        for rule in RULES if table else ():
            if rule not in homes:
                self.faults.append(f"CONTRIBUTING.md: rule {rule} has no home")
        return homes

    def compare(self, homes):
        """Notes where the table and the heads of the files differ."""
        named = {}
        for path in sorted((self.root / "Sources/Scrim").rglob("*.swift")):
            name = path.relative_to(self.root / "Sources").as_posix()
            named[name] = rules_named(path)
            for rule in sorted(named[name]):
                if name not in homes.get(rule, []):
                    given = ", ".join(homes.get(rule, [])) or "none"
                    self.faults.append(f"Sources/{name} names rule {rule} as its own; CONTRIBUTING.md has {given}")
        for rule, names in sorted(homes.items()):
            for name in names:
                if rule not in named.get(name, [rule]):
                    self.faults.append(f"Sources/{name} does not name rule {rule} at its head, and is its home")

    def steps(self):
        """The number of steps from `show` to a pixel; notes each that names what its file does not have."""
        count = 0
        lines = self.section("From `show` to a pixel and back")
        for line in lines:
            if not re.match(r"\d+\. ", line):
                continue
            count += 1
            named = self.files_in(line)
            if not named:
                self.faults.append(f"CONTRIBUTING.md: this step names no file: {line}")
            paths = [self.root / "Sources" / name for name in named]
            text = "\n".join(path.read_text() for path in paths if path.is_file())
            for name in set(re.findall(r"`([^`]+)`", line)) - set(named):
                # The last part of a name such as `Stage.send(_:)`, without its labels.
                word = re.sub(r"\(.*", "", name).split(".")[-1]
                if text and not re.search(rf"\b{re.escape(word)}\b", text):
                    self.faults.append(f"CONTRIBUTING.md: {', '.join(named)} has no {name}")
        if lines and count < 2:
            self.faults.append("CONTRIBUTING.md lists no steps from `show` to a pixel")
        return count


def head(path):
    """The comments of a file up to its first declaration."""
    lines = []
    for line in path.read_text().splitlines():
        text = line.strip()
        if text.startswith("//"):
            lines.append(text)
        elif text and not re.match(r"(@\w+(\(\w+\))? )*((public|private|internal|package) )?import\b", text):
            break
    return lines


def rules_named(path):
    """The rules that a file names at its head."""
    rules = set()
    for line in head(path):
        if marker := re.match(r"///? Rules? (\d+(?:(?:, | and |, and )\d+)*):", line):
            rules |= set(map(int, re.findall(r"\d+", marker.group(1))))
    return rules


def check(root, swift_code):
    all_homes = Homes(root)
    homes = all_homes.homes()
    all_homes.compare(homes)
    steps = all_homes.steps()
    files = len({name for names in homes.values() for name in names})
    closing = f"homes: {len(homes)} rules in {files} files that say so, and {steps} steps from `show` and back"
    return Findings(all_homes.faults, [] if all_homes.faults else [closing])
