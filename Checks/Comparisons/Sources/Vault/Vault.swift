/// The data of a password manager's seven tasks, whichever library shows their overlays.
package struct Item: Hashable, Sendable {
    package var name: String
    package var folder: String

    package init(name: String, folder: String) {
        self.name = name
        self.folder = folder
    }
}

/// The work, which takes time and may fail.
package protocol VaultService: Sendable {
    func unlock(_ password: String) async throws -> [Item]
    /// - Parameter progress: Called with the completed fraction, 0 to 1, on any thread.
    func sync(_ progress: @escaping @Sendable (Double) -> Void) async throws
    func delete(_ items: [Item]) async throws
    func save(_ item: Item) async
}

/// The list of items on screen.
@MainActor package protocol VaultList: AnyObject {
    var items: [Item] { get set }
}
