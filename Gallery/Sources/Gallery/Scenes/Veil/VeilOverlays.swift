/// Every overlay of the Account scene.
///
/// The overlays of the library go here, and nowhere else in this scene.
@MainActor
struct VeilOverlays {
    let context: SceneContext

    /// Covers the whole window while `body` runs; may be cancelled.
    func during<Value: Sendable>(
        _ message: String, _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value {
        try await context.standIn.during(message) { _ in try await body() }
    }

    /// The same with a fraction that `body` reports, and a word for its success at the end.
    func during(
        _ message: String, success: String,
        _ body: @escaping @MainActor (_ report: (Double) -> Void) async throws -> Void
    ) async throws {
        try await context.standIn.during(message) { strip in try await body(strip.report) }
    }
}
