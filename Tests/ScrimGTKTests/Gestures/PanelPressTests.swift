import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Notices that the user may dismiss by hand because the app allows it.
    @MainActor @Suite struct PanelPressTests {
        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
        }

        @Test func aTapEndsItAndReachesNothingElse() throws {
            defer { app.close() }
            let (toast, panel) = try show([.tap])
            app.input.press(panel)
            #expect(!toast.hasEnded)
            app.input.release()
            GtkTests.iterate { toast.hasEnded }
            #expect(toast.outcome?.cause == .tap)
            #expect(app.heard.subtracting(["window capture click"]) == [])
            #expect(gtk_window_get_focus(app.window)?.isInside(app.entry) == true)
        }

        @Test func aFlickOutEndsItAndOneInDoesNot() throws {
            defer { app.close() }
            let (toast, panel) = try show([.flick])
            app.input.flick(panel, by: -60)
            #expect(!toast.hasEnded)
            app.input.flick(panel, by: 60)
            GtkTests.iterate { toast.hasEnded }
            #expect(toast.outcome?.cause == .drag)
        }

        @Test func withoutTheAppsWordNothingDoes() throws {
            defer { app.close() }
            let (toast, panel) = try show([], action: "Undo")
            app.input.press(panel, at: Geometry.Point(x: 60, y: 29))
            app.input.release()
            #expect(!toast.hasEnded)
            toast.dismiss()
        }

        /// The press began before the app allowed the dismissal, so the user did not mean it.
        @Test func aPressFromBeforeTheAppsWordEndsNothing() throws {
            defer { app.close() }
            let (toast, panel) = try show([], action: "Undo")
            app.input.press(panel, at: Geometry.Point(x: 60, y: 29))
            toast.input.dismissedBy = [.tap]
            app.input.release()
            GtkTests.settle(app.window)
            #expect(!toast.hasEnded)
            app.input.press(panel, at: Geometry.Point(x: 60, y: 29))
            app.input.release()
            GtkTests.iterate { toast.hasEnded }
            #expect(toast.outcome?.cause == .tap)
        }

        @Test func theActionIsTakenByItsButtonAlone() throws {
            defer { app.close() }
            let (toast, _) = try show([.tap, .flick], action: "Undo")
            app.input.click(try #require(app.host.surfaces.first?.parts.action?.widget))
            GtkTests.iterate { toast.hasEnded }
            #expect(toast.outcome?.cause == .action)
        }

        private func show(
            _ gestures: Set<Overlay.InputPolicy.Gesture>, action: Overlay.ActionButton? = nil
        ) throws -> (Presentation, WidgetPointer) {
            let toast = app.window.overlays.show(
                Overlay.hud("Saved for later", placement: .bottom, action: action)
                    .with(\.timing.lifetime, .untilDismissed).with(\.input.dismissedBy, gestures))
            GtkTests.iterate { toast.isVisible }
            GtkTests.settle(app.window)
            return (toast, try #require(app.host.surfaces.first?.panel.widget))
        }
    }
}
