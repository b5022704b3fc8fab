import Scrim
import ScrimGTK

/// Every overlay of the Account scene: veils over the whole window.
@MainActor
struct VeilOverlays {
    let context: SceneContext

    /// Covers the whole window while `body` runs; returns `nil` if the user cancelled it.
    func during<Value: Sendable>(
        _ message: String, _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value? {
        try await context.window.overlays.during(.veil(message, cancel: .standard), cancelled: nil, body)
    }

    /// Covers the window while `body` runs and reports a fraction, and then shows a success text.
    ///
    /// The user may hide the veil, and continue meanwhile. Returns `false` if the user cancelled it.
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
