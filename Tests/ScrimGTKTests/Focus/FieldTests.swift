import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Text fields on questions, by keyboard.
    @MainActor @Suite struct FieldTests {
        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
        }

        private func ask(_ field: Overlay.Field, _ taken: @escaping () -> Void = {}) -> Presentation {
            var overlay = Overlay.question("Rename", actions: [.init("_Accept", role: .default)])
            overlay.content.field = field
            let question = app.window.overlays.show(overlay) { _ in taken() }
            GtkTests.iterate { question.isVisible && self.field != nil }
            return question
        }

        private var parts: PanelParts? { app.host.surfaces.first?.parts }
        private var field: PanelField? { parts?.field }

        /// True if the focus is in the field's text.
        private var isFocused: Bool {
            field.map { gtk_window_get_focus(app.window)?.isInside($0.entry) == true } ?? false
        }

        private func type(_ keys: String...) {
            for key in keys { app.input.key(key) }
        }

        @Test(.ordinaryContrast) func itIsWrittenInThePanelsInk() throws {
            defer { app.close() }
            let ink = Overlay.Color(red: 0.4, green: 0, blue: 0)
            app.stage.defaults.theme.text = Overlay.Paint(ink)
            let question = ask(.text("Name", initial: "Draft"))
            var color = GdkRGBA()
            gtk_style_context_get_color(gtk_widget_get_style_context(try #require(field).entry), &color)
            #expect(abs(color.red - 0.4) < 0.01 && color.green == 0 && color.blue == 0)
            question.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        @Test func itBeginsWithItsTextSelectedSoThatTypingReplacesIt() throws {
            defer { app.close() }
            let question = ask(.text("Name", initial: "Draft"))
            #expect(isFocused)
            type("a", "b")
            GtkTests.iterate { question.content.field?.text == "ab" }
            #expect(field?.text == "ab")
        }

        /// A document has finished loading under the question.
        @Test func typingGoesOnAfterTheAppWantedTheFocusElsewhere() {
            defer { app.close() }
            let question = ask(.text("Name"))
            type("a", "b")
            gtk_widget_grab_focus(app.button)
            #expect(isFocused)
            type("c")
            GtkTests.iterate { question.content.field?.text == "abc" }
            question.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        /// Like the theme's own entries, the field keeps no room for an icon that it does not have.
        @Test func theTextBeginsAtTheFieldsEdge() throws {
            defer { app.close() }
            let question = ask(.text("Name", initial: "Draft"))
            let entry = try #require(field?.entry)
            let text = try #require(entry.children.first { $0.isA(gtk_text_get_type()) })
            let bounds = try #require(text.bounds(in: entry))
            let width = Double(gtk_widget_get_width(entry))
            #expect(bounds.minX <= 12 && bounds.maxX >= width - 12)
            question.dismiss()
        }

        @Test func aLongTextStaysWhole() throws {
            defer { app.close() }
            let long = String(repeating: "token ", count: 500)
            let question = ask(.text("Token", initial: long))
            type("End", "x")
            GtkTests.iterate { question.content.field?.text != long }
            #expect(question.content.field?.text == long + "x")
            question.dismiss()
        }

        @Test func itIsWrittenInTheDirectionOfItsWindow() throws {
            defer { app.close() }
            gtk_widget_set_direction(app.window.widget, GTK_TEXT_DIR_RTL)
            var overlay = Overlay.question("Country", actions: [])
            overlay.content.choices = .one(of: (1...30).map { "Country \($0)" })
            let question = app.window.overlays.show(overlay)
            GtkTests.iterate { question.isVisible && self.field != nil }
            func isMirrored(_ widget: WidgetPointer) -> Bool {
                gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
                    && widget.children.allSatisfy { isMirrored($0) }
            }
            let line = try #require(field).widget
            let list = try #require(parts?.choices?.widget)
            #expect(isMirrored(line) && isMirrored(list))
            gtk_widget_set_direction(app.window.widget, GTK_TEXT_DIR_LTR)
            GtkTests.iterate { field.map { !isMirrored($0.entry) } == true }
            question.dismiss()
        }

        @Test func enterAcceptsAndArrowsStayInTheText() throws {
            defer { app.close() }
            var taken = 0
            let question = ask(.text("Name")) { taken += 1 }
            type("a", "b", "Left", "c", "Return")
            GtkTests.iterate { question.hasEnded }
            #expect(question.content.field?.text == "acb")
            #expect(taken == 1 && question.outcome?.cause == .action)
        }

        @Test func escapeCancelsAndTabLeadsToTheButtons() throws {
            defer { app.close() }
            let question = ask(.text("Name"))
            type("Tab")
            #expect(!isFocused)
            type("Escape")
            GtkTests.iterate { question.hasEnded }
            #expect(question.outcome?.cause == .escape)
        }

        @Test func aTextThatTheProgramPutsInReplacesWhatWasTyped() throws {
            defer { app.close() }
            let question = ask(.text("Name"))
            type("a")
            GtkTests.iterate { question.content.field?.text == "a" }
            question.content.field?.text = "other"
            GtkTests.iterate { field?.text == "other" }
            type("Return")
            GtkTests.iterate { question.hasEnded }
            #expect(question.content.field?.text == "other")
        }

        @Test func aProblemIsShownBelowItAndSaid() throws {
            defer { app.close() }
            let validate: @MainActor (String) -> String? = { $0.count < 2 ? "Two letters are needed" : nil }
            var overlay = Overlay.question("Rename", actions: [.init("_Accept", role: .default)])
            overlay.content.field = .text("Name")
            overlay.content.field?.validation = .done(problem: validate(""))
            let question = app.window.overlays.start(
                overlay, view: nil, PresentationRequest(validate: validate, file: #fileID, line: #line))
            GtkTests.iterate { isFocused }
            let entry = try #require(field?.entry)
            #expect(entry.accessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL) == "Name")
            #expect(gtk_widget_get_sensitive(try #require(parts?.action?.widget)) == 0)
            #expect(entry.accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) == nil)
            #expect(!entry.tellsInvalid && gtk_widget_has_css_class(entry, "error") == 0)
            let height = try #require(app.host.surfaces.first?.frames.panel.height)
            type("a")
            GtkTests.iterate { entry.accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) != nil }
            #expect(entry.accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) == "Two letters are needed")
            #expect(entry.tellsInvalid)
            #expect(gtk_widget_has_css_class(entry, "error") != 0, "it has a line in the color of errors")
            // The panel grows to fit the message.
            GtkTests.iterate { (app.host.surfaces.first?.frames.panel.height ?? 0) > height }
            type("b")
            GtkTests.iterate { parts?.action.map { gtk_widget_get_sensitive($0.widget) } == 1 }
            #expect(entry.accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) == nil)
            #expect(!entry.tellsInvalid && gtk_widget_has_css_class(entry, "error") == 0)
            type("Return")
            GtkTests.iterate { question.hasEnded }
            #expect(question.outcome?.cause == .action)
        }

        /// A screen reader reads a description again each time it is removed and set.
        @Test func aProblemThatStaysIsNotTakenAwayWithTheNextLetter() throws {
            defer { app.close() }
            var overlay = Overlay.question("Rename", actions: [.init("_Accept", role: .default)])
            overlay.content.field = .text("Name")
            let validate: @MainActor (String) -> String? = { $0.count < 3 ? "Three letters are needed" : nil }
            let question = app.window.overlays.start(
                overlay, view: nil, PresentationRequest(validate: validate, file: #fileID, line: #line))
            GtkTests.iterate { isFocused }
            let entry = try #require(field?.entry)
            type("a")
            GtkTests.iterate { entry.accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) != nil }
            // The class changes together with the description.
            var losses = 0
            let watch = Signal(entry, "notify::css-classes") { _ in
                if gtk_widget_has_css_class(entry, "error") == 0 { losses += 1 }
            }
            type("b")
            GtkTests.iterate { question.content.field?.text == "ab" }
            GtkTests.settle(app.window)
            #expect(losses == 0)
            #expect(entry.accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) == "Three letters are needed")
            type("c")
            GtkTests.iterate { gtk_widget_has_css_class(entry, "error") == 0 }
            #expect(losses > 0)
            watch.disconnect()
            question.dismiss()
            GtkTests.iterate { question.hasEnded }
        }

        @Test func aPasswordIsHidden() throws {
            defer { app.close() }
            let question = ask(.secure("Password"))
            #expect(isFocused)
            type("a", "b")
            GtkTests.iterate { question.content.field?.text == "ab" }
            let entry = try #require(field?.entry)
            #expect(entry.isA(gtk_password_entry_get_type()))
            #expect(gtk_password_entry_get_show_peek_icon(entry.opaque) != 0, "the user may look at it")
            type("Return")
            GtkTests.iterate { question.hasEnded }
            #expect(question.content.field?.text == "ab")
        }

        private func isPrivate(_ field: PanelField) -> Bool {
            let hints = gtk_entry_get_input_hints(field.entry.cast(to: GtkEntry.self))
            return hints.rawValue & GTK_INPUT_HINT_PRIVATE.rawValue != 0
        }

        /// The app has a button for it.
        @Test func aPasswordThatIsShownIsRememberedByNoInputMethod() throws {
            defer { app.close() }
            let question = ask(.secure("Password"))
            type("a")
            GtkTests.iterate { question.content.field?.text == "a" }
            question.content.field?.isSecure = false
            GtkTests.iterate { field?.entry.isA(gtk_password_entry_get_type()) == false }
            let shown = try #require(field)
            #expect(shown.text == "a" && isPrivate(shown))
            question.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        /// The first password was wrong.
        @Test func theNextQuestionOfANameHasNothingOfThePassword() throws {
            defer { app.close() }
            func signIn() -> Presentation {
                var overlay = Overlay.question("Sign in", actions: [.init("_Accept", role: .default)])
                overlay.content.field = .secure("Password")
                let question = app.window.overlays.show(overlay.identified("sign-in"))
                GtkTests.iterate { question.isVisible && self.field != nil }
                return question
            }
            let first = signIn()
            type("a")
            GtkTests.iterate { first.content.field?.text == "a" }
            let second = signIn()
            GtkTests.iterate { field?.text == "" }
            type("b")
            GtkTests.iterate { second.content.field?.text.isEmpty == false }
            #expect(field?.text == "b" && second.content.field?.text == "b")
            second.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        /// On-screen keyboards use the input purpose; any text can still be typed.
        @Test func aCodeIsOfDigits() throws {
            defer { app.close() }
            let question = ask(.code("Code"))
            type("7", "a")
            GtkTests.iterate { question.content.field?.text == "7a" }
            let entry = try #require(field?.entry)
            #expect(gtk_entry_get_input_purpose(entry.cast(to: GtkEntry.self)) == GTK_INPUT_PURPOSE_DIGITS)
            let shown = try #require(field)
            #expect(isPrivate(shown), "no input method remembers it")
            #expect(gtk_entry_get_visibility(entry.cast(to: GtkEntry.self)) != 0, "it can be read")
            question.content.field = .text("Name")
            GtkTests.iterate {
                gtk_entry_get_input_purpose(entry.cast(to: GtkEntry.self)) == GTK_INPUT_PURPOSE_FREE_FORM
            }
            #expect(!isPrivate(shown))
            type("Return")
            GtkTests.iterate { question.hasEnded }
        }
    }
}
