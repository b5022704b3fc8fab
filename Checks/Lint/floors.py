"""Each folder of a module names only what folders below it declare, by the order in Sources/floors.txt.

A name is a type, a member that extensions add to a type of a lower floor or of another module, or a top-level
function or value. What only the compiler knows stays unseen: operators, and what an inferred type has.
"""

import collections
import re

from . import Findings
from .swift_source import Source

Arrow = collections.namedtuple("Arrow", "path line name home owner")


class Module:
    """The files of one module, their floors, and who declares what."""

    def __init__(self, name, floors, texts):
        self.name = name
        self.floors = floors
        self.sources = {path: Source(text) for path, text in sorted(texts.items())}
        self.floor_of = {path: self.floor(path) for path in self.sources}
        self.outside = [path for path, floor in self.floor_of.items() if floor is None]
        self.types = {}  # by qualified name: the lowest floor that declares it
        self.private_types = collections.defaultdict(dict)  # the same, by file
        self.aliases = {}
        self.members = collections.defaultdict(list)  # by name: (type, its file's floor, whether an extension adds it)
        self.values = {}  # top-level functions and values
        self.collect()

    def floor(self, path):
        """The floor of the innermost listed folder that this file, `Folder/…/File.swift`, lies in."""
        folders = path.split("/")[:-1]
        for count in range(len(folders), 0, -1):
            if "/".join(folders[:count]) in self.floors:
                return self.floors.index("/".join(folders[:count]))
        return None

    def collect(self):
        placed = [(path, source) for path, source in self.sources.items() if self.floor_of[path] is not None]
        declared = [(path, entry) for path, source in placed for entry in source.types]
        self.declared = {".".join(entry.names) for _, entry in declared}
        targets = [(entry.names, entry.target) for _, entry in declared if entry.target]
        self.aliases = {".".join(names): target for names, target in targets}
        for path, entry in declared:
            name, floor = self.canonical(entry.names), self.floor_of[path]
            table = self.private_types[path] if entry.private else self.types
            table[name] = min(floor, table.get(name, floor))
        for path, source in placed:
            for member in source.members:
                floor = self.floor_of[path]
                if member.scope.kind == "file":
                    if not member.private:
                        self.values[member.name] = min(floor, self.values.get(member.name, floor))
                else:
                    owner = self.type_named(member.scope.names)
                    self.members[member.name].append((owner, floor, member.scope.kind == "extension"))

    def without_module(self, names):
        return names[1:] if names[0] == self.name and len(names) > 1 else names

    def canonical(self, names):
        """A qualified name as the place of its declaration has it, without typealiases on the way there."""
        names = self.without_module(names)
        for count in range(1, len(names)):
            target = self.aliases.get(".".join(names[:count]))
            if target:
                return self.canonical(self.path_from(target) + names[count:])
        return ".".join(names)

    def type_named(self, names):
        """The same, also where the whole name is a typealias."""
        return self.canonical(list(names) + [""]).removesuffix(".")

    def path_from(self, target):
        """What a typealias stands for, from the file's scope."""
        names, scope = target
        for around in scope.enclosing():
            if around.names and ".".join(around.names + names[:1]) in self.declared:
                return around.names + names
        return names

    def known(self, name, path):
        """The floor of a qualified name as this file sees it; `None`: the module does not declare it."""
        own = self.private_types[path].get(name)
        return self.types.get(name) if own is None else own

    def resolve(self, names, scope, path):
        """The longest qualified name that the module declares of these, and its floor; `None`: a foreign one."""
        names = self.without_module(names)
        base, rest = None, names[1:]
        for around in scope.enclosing():
            if names[0] in around.shadows:
                return None
            if around.names and names[0] == "Self":
                base = self.canonical(around.names)
                break
            # The compiler looks up names in the type that an extension names, but not in the types around it.
            if around.names and self.known(self.canonical(around.names + names[:1]), path) is not None:
                base = self.canonical(around.names + names[:1])
                break
        if base is None:
            base = self.canonical(names[:1])
        if self.known(base, path) is None:
            return None
        for part in rest:
            longer = self.canonical(base.split(".") + [part])
            if self.known(longer, path) is None:
                break
            base = longer
        return base, self.known(base, path)

    def uses(self, imported):
        """Every use of a name of the module: the file, the line, the name, and the floor that it is declared on."""
        for path, source in self.sources.items():
            if self.floor_of[path] is not None:
                yield from self.types_used(path, source)
                yield from self.values_used(path, source, imported)

    def types_used(self, path, source):
        for header in source.headers:
            # An extension that only contains types uses the name as a namespace, and does not need the type.
            if header.scope.adds_members:
                names = [token.text for token in source.tokens[header.at : header.at + header.count : 2]]
                found = self.resolve(names, source.root, path)
                if found:
                    yield path, source.tokens[header.at].line, *found
        for at, token in enumerate(source.tokens):
            if at in source.not_uses or token.kind not in ("name", "quoted") or source.is_sign(at - 1, "."):
                continue
            names, count = source.chain(at)
            found = self.resolve(names, source.scopes[at], path)
            if found:
                yield path, token.line, *found
            written = found[0].split(".") if found else names
            yield from self.initializers_used(path, source, at + count, self.type_named(written))

    def initializers_used(self, path, source, paren, name):
        """`Type(label:` where only an extension on a higher floor adds an initialiser that begins so."""
        if not (source.is_sign(paren, "(") and source.is_name(paren + 1) and source.is_sign(paren + 2, ":")):
            return
        label, floor = source.tokens[paren + 1].text, self.floor_of[path]
        adding = [home for owner, home, _ in self.members.get(f"init({label}:", ()) if owner == name]
        stored = [home for owner, home, _ in self.members.get(label, ()) if owner == name and home <= floor]
        if adding and min(adding) > floor and not stored and self.known(name, path) in (None, *range(floor + 1)):
            yield path, source.tokens[paren].line, f"{name}({label}:)", min(adding)

    def values_used(self, path, source, imported):
        floor = self.floor_of[path]
        for at, token in enumerate(source.tokens):
            if token.kind not in ("name", "quoted") or at in source.not_uses:
                continue
            name = token.text
            if source.is_sign(at - 1, "."):
                home = self.home_of_member(name, floor, path, imported)
            elif name in source.bound or source.is_sign(at + 1, ":"):
                continue
            else:
                around = {self.type_named(scope.names) for scope in source.scopes[at].enclosing() if scope.names}
                home = self.home_of_member(name, floor, path, imported, around)
                if home is None and name not in self.members:
                    home = self.values.get(name)
            if home is not None:
                yield path, token.line, name, home

    def home_of_member(self, name, floor, path, imported, around=None):
        """The lowest floor on which extensions, and they alone, add this member to what a file on `floor` can reach.

        `None`: they do not. With `around`, only the members of these types count.
        """
        declared = self.members.get(name, ())
        if not declared or name in imported:
            return None
        within_reach = []
        for owner, home, is_added in declared:
            owner_floor = self.known(owner, path)
            if around is not None and owner not in around:
                continue
            if owner_floor is None or owner_floor <= floor:
                within_reach.append((home, is_added))
        # Only members that extensions add can be on another floor than their type.
        if not all(is_added for _, is_added in within_reach):
            return None
        return min((home for home, _ in within_reach), default=None)

    def arrows(self, imported):
        """The uses that run up: one for each file and name, at the first line that has it."""
        found = {}
        for path, line, name, owner in self.uses(imported):
            home = self.floor_of[path]
            if owner > home:
                first = found.get((path, name))
                if not first or line < first.line:
                    found[path, name] = Arrow(path, line, name, self.floors[home], self.floors[owner])
        return sorted(found.values())

    def matrix(self, imported):
        """A table: in each row the folder that names, in each column the folder that declares; names/files."""
        cells = collections.defaultdict(lambda: (set(), set()))
        for path, _, name, owner in self.uses(imported):
            if owner != self.floor_of[path]:
                names, files = cells[self.floor_of[path], owner]
                names.add(name)
                files.add(path)
        heads = [re.sub(r".*/", "", floor)[:7] for floor in self.floors]
        width = max(map(len, self.floors)) + 2
        lines = [" " * width + "".join(head.ljust(8) for head in heads)]
        for row, floor in enumerate(self.floors):
            texts = []
            for column in range(len(self.floors)):
                names, files = cells.get((row, column), ((), ()))
                texts.append(f"{len(names)}/{len(files)}" if names else "." if row != column else "—")
            lines.append(floor.ljust(width) + "".join(text.ljust(8) for text in texts))
        return "\n".join(line.rstrip() for line in lines)


