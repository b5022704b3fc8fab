import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Real presses that come before the user can have seen what they hit.
    ///
    /// The reaction time is a minute here, so no machine is too slow for the test.
    @MainActor @Suite struct HasteTests {
        let app: AppFixture
        /// The control in which the user presses Enter.
        enum Asker { case entry, button }
        private static let veil = Overlay.veil("Wait", cancel: .standard).with(\.timing.grace, .zero)
            .with(\.timing.minimum, .zero)

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.reactionTime = .seconds(60)
        }

        /// The parts of the front-most panel, once it is at rest.
        private func parts(of presentation: Presentation) throws -> PanelParts {
            GtkTests.iterate { presentation.isVisible && app.isAtRest }
            return try #require(app.host.surfaces.last?.parts)
        }

        @Test func aClickThatComesWithAPanelDoesNotPressItsButton() throws {
            defer { app.close() }
            let veil = app.window.overlays.show(Self.veil)
            let cancel = try #require(try parts(of: veil).cancel)
            app.input.click(cancel.widget)
            app.input.settle()
            #expect(!veil.hasEnded)
            app.stage.reactionTime = .zero
            app.input.click(cancel.widget)
            GtkTests.iterate { veil.hasEnded }
            #expect(veil.outcome?.cause == .cancelButton)
        }

        /// A GtkButton is clicked when the key is released.
        @Test(arguments: [Asker.entry, .button])
        func aSecondEnterDoesNotAnswer(_ asker: Asker) throws {
            defer { app.close() }
            var question: Presentation?
            let (widget, signal) = asker == .entry ? (app.entry, "activate") : (app.button, "clicked")
            Signal(widget, signal) { [app] _ in
                question = app.window.overlays.show(
                    .question("Send?", actions: [.init("_Send", role: .default)]))
            }
            gtk_widget_grab_focus(widget)
            app.input.key("Return")
            GtkTests.iterate { question != nil }
            let asked = try #require(question)
            _ = try parts(of: asked)
            var hasHeardRelease = false
            let keys = try #require(gtk_event_controller_key_new())
            gtk_widget_add_controller(app.window.widget, keys)
            Signal(UnsafeMutableRawPointer(keys), "key-released") { _ in hasHeardRelease = true }
            app.input.key("Return")
            app.input.settle()
            #expect(!asked.hasEnded && !hasHeardRelease)
            app.stage.reactionTime = .zero
            app.input.key("Return")
            GtkTests.iterate { asked.hasEnded }
            #expect(asked.outcome?.cause == .action)
        }

        /// The letter is also a mnemonic of the app's, and is pressed twice.
        @Test func aSecondMnemonicDoesNotAnswer() throws {
            defer { app.close() }
            let question = app.window.overlays.show(
                .question("Delete?", actions: [.init("_Delete", role: .destructive)]))
            _ = try parts(of: question)
            app.input.key("alt+d")
            app.input.settle()
            #expect(!question.hasEnded)
            app.stage.reactionTime = .zero
            app.input.key("alt+d")
            GtkTests.iterate { question.hasEnded }
            #expect(question.outcome?.cause == .action)
        }

        /// A letter that is no mnemonic of the panel has no effect on it.
        @Test func aMnemonicInAFormsViewIsNotMeantEither() throws {
            defer { app.close() }
            app.stage.reactionTime = .seconds(60)
            let send: WidgetPointer = gtk_button_new_with_mnemonic("_Send")
            var (sent, saved) = (0, 0)
            Signal(send, "clicked") { _ in sent += 1 }
            gtk_widget_add_controller(
                send,
                AppFixture.makeShortcut(GTK_SHORTCUT_SCOPE_GLOBAL, GDK_KEY_k, GDK_ALT_MASK) { saved += 1 })
            let form = app.window.overlays.show(.form()) { send }
            _ = try parts(of: form)
            app.input.key("alt+k")
            GtkTests.iterate { saved == 1 }
            app.input.key("alt+s")
            app.input.settle()
            #expect(sent == 0)
            app.stage.reactionTime = .zero
            app.input.key("alt+s")
            GtkTests.iterate { sent == 1 }
            form.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        /// The question below has been visible for a long time.
        ///
        /// The presses carry the server's timestamps, so no machine is too slow for the test.
        @Test func enterTwiceAnswersNoSecondQuestion() throws {
            defer { app.close() }
            app.stage.reactionTime = .zero
            let questions = ["Below?", "Above?"].map { text in
                let shown = app.window.overlays.show(
                    .question(text, actions: [.init("_Yes", role: .default)]))
                GtkTests.iterate { shown.isVisible && app.isAtRest }
                return shown
            }
            let shown = Instant.now
            GtkTests.iterate { Instant.now > shown + .seconds(1) }
            app.stage.reactionTime = .milliseconds(900)
            for _ in 0..<2 { app.input.key("Return") }
            GtkTests.iterate { questions[1].hasEnded }
            app.input.settle()
            GtkTests.iterate { app.isAtRest }
            #expect(!questions[0].hasEnded && questions[0].isVisible)
            app.stage.reactionTime = .zero
            app.input.key("Return")
            GtkTests.iterate { questions[0].hasEnded }
            #expect(questions[0].outcome?.cause == .action)
        }

        /// A question may appear by itself, and take the keys while the user types.
        @Test func whoeverGoesOnTypingDoesNotAnswer() throws {
            defer { app.close() }
            app.stage.reactionTime = .zero
            let question = app.window.overlays.show(
                .question("Run it?", actions: [.init("_Run", role: .default)]))
            _ = try parts(of: question)
            let shown = Instant.now
            GtkTests.iterate { Instant.now > shown + .seconds(1) }
            app.stage.reactionTime = .milliseconds(900)
            for key in ["a", "space", "b", "Return"] { app.input.key(key) }
            app.input.settle()
            #expect(!question.hasEnded)
            app.stage.reactionTime = .zero
            app.input.key("Return")
            GtkTests.iterate { question.hasEnded }
            #expect(question.outcome?.cause == .action)
        }

        /// A space that is typed as text, unlike a space that presses a button.
        @Test func whatIsTypedCountsAtOnce() throws {
            defer { app.close() }
            let entry: WidgetPointer = gtk_entry_new()
            let form = app.window.overlays.show(.form()) { entry }
            GtkTests.iterate {
                form.isVisible && gtk_window_get_focus(app.window)?.isInside(entry) == true
            }
            app.input.settle()
            for key in ["a", "space", "b"] { app.input.key(key) }
            GtkTests.iterate { gtk_editable_get_text(entry.opaque).map { String(cString: $0) } == "a b" }
            form.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }
    }
}
