import FlyingFox
import Foundation

/// The gallery's own small web service, on a free port of the loopback interface.
///
/// Everything that the sample app shows as "the network" happens here: sign-in, search, the article feed, messages and
/// downloads. Its ``conditions`` may change at any time, also between two requests.
package actor GalleryServer {
    /// How the network behaves; can be set while the server runs.
    package private(set) var conditions: Conditions
    private var server: HTTPServer?
    private var running: Task<Void, any Error>?

    package init(conditions: Conditions = Conditions()) {
        self.conditions = conditions
    }

    /// Starts listening and returns the address to send requests to.
    ///
    /// - Throws: a socket error if no port of the loopback interface is free.
    package func start() async throws -> URL {
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
        for (pattern, route) in Self.makeRoutes() {
            await server.appendRoute(HTTPRoute(pattern)) { [weak self] request in
                guard let self else { return HTTPResponse(statusCode: .serviceUnavailable) }
                return try await self.answer(request, with: route)
            }
        }
        running = Task { try await server.run() }
        try await server.waitUntilListening(timeout: 5)
        self.server = server
        guard case .ip4(_, let port)? = await server.listeningAddress,
            let url = URL(string: "http://127.0.0.1:\(port)")
        else { throw StartFailure() }
        return url
    }

    /// Closes the port and every connection.
    package func stop() async {
        await server?.stop()
        running?.cancel()
        server = nil
        running = nil
    }

    package func set(_ conditions: Conditions) {
        self.conditions = conditions
    }

    /// The server started, but its port is unknown.
    package struct StartFailure: Error {}

    private static func makeRoutes() -> [String: any Route] {
        let conversation = Conversation()
        return [
            "POST /sign-in": SignInRoute(),
            "GET /search": SearchRoute(),
            "GET /articles.xml": FeedRoute(),
            "POST /messages": PostRoute(conversation: conversation),
            "GET /refresh": RefreshRoute(conversation: conversation),
            "GET /download": DownloadRoute(),
        ]
    }

    /// Waits for the latency, then answers, or fails as the conditions say.
    ///
    /// The conditions are read again after the wait, so a fault that was switched on meanwhile counts.
    private nonisolated func answer(_ request: HTTPRequest, with route: any Route) async throws
        -> HTTPResponse
    {
        try await Task.sleep(for: await conditions.effectiveLatency)
        let conditions = await conditions
        switch conditions.fault {
        case .none, .slow:
            return try await route.respond(to: request, under: conditions)
        case .error500:
            return .text("The server has a problem.", status: .internalServerError)
        case .cut:
            return try await route.respond(to: request, under: conditions).cutShort()
        }
    }
}
