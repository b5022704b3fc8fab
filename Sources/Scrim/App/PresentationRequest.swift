/// The parts of an app's request that are not values of the overlay.
struct PresentationRequest: Sendable {
    /// What ends the presentation, apart from its handle.
    enum Role: Sendable {
        /// Nothing: the caller keeps its handle.
        case kept
        /// A lifetime of its own, or a caller that waits for its value.
        case passing
        /// Undoable work, which its button takes back, and which begins when the presentation ends otherwise.
        case undoable
        /// The end of a `during`'s body.
        case scoped
    }

    var role = Role.kept
    /// Asked before a user's act ends the presentation; `false` refuses.
    var shouldEnd: (@MainActor (Presentation.Cause) -> Bool)?
    /// The asynchronous question that `shouldEnd` asks; `nil`: it answers at once.
    var endQuestion: AsyncShouldEnd?
    /// Runs when one of the app's buttons is taken, with its index among them.
    var onAction: (@MainActor (Int, Overlay.ActionButton) -> Void)?
    /// Returns the validation message for a text in the field; `nil`: the text is valid.
    var validate: (@MainActor (String) -> String?)?
    /// Cancels the body of the `during`.
    var cancelBody: (@MainActor () -> Void)?
    /// The app's line of code that made the request.
    let file: String
    let line: Int

    /// A request whose `shouldEnd` is asynchronous.
    @MainActor
    static func asking(
        _ shouldEnd: @escaping @MainActor (Presentation.Cause) async -> Bool, role: Role = .kept,
        file: String, line: Int
    ) -> PresentationRequest {
        let question = AsyncShouldEnd(shouldEnd)
        return PresentationRequest(
            role: role, shouldEnd: { question.mayEnd($0) }, endQuestion: question, file: file, line: line)
    }

    /// A handler that ignores which button was taken; `nil`: there is none.
    static func ofAnyButton(
        _ run: (@MainActor () -> Void)?
    ) -> (@MainActor (Int, Overlay.ActionButton) -> Void)? {
        guard let run else { return nil }
        return { _, _ in run() }
    }
}
