"""The rule of the floors reads its samples right: in floors-samples.txt `// ↑ Name` marks each line that names something
above it.
"""

import pathlib
import re

from . import Findings
from .floors import Module

SAMPLES = pathlib.Path(__file__).resolve().parent / "floors-samples.txt"


def check(root, swift_code):
    samples = re.split(r"^== ", SAMPLES.read_text(), flags=re.MULTILINE)[1:]
    faults, total = [] if samples else ["floors: there are no samples"], 0
    for sample in samples:
        title, _, rest = sample.partition("\n")
        parts = re.split(r"^-- (\S+)\n", rest, flags=re.MULTILINE)[1:]
        texts = dict(zip(parts[::2], parts[1::2]))
        expected = {
            (path, number, name)
            for path, text in texts.items()
            for number, line in enumerate(text.splitlines(), 1)
            for names in re.findall(r"// ↑ (.*)", line)
            for name in names.split(", ")
        }
        total += len(expected)
        module = Module("Sample", ["Ground", "Middle", "Top"], texts)
        found = {(arrow.path, arrow.line, arrow.name) for arrow in module.arrows(set())}
        for path, line, name in sorted(expected - found):
            faults.append(f"floors, sample “{title}”: the arrow to {name} in {path}:{line} was not found")
        for path, line, name in sorted(found - expected):
            faults.append(f"floors, sample “{title}”: {name} in {path}:{line} is no arrow")
    closing = f"floors: {len(samples)} samples are read right, and their {total} arrows found"
    return Findings(faults, [] if faults else [closing])
