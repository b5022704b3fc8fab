import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Whether the user can see a window.
    @MainActor @Suite(.onX("Wayland tells no client that it is minimized"))
    struct WindowVisibilityTests {
        @Test func aMinimizedWindowIsNotSeen() throws {
            let window = TestWindow()
            defer { window.close() }
            window.setChild(gtk_label_new("content"))
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            let veil = window.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            let input = RealInput(window: window.window)
            setMinimized(true, input)
            GtkTests.iterate { !veil.isVisible }
            #expect(!veil.hasEnded)
            setMinimized(false, input)
            GtkTests.iterate { veil.isVisible }
            veil.dismiss()
        }

        /// A background notification tells the app that its work is done.
        ///
        /// GTK keeps a minimized window mapped, so it emits no `map` when the window is restored.
        @Test func aWindowThatIsMinimizedAtItsFirstOverlayIsSeenOnceItIsBack() throws {
            let window = TestWindow()
            defer { window.close() }
            window.setChild(gtk_label_new("content"))
            window.present()
            let input = RealInput(window: window.window)
            let surface = try #require(gtk_native_get_surface(gtk_widget_get_native(window.widget)))
            setMinimized(true, input)
            let minimized = GDK_TOPLEVEL_STATE_MINIMIZED.rawValue
            GtkTests.iterate { gdk_toplevel_get_state(surface).rawValue & minimized != 0 }
            window.window.overlays.stage.defaults.isInstant = true
            let veil = window.window.overlays.show(.veil("Wait"))
            input.settle()
            #expect(!veil.isVisible && !veil.hasEnded)
            setMinimized(false, input)
            GtkTests.iterate { veil.isVisible }
            veil.dismiss()
        }

        @Test(arguments: [false, true])
        func aNoticeWaitsForAWindowThatIsYetToBeShown(_ isInWindow: Bool) {
            let window = TestWindow()
            defer { window.close() }
            let content: WidgetPointer = gtk_label_new("content")
            if isInWindow { window.setChild(content) }
            let brief = { (overlay: Overlay) in
                overlay.with(\.timing, Overlay.Timing(lifetime: .fixed(.milliseconds(50))))
            }
            let notice = content.overlays.flash(brief(.hud("Saved")))
            if !isInWindow { window.setChild(content) }
            let loading = content.overlays.flash(brief(brief(.loading("Loading"))))
            GtkTests.iterate { loading.hasEnded }
            #expect(!notice.hasEnded)
            window.present()
            GtkTests.iterate { notice.isVisible }
            notice.dismiss()
        }

        /// Does what a window manager would do; there is none here.
        private func setMinimized(_ isMinimized: Bool, _ input: RealInput) {
            if isMinimized {
                input.runTool(
                    "xprop", "-id", input.windowID, "-f", "_NET_WM_STATE", "32a", "-set", "_NET_WM_STATE",
                    "_NET_WM_STATE_HIDDEN")
            } else {
                input.runTool("xprop", "-id", input.windowID, "-remove", "_NET_WM_STATE")
            }
        }
    }
}
