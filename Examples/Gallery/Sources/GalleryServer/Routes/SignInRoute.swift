import FlyingFox
import Foundation

/// Signs in anybody with a plausible address and a password of six characters or more.
struct SignInRoute: Route {
    private struct Credentials: Decodable {
        let email: String
        let password: String
    }

    private struct Account: Encodable {
        let name: String
        let email: String
    }

    func respond(to request: HTTPRequest, under conditions: Conditions) async throws -> HTTPResponse {
        let body = try await request.bodyData
        guard let credentials = try? JSONDecoder().decode(Credentials.self, from: body) else {
            return .text("The request could not be read.", status: .badRequest)
        }
        let name = credentials.email.prefix { $0 != "@" }
        guard !name.isEmpty, name.count < credentials.email.count, credentials.password.count >= 6 else {
            return .text("This email address and password do not go together.", status: .unauthorized)
        }
        let words = name.split { ".-_+".contains($0) }.map(\.capitalized)
        return try .json(Account(name: words.joined(separator: " "), email: credentials.email))
    }
}
