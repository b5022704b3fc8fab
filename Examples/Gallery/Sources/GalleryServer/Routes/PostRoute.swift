import FlyingFox
import Foundation

/// Adds a message to the conversation and returns it as it was stored.
struct PostRoute: Route {
    let conversation: Conversation

    private struct Draft: Decodable {
        let text: String
    }

    func respond(to request: HTTPRequest, under conditions: Conditions) async throws -> HTTPResponse {
        let body = try await request.bodyData
        guard let draft = try? JSONDecoder().decode(Draft.self, from: body), !draft.text.isEmpty else {
            return .text("A message needs a text.", status: .badRequest)
        }
        // A broken answer means that nothing was stored, so sending again makes no duplicate.
        if conditions.fault == .cut { return .text(draft.text, status: .created) }
        return try .json(await conversation.add(draft.text), status: .created)
    }
}
