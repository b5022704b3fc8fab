@_spi(Host) @testable import Scrim

/// Questions, checked until every state was visited.
extension Scenario {
    static let questions = [askedText, chosenRow, chosenRows, joinedQuestions]

    /// A text that the app of the model accepts, and one that it does not, with which a field begins.
    static let (goodText, badText) = ("good", "bad")
    /// The problem that the app reports for the bad text.
    static let problem = "needed"

    static let askedText = Scenario(
        name: "a question for a text that is validated",
        roles: [
            Role(
                overlay: question(.text("Name", initial: badText).validated(problem)), region: region(0))
        ], world: [.regions, .destruction])

    static let chosenRow = Scenario(
        name: "a question that is answered by a row of its list",
        roles: [Role(overlay: question(choices: .one(of: ["a", "b"])), region: region(0))],
        world: [.regions, .destruction])

    static let chosenRows = Scenario(
        name: "a question for several rows",
        roles: [
            Role(
                overlay: question(choices: .several(of: ["a", "b"], selected: [0]), accept: "Done"),
                region: region(0))
        ], world: [.regions, .destruction])

    /// Checked as deep as time allows.
    static let joinedQuestions = Scenario(
        name: "two equal questions that join",
        roles: (0..<2).map { _ in
            Role(
                overlay: question(.text("Name", initial: badText).validated(problem)), region: region(0))
        }, world: .regions, limit: 10_000)

    private static func question(_ field: Overlay.Field) -> Overlay {
        let overlay = Overlay.question("Rename", actions: [.init("Rename", role: .default)])
        return overlay.with(\.content.field, field).paced(minimum: 1)
    }

    private static func question(choices: Overlay.Choices, accept: Overlay.ActionButton? = nil) -> Overlay {
        let overlay = Overlay.question("Move to", actions: accept.map { [$0] } ?? [])
        return overlay.with(\.content.choices, choices).paced(minimum: 1)
    }
}
