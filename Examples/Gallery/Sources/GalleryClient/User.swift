/// The signed-in user.
package struct User: Sendable, Equatable, Decodable {
    package let name: String
    package let email: String
}
