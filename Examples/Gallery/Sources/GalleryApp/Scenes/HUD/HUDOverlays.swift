import Scrim
import ScrimGTK

/// Every overlay of the Reader scene: small signs over a page that stays live.
@MainActor
struct HUDOverlays {
    let page: Widget
    let words: Words

    /// Says something for a moment.
    func flash(_ text: String, _ icon: Overlay.Icon) {
        page.overlays.flash(.hud(text, icon: icon))
    }

    /// The same at the bottom, with a button that takes back what was done, and the time to reach for it.
    func flash(_ text: String, undo: @escaping @MainActor () -> Void) {
        page.overlays.flash(.hud(text, placement: .bottom, action: .init(words.undo)), onAction: undo)
    }

    /// Shows how far `body` got, and then how it ended.
    func progress(
        _ text: String, success: String, failure: String,
        _ body: @escaping @MainActor (_ report: (Double) -> Void) async throws -> Void
    ) async throws {
        try await page.overlays.during(.hud(text, indicator: .ring(0))) { hud in
            do {
                try await body(hud.report)
                hud.finish(.success(success))
            } catch {
                hud.finish(.failure(failure))
                throw error
            }
        }
    }
}
