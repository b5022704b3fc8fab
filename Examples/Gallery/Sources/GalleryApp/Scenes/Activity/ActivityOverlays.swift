import Scrim
import ScrimGTK

/// Every overlay of the Articles scene: this tab is busy, the others are not.
@MainActor
struct ActivityOverlays {
    /// Covers the table, and only the table, while `body` runs; one that can be read already stays in use.
    func busy<Value: Sendable>(
        over table: Widget, isFilled: Bool, _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value {
        try await table.overlays.during(.activity(cover: isFilled ? .bar : .opaque), body)
    }
}
