import Foundation

/// Why a request failed; the app has the texts for it.
package enum ClientError: Error, Equatable {
    /// The service refused the request and gave a reason: a wrong password, a message without text.
    case refused(String)
    /// The service itself failed, with this status.
    case server(status: Int)
    /// There was no connection, or it broke before the answer was complete.
    case connection
    /// The answer arrived but could not be decoded.
    case unreadable
}
