import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The gallery's connection to its service.
///
/// Cancelling the task that awaits a request cancels the request. Requests throw ``ClientError``, or
/// `CancellationError` if the caller's task was cancelled, and nothing else.
package struct GalleryClient: Sendable {
    let base: URL
    let session: URLSession

    package init(base: URL) {
        self.base = base
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 30
        session = URLSession(configuration: configuration)
    }

    package func signIn(email: String, password: String) async throws -> User {
        try await post("sign-in", ["email": email, "password": password])
    }

    package func search(_ words: String) async throws -> [SearchHit] {
        try decode(try await data(for: request("search", query: ["q": words])))
    }

    package func articles() async throws -> [Article] {
        try FeedParser.articles(in: try await data(for: request("articles.xml")))
    }

    package func send(_ text: String) async throws -> Message {
        try await post("messages", ["text": text])
    }

    /// The whole conversation, oldest message first.
    package func refresh() async throws -> [Message] {
        try decode(try await data(for: request("refresh")))
    }

    /// Downloads this many bytes and reports its progress.
    ///
    /// Ending the iteration early ends the download.
    package func download(bytes: Int) -> Download {
        Download(request: request("download", query: ["bytes": String(bytes)]))
    }

    func request(_ path: String, query: [String: String] = [:]) -> URLRequest {
        var url = base.appending(path: path)
        if !query.isEmpty {
            url.append(queryItems: query.map { URLQueryItem(name: $0.key, value: $0.value) })
        }
        return URLRequest(url: url)
    }

    private func post<Answer: Decodable>(_ path: String, _ body: [String: String]) async throws -> Answer {
        var request = request(path)
        request.httpMethod = "POST"
        request.httpBody = try JSONEncoder().encode(body)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        return try decode(try await data(for: request))
    }

    private func data(for request: URLRequest) async throws -> Data {
        do {
            let (data, response) = try await session.answer(to: request)
            try Self.check(response, body: data)
            return data
        } catch let error as ClientError {
            throw error
        } catch {
            // A cancelled task must throw CancellationError, whatever the session throws.
            try Task.checkCancellation()
            throw ClientError.connection
        }
    }

    private func decode<Answer: Decodable>(_ data: Data) throws -> Answer {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode(Answer.self, from: data)
        } catch {
            throw ClientError.unreadable
        }
    }

    /// Throws an error for a status that is not a success.
    static func check(_ response: URLResponse?, body: Data) throws {
        guard let status = (response as? HTTPURLResponse)?.statusCode else { throw ClientError.unreadable }
        switch status {
        case 200..<300:
            return
        case 400..<500:
            throw ClientError.refused(String(decoding: body, as: UTF8.self))
        default:
            throw ClientError.server(status: status)
        }
    }
}
