/// A question that takes time before a user's act ends a presentation.
///
/// The act is refused, and the presentation is ended as the act would have if the answer is yes.
@MainActor
final class EndQuestion {
    /// The presentation, once it is shown.
    weak var presentation: PresentationCompletion? { didSet { presentation?.endQuestion = self } }
    private let shouldEnd: @MainActor (Presentation.Cause) async -> Bool
    private var isAsked = false
    /// The questions that it asks the user in turn.
    private var questions: [PresentationCompletion] = []

    /// The one in whose task the present code runs; `nil`: it runs in none.
    static let current = TaskLocal<EndQuestion?>(wrappedValue: nil)

    init(_ shouldEnd: @escaping @MainActor (Presentation.Cause) async -> Bool) { self.shouldEnd = shouldEnd }

    /// Asks, unless the question is being asked; the act itself ends nothing.
    func mayEnd(_ cause: Presentation.Cause) -> Bool {
        guard !isAsked else { return false }
        isAsked = true
        Task {
            let mayEnd = await Self.current.withValue(self) { await shouldEnd(cause) }
            (isAsked, questions) = (false, [])
            if mayEnd, let presentation { presentation.stage?.allow(cause, of: presentation.id) }
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
