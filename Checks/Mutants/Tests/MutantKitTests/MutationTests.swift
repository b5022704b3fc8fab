import Testing

@testable import MutantKit

/// The mutations of each operator on a snippet.
struct MutationTests {
    /// The mutations that an operator makes of a statement in a function.
    private func broken(_ statement: String, _ kind: MutationOperator) -> [String] {
        let head = "func f() {\n"
        let source = SourceText("\(head)\(statement)\nend\n}\n")
        return source.mutations.filter { $0.kind == kind }.map { mutation in
            var bytes = Array(statement.utf8)
            let shift = head.utf8.count
            bytes.replaceSubrange(
                (mutation.range.lowerBound - shift)..<(mutation.range.upperBound - shift),
                with: Array(mutation.replacement.utf8))
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    @Test(
        arguments: [
            (MutationOperator.boundary, "let a = b < c", ["let a = b <= c"]),
            (.boundary, "let a = b >= c", ["let a = b > c"]),
            (.order, "let a = b < c", ["let a = b > c"]),
            (.order, "if b < c {}", []),
            (.equality, "let a = b == c", ["let a = b != c"]),
            (.equality, "let a = b !== c", ["let a = b === c"]),
            (.connective, "let a = b && c || d", ["let a = (b) || (c) || d", "let a = (b && c) && (d)"]),
            (.conditionDropped, "let a = b && !c", ["let a = (b)", "let a = (!c)"]),
            (
                .conditionDropped, "guard a, let b, c else { return }",
                [
                    "guard true, let b, c else { return }", "guard a, let b, true else { return }",
                ]
            ),
            (.conditionDropped, "for a in b where a.isUp {}", ["for a in b where true {}"]),
            (.conditionDropped, "if a {}", []),
            (.negation, "if a == b {}", ["if !(a == b) {}"]),
            (.negation, "if !a {}", ["if (a) {}"]),
            (.negation, "let a = !b", ["let a = (b)"]),
            (.negation, "let a = b ? c : d", ["let a = !(b) ? c : d"]),
            (.negation, "while a {}", ["while !(a) {}"]),
            (.arithmetic, "let a = b + c * d", ["let a = b - c * d", "let a = b + c / d"]),
            (.arithmetic, "a -= b", ["a += b"]),
            (.arithmetic, "let a = -b", ["let a = (b)"]),
            (.range, "for a in 0..<b {}", ["for a in 0...b {}"]),
            (.boolean, "a = true", ["a = false"]),
            (.number, "let a = 0", ["let a = 1"]),
            (.number, "let a = b[1] + 2", ["let a = b[0] + 2"]),
            (.extreme, "let a = max(b, c)", ["let a = min(b, c)"]),
            (.extreme, "let a = b.min()", ["let a = b.max()"]),
            (.end, "let a = b.first { $0.isUp }", ["let a = b.last { $0.isUp }"]),
            (.end, "let a = b.removeFirst()", ["let a = b.removeLast()"]),
            (.quantifier, "let a = b.contains { $0.isUp }", ["let a = b.allSatisfy { $0.isUp }"]),
            (.quantifier, "let a = b.contains(where: f)", ["let a = b.allSatisfy(f)"]),
            (.quantifier, "let a = b.allSatisfy(f)", ["let a = b.contains(where: f)"]),
            (.quantifier, "let a = b.contains(c)", []),
            (.axis, "let a = b.x", ["let a = b.y"]),
            (.fallback, "let a = b ?? c", ["let a = (c)"]),
            (.deletion, "a.b()", ["_ = ()"]),
            (.deletion, "try await a?.b { c }", ["_ = ()"]),
            (.deletion, "a = b", ["_ = ()"]),
            (.deletion, "a += b", ["_ = ()"]),
            (.deletion, "guard a else { return }", []),
            (.deletion, "if a { return }", ["if a { _ = () }"]),
            (.deletion, "for a in b { continue }", ["for a in b { _ = () }"]),
            (.deletion, "switch a { default: break }", []),
            (.deletion, "fatalError()", []),
        ] as [(MutationOperator, String, [String])])
    func breaks(_ kind: MutationOperator, _ statement: String, _ expected: [String]) {
        #expect(broken(statement, kind) == expected)
    }

    @Test func everyOperatorIsTried() {
        let source = SourceText(
            """
            func f() -> Bool {
                for a in 0..<b.first where !a.x { c += max(true ? d : e ?? 1, 2) }
                g()
                return b.contains { $0 < 1 && $0 == h }
            }
            """)
        let tried = Set(source.mutations.map(\.kind))
        #expect(Set(MutationOperator.allCases).subtracting(tried) == [.byHand])
    }

    @Test func whatIsLookedUpAtBuildTimeStays() {
        let source = SourceText(
            """
            @available(iOS 16, *) enum A: Int { case b = 0 }
            func f(_ a: (Int, Int)) { g(a.0) }
            """)
        #expect(source.mutations.map(\.kind) == [.deletion])
    }

    @Test func aValueThatIsReturnedWithoutAWordIsNotLeftOut() {
        let source = SourceText("func f() -> Int { g() }\nvar a: Int { g() }\nfunc h() { g() }")
        #expect(source.mutations.map(\.function) == ["h()"])
    }

    @Test func whatAnInitializerGivesAValueIsNotLeftOut() {
        let source = SourceText("struct A { init() { b = c; self.init(d); e() } }")
        #expect(source.mutations.map(\.original) == ["e()"])
    }

    @Test func itTellsWhereItIs() throws {
        let source = SourceText(
            """
            extension Stage {
                struct Row {
                    var isUp: Bool {
                        let isOver = true
                        return isOver
                    }
                }
                func wake(_ id: Int, at now: Int) { isUp = now  <
                    1 }
            }
            """)
        let first = try #require(source.mutations.first)
        #expect((first.function, first.line) == ("Stage.Row.isUp", 4))
        let boundary = try #require(source.mutations.first { $0.kind == .boundary })
        #expect(boundary.function == "Stage.wake(_:at:)")
        #expect(boundary.original == "now < 1")
        #expect(boundary.mutated == "now <= 1")
        #expect(boundary.line == 8)
    }

    @Test func byHandATextIsReplacedInItsFunction() throws {
        let source = SourceText("func f() { a(b) }\nfunc g() { a(b); a(b) }")
        let mutation = try #require(source.mutation(in: "g()", replacing: "a(b)", by: "c"))
        #expect(mutation.range == 29..<33)
        #expect(mutation.replacement == "c")
        #expect(source.mutation(in: "g()", replacing: "a(c)", by: "c") == nil)
        #expect(source.mutation(in: "h()", replacing: "a(b)", by: "c") == nil)
    }

    @Test func theSameWordsAreCounted() {
        let source = SourceText("func f() { a(); a() }")
        let mutants = Mutant.number([("A.swift", source.mutations)])
        #expect(
            mutants.map(\.key) == [
                "f() | deletion | `a()` → `nothing`", "f() | deletion | `a()` → `nothing` #2",
            ])
        #expect(mutants.map(\.number) == [1, 2])
    }
}
