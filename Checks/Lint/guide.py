"""docs/guide has the articles of the DocC catalogs as plain Markdown, for readers on a forge: `make format` writes it.

A link to an article becomes a link with its title, a symbol becomes code, in a list of topics a link to its section of the
reference, a picture a relative path to the catalog, and
a row of columns a table. What is named as a file or folder of the repository becomes a link to it.
"""

import os
import re

from . import Findings

FOLDER = "docs/guide"
REFERENCE = "docs/reference.md"
LANDING = "Scrim"    # The page that a forge shows for the folder.
MODULES = r"^/?(?:Scrim(?:GTK|UIKit|SwiftUI|Testing)?|SwiftUI|UIKit|Swift)/"


def articles(root):
    return {path.stem: path for path in sorted(root.glob("Sources/*/*.docc/*.md"))}


def file_name(article):
    return "README.md" if article == LANDING else f"{article}.md"


def title(path):
    return re.search(r"^# (.+)$", path.read_text(), flags=re.MULTILINE).group(1).replace("`", "")


def picture(root, catalog, name, alt):
    """A picture in light and, if there is one, in dark; empty if there is none."""
    light, dark = (catalog / "Resources" / f"{each}.png" for each in (name, f"{name}~dark"))
    if not light.exists():
        return ""
    address = lambda path: os.path.relpath(path, root / FOLDER)    # noqa: E731
    width = min(int.from_bytes(light.read_bytes()[16:20], "big"), 720)
    image = f'<img src="{address(light)}" width="{width}" alt="{alt.replace(chr(34), "&quot;")}">'
    if not dark.exists():
        return image
    return f'<picture><source media="(prefers-color-scheme: dark)" srcset="{address(dark)}">{image}</picture>'


def table(rows):
    """The columns of a DocC row as a table: pictures above their captions."""
    columns = re.findall(r"@Column\s*\{(.*?)\n\s*\}", rows, flags=re.DOTALL)
    parts = [[part.strip() for part in column.strip().split("\n\n", 1)] + [""] for column in columns]
    parts = [[re.sub(r'width="\d+"', 'width="160"', part[0]), part[1]] for part in parts]
    lines = [[part[0] for part in parts], ["---"] * len(parts), [part[1] for part in parts]]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def sections(root):
    """The types that the reference has a section of."""
    page = root / REFERENCE
    return set(re.findall(r"^### ([\w.]+)$", page.read_text(), flags=re.MULTILINE)) if page.exists() else set()


def prose(root, path, pages, types, text, faults):
    """Text outside of code blocks, as plain Markdown."""
    def article(found):
        if found.group(1) not in pages:
            faults.append(f"{path.relative_to(root)}: there is no article {found.group(1)}")
            return found.group(1)
        return f"[{title(pages[found.group(1)])}]({file_name(found.group(1))})"

    def image(found):
        drawn = picture(root, path.parent, found.group(2), found.group(1))
        if not drawn:
            faults.append(f"{path.relative_to(root)}: there is no picture {found.group(2)}")
        return drawn

    def named(found):
        name = found.group(1).rstrip("/")
        if "/" not in name or not (root / name).exists():
            return found.group()
        return f"[{name}]({os.path.relpath(root / name, root / FOLDER)})"

    def topic(found):
        name = re.sub(MODULES, "", found.group(1)).replace("/", ".")
        if name not in types:
            return found.group()
        address = os.path.relpath(root / REFERENCE, root / FOLDER)
        return f"- [`{name}`]({address}#{name.lower().replace('.', '')})"

    text = re.sub(r"!\[([^\]]*)\]\(([\w-]+)\)", image, text)
    text = re.sub(r"^@Row[^{]*\{(.*?)^\}", lambda found: table(found.group(1)), text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"^@\w+[^{\n]*\{.*?^\}\n", "", text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"<doc:(\w+)>", article, text)
    text = re.sub(r"(?<!`)`([\w./+-]+)`(?!`)(?: in the repository)?", named, text)
    text = re.sub(r"^- ``([^`]+)``$", topic, text, flags=re.MULTILINE)
    text = re.sub(r"``([^`]+)``", lambda found: f"`{re.sub(MODULES, '', found.group(1)).replace('/', '.')}`", text)
    text = re.sub(r"^# `(\w+)`$", r"# \1", text, flags=re.MULTILINE)
    return re.sub(r"^> (Important|Note|Tip|Warning):", r"> **\1:**", text, flags=re.MULTILINE)


def written(root):
    """The pages by name, and what the articles refer to in vain."""
    pages, types, texts, faults = articles(root), sections(root), {}, []
    for name, path in pages.items():
        parts = re.split(r"(^```.*?^```$)", path.read_text(), flags=re.MULTILINE | re.DOTALL)
        parts[::2] = [prose(root, path, pages, types, part, faults) for part in parts[::2]]
        source = path.relative_to(root).as_posix()
        texts[file_name(name)] = f"<!-- Made from {source} by `make format`; edit that file. -->\n\n" + "".join(parts)
    return texts, faults


def check(root, swift_code):
    texts, faults = written(root)
    there = {path.name: path.read_text() for path in (root / FOLDER).glob("*.md")}
    for name in sorted(texts.keys() | there.keys()):
        if texts.get(name) != there.get(name):
            faults.append(f"guide: {FOLDER}/{name} is not what the articles say; `make format` writes it")
    return Findings(faults, [f"guide: {len(texts)} articles in {FOLDER}"])


def rewrite(root, swift_code):
    texts, _ = written(root)
    (root / FOLDER).mkdir(exist_ok=True)
    for path in (root / FOLDER).glob("*.md"):
        if path.name not in texts:
            path.unlink()
    for name, text in texts.items():
        (root / FOLDER / name).write_text(text)
    return f"guide: {len(texts)} articles in {FOLDER}"
