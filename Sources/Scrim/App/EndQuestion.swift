/// A question that takes time before a user's act ends a presentation.
///
/// The act is refused, and the presentation is ended as the act would have if the answer is yes.
@MainActor
final class EndQuestion {
    /// The presentation, once it is shown.
    weak var presentation: PresentationCompletion? { didSet { presentation?.endQuestion = self } }
    private let shouldEnd: @MainActor (Presentation.Cause) async -> Bool
    private(set) var isAsked = false
    /// Whom the act would end, too, and who have no say of their own.
    var others: [Presentation.ID] = []
    /// The questions that it asks the user in turn.
    private var questions: [PresentationCompletion] = []

    /// The one in whose task the present code runs; `nil`: it runs in none.
    static let current = TaskLocal<EndQuestion?>(wrappedValue: nil)

    init(_ shouldEnd: @escaping @MainActor (Presentation.Cause) async -> Bool) { self.shouldEnd = shouldEnd }

    /// Asks, unless the question is being asked; the act itself ends nothing.
    func mayEnd(_ cause: Presentation.Cause) -> Bool {
        guard !isAsked else { return false }
        (isAsked, others) = (true, [])
        Task {
            let mayEnd = await Self.current.withValue(self) { await shouldEnd(cause) }
            (isAsked, questions) = (false, [])
            guard mayEnd, let presentation else { return }
            // Theirs is another button's handler.
            let ended = [presentation.id] + (cause == .action ? [] : others)
            presentation.stage?.send(.allow(ended, cause))
        }
        return false
    }

    /// A question is shown by what decides.
    func note(_ question: PresentationCompletion) { questions.append(question) }

    /// The presentation has ended: nothing is left to ask.
    ///
    /// What decides may be doing something else by then, such as saving, and is left to it.
    func cancel() {
        for question in questions { question.stage?.send(.end(question.id, .cancelled)) }
    }
}
