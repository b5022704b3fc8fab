import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Overlays over a view that something of the app's covers: a page below a tab overview, or a sidebar that
    /// fills a narrow window.
    @MainActor @Suite struct CoveredQuestionTests {
        private let window = TestWindow(width: 400, height: 300)
        private let stack: WidgetPointer = gtk_overlay_new()
        private let content: WidgetPointer = gtk_label_new("content")
        private let cover: WidgetPointer = gtk_text_view_new()
        private let input: RealInput

        init() {
            gtk_overlay_set_child(stack.opaque, content)
            gtk_overlay_add_overlay(stack.opaque, cover)
            window.setChild(stack)
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            input = RealInput(window: window.window)
            input.begin()
            gtk_widget_grab_focus(cover)
        }

        private var host: GtkHost { GtkHost.of(window.window) }

        private var focus: WidgetPointer? { gtk_window_get_focus(window.window) }

        private var isInPanel: Bool { focus?.isInside(host.layer) == true }

        private func settle() { for _ in 0..<3 { GtkTests.settle(window.window) } }

        @Test func aQuestionHasNeitherFocusNorKeysUntilItIsUncovered() {
            defer { window.close() }
            var taken = 0
            let question = content.overlays.show(
                .question("Allow?", actions: [.init("Allow", role: .default)])
            ) { _ in taken += 1 }
            GtkTests.iterate { host.surfaces.count == 1 && question.isVisible }
            settle()
            #expect(focus == cover)
            for key in ["Return", "F6", "Escape"] { input.key(key) }
            #expect(focus == cover)
            #expect(taken == 0 && !question.hasEnded)
            gtk_overlay_remove_overlay(stack.opaque, cover)
            GtkTests.iterate { isInPanel }
            input.key("Return")
            GtkTests.iterate { taken == 1 }
        }

        @Test func aSheetWithAFieldTakesNoFocusUntilItIsUncovered() {
            defer { window.close() }
            let field: WidgetPointer = gtk_entry_new()
            let sheet = content.overlays.show(.sheet) { field }
            GtkTests.iterate { host.surfaces.count == 1 && sheet.isVisible }
            settle()
            input.key("a")
            #expect(focus == cover)
            gtk_widget_set_visible(cover, 0)
            GtkTests.iterate { focus?.isInside(field) == true }
            input.key("b")
            #expect(gtk_editable_get_text(field.opaque).map { String(cString: $0) } == "b")
            sheet.dismiss()
        }

        /// The user has seen the question, and sees what covers it now.
        @Test func aQuestionThatWasSeenKeepsTheFocus() {
            defer { window.close() }
            gtk_widget_set_visible(cover, 0)
            let question = content.overlays.show(.question("Allow?", actions: ["Allow"])) { _ in }
            GtkTests.iterate { isInPanel }
            gtk_widget_set_visible(cover, 1)
            settle()
            #expect(isInPanel)
            question.dismiss()
        }

        /// Part of the panel remains visible beside the toast.
        @Test func underAToastAQuestionHasTheFocus() {
            defer { window.close() }
            gtk_widget_set_valign(cover, GTK_ALIGN_END)
            settle()
            let question = content.overlays.show(.question("Allow?", actions: ["Allow"])) { _ in }
            GtkTests.iterate { isInPanel }
            question.dismiss()
        }
    }
}
