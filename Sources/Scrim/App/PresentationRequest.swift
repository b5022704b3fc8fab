/// The parts of an app's request that are not values of the overlay.
struct PresentationRequest: Sendable {
    /// The end of the presentation, apart from its handle.
    enum Role: Sendable {
        /// Nothing: the caller keeps its handle.
        case kept
        /// Something of its own: a lifetime, or a caller that waits for its value.
        case passing
        /// The work that its button takes back, and that waits for its end.
        case undoable
        /// The end of a `during`'s body.
        case scoped
    }

    var role = Role.kept
    /// Asked before a user's act ends the presentation; `false` refuses.
    var shouldEnd: (@MainActor (Presentation.Cause) -> Bool)?
    /// What decides in `shouldEnd`, if that takes time.
    var endQuestion: EndQuestion?
    /// Runs when one of the app's buttons is taken, with its index among them.
    var onAction: (@MainActor (Int, Overlay.ActionButton) -> Void)?
    /// Says what is wrong with a text in the field; `nil`: nothing.
    var validate: (@MainActor (String) -> String?)?
    /// Cancels the body of the `during`.
    var cancelBody: (@MainActor () -> Void)?
    /// The line of the app's that asked.
    let file: String
    let line: Int

    /// A request whose `shouldEnd` takes time.
    @MainActor
    static func asking(
        _ shouldEnd: @escaping @MainActor (Presentation.Cause) async -> Bool, role: Role = .kept,
        file: String, line: Int
    ) -> PresentationRequest {
        let question = EndQuestion(shouldEnd)
        return PresentationRequest(
            role: role, shouldEnd: { question.mayEnd($0) }, endQuestion: question, file: file, line: line)
    }

    /// What runs for a button, from what runs for any; `nil`: nothing does.
    static func ofAnyButton(
        _ run: (@MainActor () -> Void)?
    ) -> (@MainActor (Int, Overlay.ActionButton) -> Void)? {
        guard let run else { return nil }
        return { _, _ in run() }
    }
}
