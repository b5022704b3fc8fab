/// What a program did when it was asked a row's question.
package enum Answer: Hashable, Sendable {
    /// What was seen of it, and whether that is what the row expects.
    case seen(String, ok: Bool)
    /// It has no such feature, or it cannot be asked this; why.
    case cannot(String)
    /// The question could not be put: the driver waited in vain, or the program ended.
    case broken(String)

    /// Whether it did what the row expects; `nil` where it was not asked: the driver's trouble is no peer's fault.
    package var isRight: Bool? {
        switch self {
        case .seen(_, let ok): ok
        case .cannot, .broken: nil
        }
    }

    /// What was seen, in words.
    package var words: String {
        switch self {
        case .seen(let words, _): words
        case .cannot(let reason): reason
        case .broken(let trouble): "broken: \(trouble)"
        }
    }
}
