import Foundation

/// Why a request failed, in words fit to be shown.
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

extension ClientError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .refused(let reason): reason
        case .server(let status): "The server has a problem (\(status)). Please try again."
        case .connection: "The connection was lost. Please try again."
        case .unreadable: "The answer could not be read. Please try again."
        }
    }
}
