@_spi(Host) import Scrim

/// Questions and their answers.
extension Conformance {
    nonisolated static var questions: [Behavior] {
        [
            Behavior(rule: 28, name: "a tap on an answer answers the question", needs: [.panels]) { suite in
                var taken: [String] = []
                let question = suite.overlays.show(.sample(), onAction: { taken.append($0.title) })
                let panel = try await suite.panelAtRest(question, "question")
                let button = try suite.unwrap(panel.texts["No"], "the second answer is painted")
                await suite.subject.tap(at: Geometry.Point(x: button.midX, y: button.midY))
                try await suite.wait(for: "it ends by its answer") { question.outcome?.cause == .action }
                try suite.expect(taken == ["No"], "the answer that was tapped, once")
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 28, name: "Escape cancels a question") {
                suite in
                let question = suite.overlays.show(.sample())
                try await suite.waitUntilShown(question)
                await suite.subject.pressEscape()
                try await suite.wait(for: "it is cancelled") { question.outcome?.cause == .escape }
                try await suite.expectNothingLeft()
            },
        ]
    }
}

extension Overlay {
    /// A question with short answers, which comes and goes at once.
    fileprivate static func sample() -> Overlay {
        question("Sure?", actions: [.init("Yes", role: .default), "No"]).plain("question")
    }
}
