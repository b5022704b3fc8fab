/// How a presentation ended.
///
/// Told exactly once, at the start of leaving.
public struct Outcome: Hashable, Sendable {
    /// Why it ended.
    public let cause: Cause
    /// Whether any of it was ever on screen.
    public let wasShown: Bool

    /// An outcome, as tests compare it.
    public init(cause: Cause, wasShown: Bool) {
        self.cause = cause
        self.wasShown = wasShown
    }
}

/// Why a presentation ended.
public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// Its work is done: `finish`, the end of a `during`, or a sheet's value.
    case finished
    /// Its work failed: `finish(.failure)`, or the body of a `during` threw.
    case failed
    /// The task that waited for it was cancelled.
    case cancelled
    /// The program dismissed it.
    case dismissed
    case tapOutside
    case drag
    case escape
    /// The cancel button, or assistive technology's dismissal.
    case cancelButton
    /// Its action ("Undo") was taken.
    ///
    /// Not among the causes first listed: an answer is neither a success nor a cancellation, and whoever
    /// waits must tell them apart.
    case action
    /// Its lifetime or timeout was over, or it waited too long for its turn.
    case expired
    /// Another presentation took its place.
    case replaced
    /// Its view was destroyed.
    case regionGone
    /// Its window was closed.
    case windowGone

    /// Whether a user did it: ends all who share the surface, without a minimum, and can be vetoed.
    public var isUsers: Bool {
        switch self {
        case .tapOutside, .drag, .escape, .cancelButton, .action: true
        case .finished, .failed, .cancelled, .dismissed, .expired, .replaced, .regionGone, .windowGone: false
        }
    }
}

/// How work ended, for `finish`.
public enum Status: Hashable, Sendable {
    /// It went well; the message, if any, is shown with a check mark for as long as it takes to read.
    case success(String?)
    /// It went wrong; the message, if any, is shown with a cross for as long as it takes to read.
    case failure(String?)

    /// It went well; there is nothing to read.
    public static let success = Status.success(nil)
    /// It went wrong; there is nothing to read here.
    public static let failure = Status.failure(nil)
}

/// What `present` returns: the value that the content ended with, or why it ended without one.
public enum PresentationResult<Value> {
    case value(Value)
    case ended(Cause)

    /// The value, if there is one.
    public var value: Value? {
        switch self {
        case .value(let value): value
        case .ended: nil
        }
    }
}

extension PresentationResult: Sendable where Value: Sendable {}
extension PresentationResult: Equatable where Value: Equatable {}
