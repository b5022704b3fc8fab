"""Every Swift file is formatted as .swift-format wants it."""

import subprocess

from . import Findings


def swift_format(root, swift_code, *words):
    command = ["swift", "format", *words, "--recursive", "--parallel", *swift_code]
    return subprocess.run(command, cwd=root, check=False).returncode


def check(root, swift_code):
    if not swift_code:
        return Findings(["format: there is no Swift code here"], [])
    # The tool prints each line that it would change.
    if swift_format(root, swift_code, "lint", "--strict"):
        return Findings(["format: not as .swift-format wants it; `make format` rewrites what it can"], [])
    return Findings([], ["format: every file is as .swift-format wants it"])


def rewrite(root, swift_code):
    if swift_format(root, swift_code, "--in-place"):
        raise SystemExit("✘ format: swift format failed")
    return "format: every file is rewritten as .swift-format wants it"
