import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// What the user is in the middle of when an overlay appears, and what the app does under it.
    @MainActor @Suite struct InterruptionTests {
        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
        }

        @Test func aPressBegunBeforeIsNoClick() {
            defer { app.close() }
            app.input.press(app.button)
            app.apply(.blockingWindow())
            app.input.release()
            #expect(!app.heard.contains("click"))
            #expect(gtk_widget_get_state_flags(app.button).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue == 0)

            app.apply(InputPlan())
            app.reset()
            app.input.click(app.button)
            #expect(app.heard.contains("click"), "the button works again")
        }

        @Test(arguments: [false, true])
        func aPressBegunInASheetIsNoClickUnderAVeil(exemptsView: Bool) {
            defer { app.close() }
            app.stage.defaults.isInstant = true
            let button: WidgetPointer = gtk_button_new_with_label("In the sheet")
            var clicks = 0
            Signal(button, "clicked") { _ in clicks += 1 }
            let sheet = app.window.overlays.show(.sheet) { button }
            GtkTests.iterate { sheet.isVisible && gtk_widget_get_mapped(button) != 0 }
            app.input.settle()
            app.input.press(button)
            let outside: Overlay.InputPolicy.Outside =
                exemptsView ? .blockedExcept([app.entry.overlays.region]) : .blocked
            let veil = app.window.overlays.show(.veil("Wait").with(\.input.outside, outside))
            GtkTests.iterate { veil.isVisible }
            app.input.release()
            #expect(clicks == 0)
            veil.dismiss()
            GtkTests.iterate { veil.hasEnded }
            app.input.click(button)
            #expect(clicks == 1, "the button works again")
            sheet.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        /// Like the handle between two panes while one of them begins to load.
        @Test func aDragThatBeganBeforeTheFirstOverlayGoesOnOverAVeiledView() throws {
            defer { app.close() }
            app.stage.defaults.isInstant = true
            let panes: WidgetPointer = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
            let first: WidgetPointer = gtk_label_new("first")
            gtk_paned_set_start_child(panes.opaque, first)
            gtk_paned_set_end_child(panes.opaque, gtk_label_new("second"))
            gtk_widget_set_size_request(panes, -1, 60)
            gtk_box_append(app.box.cast(to: GtkBox.self), panes)
            gtk_paned_set_position(panes.opaque, 240)
            app.input.settle()
            func position() -> Int32 { gtk_paned_get_position(panes.opaque) }
            app.input.press(panes, at: Geometry.Point(x: 241, y: 30))
            for _ in 0..<2 { app.input.move(-10, 0) }
            try #require(position() < 240)

            // The view is blocked around the card of this cover; the card itself is a panel, which
            // handles its own events.
            let busy = first.overlays.show(.activity(cover: .translucent))
            GtkTests.iterate { busy.isVisible }
            let before = position()
            for _ in 0..<6 { app.input.move(-20, 0) }
            #expect(position() == before - 120)
            app.input.release()
            let end = position()
            for _ in 0..<2 { app.input.move(-10, 0) }
            #expect(position() == end)
            busy.dismiss()
        }

        /// GTK shows a button pressed for a moment before it clicks it.
        @Test(arguments: ["space", "Return"], [false, true])
        func aButtonThatAKeyHasJustPressedIsNotClicked(key: String, regionAlone: Bool) throws {
            defer { app.close() }
            gtk_widget_grab_focus(app.button)
            var isUnderWay = false
            let region = regionAlone ? app.button.overlays.region : .windowAndKeyboard
            let signal = Signal(app.button, "activate", .after) { [app] _ in
                isUnderWay = gtk_widget_has_css_class(app.button, "keyboard-activating") != 0
                app.apply(.blocking(region))
            }
            app.input.key(key)
            try #require(isUnderWay)
            GtkTests.iterate { gtk_widget_has_css_class(app.button, "keyboard-activating") == 0 }
            #expect(!app.heard.contains("click"))
            #expect(gtk_window_get_focus(app.window) == app.button)
            #expect(gtk_widget_get_mapped(app.button) != 0)

            signal.disconnect()
            app.apply(InputPlan())
            app.input.key(key)
            GtkTests.iterate { app.heard.contains("click") }
        }

        @Test(arguments: ["press", "space", "Return"])
        func aButtonInASheetThatAVeilComesOverIsNotClicked(_ act: String) throws {
            defer { app.close() }
            app.stage.defaults.isInstant = true
            let button = try #require(gtk_button_new_with_label("In the sheet"))
            var clicks = 0
            Signal(button, "clicked") { _ in clicks += 1 }
            let sheet = app.window.overlays.show(.sheet) { button }
            GtkTests.iterate { sheet.isVisible && gtk_widget_get_mapped(button) != 0 }
            GtkTests.settle(app.window)
            var veil: Presentation?
            let cover = { [app] in
                veil = app.window.overlays.show(.veil("Wait"))
                GtkTests.iterate { veil?.isVisible == true }
            }
            if act == "press" {
                app.input.press(button)
                cover()
                app.input.release()
            } else {
                gtk_widget_grab_focus(button)
                let signal = Signal(button, "activate", .after) { _ in
                    veil = veil ?? app.window.overlays.show(.veil("Wait"))
                }
                app.input.key(act)
                signal.disconnect()
                GtkTests.iterate { veil?.isVisible == true }
                GtkTests.iterate { gtk_widget_has_css_class(button, "keyboard-activating") == 0 }
            }
            #expect(clicks == 0)
            veil?.dismiss()
            GtkTests.iterate { app.host.surfaces.count == 1 }
            GtkTests.settle(app.window)
            app.input.click(button)
            #expect(clicks == 1, "the button works again")
            sheet.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        @Test func aButtonBesideABlockedViewIsClickedAllTheSame() {
            defer { app.close() }
            gtk_widget_grab_focus(app.button)
            Signal(app.button, "activate", .after) { [app] _ in
                app.apply(.blocking(app.otherButton.overlays.region))
            }
            app.input.key("space")
            GtkTests.iterate { app.heard.contains("click") }
        }

        @Test func aGestureBegunBeforeIsBrokenOff() throws {
            defer { app.close() }
            let click = try #require(gtk_gesture_click_new())
            Signal(UnsafeMutableRawPointer(click), "released") { [app] _ in app.note("released") }
            gtk_widget_add_controller(app.dropArea, click)
            app.input.press(app.dropArea)
            app.apply(.blockingWindow())
            app.input.release()
            #expect(!app.heard.contains("released"))

            app.apply(InputPlan())
            app.input.click(app.dropArea)
            #expect(app.heard.contains("released"), "it works again")
        }

        @Test(arguments: [false, true])
        func whatIsDraggedIsNotDropped(onWindow: Bool) {
            defer { app.close() }
            app.input.drag(from: app.dragSource, to: onWindow ? app.otherButton : app.dropArea) {
                app.apply(.blockingWindow())
            }
            #expect(app.heard.isDisjoint(with: ["drop", "window drop"]))
        }

        @Test(arguments: [false, true])
        func whatIsHeldOverItsTargetIsNotDropped(onWindow: Bool) {
            defer { app.close() }
            let target = onWindow ? app.otherButton : app.dropArea
            app.input.drag(from: app.dragSource, to: target, atTarget: { app.apply(.blockingWindow()) })
            #expect(app.heard.isDisjoint(with: ["drop", "window drop"]))
            app.apply(InputPlan())
            app.input.drag(from: app.dragSource, to: target)
            #expect(app.heard.contains(onWindow ? "window drop" : "drop"), "it works again")
        }

        @Test func aPressThatShowsAnOverlayIsAClickAllTheSame() {
            defer { app.close() }
            var clicks = 0
            Signal(app.otherButton, "clicked") { [app] _ in
                clicks += 1
                app.apply(.blockingWindow())
            }
            app.input.click(app.otherButton)
            app.input.click(app.otherButton)
            #expect(clicks == 1)

            app.apply(InputPlan())
            app.reset()
            app.input.click(app.otherButton)
            #expect(clicks == 2)
        }

        @Test func aPressOnAnOverlayThatGoesReachesNothingBelow() {
            defer { app.close() }
            app.stage.defaults.isInstant = true
            let veil = app.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            app.input.press(app.button)
            veil.dismiss()
            // GTK tracks a press by the widget under the pointer, and GTK 4.18 warns if that widget is gone.
            GtkTests.allowingWarnings { app.input.release() }
            #expect(!app.heard.contains("click"))
            GtkTests.iterate { app.host.isIdle }
        }

        @Test func openPopoversClose() {
            defer { app.close() }
            gtk_popover_popup(app.popover.cast(to: GtkPopover.self))
            GtkTests.iterate { gtk_widget_get_mapped(app.popover) != 0 }
            app.apply(.blockingWindow())
            #expect(gtk_widget_get_visible(app.popover) == 0)
        }

        /// The popover has the keys for as long as it is open, wherever the focus is.
        @Test func aQuestionOverAViewWaitsForAPopoverInUse() throws {
            defer { app.close() }
            app.stage.defaults.isInstant = true
            let entry = try #require(gtk_popover_get_child(app.popover.cast(to: GtkPopover.self)))
            gtk_popover_popup(app.popover.cast(to: GtkPopover.self))
            GtkTests.iterate { gtk_widget_get_mapped(app.popover) != 0 }
            gtk_widget_grab_focus(entry)
            app.input.key("a")
            let question = app.scroller.overlays.show(.question("Reload?", actions: ["Reload"]))
            GtkTests.iterate { question.isVisible }
            // The user has had the time to see the question, and a slow machine has it for the keys.
            (app.stage.defaults.isInstant, app.stage.reactionTime) = (false, .seconds(2.5))
            let later = Instant.now + .seconds(3)
            GtkTests.iterate { .now > later }
            app.input.key("b")
            #expect(gtk_editable_get_text(entry.opaque).map { String(cString: $0) } == "ab")
            app.input.key("Escape")
            GtkTests.iterate { gtk_window_get_focus(app.window)?.isInside(app.host.layer) == true }
            #expect(gtk_widget_get_mapped(app.popover) == 0 && !question.hasEnded)
            app.input.key("Return")
            #expect(!question.hasEnded, "a key that closes a popover may come twice")
            question.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        @Test func popoversOpenedUnderAnOverlayAreNeverDrawn() {
            defer { app.close() }
            let content = CountingWidget()
            gtk_popover_set_child(app.popover.cast(to: GtkPopover.self), content.widget)
            app.apply(.blockingWindow())
            gtk_popover_popup(app.popover.cast(to: GtkPopover.self))
            app.input.settle()
            #expect(gtk_widget_get_mapped(app.popover) == 0)
            #expect(content.drawn == 0)
            // A popover does not keep the input for itself either.
            app.apply(InputPlan())
            gtk_widget_grab_focus(app.entry)
            app.input.key("a")
            app.input.click(app.button)
            #expect(app.heard.isSuperset(of: ["typing", "click"]))

            gtk_popover_popup(app.popover.cast(to: GtkPopover.self))
            GtkTests.iterate { content.drawn > 0 }
        }

        @Test(arguments: [false, true])
        func aPopoverThatIsToCloseMayGoWithItsWindow(_ isHiddenFirst: Bool) {
            _ = app.window.overlays.show(.veil())
            gtk_popover_popup(app.popover.cast(to: GtkPopover.self))
            if isHiddenFirst { gtk_widget_set_visible(app.window.widget, 0) }
            gtk_window_close(app.window)
            GtkTests.iterate { app.isDestroyed }
            GtkTests.settle()
            app.close()
        }

        @Test func popoversOfOtherWindowsStay() throws {
            defer { app.close() }
            let other = TestWindow()
            defer { other.close() }
            let menu: WidgetPointer = gtk_menu_button_new()
            let popover: WidgetPointer = gtk_popover_new()
            gtk_menu_button_set_popover(menu.opaque, popover)
            other.setChild(menu)
            other.present()
            app.apply(.blockingWindow())
            gtk_popover_popup(popover.cast(to: GtkPopover.self))
            GtkTests.iterate { gtk_widget_get_mapped(popover) != 0 }
            // Anything that must close does so one turn later.
            GtkTests.settle(other.window)
            #expect(gtk_widget_get_mapped(popover) != 0)
            gtk_popover_popdown(popover.cast(to: GtkPopover.self))
        }

        @Test func aHandlerAddedLaterComesLater() {
            defer { app.close() }
            app.apply(.blockingWindow())
            app.addCaptureKeys(named: "late key")
            app.input.key("a")
            #expect(app.heard == [])

            app.apply(InputPlan())
            app.input.key("a")
            #expect(app.heard.contains("late key"))
        }

        @Test func kineticScrollingStopsAndStaysPossible() {
            defer { app.close() }
            app.apply(.blockingWindow())
            #expect(gtk_scrolled_window_get_kinetic_scrolling(app.scroller.opaque) != 0)
        }

        /// A list that scrolls both ways.
        @Test func aFingerPansBothWaysAfterwards() {
            defer { app.close() }
            let wide: WidgetPointer = gtk_drawing_area_new()
            gtk_widget_set_size_request(wide, 2_000, 2_000)
            gtk_scrolled_window_set_policy(app.scroller.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
            gtk_scrolled_window_set_child(app.scroller.opaque, wide)
            GtkTests.settle(app.window)
            func phases() -> [UInt32] {
                app.scroller.keptControllers.map {
                    gtk_event_controller_get_propagation_phase(OpaquePointer($0.pointer)).rawValue
                }
            }
            let before = phases()
            app.apply(.blockingWindow())
            app.apply(InputPlan())
            #expect(before.count > 2 && phases() == before)
        }

        @Test func keyReleasesAlwaysPass() {
            defer { app.close() }
            let keys = gtk_event_controller_key_new()
            if let keys {
                Signal(UnsafeMutableRawPointer(keys), "key-released") { [app] _ in app.note("release") }
                gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
                gtk_widget_add_controller(app.window.widget, keys)
            }
            app.input.keyDown("a")
            app.apply(.blockingWindow())
            app.input.keyUp("a")
            #expect(app.heard.contains("release"))
        }

        @Test func theReleaseOfAKeyWhoseRepeatsWereTakenPasses() throws {
            defer { app.close() }
            let keys = try #require(gtk_event_controller_key_new())
            var releases = 0
            Signal(UnsafeMutableRawPointer(keys), "key-released") { _ in releases += 1 }
            gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
            gtk_widget_add_controller(app.window.widget, keys)
            app.stage.defaults.isInstant = true
            var veil: Presentation?
            app.input.keyDownUntilItRepeats("a") {
                veil = app.window.overlays.show(.veil("Wait"))
                GtkTests.iterate { veil?.isVisible == true }
            }
            #expect(releases == 0)
            app.input.keyUp("a")
            #expect(releases == 1)
            app.input.key("a")
            #expect(releases == 1, "the app did not receive this press")
            veil?.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }
    }

    /// Counts how often it is drawn.
    final class CountingWidget: CustomWidget {
        private(set) var drawn = 0
        override func measure(_ orientation: GtkOrientation, for size: Int) -> WidgetSize { WidgetSize(20) }
        override func snapshot(_ snapshot: OpaquePointer) { drawn += 1 }
    }

    /// A window that joins its application while the window is blocked gets the accelerators then.
    @MainActor @Suite struct LateApplicationTests {
        @Test func acceleratorsThatComeLaterAreBlockedToo() throws {
            let app = try AppFixture(.application)
            defer { app.close() }
            app.present()
            let application = try #require(gtk_window_get_application(app.window))
            gtk_window_set_application(app.window, nil)
            app.apply(.blockingWindow())
            gtk_window_set_application(app.window, application)
            app.input.key("ctrl+s")
            #expect(app.heard == [])

            app.apply(InputPlan())
            app.input.key("ctrl+s")
            #expect(app.heard.contains("accelerator"))
        }
    }
}
