"""What `make lint` checks: rules that can be read off the sources, without a build. One file a rule.

Each file has a function `check(root, swift_code)`, which returns its `Findings`. `scripts/lint` runs all of them.
"""

from typing import NamedTuple


class Findings(NamedTuple):
    """What a rule found in the repository."""

    faults: list[str]
    # Lines that summarize what was read.
    closing: list[str]
