/// What the seven tasks of a password manager work on, whatever shows their overlays.
package struct Item: Hashable, Sendable {
    package var name: String
    package var folder: String

    package init(name: String, folder: String) {
        self.name = name
        self.folder = folder
    }
}

/// The work, which takes its time and may fail.
package protocol VaultService: Sendable {
    func unlock(_ password: String) async throws -> [Item]
    /// - Parameter progress: Gets how much is done, 0 to 1, from any thread.
    func sync(_ progress: @escaping @Sendable (Double) -> Void) async throws
    func delete(_ items: [Item]) async throws
    func save(_ item: Item) async
}

/// The list of items on screen.
@MainActor package protocol VaultList: AnyObject {
    var items: [Item] { get set }
}
