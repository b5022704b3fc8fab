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
            Behavior(
                rule: 28, name: "in a row a question's first answer is last, in a column it is first",
                needs: [.panels]
            ) { suite in
                let question = suite.overlays.show(.sample())
                let panel = try await suite.panelAtRest(question, "question")
                // The platform may put the default answer before the others; here it comes first anyway.
                let titles = ["Yes", "No", try suite.cancelTitle(of: question)]
                let frames = try titles.map { try suite.unwrap(panel.texts[$0], "“\($0)” is painted") }
                let pairs = zip(frames, frames.dropFirst())
                let isRow = pairs.allSatisfy { $0.isBeside($1) && $0.minX >= $1.maxX }
                let isColumn = pairs.allSatisfy { !$0.isBeside($1) && $0.maxY <= $1.minY }
                try suite.expect(isRow || isColumn, "cancel is first in a row, and last in a column")
                question.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 28, name: "Tab goes through a question's buttons as one reads them, and round",
                needs: [.panels, .tab]
            ) { suite in
                let question = suite.overlays.show(.sample())
                let panel = try await suite.panelAtRest(question, "question")
                await suite.passMoments()
                let titles = ["Yes", "No", try suite.cancelTitle(of: question)]
                let frames = try titles.map { try suite.unwrap(panel.texts[$0], "“\($0)” is painted") }
                let read = zip(titles, frames).sorted {
                    $0.1.isBeside($1.1) ? $0.1.minX < $1.1.minX : $0.1.minY < $1.1.minY
                }.map(\.0)
                @MainActor func next(_ backwards: Bool = false) async throws -> Int {
                    await suite.subject.pressTab(backwards: backwards)
                    await suite.passMoments()
                    let title = try suite.unwrap(suite.subject.focusedTitle, "a button has the focus")
                    return try suite.unwrap(read.firstIndex(of: title), "“\(title)” is one of the question's")
                }
                let first = try await next()
                for step in 1...3 {
                    let place = try await next()
                    try suite.expect(
                        place == (first + step) % 3, "Tab leads on as one reads, not to \(read[place])")
                }
                let back = try await next(true)
                try suite.expect(back == (first + 2) % 3, "Shift+Tab leads back")
                try suite.expect(!suite.subject.fieldHasFocus, "the app has no focus meanwhile")
                question.dismiss()
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
            Behavior(rule: 28, name: "what the app puts into a question's field is typed on") { suite in
                let question = suite.overlays.show(.sample().with(\.content.field, .text("Name")))
                try await suite.waitUntilShown(question)
                await suite.passMoments()
                await suite.subject.typeLetter()
                try await suite.wait(for: "a letter is there") { question.content.field?.text == "a" }
                question.content.field?.text = "BB"
                await suite.passMoments()
                await suite.subject.typeLetter()
                try await suite.wait(for: "another letter is there, in the app's text") {
                    question.content.field?.text.filter { $0 != "a" } == "BB"
                        && question.content.field?.text.count == 3
                }
                question.dismiss()
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
    static func sample() -> Overlay {
        question("Sure?", actions: [.init("Yes", role: .default), "No"]).plain("question")
    }
}

extension Conformance {
    /// The title of a question's cancel button, in the user's language.
    fileprivate func cancelTitle(of question: Presentation) throws -> String {
        let panels = stage.plan.surfaces.map(\.value.panel)
        return try unwrap(panels.compactMap(\.cancel).last, "the question can be cancelled")
    }
}

extension Geometry.Rect {
    /// Whether both are on one line.
    fileprivate func isBeside(_ other: Geometry.Rect) -> Bool { minY < other.maxY && other.minY < maxY }
}
