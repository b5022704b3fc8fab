import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

/// Input that behaves differently on Wayland.
extension TouchTests {
    /// The compositor does not report which keys are down, and GTK repeats keys itself.
    @Test(arguments: [28, 57], [false, true])
    func aKeyHeldSinceBeforeAVeilTakesNoButtonOfIt(key: Int, afterAnother: Bool) throws {
        let bench = try TouchBench()
        defer { bench.close() }
        gtk_window_set_focus(bench.window, nil)
        let letter = 30
        if afterAnother { bench.screen.key(letter, isDown: true) }
        bench.screen.key(key, isDown: true)
        let veil = bench.window.overlays.show(.veil("Wait", cancel: .standard))
        GtkTests.iterate { veil.isVisible }
        let cancel = try #require(bench.view.parts.cancel).widget
        gtk_widget_grab_focus(cancel)
        var activations = 0
        Signal(cancel, "activate") { _ in activations += 1 }
        if afterAnother { bench.screen.key(letter, isDown: false) }
        bench.screen.waitForRepeats(3)
        bench.settle()
        #expect(activations == 0)
        #expect(!veil.hasEnded)

        bench.screen.key(key, isDown: false)
        bench.screen.key(key, isDown: true)
        bench.screen.key(key, isDown: false)
        GtkTests.iterate { veil.hasEnded }
        #expect(veil.outcome?.cause == .cancelButton)
    }

    /// The surface of a floating window includes its shadow.
    @Test func whereAFingerIsInAWindowWithAShadowIsKnown() throws {
        let bench = try TouchBench(isFullscreen: false)
        defer { bench.close() }
        var origin = Geometry.Point.zero
        gtk_native_get_surface_transform(
            gtk_widget_get_native(bench.window.widget), &origin.x, &origin.y)
        try #require(origin.x > 10 && origin.y > 10, "the window has a shadow")
        bench.add(list)
        let sheet = bench.show([.points(120)]) { $0.input = .dismissing }
        // Right above the sheet: if the shadow were ignored, the finger would be on the sheet.
        let window = bench.window.widget
        let edge = Double(gtk_widget_get_height(window)) - bench.height
        bench.tap(at: Geometry.Point(x: Double(gtk_widget_get_width(window)) / 2, y: edge - 8))
        GtkTests.iterate { sheet.hasEnded }
        #expect(sheet.outcome?.cause == .tapOutside && bench.clicks == 0)
    }
}
