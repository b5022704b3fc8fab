"""Identifiers in Swift code, and the names of its files, have American spelling, as Swift's own have.

Comments and strings are prose, where either spelling is right.
"""

import re

from . import Findings
from .swift_source import tokenize

# The beginnings of British words, and the American ones. `cancelled` is Swift's own spelling, so it is not here.
AMERICAN = dict(
    pair.split(":")
    for pair in """
    analys:analyz armour:armor artefact:artifact behaviour:behavior catalogue:catalog catalys:catalyz centr:center
    clamour:clamor colour:color defence:defense dialogue:dialog endeavour:endeavor favour:favor fibre:fiber
    flavour:flavor grey:gray harbour:harbor honour:honor humour:humor labell:label labour:labor
    licence:license litre:liter metre:meter modell:model mould:mold neighbour:neighbor odour:odor offence:offense
    organis:organiz paralys:paralyz parlour:parlor plough:plow practis:practic programme:program rumour:rumor
    sceptic:skeptic signall:signal theatre:theater travell:travel tumour:tumor tyre:tire vapour:vapor vigour:vigor
    authoris:authoriz capitalis:capitaliz categoris:categoriz characteris:characteriz customis:customiz
    emphasis:emphasiz equalis:equaliz finalis:finaliz formalis:formaliz generalis:generaliz initialis:initializ
    localis:localiz materialis:materializ maximis:maximiz memoris:memoriz minimis:minimiz neutralis:neutraliz
    normalis:normaliz optimis:optimiz parametris:parametriz prioritis:prioritiz quantis:quantiz randomis:randomiz
    rasteris:rasteriz realis:realiz recognis:recogniz serialis:serializ specialis:specializ stabilis:stabiliz
    standardis:standardiz summaris:summariz symbolis:symboliz synchronis:synchroniz tokenis:tokeniz
    utilis:utiliz vectoris:vectoriz visualis:visualiz
    """.split()
)
# Words with these beginnings that are American all the same.
RIGHT = re.compile(
    r"centr(al|if|ip|o|um)|emphasis$|analys(is|t)|catalyst|paralysis|organism|programme[dr]"
    r"|(optim|real|minim|special|final|general|capital|formal)is[mt]"
)
BRITISH = re.compile("|".join(AMERICAN), re.IGNORECASE)
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


def american(name):
    """The name in American spelling; the same where it has it."""

    def word(match):
        part = match.group()
        for british, better in AMERICAN.items():
            if part.lower().startswith(british) and not RIGHT.match(part.lower()):
                ending = part[len(british) :]
                if british == "centr":
                    ending = {"e": "", "es": "s", "ed": "ed", "ing": "ing"}.get(ending, ending)
                better = better.capitalize() if part[0].isupper() else better
                return better + ending
        return part

    return WORD.sub(word, name)


def check(root, swift_code):
    files = []
    for path in (root / each for each in swift_code):
        files += sorted(path.rglob("*.swift")) if path.is_dir() else [path]
    files = [file for file in files if ".build" not in file.parts]
    found = {}  # by identifier: its first location, and its number of uses
    for file in files:
        path = file.relative_to(root)
        if american(file.stem) != file.stem:
            found.setdefault(file.name, [str(path), 0])[1] += 1
        text = file.read_text()
        for token in tokenize(text) if BRITISH.search(text) else ():
            if token.kind in ("name", "quoted") and american(token.text) != token.text:
                found.setdefault(token.text, [f"{path}:{token.line}", 0])[1] += 1
    faults = [
        f"{where}: {name}, in American spelling {american(name)}" + (f" ({count} times)" if count > 1 else "")
        for name, (where, count) in sorted(found.items(), key=lambda entry: entry[1][0])]
    if not files:
        faults.append("spelling: there is no Swift file here")
    result = f"{len(found)} identifiers are spelt the British way" if found else "every identifier has American spelling"
    return Findings(faults, [f"spelling: {result} ({len(files)} files)"])
