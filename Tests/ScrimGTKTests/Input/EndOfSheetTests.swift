import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// What is open or in progress in a sheet's view when the sheet ends.
    @MainActor @Suite struct EndOfSheetTests {
        let app: AppFixture
        private let content: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        private let button: WidgetPointer = gtk_button_new_with_label("In the sheet")
        private let popover: WidgetPointer = gtk_popover_new()

        init() throws {
            app = try AppFixture()
            app.present()
            g_object_ref_sink(content)
            gtk_widget_set_size_request(content, -1, 120)
            gtk_widget_set_parent(popover, button)
            gtk_popover_set_child(popover.cast(to: GtkPopover.self), gtk_label_new("Choices"))
            gtk_box_append(content.cast(to: GtkBox.self), button)
        }

        private func close() {
            gtk_widget_unparent(popover)
            app.close()
            g_object_unref(content)
        }

        private var isOpen: Bool { gtk_widget_get_visible(popover) != 0 }

        /// A sheet that appears at once and leaves slowly.
        private func showSheet(leaving duration: Duration = .seconds(1)) -> Presentation {
            var overlay = Overlay.sheet(input: .block)
            overlay.transition = Overlay.Transition(
                away: Motion.Pose(offstage: 1, scrim: 0), entering: .none,
                leaving: .curve(.easeIn, duration))
            let sheet = app.window.overlays.show(overlay) { content }
            GtkTests.iterate { sheet.isVisible && gtk_widget_get_mapped(button) != 0 }
            app.input.settle()
            return sheet
        }

        private func openPopover() {
            // GTK 4.8 crashes, even without Scrim, half a second after the popover that last had the pointer was
            // removed. The pointer is therefore moved to the window first.
            app.input.hover(app.otherButton)
            gtk_popover_popup(popover.cast(to: GtkPopover.self))
            GtkTests.iterate { gtk_widget_get_mapped(popover) != 0 }
            app.input.settle()
        }

        @Test func aPopoverClosesAndTheAppHasItsInput() {
            defer { close() }
            let sheet = showSheet(leaving: .seconds(9))
            openPopover()
            sheet.dismiss()
            #expect(!isOpen)
            app.forget()
            app.input.click(app.otherButton)
            #expect(app.heard.contains("other click"))
            #expect(!app.host.isIdle, "the sheet is still leaving")
        }

        @Test func aBlockThatAHandlerOfThePopoverShowsKeepsPopoversShut() throws {
            defer { close() }
            let other: WidgetPointer = gtk_popover_new()
            gtk_widget_set_parent(other, app.otherButton)
            defer { gtk_widget_unparent(other) }
            let sheet = showSheet()
            openPopover()
            var veil: Presentation?
            let signal = Signal(popover, "closed") { [app] _ in
                app.stage.defaults.isInstant = true
                if veil == nil { veil = app.window.overlays.show(.veil("Wait")) }
            }
            sheet.dismiss()
            GtkTests.iterate { veil != nil }
            signal.disconnect()
            let shown = try #require(veil)
            GtkTests.iterate { shown.isVisible }
            gtk_popover_popup(other.cast(to: GtkPopover.self))
            app.input.settle()
            #expect(gtk_widget_get_visible(other) == 0)
            shown.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        /// The handler moves the view to another parent.
        @Test func aViewStaysWhereAHandlerOfItsPopoverPutsIt() {
            defer { close() }
            app.stage.defaults.isInstant = true
            let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            gtk_box_append(app.box.cast(to: GtkBox.self), box)
            gtk_box_append(app.box.cast(to: GtkBox.self), content)
            GtkTests.iterate { gtk_widget_get_mapped(button) != 0 }
            openPopover()
            let signal = Signal(popover, "closed") { [app, content] _ in
                guard gtk_widget_get_parent(content) == app.box else { return }
                gtk_box_remove(app.box.cast(to: GtkBox.self), content)
                gtk_box_append(box.cast(to: GtkBox.self), content)
            }
            let sheet = app.window.overlays.show(.sheet(input: .block)) { content }
            GtkTests.iterate { sheet.isVisible }
            signal.disconnect()
            #expect(gtk_widget_get_parent(content) == box)
            sheet.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        @Test(arguments: [false, true])
        func aPopoverDoesNotOpenByItselfInTheNextSheet(isInstant: Bool) {
            defer { close() }
            app.stage.defaults.isInstant = isInstant
            let sheet = showSheet()
            openPopover()
            sheet.dismiss()
            app.stage.defaults.isInstant = true
            let next = showSheet()
            #expect(gtk_widget_get_mapped(popover) == 0)
            #expect(!isOpen)
            next.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        @Test(arguments: ["space", "Return"])
        func aButtonThatAKeyHasJustPressedIsNotClicked(key: String) throws {
            defer { close() }
            var clicks = 0
            Signal(button, "clicked") { _ in clicks += 1 }
            let sheet = showSheet()
            gtk_widget_grab_focus(button)
            let signal = Signal(button, "activate", .after) { _ in sheet.dismiss() }
            app.input.key(key)
            signal.disconnect()
            try #require(sheet.hasEnded)
            GtkTests.iterate { gtk_widget_has_css_class(button, "keyboard-activating") == 0 }
            #expect(clicks == 0)
            app.stage.defaults.isInstant = true
            let next = showSheet()
            app.input.click(button)
            #expect(clicks == 1, "the button works again")
            next.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }
    }
}
