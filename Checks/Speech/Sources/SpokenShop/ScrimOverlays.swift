import CGtk4
import ScrimGTK

/// The shop with Scrim.
final class ScrimOverlays: SpokenOverlays {
    private let shop: Shop
    private let overlays: GtkOverlays
    private let pane: GtkOverlays
    private var shown: Presentation?

    init(_ shop: Shop) {
        self.shop = shop
        overlays = shop.window.overlays
        pane = shop.pane.overlays
    }

    func perform(_ verb: String, _ text: String) -> Bool {
        switch verb {
        case "veil": shown = overlays.show(.veil(text, cancel: .standard))
        case "work": Task { try await work(text) }
        case "loading": shown = pane.show(.loading(text))
        case "activity": shown = pane.show(.activity(text))
        case "message": shown?.message = text
        case "progress": shown?.progress = Double(text)
        case "success": shown?.finish(.success(text))
        case "failure": shown?.finish(.failure(text))
        case "dismiss": shown?.dismiss()
        case "notice": overlays.flash(.hud(text, placement: .bottom))
        case "undo": overlays.flash(.hud(text, placement: .bottom, action: "_Undo")) {}
        case "cross":
            overlays.flash(.hud(text, placement: .bottom, action: "_Undo", cancel: .cross)) {}
        case "hideable":
            shown = overlays.show(.veil(text, indicator: .bar(0)).with(\.canMinimize, true))
        case "hide": shown?.minimize()
        case "keep":
            overlays.flash(
                .hud(text, placement: .bottom, action: "_Undo").with(\.timing.lifetime, .fixed(.seconds(60)))
            ) {}
        case "question":
            Task {
                _ = await overlays.ask(
                    text, detail: "They are lost.", accept: .init("_Delete", role: .destructive))
            }
        case "field":
            Task {
                _ = await overlays.ask(text, field: .text("New name", initial: "Draft"), accept: "_Rename") {
                    $0.isEmpty ? "A name is needed" : nil
                }
            }
        case "list":
            Task {
                _ = await overlays.choose(
                    text, from: ["Inbox", "Archive", "Trash"], title: \.self, selected: "Inbox")
            }
        case "sheet":
            guard let form = shop.form() else { return false }
            shown = overlays.show(.sheet(input: .dismissing, label: text)) { form }
        default: return false
        }
        return true
    }

    /// Work that ends a while after the user has cancelled.
    private func work(_ text: String) async throws {
        _ = try await overlays.during(.veil(text, cancel: .standard), cancelled: nil) {
            while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(50)) }
            await Task.detached { try? await Task.sleep(for: .seconds(2)) }.value
            throw CancellationError()
        }
    }
}
