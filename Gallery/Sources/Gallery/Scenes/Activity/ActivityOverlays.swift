/// Every overlay of the Articles scene.
///
/// The overlays of the library go here, and nowhere else in this scene.
@MainActor
struct ActivityOverlays {
    let context: SceneContext

    /// Covers the table, and only the table, while `body` runs.
    func busy<Value: Sendable>(
        over table: Widget, _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value {
        try await context.standIn.during("Loading") { _ in try await body() }
    }
}
