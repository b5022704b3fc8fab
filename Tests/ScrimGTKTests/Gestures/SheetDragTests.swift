import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Sheets under a real pointer and keyboard.
    @MainActor @Suite struct SheetDragTests {
        let app: AppFixture
        let content: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        let scale: WidgetPointer = gtk_scale_new_with_range(GTK_ORIENTATION_VERTICAL, 0, 100, 1)
        let label: WidgetPointer = gtk_label_new("empty ground")
        let button: WidgetPointer = gtk_button_new_with_label("press")

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
            gtk_widget_set_size_request(scale, -1, 60)
            for part in [label, button, scale] { gtk_box_append(content.cast(to: GtkBox.self), part) }
        }

        @Test func theGroundFollowsThePointer() throws {
            defer { app.close() }
            let sheet = try show()
            let top = try top
            app.input.press(label)
            app.input.move(0, -60)
            GtkTests.iterate { (try? self.top).map { $0 < top } ?? false }
            let held = try self.top
            app.input.move(0, -40)
            comes(to: held - 40)
            app.input.move(0, 20)
            comes(to: held - 20)
            #expect(held < top && held >= top - 60)
            app.input.release()
            #expect(!sheet.hasEnded)
        }

        @Test func theGrabberFollowsThePointerAndLettingGoPicksTheNearestDetent() throws {
            defer { app.close() }
            let sheet = try show()
            app.input.press(try grabber)
            app.input.move(0, -100)
            app.input.move(0, -60)
            app.input.release()
            GtkTests.iterate { sheet.detent == .points(320) }
            let panel = try view.frames.panel
            GtkTests.iterate { (try? top) == panel.minY }
        }

        @Test func pulledPastItsLargestItGivesWithAllThatIsInIt() throws {
            defer { app.close() }
            app.window.widget.setStyleSheet("window { background: black; }")
            _ = try show {
                $0.sheet.detents = [.points(160)]; $0.sheet.grabber = .shown
            }
            let rest = try top
            app.input.press(label)
            app.input.move(0, -40)
            app.input.move(0, -80)
            GtkTests.iterate { (try? top).map { rest - $0 > 20 } ?? false }
            let pulled = try rest - top
            #expect(pulled > 20 && pulled < 112)
            let bar = try #require(try view.frames.grabber)
            let panel = try view.frames.panel
            let picture = try Picture(of: app.window.widget)
            let ground = picture.brightness(Int(bar.minX) - 10, Int(panel.minY - pulled + bar.midY))
            let ink = picture.brightness(
                Int(panel.minX + bar.midX), Int((panel.minY - pulled + bar.midY).rounded(.down)))
            #expect(abs(ink - ground) > 0.2, "The bar is where the panel is")
            let edge = picture.brightness(Int(panel.minX + bar.midX), Int(panel.maxY) - 12)
            #expect(abs(edge - ground) < 0.05, "Nothing gapes at its edge")
            app.input.release()
        }

        @Test func nothingJumpsWhenALongerLayoutComesAndGoes() throws {
            defer { app.close() }
            let sheet = try show()
            let top = try top
            app.input.press(label)
            app.input.move(0, -9)
            comes(to: top - 1)
            #expect(try view.plan?.sheet?.isBetweenDetents == true)
            app.input.move(0, 1)
            app.input.release()
            GtkTests.iterate { (try? view.plan?.sheet?.isBetweenDetents) == false }
            app.input.settle()
            #expect(try self.top == top)
            sheet.dismiss()
        }

        @Test func pulledDownItIsDismissed() throws {
            defer { app.close() }
            let sheet = try show()
            app.input.press(label)
            app.input.move(0, 20)
            app.input.move(0, 90)
            app.input.release()
            GtkTests.iterate { sheet.hasEnded }
            #expect(sheet.outcome?.cause == .drag)
        }

        @Test(arguments: [true, false])
        func aFlickThatABusyAppHearsOfAfterwardsIsOne(_ isInstant: Bool) throws {
            defer { app.close() }
            app.stage.defaults.isInstant = isInstant
            let sheet = try show()
            GtkTests.iterate { (try? view.plan?.motion.isSettled(at: .now)) == true }
            app.input.flickWhileBusy(label, by: 120)
            GtkTests.iterate { sheet.hasEnded }
            #expect(sheet.outcome?.cause == .drag)
        }

        /// The speed comes from the finger's own timestamps, not from when the app handles the events.
        @Test func aSlowDragThatABusyAppHearsOfAfterwardsIsNoFlick() throws {
            defer { app.close() }
            let sheet = try show()
            let top = try top
            app.input.dragSlowlyWhileBusy(label, by: 48)
            GtkTests.iterate { (try? self.top) == top }
            #expect(!sheet.hasEnded)
        }

        @Test func aSliderInItKeepsTheMovement() throws {
            defer { app.close() }
            _ = try show()
            let top = try top
            app.input.press(scale)
            app.input.move(0, -20)
            app.input.move(0, 30)
            // The motion is delivered with a frame, which nothing else may request.
            GtkTests.iterate { gtk_range_get_value(scale.cast(to: GtkRange.self)) > 0 }
            #expect(try self.top == top)
            app.input.release()
        }

        @Test func movementsBelowTheThresholdAndAcrossAreNone() throws {
            defer { app.close() }
            _ = try show()
            let top = try top
            app.input.press(label)
            app.input.move(0, 5)
            app.input.move(60, 0)
            #expect(try self.top == top)
            app.input.release()
            #expect(try self.top == top)
        }

        @Test func aClickOnAButtonInItIsAClick() throws {
            defer { app.close() }
            var clicks = 0
            Signal(button, "clicked") { _ in clicks += 1 }
            let sheet = try show()
            app.input.click(button)
            #expect(clicks == 1)
            #expect(!sheet.hasEnded)
        }

        @Test func brokenOffItGoesBack() throws {
            defer { app.close() }
            let sheet = try show()
            let top = try top
            app.input.press(label)
            app.input.move(0, -20)
            app.input.move(0, -60)
            GtkTests.iterate { (try? self.top).map { $0 < top } ?? false }
            try view.widget.controllers.forEach(gtk_event_controller_reset)
            GtkTests.iterate { (try? self.top) == top }
            app.input.release()
            #expect(!sheet.hasEnded)
        }

        @Test func oneThatMayNotBeDraggedStays() throws {
            defer { app.close() }
            _ = try show { $0.sheet.isDraggable = false }
            let top = try top
            app.input.press(label)
            app.input.move(0, -60)
            #expect(try self.top == top)
            app.input.release()
        }

        @Test func aPressCatchesItInFlight() throws {
            defer { app.close() }
            app.stage.defaults.isInstant = false
            // Slow enough to be moving for as long as the test takes.
            let sheet = try show { $0.transition = .slide(.curve(.easeOut, .seconds(4))) }
            GtkTests.iterate { isUnderWay }
            app.input.press(try grabber)
            GtkTests.iterate { (try? view.plan?.motion.isSettled(at: .now)) == true }
            app.input.settle()
            let held = try top
            app.input.move(0, -3)
            // A sheet that is already held needs no threshold.
            comes(to: held - 3)
            app.input.move(0, -30)
            comes(to: held - 33)
            app.input.release()
            // The sheet continues from there, and may have arrived by now.
            GtkTests.iterate { (try? top).map { abs($0 - (held - 33)) > 1 } ?? false }
            sheet.dismiss()
        }

        @Test(arguments: ["Up", "Page_Up"], [Overlay.InputPolicy.live, .dismissing])
        func keysOnTheGrabberStep(_ key: String, _ input: Overlay.InputPolicy) throws {
            defer { app.close() }
            let sheet = try show { $0.input = input }
            gtk_widget_grab_focus(try grabber)
            app.input.key(key)
            #expect(sheet.detent == .points(320))
            app.input.key(key)
            #expect(sheet.detent == .points(320))
            let held = try grabber
            #expect(gtk_window_get_focus(app.window) == held)
            app.input.key(key == "Up" ? "Down" : "Page_Down")
            #expect(sheet.detent == .points(160))
            app.input.key("Escape")
            #expect(sheet.outcome?.cause == .escape)
        }

        /// Like a row of a list that can be reordered.
        @Test func dragSourceInSheetDoesNotDragSheet() throws {
            defer { app.close() }
            let source = try #require(AppFixture.makeDragSource())
            gtk_widget_add_controller(label, source)
            let sheet = try show()
            let top = try top
            app.input.press(label)
            for _ in 0..<12 where gtk_drag_source_get_drag(source) == nil { app.input.move(0, -6) }
            #expect(gtk_drag_source_get_drag(source) != nil)
            #expect(try self.top == top)
            app.input.release()
            GtkTests.iterate { gtk_drag_source_get_drag(source) == nil }
            #expect(try self.top == top)
            #expect(!sheet.hasEnded)
        }

        @Test func secondaryButtonDragSourceStillDragsSheet() throws {
            defer { app.close() }
            let source = try #require(AppFixture.makeDragSource())
            gtk_gesture_single_set_button(source, 3)
            gtk_widget_add_controller(label, source)
            _ = try show()
            let top = try top
            app.input.press(label)
            app.input.move(0, -60)
            GtkTests.iterate { (try? self.top).map { $0 < top } ?? false }
            app.input.release()
        }

        /// Why a source begins no drag.
        enum Idle: CaseIterable { case hasNoActions, hasNothing, isInsensitive }

        @Test(arguments: Idle.allCases)
        func byWhatCannotBeDraggedNowTheSheetIsDragged(idle: Idle) throws {
            defer { app.close() }
            let source = try #require(AppFixture.makeDragSource())
            switch idle {
            case .hasNoActions: gtk_drag_source_set_actions(source, GdkDragAction(rawValue: 0))
            case .hasNothing: gtk_drag_source_set_content(source, nil)
            case .isInsensitive: gtk_widget_set_sensitive(label, 0)
            }
            gtk_widget_add_controller(label, source)
            _ = try show()
            let top = try top
            app.input.press(label)
            app.input.move(0, -60)
            GtkTests.iterate { (try? self.top).map { $0 < top } ?? false }
            app.input.release()
        }

        /// The upper part of a dialog moves the dialog.
        @Test func inTheHeaderOfADialogItDoesNotMoveTheDialog() throws {
            app.close()
            let window = TestWindow(width: 900, height: 600)
            defer { window.close() }
            window.setChild(gtk_label_new("page"))
            window.present()
            let input = RealInput(window: window.window)
            input.begin()
            let overlays = window.window.overlays
            overlays.stage.defaults.isInstant = true
            let source = try #require(AppFixture.makeDragSource())
            let (row, form): (WidgetPointer, WidgetPointer) = (
                gtk_label_new("row"), gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            )
            gtk_widget_add_controller(row, source)
            gtk_widget_set_size_request(form, 300, 200)
            gtk_box_append(form.cast(to: GtkBox.self), row)
            let presentation = overlays.show(.form(label: "Form")) { form }
            GtkTests.iterate { presentation.isVisible && gtk_widget_get_mapped(row) != 0 }
            input.settle()
            let surface = try #require(GtkHost.of(window.window).surfaces.first)
            func place() -> Geometry.Rect? { surface.panel.widget.bounds(in: window.widget) }
            let before = place()
            input.press(row)
            for _ in 0..<12 where gtk_drag_source_get_drag(source) == nil { input.move(6, 0) }
            #expect(gtk_drag_source_get_drag(source) != nil)
            #expect(place() == before)
            input.release()
            GtkTests.iterate { gtk_drag_source_get_drag(source) == nil }
            #expect(place() == before)
            presentation.dismiss()
        }

        // MARK: What the tests share

        private var view: SurfaceView {
            get throws { try #require(app.host.surfaces.first) }
        }
        private var grabber: WidgetPointer {
            get throws { try #require(try view.parts.grabber).widget }
        }
        /// The panel's inner edge, as drawn.
        var top: Double {
            get throws {
                var bounds = graphene_rect_t()
                let view = try view
                try #require(gtk_widget_compute_bounds(view.panel.widget, view.widget, &bounds) != 0)
                return Double(bounds.origin.y)
            }
        }

        /// True if enough of the sheet is on screen to grab it.
        private var isUnderWay: Bool {
            guard let top = try? top, let view = try? view else { return false }
            return top < view.frames.panel.maxY - 40
        }

        /// Waits for the frame that shows a movement; the server's event may arrive one frame late.
        func comes(to place: Double, _ location: SourceLocation = #_sourceLocation) {
            GtkTests.iterate(
                until: { (try? top).map { abs($0 - place) < 0.01 } ?? false }, within: 5, location)
        }

        func show(_ change: (inout Overlay) -> Void = { _ in }) throws -> Presentation {
            var overlay = Overlay.sheet(detents: [.points(160), .points(320)])
            change(&overlay)
            let sheet = app.window.overlays.show(overlay) { content }
            GtkTests.iterate { sheet.isVisible && gtk_widget_get_height(label) > 0 }
            app.input.settle()
            return sheet
        }
    }
}
