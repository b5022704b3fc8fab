import Scrim
import ScrimGTK

/// Every overlay of the Reader scene: small HUDs over a page that stays live.
@MainActor
struct HUDOverlays {
    let page: Widget
    let words: Words

    /// Shows a text for a moment.
    func flash(_ text: String, _ icon: Overlay.Icon) {
        page.overlays.flash(.hud(text, icon: icon))
    }

    /// Shows a text at the bottom with an Undo button, for long enough to reach the button.
    func flash(_ text: String, undo: @escaping @MainActor () -> Void) {
        page.overlays.flash(.hud(text, placement: .bottom, action: .init(words.undo)), onAction: undo)
    }

    /// Shows the progress of `body`, and then its result.
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
