import Foundation

/// Why a request failed; the app has the words for it.
package enum ClientError: Error, Equatable {
    /// The service refused and said why: a wrong password, a message without a text.
    case refused(String)
    /// The service itself failed, with this status.
    case server(status: Int)
    /// No connection, or it broke before the answer was complete.
    case connection
    /// The answer came and made no sense.
    case unreadable
}
