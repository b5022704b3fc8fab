import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

/// What of the input is different under Wayland.
extension TouchTests {
    /// The compositor does not say which keys are down, and GTK repeats them by itself.
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
        let panel = try bench.view.panel.widget
        let cancel = try #require(panel.children.last { $0.isA(gtk_button_get_type()) })
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
}
