/// Every overlay of the Messages scene.
///
/// The overlays of the library go here, and nowhere else in this scene.
@MainActor
struct LoadingOverlays {
    /// What is covered while a message is on its way.
    enum Cover: Int, CaseIterable {
        case keyboard, windowWithKeyboard

        var label: String {
            switch self {
            case .keyboard: "Keyboard"
            case .windowWithKeyboard: "Window and Keyboard"
            }
        }
    }

    let context: SceneContext

    /// Covers `view` while `body` runs.
    func loading<Value: Sendable>(
        over view: Widget, _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value {
        try await context.standIn.during("Loading…") { _ in try await body() }
    }

    /// Covers the keyboard, or all with it, while `body` runs.
    func sending<Value: Sendable>(
        over cover: Cover, _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value {
        try await context.standIn.during("Sending…") { _ in try await body() }
    }
}
