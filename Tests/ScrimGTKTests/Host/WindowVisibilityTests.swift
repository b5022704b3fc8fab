import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Whether a window is there to be seen.
    @MainActor @Suite struct WindowVisibilityTests {
        @Test func aMinimizedWindowIsNotSeen() throws {
            let window = TestWindow()
            defer { window.close() }
            window.setChild(gtk_label_new("content"))
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            let veil = window.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            let input = RealInput(window: window.window)
            // As a window manager does; there is none here.
            input.runTool(
                "xprop", "-id", input.windowID, "-f", "_NET_WM_STATE", "32a", "-set", "_NET_WM_STATE",
                "_NET_WM_STATE_HIDDEN")
            GtkTests.iterate { !veil.isVisible }
            #expect(!veil.hasEnded)
            input.runTool("xprop", "-id", input.windowID, "-remove", "_NET_WM_STATE")
            GtkTests.iterate { veil.isVisible }
            veil.dismiss()
        }
    }
}
