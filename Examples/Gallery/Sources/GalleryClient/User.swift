/// Who is signed in.
package struct User: Sendable, Equatable, Decodable {
    package let name: String
    package let email: String
}
