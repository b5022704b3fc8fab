import Scrim
import ScrimGTK

/// Every overlay of the Account scene: veils, over everything.
@MainActor
struct VeilOverlays {
    let context: SceneContext

    /// Covers the whole window while `body` runs; `nil`: the user cancelled it.
    func during<Value: Sendable>(
        _ message: String, _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value? {
        try await context.window.overlays.during(.veil(message, cancel: .standard), cancelled: nil, body)
    }

    /// The same with a fraction that `body` reports, and a word for its success at the end.
    ///
    /// The user may hide the veil, and go on meanwhile. `false`: the user cancelled it.
    func during(
        _ message: String, success: String,
        _ body: @escaping @MainActor (_ report: (Double) -> Void) async throws -> Void
    ) async throws -> Bool {
        let veil = Overlay.veil(message, cancel: .standard).with(\.canMinimize, true)
        return try await context.window.overlays.during(veil, cancelled: false) { veil in
            try await body(veil.report)
            veil.finish(.success(success))
            return true
        }
    }
}
