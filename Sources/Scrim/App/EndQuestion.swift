/// A question that takes time before a user's act ends a presentation.
///
/// The act is refused, and the presentation is ended as the act would have if the answer is yes.
@MainActor
final class EndQuestion {
    /// The presentation, once it is shown.
    weak var presentation: PresentationCompletion?
    private let shouldEnd: @MainActor (Presentation.Cause) async -> Bool
    private(set) var isAsked = false
    /// Whether the presentation has ended.
    private var hasEnded = false
    /// Whom the act would end, too, and who have no say of their own, or have agreed.
    var others: [Presentation.ID] = []
    /// The questions that it asks the user in turn.
    private var questions: [PresentationCompletion] = []

    /// The one in which the present task was begun; `nil`: it was begun in none.
    ///
    /// A task that is begun meanwhile inherits this, and may run for as long as the app: it must not keep the question.
    private static let reference = TaskLocal<WeakReference<EndQuestion>?>(wrappedValue: nil)
    static var current: EndQuestion? { reference.get()?.object }

    init(_ shouldEnd: @escaping @MainActor (Presentation.Cause) async -> Bool) { self.shouldEnd = shouldEnd }

    /// Asks, unless the question is being asked; the act itself ends nothing.
    func mayEnd(_ cause: Presentation.Cause) -> Bool {
        guard !isAsked else { return false }
        (isAsked, others) = (true, [])
        Task {
            guard !hasEnded else { return }
            let own = WeakReference(self)
            let mayEnd = await Self.reference.withValue(own) { await shouldEnd(cause) }
            (isAsked, questions) = (false, [])
            guard mayEnd, let presentation else { return }
            // Theirs is another button's handler.
            let ended = [presentation.id] + (cause == .action ? [] : others)
            presentation.stage?.send(.allow(ended, cause))
        }
        return false
    }

    /// Whether a question may be shown by what decides: not once the presentation has ended.
    ///
    /// A question without an answer to choose may always: it tells something, such as that the app could not save.
    func admits(_ question: PresentationCompletion) -> Bool {
        let content = question.overlay.content
        guard isAsked, !content.actions.isEmpty || content.choices != nil else { return true }
        questions.append(question)
        return !hasEnded
    }

    /// The presentation has ended: nothing is left to ask, then and later.
    ///
    /// What decides may be doing something else by then, such as saving, and is left to it.
    func cancel() {
        hasEnded = true
        for question in questions { question.stage?.send(.end(question.id, .cancelled)) }
    }
}
