import FlyingFox
import Foundation

extension HTTPResponse {
    static func json(_ value: some Encodable, status: HTTPStatusCode = .ok) throws -> HTTPResponse {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return HTTPResponse(
            statusCode: status,
            headers: [.contentType: "application/json; charset=utf-8"],
            body: try encoder.encode(value))
    }

    static func text(_ text: String, status: HTTPStatusCode) -> HTTPResponse {
        HTTPResponse(
            statusCode: status,
            headers: [.contentType: "text/plain; charset=utf-8"],
            body: Data(text.utf8))
    }

    /// The same answer with its full length announced, whose connection breaks half way.
    func cutShort() -> HTTPResponse {
        guard case .httpBody(let body) = payload, let count = body.count else { return self }
        var response = self
        response.payload = .httpBody(
            HTTPBodySequence(from: PacedBytes(count: count, breakingAfter: count / 2), count: count))
        return response
    }
}
