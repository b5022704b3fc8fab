import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

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

        /// Waits until the surface exists and has stopped moving.
        private func settle(_ window: TestWindow) throws -> SurfaceView {
            GtkTests.iterate {
                surface(window).map { $0.drawnPose == .rest && !$0.frames.panel.isEmpty } ?? false
            }
            return try #require(surface(window))
        }

        @Test func anotherTextSizeIsTakenUpByWhatIsUp() throws {
            let window = window(Ground(.gray(1)).widget)
            defer { window.close() }
            defer { DesktopSettings.restoreTextScale() }
            try DesktopSettings.setTextScale(1)
            let veil = window.window.overlays.show(.veil("Working").with(\.timing, Overlay.Timing()))
            defer { veil.dismiss() }
            let view = try settle(window)
            let message = try #require(view.frames.text)
            try DesktopSettings.setTextScale(2)
            GtkTests.iterate { view.frames.text.map { $0.width > message.width * 1.8 } ?? false }
        }

        @Test func hudBlursWhatTheWindowShows() throws {
            let ground = Ground(Overlay.Color(red: 1, green: 0, blue: 0))
            let window = window(ground.widget)
            defer { window.close() }
            let hud = window.window.overlays.show(.hud("Notice", icon: .bookmark))
            defer { hud.dismiss() }
            let view = try settle(window)
            let panel = view.frames.panel
            func edge() throws -> Overlay.Color {
                try Picture(of: window.widget).color(Int(panel.minX) + 20, Int(panel.midY))
            }
            let red = try edge()
            #expect(red.red > red.blue + 0.1)
            ground.color = Overlay.Color(red: 0, green: 0, blue: 1)
            let renewals = try #require(view.panel.backdrop).renewals
            GtkTests.iterate { view.panel.backdrop.map { $0.renewals > renewals } ?? true }
            let blue = try edge()
            #expect(blue.blue > blue.red + 0.1)
        }

        @Test func longerMessageGrowsThePanelOverSeveralFrames() throws {
            defer { DesktopSettings.restore("gtk-enable-animations") }
            try DesktopSettings.set("gtk-enable-animations", true)
            let window = window(Ground(.gray(1)).widget)
            defer { window.close() }
            let veil = window.window.overlays.show(.veil("Short").with(\.timing, Overlay.Timing()))
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
            let window = window(Ground(.gray(1)).widget)
            defer { window.close() }
            let veil = window.window.overlays.show(
                .veil("Working", cancel: .standard).with(\.timing, Overlay.Timing()))
            let view = Fate(of: try settle(window))
            let freed = try Finalization(of: #require(view.object).widget)
            veil.dismiss()
            GtkTests.iterate { freed.happened }
            #expect(view.isGone)
        }
    }
}
