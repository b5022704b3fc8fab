import Foundation
import NamedOverlays
import SampleWindow
import ScrimGTK

/// The sample window with Scrim's overlays.
@main @MainActor
enum Main {
    static var overlays: GtkOverlays?
    private static var list: GtkOverlays?
    static var up: [Presentation] = []
    /// True if the program measures itself: every overlay is then shown at once, because grace is no cost.
    private static let isMeasured = CommandLine.argc > 1

    static func main() {
        var sample = SampleOverlays()
        sample.begin = { window, list in
            guard let window else { return }
            nonisolated(unsafe) let widgets = (OpaquePointer(window), list.map { OpaquePointer($0) })
            MainActor.assumeIsolated {
                Main.overlays = GtkOverlays(widgets.0)
                Main.list = widgets.1.map { GtkOverlays($0) }
            }
        }
        sample.show = { kind, message in
            guard let kind, let message else { return 0 }
            let (theKind, theMessage) = (String(cString: kind), String(cString: message))
            return MainActor.assumeIsolated { Main.show(theKind, theMessage) ? 1 : 0 }
        }
        sample.show_over = { row in
            guard let row else { return }
            nonisolated(unsafe) let widget = OpaquePointer(row)
            MainActor.assumeIsolated {
                Main.up.append(GtkOverlays(widget).show(.loading().with(\.timing.grace, .zero)))
            }
        }
        sample.dismiss = {
            MainActor.assumeIsolated {
                for presentation in Main.up { presentation.dismiss() }
                if Main.isAsking { Main.overlays?.dismissAll() }
                // A driver still asks whether the last overlay is visible; memory is measured without handles.
                if Main.isMeasured { Main.up = [] }
            }
        }
        sample.is_up = { MainActor.assumeIsolated { Main.isUp ? 1 : 0 } }
        sample.measure = { metric in
            guard metric.map(String.init(cString:)) == "hop" else { return 0 }
            MainActor.assumeIsolated { Main.measureHops() }
            return 1
        }
        exit(sample_run(CommandLine.argc, CommandLine.unsafeArgv, sample))
    }

    private static func show(_ kind: String, _ message: String) -> Bool {
        if ask(kind, message) { return true }
        if kind == "removal" { return remove(message) }
        guard var overlay = namedOverlay(kind, message),
            let overlays = kind == "region" || kind == "activity" ? list : overlays
        else { return false }
        if isMeasured { overlay.timing.grace = .zero }
        let presentation = overlays.show(overlay, onAction: { sample_say("heard undo") })
        up = [presentation]
        guard kind == "cancelable" else { return true }
        Task {
            let cause = await presentation.ended.cause
            if cause == .cancelButton || cause == .escape { sample_say("heard cancel") }
        }
        return true
    }
}
