import FlyingFox

/// The handler of one path of the service.
protocol Route: Sendable {
    func respond(to request: HTTPRequest, under conditions: Conditions) async throws -> HTTPResponse
}
