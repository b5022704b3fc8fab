import FlyingFox

/// The whole conversation, with one more message from the other side each time.
struct RefreshRoute: Route {
    let conversation: Conversation

    func respond(to request: HTTPRequest, under conditions: Conditions) async throws -> HTTPResponse {
        try .json(await conversation.refreshed())
    }
}
