/// A question that takes time before a user's act ends a presentation.
///
/// The act is refused, and the presentation is ended as the act would have if the answer is yes.
@MainActor
final class EndQuestion {
    /// The presentation, once it is shown.
    weak var presentation: PresentationCompletion? { didSet { presentation?.endQuestion = self } }
    private let shouldEnd: @MainActor (Presentation.Cause) async -> Bool
    private var isAsked = false
    private var task: Task<Void, Never>?

    init(_ shouldEnd: @escaping @MainActor (Presentation.Cause) async -> Bool) { self.shouldEnd = shouldEnd }

    /// Asks, unless the question is being asked; the act itself ends nothing.
    func mayEnd(_ cause: Presentation.Cause) -> Bool {
        guard !isAsked else { return false }
        isAsked = true
        task = Task {
            let mayEnd = await shouldEnd(cause)
            isAsked = false
            if mayEnd, let presentation { presentation.stage?.send(.end(presentation.id, cause)) }
        }
        return false
    }

    /// The presentation has ended: nothing is left to ask.
    func cancel() { task?.cancel() }
}
