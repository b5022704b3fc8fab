import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Keys that are pressed in one window and released in another.
    @MainActor @Suite struct HeldKeysTests {
        let app: AppFixture
        let other = TestWindow()

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
            other.setChild(gtk_entry_new())
            other.present()
        }

        private var elsewhere: RealInput { RealInput(window: other.window) }

        private func close() {
            other.close()
            app.close()
        }

        @Test func aKeyThatIsReleasedElsewhereActsAtItsNextPress() {
            defer { close() }
            elsewhere.begin()
            elsewhere.keyDown("Escape")
            let veil = app.window.overlays.show(.veil("Wait", cancel: .standard))
            GtkTests.iterate { veil.isVisible }
            elsewhere.keyUp("Escape")
            app.input.begin()
            app.input.key("Escape")
            GtkTests.iterate { veil.hasEnded }
            #expect(veil.outcome?.cause == .escape)
        }

        @Test func aLetterThatIsReleasedElsewhereIsTypedAtItsNextPress() {
            defer { close() }
            let first = app.window.overlays.show(.sheet(input: .live)) { gtk_entry_new() }
            GtkTests.iterate { first.isVisible }
            app.input.begin()
            app.input.keyDown("e")
            elsewhere.begin()
            elsewhere.keyUp("e")
            app.input.begin()
            let entry: WidgetPointer = gtk_entry_new()
            let second = app.window.overlays.show(.sheet(input: .block)) { entry }
            GtkTests.iterate {
                second.isVisible && gtk_window_get_focus(app.window)?.isInside(entry) == true
            }
            app.input.settle()
            for key in ["e", "l"] { app.input.key(key) }
            #expect(gtk_editable_get_text(entry.opaque).map { String(cString: $0) } == "el")
        }

        @Test func aKeyThatIsHeldWhileAnotherWindowHasTheFocusStillTakesNothing() throws {
            defer { close() }
            let veil = app.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            app.input.begin()
            let entry: WidgetPointer = gtk_entry_new()
            var second: Presentation?
            app.input.keyDownUntilItRepeats("e") {
                second = app.window.overlays.show(.sheet(input: .block)) { entry }
                GtkTests.iterate { gtk_window_get_focus(app.window)?.isInside(entry) == true }
                elsewhere.begin()
                app.input.begin()
            }
            #expect(gtk_editable_get_text(entry.opaque).map { String(cString: $0) } == "")
            app.input.keyUp("e")
            app.input.key("e")
            #expect(gtk_editable_get_text(entry.opaque).map { String(cString: $0) } == "e")
            #expect(second?.hasEnded == false)
        }

        /// The notice takes no focus, and the list does not contain the form.
        @Test(arguments: [true, false])
        func whatIsHeldInAFormGoesOnAsAnotherOverlayComes(isNotice: Bool) {
            defer { close() }
            let entry: WidgetPointer = gtk_entry_new()
            let form = app.window.overlays.show(.form()) { entry }
            GtkTests.iterate {
                form.isVisible && gtk_window_get_focus(app.window)?.isInside(entry) == true
            }
            app.input.begin()
            app.input.settle()
            func letters() -> Int {
                gtk_editable_get_text(entry.opaque).map { String(cString: $0).count } ?? 0
            }
            app.input.keyDownUntilItRepeats("e") {}
            let other =
                isNotice
                ? app.window.overlays.show(.hud("New mail", placement: .bottom, action: "Show"))
                : app.list.overlays.show(.activity())
            GtkTests.iterate { other.isVisible }
            app.input.settle()
            let before = letters()
            GtkTests.iterate { letters() > before }
            app.input.keyUp("e")
            other.dismiss()
            form.dismiss()
        }
    }
}