def read_table(text):
    """The modules of a floors.txt, each with its folders from the ground up, and the foreign members."""
    modules = {}
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            if not line[0].isspace():
                folders = modules.setdefault(line.strip(), [])
            else:
                folders.append(line.split()[0])
    return modules, set(modules.pop("Foreign members", ()))


def modules(root):
    """The modules that Sources/floors.txt lists, and the foreign members."""
    table, foreign = read_table((root / "Sources/floors.txt").read_text())
    listed = {}
    for name, floors in table.items():
        folder = root / "Sources" / name
        texts = {file.relative_to(folder).as_posix(): file.read_text() for file in folder.rglob("*.swift")}
        listed[name] = Module(name, floors, texts)
    return listed, foreign


def imported_members(module, listed, foreign):
    """The members that the other modules add which this one imports."""
    others = {other for source in module.sources.values() for other in source.imports} & listed.keys() - {module.name}
    return foreign.union(*(listed[other].members for other in others))


def matrices(root):
    """A table of each module: who names whom."""
    listed, foreign = modules(root)
    return "\n\n".join(
        f"{name}\n{module.matrix(imported_members(module, listed, foreign))}"
        for name, module in listed.items() if module.floors)


def check(root, swift_code):
    listed, foreign = modules(root)
    faults, closing = [], []
    sources = root / "Sources"
    for folder in sorted({file.relative_to(sources).parts[0] for file in sources.rglob("*.swift")} ^ listed.keys()):
        faults.append(f"Sources/{folder}: a module in Sources/floors.txt, or in Sources, that the other lacks")
    for name, module in listed.items():
        if not module.floors:
            continue  # listed without folders: a module that needs no floors
        folders = {path.split("/")[0] for path in module.sources if "/" in path}
        floors = {floor.split("/")[0] for floor in module.floors}
        faults += [f"Sources/{name}/{folder}: this folder is not in Sources/floors.txt" for folder in sorted(folders - floors)]
        for floor in module.floors:
            if not any(path.startswith(floor + "/") for path in module.sources):
                faults.append(f"Sources/floors.txt: {name} has no Swift file in a folder {floor}")
        for path in module.outside:
            if "/" not in path:
                faults.append(f"Sources/{name}/{path}: this file is outside every folder")
        arrows = module.arrows(imported_members(module, listed, foreign))
        for arrow in arrows:
            faults.append(
                f"Sources/{name}/{arrow.path}:{arrow.line}: {arrow.home} names {arrow.name}, "
                f"which {arrow.owner} above it declares"
            )
        count = f"{len(arrows)} arrows run up" if arrows else "no arrow runs up"
        closing.append(f"floors: {name}: {count} ({len(module.floors)} floors, {len(module.sources)} files)")
    for member in sorted(foreign - {member for module in listed.values() for member in module.members}):
        faults.append(f"Sources/floors.txt: nothing of ours is called {member}, so it need not be listed")
    if not listed:
        faults.append("Sources/floors.txt names no module")
    return Findings(faults, closing)
