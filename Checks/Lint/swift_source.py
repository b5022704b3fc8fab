"""Swift source as the scripts here read it: tokens without comments and text, and the scopes that braces open."""

import bisect
import re
from collections import namedtuple

# kind: name, quoted (a name in backticks), number, text (a literal) or sign; line counts from 1.
Token = namedtuple("Token", "kind text line")

PIECE = re.compile(
    r"""(?P<space>\s+) | (?P<line>//[^\n]*) | (?P<block>/\*)
      | (?P<text>\#*\"\"\"|\#*") | (?P<pattern>\#+/)
      | `(?P<quoted>[^`\n]+)` | (?P<name>[^\W\d]\w*|\$\w+|[@\#](?=[^\W\d])[^\W\d]\w*)
      | (?P<number>0[xob][\da-fA-F_.p]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)
      | (?P<sign>->|.)""",
    re.VERBOSE,
)
BLOCK_EDGE = re.compile(r"/\*|\*/")
BARE_PATTERN = re.compile(r"/(?![\s/*)])(?:\\.|[^/\\\n])+/")


def tokenize(text):
    """The tokens of a file. The code that a string interpolates is code; the string around it is one token."""
    ends_of_lines = [match.start() for match in re.finditer("\n", text)]
    tokens = []
    read_code(text, 0, tokens, lambda at: bisect.bisect_left(ends_of_lines, at) + 1, in_text=False)
    return tokens


def read_code(text, at, tokens, line_at, in_text):
    """Reads code from `at` to its end: that of the file or, in a string, of the interpolation."""
    depth = 0
    while at < len(text):
        match = PIECE.match(text, at)
        kind, start, piece = match.lastgroup, at, match.group(match.lastgroup)
        at = match.end()
        if kind in ("space", "line"):
            continue
        if kind == "block":
            at = end_of_block(text, at)
        elif kind == "text":
            hashes = piece.rstrip('"')
            tokens.append(Token("text", '""', line_at(start)))
            at = read_string(text, at, piece[len(hashes) :], hashes, tokens, line_at)
        elif kind == "pattern":
            end = text.find("/" + piece[:-1], at)
            at = len(text) if end < 0 else end + len(piece)
            tokens.append(Token("text", '""', line_at(start)))
        elif piece == "/" and (not tokens or tokens[-1].text in "(,:=[{&|!") and BARE_PATTERN.match(text, start):
            at = BARE_PATTERN.match(text, start).end()
            tokens.append(Token("text", '""', line_at(start)))
        else:
            if in_text and piece in "()":
                if piece == ")" and depth == 0:
                    return at
                depth += 1 if piece == "(" else -1
            tokens.append(Token(kind, piece, line_at(start)))
    return at


def end_of_block(text, at):
    """Where a block comment ends whose inside begins at `at`; they nest."""
    depth = 1
    while depth:
        edge = BLOCK_EDGE.search(text, at)
        if not edge:
            return len(text)
        depth += 1 if edge.group() == "/*" else -1
        at = edge.end()
    return at


def read_string(text, at, quote, hashes, tokens, line_at):
    """Reads a string whose inside begins at `at`, for the code that it interpolates; answers where it ends."""
    edge = re.compile(rf"\\{hashes}\(|\\{hashes}.|{quote}{hashes}" + ("" if quote == '"""' else "|\n"), re.DOTALL)
    while match := edge.search(text, at):
        at = match.end()
        if match.group() == f"\\{hashes}(":
            at = read_code(text, at, tokens, line_at, in_text=True)
        elif not match.group().startswith("\\"):
            return at
    return len(text)


TYPES = {"struct", "class", "enum", "protocol", "actor"}
VALUES = {"func", "var", "let", "case", "subscript", "init"}
MODIFIERS = set(
    """public package internal fileprivate private open final indirect static class mutating nonmutating override
    required convenience lazy weak unowned dynamic optional nonisolated isolated distributed prefix postfix infix
    consuming borrowing sending async""".split()
)


class Scope:
    """What a pair of braces encloses: a file, a type, an extension, or a body, which is anything else."""

    def __init__(self, kind, parent, names=None, private=False):
        self.kind = kind
        self.parent = parent
        self.names = names  # of a type or extension: the type's name as written, part by part, from the file's scope
        self.private = private or bool(parent and parent.private)
        self.shadows = set()  # names that mean something local here: generic parameters, types in a body
        self.adds_members = False  # of an extension: whether it has members other than types, or adds a conformance

    def enclosing(self):
        """The scope itself and those around it, from the inside out."""
        scope = self
        while scope:
            yield scope
            scope = scope.parent


