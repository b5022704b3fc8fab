import Testing

@testable import MutantKit

/// The text of a file with its mutants.
struct SchemaTests {
    private func schema(_ text: String, _ kinds: Set<MutationOperator>) -> Schema {
        let source = SourceText(text)
        let mutants = Mutant.number([("A.swift", source.mutations.filter { kinds.contains($0.kind) })])
        return Schema(source, mutants)
    }

    @Test func aBodyIsWrittenOnceForEachAndOnceAsItIs() {
        let schema = schema("func f() {\n    a()\n    b()\n}\n", [.deletion])
        #expect(
            schema.text == """
                import CMutants
                func f() {
                    switch mutant_number() {
                case 1:
                _ = ()
                    b()
                case 2:
                a()
                    _ = ()
                default:
                mutant_reached(1); a()
                    mutant_reached(2); b()
                }

                }

                """)
        #expect(schema.mutants(at: 6) == [1])
        #expect(schema.mutants(at: 8) == [2])
        #expect(schema.mutants(at: 13) == [1, 2])
    }

    @Test func aValueIsReturnedInSoManyWords() {
        let schema = schema("var a: Bool { b == c }", [.equality])
        #expect(schema.text.contains("return b != c"))
        #expect(schema.text.contains("mutant_reached(1); return b == c"))
    }

    @Test func aChoiceThatIsAValueStaysOne() {
        let text = "var a: Int {\n    switch b {\n    case .c: d + 1\n    case .e: f\n    }\n}"
        let schema = schema(text, [.arithmetic])
        #expect(schema.text.contains("mutant_reached(1); return switch b {"))
        #expect(schema.text.contains("case .c: d + 1"))
    }

    @Test func aChoiceThatReturnsItselfStaysAStatement() {
        let text =
            "func a() -> Int {\n    switch b {\n    case .c: return d + 1\n    case .e: return f\n    }\n}"
        let schema = schema(text, [.arithmetic])
        #expect(!schema.text.contains("return switch"))
        #expect(schema.text.contains("case .c: mutant_reached(1); return d + 1"))
    }

    @Test func aClosureOfOneExpressionIsNotLengthened() {
        let schema = schema("func f() {\n    a()\n    g { b + c }\n}", [.arithmetic])
        #expect(schema.text.contains("mutant_reached(1); g { b + c }"))
    }

    @Test func whatIsOutsideABodyAsksInPlace() {
        let schema = schema("struct A { var b = true }", [.boolean])
        #expect(schema.text.contains("mutant_is(1) ? (false) :\n(true))"))
    }

    @Test func whatIsNotMutatedStaysAsItIs() {
        let text = "// A comment.\nfunc f() { let a = b }\n"
        #expect(schema(text, [.deletion]).text == "import CMutants\n" + text)
    }
}
