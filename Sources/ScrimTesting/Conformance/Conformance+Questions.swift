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
            Behavior(rule: 28, name: "Return takes the default answer", needs: [.returnKey]) { suite in
                var taken: [String] = []
                let question = suite.overlays.show(.sample(), onAction: { taken.append($0.title) })
                try await suite.waitUntilShown(question)
                await suite.passMoments()
                await suite.subject.pressReturn()
                try await suite.wait(for: "it is answered") { question.outcome?.cause == .action }
                try suite.expect(taken == ["Yes"], "by the default answer, once")
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 28, name: "letters go into a question's field, and Return accepts them",
                needs: [.returnKey]
            ) { suite in
                let question = suite.overlays.show(.sample().with(\.content.field, .text("Name")))
                try await suite.waitUntilShown(question)
                await suite.passMoments()
                for text in ["a", "aa"] {
                    await suite.subject.typeLetter()
                    try await suite.wait(for: "the text is “\(text)”") {
                        question.content.field?.text == text
                    }
                }
                try suite.expect(suite.subject.letters == 0, "the app's field has none of them")
                await suite.subject.pressReturn()
                try await suite.wait(for: "it is accepted") { question.outcome?.cause == .action }
                try suite.expect(question.content.field?.text == "aa", "with the text")
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 28, name: "Return accepts no text that the app refuses", needs: [.returnKey]
            ) { suite in
                let question = suite.overlays.show(
                    .sample().with(\.content.field, .text("Name")), shouldEnd: nil,
                    validate: { $0.count < 2 ? "Too short" : nil }, file: #fileID, line: #line
                ) { _ in }
                try await suite.waitUntilShown(question)
                await suite.passMoments()
                await suite.subject.typeLetter()
                try await suite.wait(for: "a letter is there") { question.content.field?.text == "a" }
                await suite.subject.pressReturn()
                await suite.passMoments()
                try suite.expect(!question.hasEnded, "it stays")
                await suite.subject.typeLetter()
                try await suite.wait(for: "another is there") { question.content.field?.text == "aa" }
                await suite.subject.pressReturn()
                try await suite.wait(for: "it is accepted") { question.outcome?.cause == .action }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 28, name: "a tap on a row chooses it", needs: [.panels]) { suite in
                let list = Overlay.Choices.one(of: ["First", "Second", "Third"], selected: 0)
                let question = suite.overlays.show(
                    .question("Which?", actions: []).with(\.content.choices, list).plain("question"))
                let panel = try await suite.panelAtRest(question, "question")
                let row = try suite.unwrap(panel.texts["Second"], "the second row is painted")
                await suite.subject.tap(at: Geometry.Point(x: row.midX, y: row.midY))
                try await suite.wait(for: "it is answered") { question.outcome?.cause == .action }
                try suite.expect(question.content.choices?.selection == [1], "by the row that was tapped")
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 28, name: "of several, a tap on a row takes it in or leaves it out", needs: [.panels]
            ) {
                suite in
                let list = Overlay.Choices.several(of: ["First", "Second"], selected: [0])
                let question = suite.overlays.show(
                    .question("Which?", actions: ["Done"]).with(\.content.choices, list).plain("question"))
                let panel = try await suite.panelAtRest(question, "question")
                for (title, selection) in [("First", []), ("Second", [1])] as [(String, Set<Int>)] {
                    let row = try suite.unwrap(panel.texts[title], "the row is painted")
                    await suite.subject.tap(at: Geometry.Point(x: row.midX, y: row.midY))
                    try await suite.wait(for: "\(title) was tapped") {
                        question.content.choices?.selection == selection
                    }
                }
                try suite.expect(!question.hasEnded, "it stays until it is accepted")
                let done = try suite.unwrap(panel.texts["Done"], "the button is painted")
                await suite.subject.tap(at: Geometry.Point(x: done.midX, y: done.midY))
                try await suite.wait(for: "it is accepted") { question.outcome?.cause == .action }
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
