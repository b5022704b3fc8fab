/// Who is signed in.
public struct User: Sendable, Equatable, Decodable {
    public let name: String
    public let email: String
}
