import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Text that is composed with several keys: by GTK's own input method (Ctrl+Shift+U and a code point, dead keys),
    /// or by ibus under `scripts/with-ibus`.
    @MainActor @Suite struct InputMethodTests {
        let app: AppFixture
        private let composition: Composition

        init() throws {
            app = try AppFixture()
            composition = Composition(in: app.entry)
            app.present()
            app.stage.defaults.isInstant = true
        }

        /// A letter that takes several keys: the keys that begin it, the text shown then, the keys that end
        /// it, and the result.
        private struct Letter { let beginning: [String], shown: String, ending: [String], text: String }

        private nonisolated static let isIBus =
            getenv("SCRIM_IBUS_ENGINE").map { String(cString: $0) } == "Unikey"

        /// An engine of ibus ends a word with the space that follows.
        private static let letter =
            !isIBus
            ? Letter(beginning: ["ctrl+shift+u", "e"], shown: "ue", ending: ["9", "space"], text: "é")
            : Letter(beginning: ["e"], shown: "e", ending: ["e", "space"], text: "ê ")

        /// Checks the composition itself, without overlays.
        @Test func aTextIsComposed() {
            defer { app.close() }
            press(Self.letter.beginning)
            #expect(composition.text == Self.letter.shown)
            press(Self.letter.ending)
            #expect(text(of: app.entry) == Self.letter.text)
        }

        @Test func aNoticeLeavesACompositionAlone() {
            defer { app.close() }
            press(Self.letter.beginning)
            let notice = app.window.overlays.show(.hud("Saved", action: "Undo"))
            GtkTests.iterate { notice.isVisible }
            #expect(composition.text == Self.letter.shown)
            press(Self.letter.ending)
            #expect(text(of: app.entry) == Self.letter.text)
            notice.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        /// What blocks the entry's keys; under a veil the entry also loses the focus.
        enum Block: CaseIterable { case veil, activity, keyboard }

        /// What happens to a composition while the focus is elsewhere is up to GTK.
        @Test(arguments: Block.allCases)
        func underAnOverlayACompositionFaresAsWhileTheFocusIsElsewhere(block: Block) {
            defer { app.close() }
            app.window.overlays.setKeyboard(app.dropArea)
            func text(after interruption: () -> Void) -> String {
                gtk_editable_set_text(app.entry.opaque, "")
                press(["x", "space"] + Self.letter.beginning)
                interruption()
                press(Self.letter.ending + ["a", "space"])
                return self.text(of: app.entry)
            }
            let expected = text {
                gtk_widget_grab_focus(app.otherButton)
                app.input.settle()
                gtk_entry_grab_focus_without_selecting(app.entry.cast(to: GtkEntry.self))
                app.input.settle()
            }
            // The composition ends as a letter, is discarded, or, with ibus, stays as it was shown.
            #expect(["x éa ", "x 9 a ", "x ee a "].contains(expected))
            let seen = text {
                let overlay =
                    switch block {
                    case .veil: app.window.overlays.show(.veil("Saving"))
                    case .activity: app.entry.overlays.show(.activity())
                    case .keyboard: app.window.overlays.over(.keyboard).show(.loading("Sending…"))
                    }
                GtkTests.iterate { overlay.isVisible }
                // ibus ends its composition as the focus leaves.
                app.input.settle()
                app.forget()
                let before = self.text(of: app.entry)
                press(["7", "space"])
                #expect(self.text(of: app.entry) == before, "no key of it arrives")
                #expect(!app.heard.contains("typing"))
                overlay.dismiss()
                GtkTests.iterate { app.host.isIdle }
                #expect(gtk_window_get_focus(app.window)?.isInside(app.entry) == true)
            }
            #expect(seen == expected)
        }

        @Test func textIsComposedInASheetThatBlocksTheWindow() throws {
            defer { app.close() }
            let (sheet, field) = showField(input: .block)
            let composition = Composition(in: field)
            press(Self.letter.beginning)
            #expect(composition.text == Self.letter.shown)
            press(Self.letter.ending)
            #expect(text(of: field) == Self.letter.text)
            sheet.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(text(of: app.entry) == "")
        }

        /// Like a game, or a push-to-talk button.
        @Test func aSheetThatBlocksTheWindowHearsTheReleaseOfEachKeyOnce() throws {
            defer { app.close() }
            let view: WidgetPointer = gtk_drawing_area_new()
            gtk_widget_set_size_request(view, 200, 100)
            gtk_widget_set_focusable(view, 1)
            var events: [String] = []
            let keys = try #require(gtk_event_controller_key_new())
            gtk_widget_add_controller(view, keys)
            Signal(UnsafeMutableRawPointer(keys), "key-pressed") { _ in events.append("press") }
            Signal(UnsafeMutableRawPointer(keys), "key-released") { _ in events.append("release") }
            let sheet = app.window.overlays.show(.sheet(input: .block)) { view }
            GtkTests.iterate { sheet.isVisible && gtk_widget_get_mapped(view) != 0 }
            gtk_widget_grab_focus(view)
            app.input.settle()
            app.input.keyDown("k")
            #expect(events == ["press"])
            app.input.keyUp("k")
            #expect(events == ["press", "release"])
            events = []
            // The key has another key value while Shift is down.
            for key in ["Shift_L", "k"] { app.input.keyDown(key) }
            for key in ["Shift_L", "k"] { app.input.keyUp(key) }
            #expect(events.sorted() == ["press", "press", "release", "release"])
            sheet.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        /// A composition handles Escape first.
        @Test(.disabled(if: isIBus, "this engine ends its word, and takes no Escape"))
        func escapeGivesACompositionUpBeforeItDismissesASheet() throws {
            defer { app.close() }
            let (sheet, field) = showField(input: .dismissing)
            let composition = Composition(in: field)
            press(Self.letter.beginning)
            #expect(composition.text == Self.letter.shown)
            app.input.key("Escape")
            #expect(!sheet.hasEnded)
            #expect(composition.text == "")
            app.input.key("Escape")
            GtkTests.iterate { sheet.outcome?.cause == .escape }
            GtkTests.iterate { app.host.isIdle }
        }

        @Test(
            .onX("setxkbmap sets the layout of X's keyboard"),
            .disabled(if: isIBus, "this engine has no dead keys"))
        func aDeadKeyWaitsForItsLetter() {
            defer { app.close() }
            app.input.setLayout("fr")
            defer { app.input.setLayout("us") }
            press(["dead_circumflex"])
            let notice = app.window.overlays.show(.hud("Saved"))
            GtkTests.iterate { notice.isVisible }
            press(["e"])
            #expect(text(of: app.entry) == "ê")
            notice.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        @Test(
            .onX("setxkbmap sets the layout of X's keyboard"),
            .disabled(if: isIBus, "this engine has no dead keys"))
        func aDeadKeyWaitsForItsLetterInASheetToo() {
            defer { app.close() }
            app.input.setLayout("fr")
            defer { app.input.setLayout("us") }
            let (sheet, field) = showField(input: .block)
            press(["dead_circumflex", "e"])
            #expect(text(of: field) == "ê")
            sheet.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        // MARK: Private

        /// A sheet with a focused field.
        private func showField(input: Overlay.InputPolicy) -> (sheet: Presentation, field: WidgetPointer) {
            let field: WidgetPointer = gtk_entry_new()
            let sheet = app.window.overlays.show(.sheet(input: input)) { field }
            GtkTests.iterate { sheet.isVisible && gtk_widget_get_mapped(field) != 0 }
            gtk_widget_grab_focus(field)
            app.input.settle()
            return (sheet, field)
        }

        private func press(_ keys: [String]) { for key in keys { app.input.key(key) } }

        private func text(of entry: WidgetPointer) -> String {
            gtk_editable_get_text(entry.opaque).map { String(cString: $0) } ?? ""
        }
    }
}
