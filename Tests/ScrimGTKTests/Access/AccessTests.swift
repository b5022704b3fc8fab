import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// What assistive technology is given to read.
    @MainActor @Suite struct AccessTests {
        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
        }

        /// A notice arrives while a veil has the focus; its text begins with the veil's text.
        @Test func onlyThePanelsOwnTextIsReadWithTheFocus() throws {
            defer { app.close() }
            let veil = app.window.overlays.show(.veil("Wait"))
            GtkTests.iterate {
                veil.isVisible && gtk_window_get_focus(app.window)?.isInside(app.host.layer) == true
            }
            let focus = try #require(app.host.focus)
            let surface = try #require(app.host.surfaces.first?.id)
            #expect(focus.makesRead(Announcement("Wait, 50%", isAssertive: true, of: surface)))
            #expect(!focus.makesRead(Announcement("Wait for it", isAssertive: false)))
            veil.dismiss()
        }

        /// A screen reader reads a changed description of the focused control (GTK 4.14 and later,
        /// where buttons have one).
        @Test func aTextThatDescribesTheFocusedButtonIsReadWithIt() throws {
            defer { app.close() }
            let notice = app.window.overlays.show(.hud("Removed", action: "Undo"))
            GtkTests.iterate { notice.isVisible }
            app.input.key("F6")
            let surface = try #require(app.host.surfaces.first)
            let button = try #require(surface.parts.action?.widget)
            #expect(gtk_window_get_focus(app.window) == button)
            let focus = try #require(app.host.focus)
            notice.message = "Removed again"
            GtkTests.settle(app.window)
            let announcement = Announcement(
                "Removed again, press F6 for Undo", isAssertive: false, of: surface.id)
            button.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: "Removed again")
            #expect(focus.makesRead(announcement))
            #expect(!focus.makesRead(Announcement("50%", isAssertive: false, of: surface.id)))
            button.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: "Removed")
            #expect(!focus.makesRead(announcement), "that is another text")
            button.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: String?.none)
            #expect(!focus.makesRead(announcement), "older systems describe no button")
            notice.dismiss()
        }

        /// Pressing Enter again does not change the field's description, so only the announcement says what is wrong.
        @Test func whatIsWrongWithATextIsReadWithItsFieldOnceAndSpokenFromThenOn() throws {
            defer { app.close() }
            var overlay = Overlay.question("Rename", actions: [.init("_Accept", role: .default)])
            overlay.content.field = .text("Name")
            let question = app.window.overlays.show(overlay)
            GtkTests.iterate {
                question.isVisible && gtk_window_get_focus(app.window)?.isInside(app.host.layer) == true
            }
            let focus = try #require(app.host.focus)
            let surface = try #require(app.host.surfaces.first?.id)
            func announcement(describesField: Bool) -> Announcement {
                Announcement("No x", isAssertive: true, of: surface, describesField: describesField)
            }
            #expect(focus.makesRead(announcement(describesField: true)))
            #expect(!focus.makesRead(announcement(describesField: false)))
            question.dismiss()
        }

        @Test func unchangedDescriptionIsResetToBeReadAgain() {
            defer { app.close() }
            #expect(Announcer.descriptions(toRead: "No x", over: "No x") == [nil, "No x"])
            #expect(Announcer.descriptions(toRead: "No x", over: "Name") == ["No x", "Name"])
            #expect(Announcer.descriptions(toRead: "No x", over: nil) == ["No x", nil])
        }

        @Test func aVeilHidesWhatItCoversAndShowsItAgain() throws {
            defer { app.close() }
            let veil = app.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            #expect(state(app.box, GTK_ACCESSIBLE_STATE_HIDDEN))

            // Lets the changes happen that the veil itself has queued, so they are not taken for this one.
            GtkTests.settle()
            // GTK reports "not hidden" each time a widget is shown.
            gtk_widget_set_visible(app.box, 0)
            gtk_widget_set_visible(app.box, 1)
            GtkTests.settle()
            #expect(state(app.box, GTK_ACCESSIBLE_STATE_HIDDEN))

            let late: WidgetPointer = gtk_label_new("late")
            gtk_window_set_child(app.window, late)
            GtkTests.settle()
            #expect(state(late, GTK_ACCESSIBLE_STATE_HIDDEN))

            veil.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(!state(late, GTK_ACCESSIBLE_STATE_HIDDEN))
        }

        /// Each state change is an event on the bus, and screen readers act on it.
        @Test func hiddenStateDoesNotToggleWhenMoreIsHidden() {
            defer { app.close() }
            gtk_widget_grab_focus(app.button)
            let changes = HiddenChanges(of: app.button)
            let first = app.button.overlays.show(.activity())
            GtkTests.iterate { first.isVisible }
            let second = app.scroller.overlays.show(.activity())
            GtkTests.iterate { second.isVisible }
            second.dismiss()
            GtkTests.iterate { second.hasEnded }
            GtkTests.settle()
            #expect(changes.states == [true])
            #expect(state(app.button, GTK_ACCESSIBLE_STATE_HIDDEN))
        }

        @Test func aVeilHidesTheSheetUnderIt() throws {
            defer { app.close() }
            let sheet = app.window.overlays.show(.sheet(label: "Sheet")) {
                gtk_button_new_with_label("inside")
            }
            GtkTests.iterate { sheet.isVisible }
            let under = try #require(app.host.surfaces.first?.widget)
            #expect(!state(under, GTK_ACCESSIBLE_STATE_HIDDEN))
            let veil = app.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            #expect(state(under, GTK_ACCESSIBLE_STATE_HIDDEN))
            veil.dismiss()
            GtkTests.iterate { app.host.surfaces.count == 1 }
            #expect(!state(under, GTK_ACCESSIBLE_STATE_HIDDEN))
        }

        /// Rows that are scrolled out of sight have no widgets yet.
        @Test func aVeilHidesAlsoWhatIsScrolledIntoSightUnderIt() throws {
            defer { app.close() }
            for (index, row) in app.list.children.enumerated() {
                row.overlays.show(.loading("Row \(index)"))
            }
            let veil = app.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            GtkTests.settle(app.window)
            let before = Set(app.host.surfaces.map(\.id))
            gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(app.scroller.opaque), 600)
            GtkTests.iterate { app.host.surfaces.contains { !before.contains($0.id) } }
            GtkTests.settle(app.window)
            let below = app.host.surfaces.dropLast()
            #expect(app.host.surfaces.last?.plan?.kind == .veil && !below.isEmpty)
            for surface in below {
                #expect(state(surface.widget, GTK_ACCESSIBLE_STATE_HIDDEN), "\(surface.id)")
            }
            app.window.overlays.dismissAll()
        }

        @Test func aRegionsOverlayHidesThatRegionOnly() {
            defer { app.close() }
            let busy = app.scroller.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            #expect(state(app.scroller, GTK_ACCESSIBLE_STATE_HIDDEN))
            #expect(!state(app.box, GTK_ACCESSIBLE_STATE_HIDDEN))
            busy.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(!state(app.scroller, GTK_ACCESSIBLE_STATE_HIDDEN))
        }

        @Test func aNoticesButtonIsDescribedByItWhereItsRoleIsAllThatIsRead() throws {
            defer { app.close() }
            let notice = app.window.overlays.show(.hud("Removed", action: "Undo", cancel: .cross))
            GtkTests.iterate { notice.isVisible }
            let parts = try #require(app.host.surfaces.first).parts
            let cross = try #require((parts[.cancel] as? CancelButton)?.cross.widget)
            let buttons = [try #require(parts.action?.widget), cross]
            let isNew = scrim_symbol("gtk_accessible_announce") != nil
            func descriptions() -> [String?] {
                buttons.map { $0.accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) }
            }
            #expect(descriptions() == (isNew ? ["Removed", "Removed"] : [nil, nil]))
            notice.message = "Removed again"
            GtkTests.settle(app.window)
            #expect(descriptions() == (isNew ? ["Removed again", "Removed again"] : [nil, nil]))
            notice.dismiss()
        }

        @Test func aNoticeHidesNothing() {
            defer { app.close() }
            let notice = app.window.overlays.show(.hud("Saved"))
            GtkTests.iterate { notice.isVisible }
            #expect(!state(app.box, GTK_ACCESSIBLE_STATE_HIDDEN))
        }

        /// States that the app sets itself stay as they are: without an overlay, under one, and afterwards.
        @Test(arguments: [true, nil], [true, nil])
        func theAppsOwnStatesAreAsBefore(hidden: Bool?, busy: Bool?) {
            defer { app.close() }
            app.box.setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, to: hidden)
            app.box.setAccessible(GTK_ACCESSIBLE_STATE_BUSY, to: busy)
            let veil = app.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            GtkTests.settle()
            #expect(app.box.accessibleState(GTK_ACCESSIBLE_STATE_HIDDEN) == true)
            #expect(app.box.accessibleState(GTK_ACCESSIBLE_STATE_BUSY) == busy)
            veil.dismiss()
            GtkTests.iterate { app.host.isIdle }
            GtkTests.settle()
            #expect(app.box.accessibleState(GTK_ACCESSIBLE_STATE_HIDDEN) == hidden)
            #expect(app.box.accessibleState(GTK_ACCESSIBLE_STATE_BUSY) == busy)
        }

        @Test(arguments: [false, true])
        func whatIsHiddenOrShownUnderAVeilIsThatAfterIt(isShown: Bool) {
            defer { app.close() }
            gtk_widget_set_visible(app.box, isShown ? 0 : 1)
            let veil = app.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            gtk_widget_set_visible(app.box, isShown ? 1 : 0)
            GtkTests.settle()
            #expect(state(app.box, GTK_ACCESSIBLE_STATE_HIDDEN))
            veil.dismiss()
            GtkTests.iterate { app.host.isIdle }
            GtkTests.settle()
            #expect(app.box.accessibleState(GTK_ACCESSIBLE_STATE_HIDDEN) == !isShown)
        }

        @Test(arguments: ["My shop", nil], ["By letter", nil])
        func theWindowAndItsFocusKeepWhatTheyAreCalled(name: String?, description: String?) {
            defer { app.close() }
            gtk_window_set_title(app.window, "Title")
            if let name { app.window.widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name) }
            app.entry.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: description)
            let before = app.window.widget.accessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL)
            func expectSame() {
                #expect(app.window.widget.accessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL) == before)
                #expect(app.entry.accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) == description)
            }
            let notice = app.window.overlays.show(.hud("Saved"))
            GtkTests.iterate { notice.isVisible }
            expectSame()
            notice.dismiss()
            GtkTests.iterate { app.host.isIdle }
            expectSame()
        }

        private func state(_ widget: WidgetPointer, _ state: GtkAccessibleState) -> Bool {
            widget.tells(state, true)
        }
    }
}
