import FlyingFox

/// What one address of the service does.
protocol Route: Sendable {
    func respond(to request: HTTPRequest, under conditions: Conditions) async throws -> HTTPResponse
}
