import SampleWindow
import ScrimGTK

/// The sample window with Scrim's overlays.
@main @MainActor
enum Main {
    private static var overlays: GtkOverlays?
    private static var list: GtkOverlays?
    private static var up: Presentation?

    static func main() {
        var sample = SampleOverlays()
        sample.begin = { window, list in
            guard let window, let list else { return }
            let (theWindow, theList) = (OpaquePointer(window), OpaquePointer(list))
            nonisolated(unsafe) let widgets = (theWindow, theList)
            MainActor.assumeIsolated {
                Main.overlays = GtkOverlays(widgets.0)
                Main.list = GtkOverlays(widgets.1)
            }
        }
        sample.show = { kind, message in
            guard let kind, let message else { return 0 }
            let (theKind, theMessage) = (String(cString: kind), String(cString: message))
            return MainActor.assumeIsolated { Main.show(theKind, theMessage) ? 1 : 0 }
        }
        sample.dismiss = { MainActor.assumeIsolated { Main.up?.dismiss() } }
        sample.is_up = { MainActor.assumeIsolated { Main.up?.isVisible == true ? 1 : 0 } }
        _ = sample_run(CommandLine.argc, CommandLine.unsafeArgv, sample)
    }

    private static func show(_ kind: String, _ message: String) -> Bool {
        switch kind {
        case "veil": up = overlays?.show(.veil(message))
        case "cancelable":
            guard let presentation = overlays?.show(.veil(message, cancel: .standard)) else { return false }
            up = presentation
            Task {
                let cause = await presentation.ended.cause
                if cause == .cancelButton || cause == .escape { sample_say("heard cancel") }
            }
        case "region": up = list?.show(.loading(message))
        case "notice": up = overlays?.show(.hud(message).with(\.timing.lifetime, .untilDismissed))
        case "undo":
            up = overlays?.show(
                .hud(message, placement: .bottom, action: "Undo").with(\.timing.lifetime, .untilDismissed),
                onAction: { sample_say("heard undo") })
        default: return false
        }
        return true
    }
}
