"""The links of the Markdown pages lead somewhere: to a file of the repository, and to a heading in it.

Every page that Git knows is read: `[text](path#heading)`, `src="path"`, `srcset="path"` and `href="path"`, outside of
code. The articles of a DocC catalog are read as docs/guide has them. A page that is named in backticks as `docs/….md`
has to be there, too, in Swift sources as well. Addresses on the web are not requested.
"""

import re
import subprocess
import urllib.parse

from . import Findings


def without_code(text):
    """The page with its code blanked out, so that lines keep their numbers."""
    def blank(found):
        return re.sub(r"[^\n]", " ", found.group())

    text = re.sub(r"^([ \t]*```).*?^[ \t]*```[ \t]*$", blank, text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`\n]+`", blank, text)


def anchors(path):
    """The headings of a page, as GitHub names them."""
    text = re.sub(r"^[ \t]*```.*?^[ \t]*```[ \t]*$", "", path.read_text(), flags=re.MULTILINE | re.DOTALL)
    names = {}
    found = set(re.findall(r'<a (?:id|name)="([^"]+)"', text))
    for heading in re.findall(r"^#{1,6} +(.+?) *#*$", text, flags=re.MULTILINE):
        heading = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        name = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        count = names.get(name, 0)
        names[name] = count + 1
        found.add(f"{name}-{count}" if count else name)
    return found


def targets(text):
    """The targets of a page's links, each with its line."""
    text = without_code(text)
    for found in re.finditer(r"\]\(<?([^)\s>]+)>?(?: \"[^\"]*\")?\)", text):
        yield text.count("\n", 0, found.start()) + 1, found.group(1)
    for found in re.finditer(r'\b(?:src|srcset|href)="([^"\s]+)"', text):
        yield text.count("\n", 0, found.start()) + 1, found.group(1)


def is_checked(target):
    """False for an address on the web."""
    return not re.match(r"[a-z][a-z0-9+.-]*:", target)


def fault(page, target):
    """What is wrong with a link; empty if it leads somewhere."""
    path, _, heading = urllib.parse.unquote(target).partition("#")
    aim = (page.parent / path).resolve() if path else page
    if not aim.exists():
        return f"there is no {target}"
    if heading and aim.suffix == ".md" and heading not in anchors(aim):
        return f"{path or page.name} has no heading #{heading}"
    return ""


def check(root, swift_code):
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root, capture_output=True, check=True, text=True).stdout
    files = [path for path in (root / name for name in listed.split("\0") if name) if path.is_file()]
    pages = [path for path in files if path.suffix == ".md" and ".docc/" not in path.as_posix()]
    faults, links, named = [], 0, 0
    for page in pages:
        for line, target in targets(page.read_text()):
            if is_checked(target):
                links += 1
                if wrong := fault(page, target):
                    faults.append(f"{page.relative_to(root)}:{line}: {wrong}")
    for path in files:
        if path.suffix in (".md", ".swift"):
            for name in re.findall(r'[`"](docs/[\w/-]+\.md)[`"]', path.read_text()):
                named += 1
                if not (root / name).is_file():
                    faults.append(f"{path.relative_to(root)}: there is no {name}")
    if not links:
        faults.append("links: no page has a link")
    result = f"{len(faults)} lead nowhere" if faults else "each leads somewhere"
    return Findings(faults, [f"links: {links} links of {len(pages)} pages, {named} names of pages: {result}"])
