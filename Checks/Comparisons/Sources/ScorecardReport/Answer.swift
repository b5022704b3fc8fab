/// A program's result for a row's question.
package enum Answer: Hashable, Sendable {
    /// What the driver saw, and whether the row expects that.
    case seen(String, ok: Bool)
    /// The program has no such feature, or cannot be asked; with the reason.
    case cannot(String)
    /// The question could not be asked: the driver timed out, or the program ended.
    case broken(String)

    /// True if the program did what the row expects; `nil` if it was not asked, because a driver's failure
    /// is no peer's fault.
    package var isRight: Bool? {
        switch self {
        case .seen(_, let ok): ok
        case .cannot, .broken: nil
        }
    }

    /// The result in words.
    package var words: String {
        switch self {
        case .seen(let words, _): words
        case .cannot(let reason): reason
        case .broken(let trouble): "broken: \(trouble)"
        }
    }
}
