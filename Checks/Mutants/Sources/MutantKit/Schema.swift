import SwiftSyntax

/// A source file with all of its mutants, of which a switch selects one at run time.
///
/// Each body is written once for every mutant in it, and once unchanged. A mutant is therefore compiled like an edit by
/// hand: nothing is wrapped, and types are inferred as in the original.
public struct Schema: Sendable {
    /// The Swift source.
    public let text: String
    /// The lines of the source, from 1, that belong to each mutant: compiler errors in them are about that mutant.
    public let lines: [(lines: ClosedRange<Int>, number: Int)]

    /// The module with the switch.
    public static let module = "CMutants"

    /// Writes a file with the selected mutants.
    public init(_ source: SourceText, _ mutants: [Mutant]) {
        var writer = Writer(source: source)
        writer.put("import \(Self.module)\n")
        var place = 0
        for region in source.regions {
            let range = region.range
            let inside = mutants.filter { range.contains($0.mutation.range) }
            guard !inside.isEmpty else { continue }
            writer.put(source.text(place..<range.lowerBound))
            switch region.kind {
            case .body(let ending): writer.put(body: region, inside, ending)
            case .expression: writer.put(expression: region, inside)
            }
            place = range.upperBound
        }
        writer.put(source.text(place..<source.bytes.count))
        (text, lines, bodies) = (writer.text, writer.lines, writer.bodies)
    }

    /// The lines of each body, and the mutants that may cause an error at its end.
    private let bodies: [(lines: ClosedRange<Int>, suspects: [Int])]

    /// The mutants that a compiler error in a line may be about.
    ///
    /// An error about something missing is reported at the end of a body. Any mutant that leaves something out may
    /// cause it, or else any mutant.
    public func mutants(at line: Int) -> [Int] {
        let own = lines.filter { $0.lines.contains(line) }.map(\.number)
        return own.isEmpty ? bodies.filter { $0.lines.contains(line) }.flatMap(\.suspects) : own
    }
}

/// Writes the text of a schema.
private struct Writer {
    let source: SourceText
    private(set) var text = ""
    private(set) var lines: [(lines: ClosedRange<Int>, number: Int)] = []
    private(set) var bodies: [(lines: ClosedRange<Int>, suspects: [Int])] = []
    private var line = 1

    init(source: SourceText) { self.source = source }

    mutating func put(_ part: String) {
        text += part
        line += part.utf8.count { $0 == UInt8(ascii: "\n") }
    }

    /// - Parameter ending: If a value must be returned, a mutant without a `return` traps.
    mutating func put(body region: Region, _ mutants: [Mutant], _ ending: Region.Ending) {
        let (prefix, suffix) =
            switch ending {
            case .value: ("return ", "")
            case .returns: ("", "fatalError()\n")
            case .nothing: ("", "")
            }
        let top = line
        put("switch mutant_number() {\n")
        for mutant in mutants {
            let first = line
            put("case \(mutant.number):\n\(prefix)\(edited(region, mutant))\n\(suffix)")
            lines.append((first...(line - 1), mutant.number))
        }
        put("default:\n\(watched(region, mutants, prefix: prefix))\n}\n")
        // The brace after the body is its end.
        let deletions = mutants.filter { $0.mutation.kind == .deletion }
        bodies.append((top...(line + 1), (deletions.isEmpty ? mutants : deletions).map(\.number)))
    }

    /// If the whole is too complex for the compiler, any of the mutants may be the cause.
    mutating func put(expression region: Region, _ mutants: [Mutant]) {
        let top = line
        put("(\n")
        for mutant in mutants {
            let first = line
            put("mutant_is(\(mutant.number)) ? (\(edited(region, mutant))) :\n")
            lines.append((first...(line - 1), mutant.number))
        }
        put("(\(source.text(region.range))))")
        bodies.append((top...line, mutants.map(\.number)))
    }

    private func edited(_ region: Region, _ mutant: Mutant) -> String {
        let (whole, part) = (region.range, mutant.mutation.range)
        return source.text(whole.lowerBound..<part.lowerBound) + mutant.mutation.replacement
            + source.text(part.upperBound..<whole.upperBound)
    }

    /// The unchanged body, which records which mutants would have been reached.
    private func watched(_ region: Region, _ mutants: [Mutant], prefix: String) -> String {
        var marks: [Int: [Int]] = [:]
        for mutant in mutants {
            marks[region.watchPoint(of: mutant.mutation), default: []].append(mutant.number)
        }
        var place = region.range.lowerBound
        var written = Self.marks(marks.removeValue(forKey: place)) + prefix
        for (offset, numbers) in marks.sorted(by: { $0.key < $1.key }) {
            written += source.text(place..<offset) + Self.marks(numbers)
            place = offset
        }
        return written + source.text(place..<region.range.upperBound)
    }

    private static func marks(_ numbers: [Int]?) -> String {
        (numbers ?? []).map { "mutant_reached(\($0)); " }.joined()
    }
}

extension Region {
    /// The offset for a statement that runs before the mutated one, as near to it as possible.
    fileprivate func watchPoint(of mutation: Mutation) -> Int {
        var point = range.lowerBound
        var next = node.token(at: AbsolutePosition(utf8Offset: mutation.range.lowerBound)).map { Syntax($0) }
        while let here = next, here.id != node.id {
            if let item = here.as(CodeBlockItemSyntax.self), item.canFollowStatement(in: self) {
                point = item.bytes.lowerBound
                break
            }
            next = here.parent
        }
        return point
    }
}

extension CodeBlockItemSyntax {
    /// True if another statement may precede this one without changing what kind of construct contains them.
    fileprivate func canFollowStatement(in region: Region) -> Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self) else { return false }
        if list.id == region.node.id {
            // An implicit return is made explicit.
            return true
        }
        guard let owner = list.parent else { return false }
        // The type of a single-expression closure is inferred from the expression.
        if owner.is(ClosureExprSyntax.self) { return list.count > 1 }
        guard list.count == 1, list.isValue else { return true }
        guard let choice = owner.choice else { return !owner.isImplicitGetter }
        return !choice.isValue(in: region)
    }
}

extension Syntax {
    /// The `if` or `switch` of which this is a branch.
    fileprivate var choice: Syntax? {
        if self.is(SwitchCaseSyntax.self) { return parent?.parent }
        return parent?.is(IfExprSyntax.self) == true ? parent : nil
    }

    fileprivate var isImplicitGetter: Bool {
        self.is(AccessorBlockSyntax.self) || parent?.is(FunctionDeclSyntax.self) == true
            || parent?.is(AccessorDeclSyntax.self) == true
    }

    /// True if an `if` or `switch` is used as an expression, or may be.
    fileprivate func isValue(in region: Region) -> Bool {
        guard var parent else { return true }
        if parent.is(IfExprSyntax.self) { return parent.isValue(in: region) }
        if parent.is(ExpressionStmtSyntax.self), let above = parent.parent { parent = above }
        guard let item = parent.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return true }
        if list.count > 1 { return false }
        if list.id == region.node.id {
            if case .body(.value) = region.kind { return true }
            return false
        }
        guard let owner = list.parent else { return true }
        if owner.is(ClosureExprSyntax.self) { return true }
        if let choice = owner.choice { return choice.isValue(in: region) }
        return owner.isImplicitGetter
    }
}

extension Range<Int> {
    fileprivate func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
