"""docs/reference.md has every public declaration of the products, with its defaults and its summary.

What is marked `@_spi` is not promised to anybody and left out, and so is what is unavailable: the compiler names the counterpart.
"""

import collections
import re

from . import Findings

PAGE = "docs/reference.md"
TOOLKITS = {"GTK 4": "ScrimGTK", "UIKit": "ScrimUIKit", "SwiftUI": "ScrimSwiftUI"}
KINDS = "struct|class|enum|protocol|actor|extension|func|var|let|case|init|subscript|typealias|macro|associatedtype"
MODIFIERS = r"(?:public|package|internal|private|fileprivate|final|static|mutating|nonisolated(?:\(unsafe\))?|indirect|override|convenience|weak)"
DECLARED = re.compile(
    rf"^( *)((?:@[\w.]+(?:\([^)]*\))? )*)((?:{MODIFIERS}(?:\(set\))? )*)({KINDS})\b(.*)$")

# What the page leaves out, and what it keeps: `nonisolated` tells what any thread may use.
SAMPLES = {
    "@MainActor public final func show(_ overlay: Overlay)": "func show(_ overlay: Overlay)",
    "@discardableResult public func flash(_ act: @escaping @MainActor () -> Void)": "func flash(_ act: @escaping () -> Void)",
    "public nonisolated func report(_ progress: Double)": "nonisolated func report(_ progress: Double)",
    "init(_ id: String, height: @escaping @Sendable (Size) -> Double)": "init(_ id: String, height: @escaping @Sendable (Size) -> Double)",
}

Entry = collections.namedtuple("Entry", "owner kind name text summary")


def summary_of(lines):
    """The first paragraph of a documentation comment, as one line."""
    paragraph = []
    for line in lines:
        if not line.strip():
            break
        paragraph.append(line.strip())
    return re.sub(r"``(\w[^`]*)``", r"`\1`", " ".join(paragraph))


def whole(lines, at):
    """The declaration that begins on this line, to its body or end, as one line; and the line after it."""
    text, depth = "", 0
    while at < len(lines):
        in_quotes = False
        for index, sign in enumerate(lines[at]):
            in_quotes ^= sign == '"'
            if in_quotes:
                continue
            depth += (sign in "([") - (sign in ")]")
            if depth == 0 and sign == "{":
                return (text + lines[at][:index]).strip(), at + 1
        text += lines[at].split(" //")[0].strip() + " "
        at += 1
        following = lines[at].strip() if at < len(lines) else ""
        if depth == 0 and not re.match(r"(->|where\b|async\b|throws\b|\{)", following) and not text.rstrip().endswith(("->", "=")):
            break
    return text.strip(), at


def tidy(text):
    text = re.sub(r"\s+", " ", text)
    text = re.sub(r"([(\[]) | ([)\]])", r"\1\2", text)
    return re.sub(r"\b(public|internal\(set\)|final) |@(MainActor|discardableResult|inlinable|ViewBuilder) ", "", text).strip()


def numbers(root):
    """The library's own numbers by name: an app's author does not see `Tuning`, only what a default is."""
    text = (root / "Sources/Scrim/Ground/Tuning.swift").read_text()
    return dict(re.findall(r"\bstatic let (\w+) = (.+)$", text, flags=re.MULTILINE))


def entries(root, module):
    """What the files of a module declare for everybody, in the order of the files."""
    values = numbers(root)
    sources = "\n".join(path.read_text() for path in (root / "Sources" / module).rglob("*.swift"))
    kept = re.findall(r"@_spi\(\w+\)\s+(?:@\w+\s+)*public (?:final )?(?:struct|class|enum|protocol) (\w+)", sources)
    for path in sorted((root / "Sources" / module).rglob("*.swift")):
        lines = path.read_text().split("\n")
        scopes, comment, hidden, at = [], [], False, 0
        while at < len(lines):
            line = lines[at]
            stripped = line.strip()
            if stripped.startswith("///"):
                comment.append(stripped[3:])
                at += 1
                continue
            if stripped.startswith("@_spi") and " import " not in stripped:
                hidden = True
            if stripped.startswith("@available("):
                attribute, at = whole(lines, at) if stripped.endswith("(") else (stripped, at + 1)
                hidden = hidden or "unavailable" in attribute
                continue
            found = DECLARED.match(line)
            if not found:
                if stripped and not stripped.startswith(("@", "//", "#")):
                    comment, hidden = [], False
                at += 1
                continue
            indent, attributes, words, kind, rest = found.groups()
            scopes = [scope for scope in scopes if scope[0] < len(indent)]
            around = scopes[-1] if scopes else None
            hidden = hidden or "@_spi" in attributes or bool(around and around[4])
            if kind in ("struct", "class", "enum", "protocol", "actor", "extension") and not re.match(r" (func|var)\b", rest):
                own = re.match(r" *([\w.]+)", rest).group(1)
                name = f"{around[1]}.{own}" if around and kind != "extension" else own
                hidden = hidden or name.split(".")[0] in kept
                public = "public" in words or kind == "extension"
                implicit = "public" in words and kind in ("protocol",)
                scopes.append((len(indent), name, kind, implicit, hidden, public))
                if public and kind != "extension" and not hidden and (not around or around[5]):
                    yield Entry(around[1] if around else "", kind, name, tidy(whole(lines, at)[0].split(":")[0]), summary_of(comment))
                comment, hidden = [], False
                at += 1
                continue
            inside = around and around[5]
            is_case = around and around[2] == "enum" and len(indent) == around[0] + 4 and re.match(r" +`?\w", rest)
            given = kind == "case" and is_case or around and around[3]
            text, after = whole(lines, at)
            if not hidden and ("public" in words or given and inside) and (inside or not around):
                text = re.sub(r"\bTuning\.(\w+)", lambda found: values.get(found.group(1), found.group()), tidy(text))
                if kind in ("var", "let"):
                    text = re.sub(r" = .*", "", text) if len(text) > 110 else text
                named = re.search(r"\b(?:func|var|let|case|typealias|associatedtype) +`?([\w]+|[^\s(]+)", text)
                name = named.group(1) if named else kind
                yield Entry(around[1] if around else "", kind, name, text, summary_of(comment))
            comment, hidden = [], False
            at = max(after, at + 1) if kind in ("func", "init", "subscript") else at + 1


