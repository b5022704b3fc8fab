import CGtk4
import ForeignStart
import NamedOverlays
import ScrimGTK

/// Carries out a command, and answers with one line.
@_cdecl("foreign_obey")
public func obey(_ window: UnsafeMutableRawPointer, _ command: UnsafePointer<CChar>) {
    let command = String(cString: command)
    // Passed as a number because of Swift 6.0's concurrency checks; GTK calls on its only thread.
    let address = UInt(bitPattern: window)
    let answer = MainActor.assumeIsolated {
        OpaquePointer(bitPattern: address).map { Foreign.obey(GtkOverlays($0), command) }
    }
    foreign_say(answer ?? "no window")
}

/// The overlays over another program's window.
@MainActor
private enum Foreign {
    private static var up: Presentation?

    static func obey(_ overlays: GtkOverlays, _ command: String) -> String {
        switch command {
        case "show veil": up = show("cancelable", "Please wait", over: overlays)
        case "show hud": up = show("hud", "Saved", over: overlays)
        case "show toast": up = show("undo", "Deleted", over: overlays)
        case "show sheet":
            guard let label = gtk_label_new("A view of another program's") else { return "no label" }
            up = overlays.show(.sheet(detents: [.points(160), .full], input: .dismissing)) { label }
        case "dismiss": up?.dismiss()
        case "is-up": return up?.isVisible == true ? "yes" : "no"
        case "cause": return up?.outcome?.cause.rawValue ?? "none"
        case "left": return "\(overlays.presentations.count)"
        default: return "unknown"
        }
        return "done"
    }

    private static func show(_ kind: String, _ message: String, over overlays: GtkOverlays) -> Presentation? {
        namedOverlay(kind, message).map { overlays.show($0) }
    }
}