# names: the qualified name as written, part by part; target: what a typealias stands for, and the scope of that name.
Declaration = namedtuple("Declaration", "names line private target")
# An extension's header: where its type is named, the number of tokens in that name, and the extension's scope.
Header = namedtuple("Header", "at count scope")
# A function, property, case or initializer (`init(label:`): its type, and whether an extension declares it.
Member = namedtuple("Member", "name scope line private")


class Source:
    """One file: its tokens, the scope of each, and what it declares."""

    def __init__(self, text):
        self.tokens = tokenize(text)
        self.scopes = []  # for each token
        self.imports = set()
        self.types, self.members, self.headers = [], [], []
        self.not_uses = set()  # tokens that do not use a name: declared names, imports, attributes
        self.bound = set()  # names of parameters, variables and labels anywhere in the file
        self.root = Scope("file", None)
        self.read()

    def is_name(self, at, *texts):
        token = self.tokens[at] if 0 <= at < len(self.tokens) else None
        return bool(token) and token.kind in ("name", "quoted") and (not texts or token.text in texts)

    def is_sign(self, at, text):
        return 0 <= at < len(self.tokens) and self.tokens[at].kind == "sign" and self.tokens[at].text == text

    def chain(self, at):
        """The names joined by dots from this token on, and how many tokens they take."""
        names, end = [self.tokens[at].text], at + 1
        while self.is_sign(end, ".") and self.is_name(end + 1):
            names.append(self.tokens[end + 1].text)
            end += 2
        return names, end - at

    def generics(self, at):
        """The parameters between `<` and `>` from this token on."""
        names, depth = set(), 0
        while at < len(self.tokens):
            text = self.tokens[at].text
            if text == "<":
                depth += 1
            elif text == ">":
                depth -= 1
                if depth == 0:
                    break
            if depth == 1 and text in "<,":
                after = at + 2 if self.is_name(at + 1, "each", "let") and self.is_name(at + 2) else at + 1
                names.add(self.tokens[after].text)
            at += 1
        return names

    def opening(self, at):
        """The brace that opens the body of what is declared at this token; `None`: it has none."""
        depth, start = 0, at
        while at < len(self.tokens):
            kind, text = self.tokens[at].kind, self.tokens[at].text
            if kind == "sign" and text in "([":
                depth += 1
            elif kind == "sign" and text in ")]":
                depth -= 1
            elif depth == 0 and kind == "sign" and text == "{":
                return at
            elif depth < 0 or depth == 0 and at > start and (text == "}" or kind == "name" and text in VALUES | TYPES):
                return None
            at += 1
        return None

    def is_private(self, at):
        """Whether the modifiers before this keyword make its declaration the file's own."""
        at -= 1
        while at >= 0:
            if self.is_sign(at, ")"):
                while at >= 0 and not self.is_sign(at, "("):
                    at -= 1
                at -= 1
                if not self.is_name(at) or self.tokens[at].text[0] != "@" and self.tokens[at].text not in MODIFIERS:
                    return False
            elif self.is_name(at, "private", "fileprivate"):
                return True
            elif not self.is_name(at) or self.tokens[at].text[0] != "@" and self.tokens[at].text not in MODIFIERS:
                return False
            at -= 1
        return False

    def read(self):
        openings, headers = {}, []  # scopes by their opening brace; headers that have a scope of their own
        scope = self.root
        for at, token in enumerate(self.tokens):
            while headers and at >= headers[-1][0]:
                headers.pop()
            self.scopes.append(headers[-1][1] if headers else scope)
            if token.kind == "sign":
                if token.text == "{":
                    scope = openings.get(at) or Scope("body", scope)
                    self.scopes[at] = scope
                elif token.text == "}" and scope.parent:
                    scope = scope.parent
                continue
            if token.kind not in ("name", "quoted"):
                continue
            if self.is_sign(at + 1, ":") or self.is_name(at - 1, "let", "var", "for", "inout"):
                self.bound.add(token.text)
            if token.text == "in" and token.kind == "name":
                self.bind_closure_parameters(at)
            if token.kind == "quoted" or self.is_sign(at - 1, ".") or self.is_name(at - 1, "import"):
                continue
            if token.text == "import":
                start = at + 2 if self.is_name(at + 1, *TYPES, *VALUES, "typealias") else at + 1
                names, count = self.chain(start)
                self.imports.add(names[0])
                self.not_uses.update(range(start, start + count))
            elif token.text == "@_spi":
                self.not_uses.update((at + 1, at + 2, at + 3))
            elif token.text in TYPES and self.is_name(at + 1) and self.tokens[at + 1].text not in VALUES | MODIFIERS:
                self.read_type(at, scope, openings, headers)
            elif token.text == "extension" and self.is_name(at + 1):
                self.read_extension(at, scope, openings, headers)
            elif token.text in ("typealias", "associatedtype") and self.is_name(at + 1):
                self.read_alias(at, scope)
            elif token.text in VALUES:
                self.read_value(at, scope, openings, headers)

    def bind_closure_parameters(self, at):
        """`{ a, b in`: what stands between the brace and this `in` names values."""
        back = at - 1
        while self.is_name(back) or self.is_sign(back, ",") or self.is_sign(back, "(") or self.is_sign(back, ")"):
            back -= 1
        if self.is_sign(back, "{") or self.is_sign(back, "]"):
            self.bound.update(self.tokens[place].text for place in range(back + 1, at))

    def declare(self, name_at, scope, private, target=None):
        name = self.tokens[name_at].text
        self.not_uses.add(name_at)
        if scope.kind == "body":
            scope.shadows.add(name)
            return [name]
        names = (scope.names or []) + [name]
        self.types.append(Declaration(names, self.tokens[name_at].line, private or scope.private, target))
        return names

    def read_type(self, at, scope, openings, headers):
        private = self.is_private(at)
        names = self.declare(at + 1, scope, private)
        inner = Scope("type" if scope.kind != "body" else "body", scope, names, private)
        header = Scope("body", scope)
        if self.is_sign(at + 2, "<"):
            parameters = self.generics(at + 2)
            header.shadows |= parameters
            # The type's body and its extensions see the parameters like nested types.
            self.types += [Declaration(names + [name], self.tokens[at].line, private, None) for name in parameters]
        brace = self.opening(at + 1)
        if brace:
            openings[brace] = inner
            headers.append((brace, header))

    def read_extension(self, at, scope, openings, headers):
        names, count = self.chain(at + 1)
        inner = Scope("extension", scope, names, self.is_private(at))
        self.headers.append(Header(at + 1, count, inner))
        self.not_uses.update(range(at + 1, at + 1 + count))
        inner.adds_members = self.is_sign(at + 1 + count, ":")
        brace = self.opening(at + 1)
        if brace:
            openings[brace] = inner
            headers.append((brace, Scope("body", scope)))

    def read_alias(self, at, scope):
        end = at + 2
        if self.is_sign(end, "<"):
            while not self.is_sign(end, ">"):
                end += 1
            end += 1
        target = None
        if self.is_sign(end, "=") and self.is_name(end + 1):
            target = (self.chain(end + 1)[0], scope)
        self.declare(at + 1, scope, self.is_private(at), target)

    def read_value(self, at, scope, openings, headers):
        keyword = self.tokens[at].text
        if keyword in ("func", "init", "subscript"):
            generic = at + 1
            while generic < len(self.tokens) and self.tokens[generic].text not in ("<", "(", "{"):
                generic += 1
            if keyword == "func" and not self.is_name(at + 1):  # an operator, which may itself be `<`
                generic = at + 2
            if self.is_sign(generic, "<"):
                body = Scope("body", scope)
                body.shadows |= self.generics(generic)
                # Without a body this is a protocol requirement, whose signature ends where the next begins.
                brace = self.opening(generic)
                if brace:
                    openings[brace] = body
                headers.append((brace or self.end_of_signature(generic), body))
        if scope.kind == "body":
            return
        if scope.kind == "extension":
            scope.adds_members = True
        private = self.is_private(at) or scope.private
        for name, line in self.names_of_value(at, keyword):
            self.members.append(Member(name, scope, line, private))

    def end_of_signature(self, at):
        depth = 0
        while at < len(self.tokens):
            text = self.tokens[at].text
            depth += (text in ("(", "[")) - (text in (")", "]"))
            if depth == 0 and (text == "}" or text in VALUES):
                return at
            at += 1
        return at

    def names_of_value(self, at, keyword):
        """The names that a `func`, `var`, `let`, `case` or `init` declares, each with its line."""
        if keyword == "init":
            paren = at + 1
            while paren < len(self.tokens) and self.tokens[paren].text != "(":
                paren += 1
            if self.is_name(paren + 1) and self.tokens[paren + 1].text != "_":
                yield f"init({self.tokens[paren + 1].text}:", self.tokens[at].line
        elif self.is_name(at + 1) and keyword != "subscript":
            yield self.tokens[at + 1].text, self.tokens[at + 1].line
            self.not_uses.add(at + 1)
            depth, place = 0, at + 2
            while keyword == "case" and place < len(self.tokens):
                text = self.tokens[place].text
                depth += (text in ("(", "[")) - (text in (")", "]"))
                if depth < 0 or depth == 0 and (text == "}" or text in VALUES | TYPES | MODIFIERS):
                    break
                if depth == 0 and text == "," and self.is_name(place + 1):
                    yield self.tokens[place + 1].text, self.tokens[place + 1].line
                    self.not_uses.add(place + 1)
                place += 1
