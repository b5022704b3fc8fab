import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Questions by keyboard and pointer.
    @MainActor @Suite struct QuestionTests {
        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
        }

        private static let actions: [Overlay.ActionButton] = [
            .init("_Save", role: .default), .init("_Discard", role: .destructive),
        ]

        private func ask(
            _ actions: [Overlay.ActionButton] = Self.actions, _ taken: @escaping (String) -> Void
        )
            -> Presentation
        {
            let question = app.window.overlays.show(.question("Save?", actions: actions)) { taken($0.title) }
            GtkTests.iterate { question.isVisible && parts?.actions.count == actions.count }
            return question
        }

        private var parts: PanelParts? { app.host.surfaces.first?.parts }

        private func hasFocus(_ button: PanelButton?) -> Bool {
            button.map { gtk_widget_is_focus($0.widget) != 0 } ?? false
        }

        @Test func returnTakesTheDefaultAnswer() throws {
            defer { app.close() }
            var taken: [String] = []
            let question = ask { taken.append($0) }
            #expect(hasFocus(parts?.actions.first))
            app.input.key("Return")
            GtkTests.iterate { question.hasEnded }
            #expect(taken == ["_Save"] && question.outcome?.cause == .action)
        }

        @Test func returnCancelsWhereEveryAnswerLosesSomething() throws {
            defer { app.close() }
            var taken: [String] = []
            let question = ask([.destructive("Delete")]) { taken.append($0) }
            #expect(hasFocus(parts?.cancel))
            app.input.key("Return")
            GtkTests.iterate { question.hasEnded }
            #expect(taken == [] && question.outcome?.cause == .cancelButton)
        }

        @Test func arrowKeysGoFromAnswerToAnswer() throws {
            defer { app.close() }
            var taken: [String] = []
            let question = ask { taken.append($0) }
            app.input.key("Left")
            #expect(hasFocus(parts?.actions.last))
            app.input.key("Left")
            #expect(hasFocus(parts?.cancel))
            app.input.key("Right")
            #expect(hasFocus(parts?.actions.last))
            app.input.key("Right")
            for key in ["Right", "Up", "Down"] {
                #expect(hasFocus(parts?.actions.first))
                app.input.key(key)
            }
            app.input.key("Left")
            app.input.key("Return")
            GtkTests.iterate { question.hasEnded }
            #expect(taken == ["_Discard"])
        }

        @Test func aMnemonicTakesItsAnswer() throws {
            defer { app.close() }
            var taken: [String] = []
            let question = ask { taken.append($0) }
            app.input.key("alt+d")
            GtkTests.iterate { question.hasEnded }
            #expect(taken == ["_Discard"])
        }

        @Test func aTitleOfSeveralLinesTouchesNoEdgeOfItsButton() throws {
            defer { app.close() }
            let title = "Discard everything that was changed in all documents since yesterday"
            let question = ask([.init(title, role: .destructive)]) { _ in }
            let button = try #require(parts?.actions.first?.widget)
            let label: WidgetPointer = try #require(gtk_button_get_child(button.cast(to: GtkButton.self)))
            #expect(pango_layout_get_line_count(gtk_label_get_layout(label.opaque)) > 1)
            let (outer, inner) = (
                try #require(button.bounds(in: app.window.widget)),
                try #require(label.bounds(in: app.window.widget))
            )
            #expect(inner.minY >= outer.minY + 6 && inner.maxY <= outer.maxY - 6)
            question.dismiss()
        }

        @Test func theMnemonicOfCancelCancels() throws {
            defer { app.close() }
            let question = app.window.overlays.show(
                .question("Save?", actions: Self.actions, cancel: "_Keep editing"))
            GtkTests.iterate { question.isVisible && parts?.cancel != nil }
            app.input.key("alt+k")
            GtkTests.iterate { question.hasEnded }
            #expect(question.outcome?.cause == .cancelButton)
        }

        @Test func tabGoesThroughARowAsOneReadsIt() throws {
            defer { app.close() }
            let question = ask { _ in }
            #expect(hasFocus(parts?.actions.first))
            app.input.key("Tab")
            #expect(hasFocus(parts?.cancel))
            app.input.key("Tab")
            #expect(hasFocus(parts?.actions.last))
            app.input.key("Tab")
            #expect(hasFocus(parts?.actions.first))
            app.input.key("shift+Tab")
            #expect(hasFocus(parts?.actions.last))
            question.dismiss()
        }

        /// Only the window's direction changes, not that of the process.
        @Test func tabGoesThroughARowAsOneReadsItInAWindowOfItsOwnDirection() throws {
            defer { app.close() }
            let view: WidgetPointer = gtk_entry_new()
            gtk_widget_set_direction(app.window.widget, GTK_TEXT_DIR_RTL)
            let question = ask { _ in }
            #expect(hasFocus(parts?.actions.first))
            app.input.key("Tab")
            #expect(hasFocus(parts?.cancel))
            app.input.key("Tab")
            #expect(hasFocus(parts?.actions.last))
            question.dismiss()
            let sheet = app.window.overlays.show(.sheet) { view }
            GtkTests.iterate { sheet.isVisible && gtk_widget_get_mapped(view) != 0 }
            #expect(gtk_widget_get_direction(view) == GTK_TEXT_DIR_LTR, "the app's view has its own")
            let flags = gtk_widget_get_state_flags(view).rawValue
            #expect(flags & GTK_STATE_FLAG_DIR_RTL.rawValue == 0)
            sheet.dismiss()
        }

        @Test func tabStaysInTheQuestion() throws {
            defer { app.close() }
            let question = ask { _ in }
            for _ in 0..<4 {
                app.input.key("Tab")
                let buttons = (parts?.actions ?? []) + [parts?.cancel].compactMap { $0 }
                #expect(buttons.contains { hasFocus($0) })
            }
            question.dismiss()
        }

        @Test func itIsAnAlertDialogForAssistiveTechnology() throws {
            defer { app.close() }
            let question = ask { _ in }
            let panel = try #require(app.host.surfaces.first?.panel.widget)
            #expect(gtk_accessible_get_accessible_role(panel.opaque) == GTK_ACCESSIBLE_ROLE_ALERT_DIALOG)
            question.dismiss()
        }

        @Test func theDefaultAnswerHasTheThemesAccentColor() throws {
            defer { app.close() }
            let provider = try #require(gtk_css_provider_new())
            gtk_css_provider_load_from_data(provider, "@define-color accent_bg_color #884400;", -1)
            let display = gtk_widget_get_display(app.window.widget)
            gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), 800)
            defer { gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider)) }
            let color = PlatformSettings(window: nil, onChange: {}).environment(for: app.window.widget).accent
            #expect(abs(color.red - 0x88 / 255) < 0.01 && abs(color.green - 0x44 / 255) < 0.01)
        }

        /// The app's style sheet, and a change to it while the panel is presented.
        @Test func thePanelHasTheColorsOfTheAppsTheme() throws {
            defer { app.close() }
            let display = gtk_widget_get_display(app.window.widget)
            func panelRed() -> Double? {
                guard case .color(let color)? = app.host.surfaces.first?.panel.look.background else {
                    return nil
                }
                return color.red
            }
            let provider = try #require(gtk_css_provider_new())
            func load(_ ground: String, _ text: String) {
                gtk_css_provider_load_from_data(
                    provider,
                    """
                    @define-color dialog_bg_color \(ground); @define-color dialog_fg_color \(text);
                    @define-color view_bg_color \(ground); * { color: \(text); }
                    """, -1)
            }
            load("#442200", "#ffeecc")
            gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), 800)
            defer { gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider)) }
            let question = ask { _ in }
            GtkTests.iterate { panelRed().map { abs($0 - 0x44 / 255) < 0.01 } == true }
            load("#ffeecc", "#442200")
            GtkTests.iterate { panelRed().map { abs($0 - 1) < 0.01 } == true }
            question.dismiss()
        }

        /// A theme that the app sets overrides its style sheet, and also changes presented panels.
        @Test func thePanelHasTheThemeThatTheAppSets() throws {
            defer { app.close() }
            let color = Overlay.Color(red: 0.2, green: 0.1, blue: 0.4)
            let question = ask { _ in }
            app.window.overlays.stage.defaults.theme = Stage.Theme(
                panel: Overlay.Paint(color), indicator: Overlay.Paint(.gray(0.5)), cornerRadius: 5)
            GtkTests.iterate { app.host.surfaces.first?.panel.look.background == .color(color) }
            GtkTests.iterate { app.host.surfaces.first?.panel.corners.topLeft == 5 }
            question.dismiss()
        }

        @Test func answersThatComeAndGoLeaveNoButtonBehind() throws {
            defer { app.close() }
            let question = ask { _ in }
            question.content.actions = ["One"]
            GtkTests.iterate { parts?.actions.count == 1 }
            question.content.actions = ["One", "Two", "Three"]
            GtkTests.iterate { parts?.actions.count == 3 }
            let titles = parts?.actions.compactMap {
                gtk_button_get_label($0.widget.cast(to: GtkButton.self))
            }
            .map { String(cString: $0) }
            #expect(titles == ["One", "Two", "Three"])
            question.dismiss()
        }
    }
}
