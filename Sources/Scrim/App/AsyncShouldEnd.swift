/// An asynchronous `shouldEnd`, which is asked before a user's act ends a presentation.
///
/// The act itself is refused. If the answer is yes, the presentation then ends with the act's cause.
@MainActor
final class AsyncShouldEnd {
    /// The presentation, once it is shown.
    weak var presentation: PresentationCompletion?
    private let shouldEnd: @MainActor (Presentation.Cause) async -> Bool
    private(set) var isAsked = false
    /// Whether the presentation has ended.
    private var hasEnded = false
    /// The other presentations that the act would end, and that have no `shouldEnd` or have agreed.
    var others: [Presentation.ID] = []
    /// The questions that `shouldEnd` shows to the user.
    private var questions: [PresentationCompletion] = []

    /// The question whose `shouldEnd` runs in the present task; `nil`: none.
    ///
    /// A task that is started meanwhile inherits this value and may run as long as the app, so the reference is weak.
    private static let reference = TaskLocal<WeakReference<AsyncShouldEnd>?>(wrappedValue: nil)
    static var current: AsyncShouldEnd? { reference.get()?.object }

    init(_ shouldEnd: @escaping @MainActor (Presentation.Cause) async -> Bool) { self.shouldEnd = shouldEnd }

    /// Starts asking, unless that is under way; always `false`, since the answer comes later.
    func mayEnd(_ cause: Presentation.Cause) -> Bool {
        guard !isAsked else { return false }
        (isAsked, others) = (true, [])
        Task {
            guard !hasEnded else { return }
            let own = WeakReference(self)
            let mayEnd = await Self.reference.withValue(own) { await shouldEnd(cause) }
            (isAsked, questions) = (false, [])
            guard mayEnd, let presentation else { return }
            // A press of an action button ends only this presentation: the others have handlers of their own.
            let ended = [presentation.id] + (cause == .action ? [] : others)
            presentation.stage?.send(.allow(ended, cause))
        }
        return false
    }

    /// Whether `shouldEnd` may show a question: not once the presentation has ended.
    ///
    /// A question without a choice of answers is always admitted: it informs, for example that the app could not save.
    func admits(_ question: PresentationCompletion) -> Bool {
        let content = question.overlay.content
        guard isAsked, !content.actions.isEmpty || content.choices != nil else { return true }
        questions.append(question)
        return !hasEnded
    }

    /// Ends the questions that `shouldEnd` asks, now and later, because the presentation has ended.
    ///
    /// `shouldEnd` itself runs on: it may be doing something else by then, such as saving.
    func cancel() {
        hasEnded = true
        for question in questions { question.stage?.send(.end(question.id, .cancelled)) }
    }
}
