import CGtk4
import Testing

@testable import Scrim
@testable import ScrimGTK

/// Surfaces that the core shows, in a real layer.
extension GtkTests {
    @MainActor
    @Suite
    struct LiveSurfaceTests {
        private typealias Ground = SurfaceDrawingTests.Ground

        private func window(_ content: WidgetPointer) -> TestWindow {
            let window = TestWindow()
            window.setChild(content)
            window.present()
            return window
        }

        private func surface(_ window: TestWindow) -> SurfaceView? {
            GtkHost.of(window.window).surfaces.first
        }

        /// Waits until the surface is there and stands still.
        private func settle(_ window: TestWindow) throws -> SurfaceView {
            GtkTests.iterate { surface(window).map { $0.pose == .rest && !$0.frames.panel.isEmpty } ?? false }
            return try #require(surface(window))
        }

        @Test func anotherTextSizeIsTakenUpByWhatIsUp() throws {
            let window = window(Ground(.grey(1)).widget)
            defer { window.close() }
            let settings = try UnsafeMutableRawPointer(#require(gtk_settings_get_default()))
            let before = try #require(ObjectProperty.int(settings, Self.resolution))
            defer { Self.setResolution(before, settings) }
            Self.setResolution(96 * 1024, settings)
            let veil = window.window.overlays.show(.veil("Working").with(\.timing, Timing()))
            defer { veil.dismiss() }
            let view = try settle(window)
            let message = try #require(view.frames.text)
            Self.setResolution(2 * 96 * 1024, settings)
            GtkTests.iterate { view.frames.text.map { $0.width > message.width * 1.8 } ?? false }
        }

        private static let resolution = "gtk-xft-dpi"

        private static func setResolution(_ resolution: Int, _ settings: UnsafeMutableRawPointer) {
            var value = GValue()
            g_value_init(&value, g_type_from_name("gint"))
            g_value_set_int(&value, Int32(resolution))
            g_object_set_property(settings.assumingMemoryBound(to: GObject.self), Self.resolution, &value)
        }

        @Test func hudBlursWhatTheWindowShows() throws {
            let ground = Ground(Colour(red: 1, green: 0, blue: 0))
            let window = window(ground.widget)
            defer { window.close() }
            let hud = window.window.overlays.show(.hud("Notice", icon: .bookmark))
            defer { hud.dismiss() }
            let view = try settle(window)
            let panel = view.frames.panel
            func edge() throws -> Colour {
                try Picture(of: window.widget).colour(Int(panel.minX) + 20, Int(panel.midY))
            }
            let red = try edge()
            #expect(red.red > red.blue + 0.1)
            ground.colour = Colour(red: 0, green: 0, blue: 1)
            let renewals = try #require(view.panel.backdrop).renewals
            GtkTests.iterate { view.panel.backdrop.map { $0.renewals > renewals } ?? true }
            let blue = try edge()
            #expect(blue.blue > blue.red + 0.1)
        }

        @Test func longerMessageGrowsThePanelOverSeveralFrames() throws {
            let window = window(Ground(.grey(1)).widget)
            defer { window.close() }
            let veil = window.window.overlays.show(.veil("Short").with(\.timing, Timing()))
            defer { veil.dismiss() }
            let view = try settle(window)
            let before = view.frames.panel.width
            veil.message = "A message that takes more room"
            var widths: Set<Double> = []
            GtkTests.iterate {
                widths.insert(view.panel.outline.width)
                return view.frames.panel.width > before && view.panel.outline.width == view.frames.panel.width
            }
            #expect(widths.count > 4)
        }

        @Test func nothingIsLeftAfterItsLastFrame() throws {
            let window = window(Ground(.grey(1)).widget)
            defer { window.close() }
            let veil = window.window.overlays.show(
                .veil("Working", cancel: .standard).with(\.timing, Timing()))
            weak let view = try settle(window)
            let freed = try Finalization(of: #require(view).widget)
            veil.dismiss()
            GtkTests.iterate { freed.happened }
            #expect(view == nil)
        }
    }
}
