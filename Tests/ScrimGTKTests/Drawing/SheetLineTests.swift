import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// The line around a sheet's panel.
    @MainActor @Suite struct SheetLineTests {
        @Test(arguments: [false, true])
        func noLineRunsAlongTheWindowsEdge(_ isDark: Bool) throws {
            let window = TestWindow(width: 300, height: 400)
            defer { window.close() }
            try DesktopSettings.setDark(isDark)
            defer { try? DesktopSettings.setDark(false) }
            window.setChild(gtk_label_new("app"))
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            let label: WidgetPointer = gtk_label_new("")
            _ = window.window.overlays.show(.sheet(detents: [.points(200)])) { label }
            GtkTests.iterate { gtk_widget_get_height(label) > 0 }
            GtkTests.settle(window.window)
            let panel = try #require(GtkHost.of(window.window).surfaces.first).frames.panel
            let picture = try Picture(of: window.widget)
            let (middle, bottom) = (Int(panel.midY), Int(panel.maxY) - 1)
            let ground = picture.color(Int(panel.midX), middle)
            #expect(picture.color(0, middle) == ground)
            #expect(picture.color(Int(panel.maxX) - 1, middle) == ground)
            #expect(picture.color(Int(panel.midX), bottom) == ground)
            #expect(picture.color(Int(panel.midX), Int(panel.minY)) != ground)
        }
    }
}
