import Scrim
import ScrimGTK

/// Every overlay of the Messages scene: loading views, over a view or the keyboard.
@MainActor
struct LoadingOverlays {
    /// The region that is covered while a message is being sent.
    enum Cover: Int, CaseIterable {
        case keyboard, windowWithKeyboard

        var region: Region {
            switch self {
            case .keyboard: .keyboard
            case .windowWithKeyboard: .windowAndKeyboard
            }
        }
    }

    let context: SceneContext

    /// Covers `view` while `body` runs.
    func loading<Value: Sendable>(
        over view: Widget, _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value {
        try await view.overlays.during(.loading(context.words.loading), body)
    }

    /// Covers the keyboard, or the window with the keyboard, while `body` runs.
    func sending<Value: Sendable>(
        over cover: Cover, _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value {
        try await context.window.overlays.over(cover.region).during(.loading(context.words.sending), body)
    }
}