def cell(text):
    return text.replace("|", "\\|")


def code(text):
    quotes = "``" if "`" in text else "`"
    return f"{quotes}{cell(text)}{quotes}" if text else ""


def parameters(text):
    """The parameters of a function as (label and type, default)."""
    opened = text.find("(")
    depth, parts, part = 0, [], ""
    for sign in text[opened:]:
        depth += sign in "([{<"
        depth -= sign in ")]}" or (sign == ">" and not part.endswith("-"))
        if depth == 0:
            break
        if depth == 1 and sign == ",":
            parts.append(part)
            part = ""
        elif not (depth == 1 and sign == "(" and not part and not parts):
            part += sign
    parts.append(part)
    return [tuple(each.strip() for each in (piece.split(" = ", 1) + [""])[:2]) for piece in parts if piece.strip()]


def table(rows):
    return ["| declaration | what it is |", "|---|---|", *(f"| {code(each.text)} | {cell(each.summary)} |" for each in rows), ""]


def written(root):
    core = list(entries(root, "Scrim"))
    out = [
        "# Reference", "",
        "Every public declaration with its defaults, made from the sources by `make format`. It is for you if you look "
        "for a name. The summaries are the first lines of the documentation; the rest of it is in the sources, and in `out/docs` after `make docs`.", "",
        "`@MainActor` and `@discardableResult` are left out. Everything that shows, changes or ends overlays is on the main actor, and so is every closure "
        "that is not marked `@Sendable`. Any thread may use what is marked `nonisolated`, and values such as `Overlay`.", "",
        "[Presets](#presets) · [Three toolkits side by side](#three-toolkits-side-by-side) · [Types of the core](#types-of-the-core) · [Tests](#tests)", "",
        "## Presets", "",
        "Each makes an `Overlay`; a value that you leave out has the default. All other options are members of [`Overlay`](#overlay).", "",
    ]
    presets = [each for each in core if each.owner == "Overlay" and each.kind == "func" and "static func" in each.text]
    for preset in presets:
        out += [f"### {preset.name}", "", preset.summary, "", "| parameter | default |", "|---|---|"]
        out += [f"| {code(name)} | {code(default) or 'needed'} |" for name, default in parameters(preset.text)] or ["| none | |"]
        out += [""]
    hosts = {label: list(entries(root, module)) for label, module in TOOLKITS.items()}
    out += ["## Three toolkits side by side", "", "What one toolkit adds, by name. `show`, `flash`, `during`, `ask`, `choose` and `undoable` are those of [`Overlay.Presenter`](#overlaypresenter), `present` is that of [`Overlays`](#overlays), on every toolkit.", ""]
    names = list(dict.fromkeys(each.name for host in hosts.values() for each in host if each.kind in ("func", "var", "let", "init")))
    out += ["| name | " + " | ".join(hosts) + " |", "|---|" + "---|" * len(hosts)]
    for name in sorted(names, key=str.lower):
        cells = []
        for host in hosts.values():
            found = [each for each in host if each.name == name]
            cells.append("<br>".join(code((f"{each.owner}: " if each.owner else "") + each.text) for each in found))
        out.append(f"| {code(name)} | " + " | ".join(cells) + " |")
    out.append("")
    for title, listed in (("Types of the core", core), ("Tests", list(entries(root, "ScrimTesting")))):
        out += [f"## {title}", ""]
        types = {each.name: each for each in listed if each.kind in ("struct", "class", "enum", "protocol", "actor")}
        owners = sorted(dict.fromkeys([*types, *(each.owner for each in listed if each.owner)]), key=str.lower)
        for owner in owners:
            members = [each for each in listed if each.owner == owner and each.name not in types and each not in presets]
            if owner not in types and not members:
                continue
            out += [f"### {owner}", ""]
            if owner in types and types[owner].summary:
                out += [types[owner].summary, ""]
            if members:
                out += table(members)
        free = [each for each in listed if not each.owner and each.name not in types]
        if free:
            out += ["### Functions", "", *table(free)]
    count = len(core) + sum(map(len, hosts.values())) + len(list(entries(root, "ScrimTesting")))
    return "\n".join(out).rstrip() + "\n", count


def check(root, swift_code):
    faults = [f"reference: `{text}` is read as `{tidy(text)}`" for text, expected in SAMPLES.items() if tidy(text) != expected]
    if faults:
        return Findings(faults, [])
    text, count = written(root)
    page = root / PAGE
    if not page.exists() or page.read_text() != text:
        return Findings([f"reference: {PAGE} is not what the sources say; `make format` writes it"], [])
    return Findings([], [f"reference: {count} public declarations, as {PAGE} has them"])


def rewrite(root, swift_code):
    text, count = written(root)
    (root / PAGE).write_text(text)
    return f"reference: {count} public declarations in {PAGE}"
