import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Overlays over one widget: they move with it, and everything beside it stays live.
    @MainActor @Suite struct RegionTests {
        let app: AppFixture
        let notebook: WidgetPointer = gtk_notebook_new()
        let stack: WidgetPointer = gtk_stack_new()
        let target: WidgetPointer

        init() throws {
            app = try AppFixture()
            target = try #require(gtk_widget_get_first_child(app.list))
            app.stage.defaults.isInstant = true
            // A notebook contains a stack, which contains the scrolled list.
            let scroller = app.scroller
            g_object_ref(scroller)
            gtk_box_remove(app.box.cast(to: GtkBox.self), scroller)
            gtk_stack_add_named(stack.opaque, scroller, "list")
            gtk_stack_add_named(stack.opaque, gtk_label_new("other"), "other")
            gtk_notebook_append_page(notebook.opaque, stack, nil)
            gtk_notebook_append_page(notebook.opaque, gtk_label_new("other"), nil)
            gtk_box_append(app.box.cast(to: GtkBox.self), notebook)
            g_object_unref(scroller)
            app.present()
        }

        @Test func theWheelScrollsBesideItAndNotUnderIt() throws {
            defer { app.close() }
            // The window handles the wheel before the surface does.
            let early = try #require(gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL))
            gtk_event_controller_set_propagation_phase(early, GTK_PHASE_CAPTURE)
            Signal(UnsafeMutableRawPointer(early), "scroll") { [app] _ in app.note("early scroll") }
            gtk_widget_add_controller(app.window.widget, early)
            let busy = app.scroller.overlays.show(.veil("Wait"))
            GtkTests.iterate { busy.isVisible }
            // Beside the panel, which handles the wheel itself.
            app.input.hover(app.scroller)
            app.input.move(-150, 0)
            app.input.wheel(down: true)
            #expect(app.heard.isDisjoint(with: ["scroll", "window scroll", "early scroll"]))
            app.input.click(app.dropArea, button: 5)
            #expect(app.heard.isSuperset(of: ["window scroll", "early scroll"]))
            busy.dismiss()
        }

        @Test func itFollowsItsWidgetThroughScrollingInTheSameFrame() throws {
            defer { app.close() }
            let busy = target.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            let clock = try #require(gtk_widget_get_frame_clock(app.window.widget))
            var stale = 0
            var frames = 0
            let signal = Signal(UnsafeMutableRawPointer(clock), "after-paint") { _ in
                frames += 1
                // An overlay that is entirely out of sight cannot be in a wrong position.
                let isInSight = truth?.visible.isEmpty == false
                if isInSight, app.host.surfaces.first?.frames.scrim != truth?.bounds { stale += 1 }
            }
            let position = gtk_scrolled_window_get_vadjustment(app.scroller.opaque)
            for step in Array(1...30) + (0...29).reversed() {
                gtk_adjustment_set_value(position, Double(step))
                let before = frames
                GtkTests.iterate { frames > before }
            }
            signal.disconnect()
            #expect(frames >= 60)
            #expect(stale == 0)
            #expect(truth?.visible == truth?.bounds, "it is back")
            gtk_adjustment_set_value(position, 5)
            GtkTests.iterate { truth?.visible != truth?.bounds }
            #expect(truth?.visible != truth?.bounds, "it is partly scrolled out")
            busy.dismiss()
        }

        @Test func itHidesWithItsPageAndComesBack() {
            defer { app.close() }
            let busy = target.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            gtk_notebook_set_current_page(notebook.opaque, 1)
            GtkTests.iterate { !busy.isVisible }
            #expect(app.host.surfaces.allSatisfy { gtk_widget_get_mapped($0.widget) == 0 })
            gtk_notebook_set_current_page(notebook.opaque, 0)
            GtkTests.iterate { busy.isVisible }
            gtk_stack_set_visible_child_name(stack.opaque, "other")
            GtkTests.iterate { !busy.isVisible }
            gtk_stack_set_visible_child_name(stack.opaque, "list")
            GtkTests.iterate { busy.isVisible && drawn == truth }
            #expect(!busy.hasEnded)
        }

        @Test func itEndsWithItsWidget() {
            defer { app.close() }
            let busy = target.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            gtk_box_remove(app.list.cast(to: GtkBox.self), target)
            #expect(busy.outcome == Presentation.Outcome(cause: .regionGone, wasShown: true))
            GtkTests.iterate { app.host.isIdle }
        }

        @Test func itWaitsWhileItsWidgetIsInNoWindow() {
            defer { app.close() }
            g_object_ref(target)
            defer { g_object_unref(target) }
            let busy = target.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            gtk_box_remove(app.list.cast(to: GtkBox.self), target)
            GtkTests.iterate { !busy.isVisible }
            #expect(!busy.hasEnded)
            gtk_box_prepend(app.list.cast(to: GtkBox.self), target)
            GtkTests.iterate { busy.isVisible }
        }

        /// A page's task may keep the page and its content alive; the call that it awaits keeps neither.
        @Test func aQuestionThatWaitsForItsWidgetKeepsNone() async {
            defer { app.close() }
            g_object_ref(target)
            let overlays = target.overlays
            let answer = Task { await overlays.ask("Delete?", accept: "Delete") }
            #expect(await GtkTests.wait { app.host.surfaces.first?.plan?.kind == .question })
            gtk_box_remove(app.list.cast(to: GtkBox.self), target)
            #expect(await GtkTests.wait { app.host.surfaces.isEmpty })
            #expect(overlays.presentations.count == 1, "the widget may come back")
            g_object_unref(target)
            #expect(await answer.value == false)
        }

        /// A window that becomes narrow rearranges its panes like this.
        @Test(arguments: [false, true])
        func itStaysWhileItsWidgetGetsAnotherParentWithinATurn(isNotice: Bool) throws {
            defer { app.close() }
            app.stage.defaults.isInstant = false
            var overlay = isNotice ? Overlay.hud("Saved", placement: .top) : .activity()
            overlay.timing.grace = .zero
            if isNotice { overlay.timing.lifetime = .fixed(.seconds(60)) }
            overlay.timing.showsTimeLeft = isNotice
            let busy = target.overlays.show(overlay)
            GtkTests.iterate { busy.isVisible && app.isAtRest }
            let surface = try #require(app.host.surfaces.first)
            let left = surface.plan?.timeLeft
            var ways: Set<Motion.Pose> = []
            let clock = try #require(gtk_widget_get_frame_clock(app.window.widget))
            let signal = Signal(UnsafeMutableRawPointer(clock), "after-paint") { _ in
                if let pose = surface.drawnPose { ways.insert(pose) }
            }
            g_object_ref(target)
            gtk_box_remove(app.list.cast(to: GtkBox.self), target)
            gtk_box_prepend(app.box.cast(to: GtkBox.self), target)
            g_object_unref(target)
            for _ in 0..<3 { app.input.settle() }
            signal.disconnect()
            #expect(app.host.surfaces.first === surface)
            #expect(busy.isVisible && ways == [.rest])
            #expect(surface.plan?.timeLeft == left)
            #expect(drawn == truth)
            busy.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        @Test func shownBeforeItsWidgetIsInAWindowItComesLater() {
            defer { app.close() }
            let label: WidgetPointer = gtk_label_new("late")
            let busy = label.overlays.show(.activity().with(\.timing, Overlay.Timing()))
            GtkTests.settle()
            #expect(!busy.isVisible && !busy.hasEnded)
            gtk_box_append(app.list.cast(to: GtkBox.self), label)
            GtkTests.iterate { busy.isVisible }
            #expect(app.stage.presentations.count == 1)
            busy.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        @Test func aWidgetThatNeverGetsAWindowIsFreed() {
            defer { app.close() }
            let label: WidgetPointer = gtk_label_new("never")
            g_object_ref_sink(label)
            let fate = Finalization(of: label)
            let busy = label.overlays.show(.activity())
            g_object_unref(label)
            #expect(fate.happened)
            #expect(busy.outcome?.cause == .regionGone)
        }

        @Test func whatIsBesideItStaysLive() {
            defer { app.close() }
            let busy = app.button.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            app.input.click(app.button)
            app.input.click(app.button, button: 3)
            #expect(app.heard.isDisjoint(with: ["click", "hover", "secondary click"]))

            app.input.click(app.otherButton)
            #expect(app.heard.contains("other click"))
            gtk_widget_grab_focus(app.entry)
            gtk_widget_add_controller(
                app.otherButton,
                AppFixture.makeShortcut(GTK_SHORTCUT_SCOPE_GLOBAL, GDK_KEY_o) { [app] in
                    app.note("shortcut beside it")
                })
            app.input.key("a")
            app.input.key("ctrl+o")
            #expect(app.heard.isSuperset(of: ["typing", "shortcut beside it"]))
        }

        @Test func keysAreKeptFromItWhileTheFocusIsInside() {
            defer { app.close() }
            let busy = app.entry.overlays.show(.loading())
            GtkTests.iterate { busy.isVisible }
            #expect(gtk_window_get_focus(app.window)?.isInside(app.entry) == true, "the focus stays")
            app.input.key("a")
            app.input.key("BackSpace")
            #expect(!app.heard.contains("typing"))
            app.input.key("ctrl+g")
            #expect(app.heard.contains("global shortcut"))
            app.input.key("Tab")
            #expect(gtk_window_get_focus(app.window)?.isInside(app.entry) == false, "Tab leads out")
        }

        @Test(arguments: [false, true])
        func aMnemonicActivatesNothingInIt(whileTheFocusIsInside: Bool) {
            defer { app.close() }
            let twin: WidgetPointer = gtk_label_new_with_mnemonic("_x entry")
            let field: WidgetPointer = gtk_entry_new()
            gtk_label_set_mnemonic_widget(twin.opaque, field)
            let busy = app.button.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            gtk_widget_grab_focus(whileTheFocusIsInside ? app.button : app.entry)
            app.input.key("alt+x")
            #expect(app.heard.isDisjoint(with: ["activation", "click"]))
            #expect(gtk_window_get_focus(app.window)?.isInside(app.button) == whileTheFocusIsInside)
            // Widgets beside the region keep the mnemonic.
            for child in [twin, field] { gtk_box_append(app.box.cast(to: GtkBox.self), child) }
            app.input.settle()
            app.input.key("alt+x")
            #expect(app.heard.isDisjoint(with: ["activation", "click"]))
            #expect(gtk_window_get_focus(app.window)?.isInside(field) == true)
            gtk_widget_grab_focus(app.entry)
            for child in [twin, field] { gtk_box_remove(app.box.cast(to: GtkBox.self), child) }
            busy.dismiss()
            app.input.settle()
            app.input.key("alt+x")
            #expect(app.heard.contains("activation"))
        }

        @Test func itsPopoversCloseAndOthersOpen() throws {
            defer { app.close() }
            gtk_popover_popup(app.popover.cast(to: GtkPopover.self))
            GtkTests.iterate { gtk_widget_get_mapped(app.popover) != 0 }
            let busy = app.button.overlays.show(.activity())
            #expect(gtk_widget_get_visible(app.popover) == 0)
            gtk_popover_popup(app.popover.cast(to: GtkPopover.self))
            app.input.settle()
            #expect(gtk_widget_get_visible(app.popover) == 0)
            gtk_menu_button_popup(app.menuButton.opaque)
            GtkTests.iterate { app.heard.contains("menu") }
            app.input.settle()
            let menu = try #require(gtk_menu_button_get_popover(app.menuButton.opaque))
            let isOpen = gtk_widget_get_mapped(
                UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkWidget.self))
            #expect(isOpen != 0)
            gtk_menu_button_popdown(app.menuButton.opaque)
            app.input.settle()
            #expect(!busy.hasEnded)
        }

        /// The part that both surrounding scrollers show is visible.
        @Test func twoScrollersDeepWhatBothLeaveIsSeen() throws {
            defer { app.close() }
            let inner: WidgetPointer = gtk_scrolled_window_new()
            let row: WidgetPointer = gtk_label_new("row")
            gtk_widget_set_size_request(row, 600, 600)
            gtk_scrolled_window_set_child(inner.opaque, row)
            gtk_widget_set_size_request(inner, 150, 400)
            let outer: WidgetPointer = gtk_scrolled_window_new()
            let spread: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
            gtk_box_append(spread.cast(to: GtkBox.self), inner)
            gtk_scrolled_window_set_child(outer.opaque, spread)
            gtk_widget_set_size_request(outer, -1, 80)
            gtk_box_append(app.box.cast(to: GtkBox.self), outer)
            let busy = row.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            app.input.settle()
            let geometry = try #require(truth(of: row))
            let left = try #require(outer.bounds(in: app.window.widget))
            let right = try #require(inner.bounds(in: app.window.widget))
            #expect(left.intersection(right) != left && left.intersection(right) != right)
            #expect(geometry.visible == geometry.bounds.intersection(left).intersection(right))
            #expect(app.host.route(at: Point(x: left.midX, y: left.maxY + 4)) == .app)
            busy.dismiss()
        }

        @Test func insideASheetItLiesJustAboveIt() throws {
            defer { app.close() }
            let table: WidgetPointer = gtk_label_new("table")
            gtk_widget_set_size_request(table, 200, 100)
            let sheet = app.window.overlays.show(.sheet) { table }
            let busy = table.overlays.show(.activity())
            GtkTests.iterate { sheet.isVisible && busy.isVisible }
            let hud = app.window.overlays.show(.hud("Saved"))
            GtkTests.iterate { hud.isVisible }
            #expect(app.host.plan.surfaces.map(\.kind) == [.sheet, .activity, .hud])
            let geometry = try #require(truth(of: table))
            #expect(app.host.regions.geometry(of: app.host.plan.surfaces[1].region) == geometry)
            let corner = Geometry.Point(x: geometry.bounds.minX + 2, y: geometry.bounds.minY + 2)
            #expect(app.host.route(at: corner).isBlocked)
            // There is nothing of the sheet to hover there either.
            let picked = gtk_widget_pick(app.window.widget, corner.x, corner.y, GTK_PICK_DEFAULT)
            #expect(picked.map { $0.isInside(table) } == false)
        }

        @Test func insideANoticeItLiesJustAboveIt() throws {
            defer { app.close() }
            let picture: WidgetPointer = gtk_label_new("picture")
            gtk_widget_set_size_request(picture, 200, 100)
            let notice = app.window.overlays.show(.hud()) { picture }
            let busy = picture.overlays.show(.activity())
            GtkTests.iterate { notice.isVisible && busy.isVisible }
            #expect(app.host.plan.surfaces.map(\.kind) == [.hud, .activity])
            let geometry = try #require(truth(of: picture))
            #expect(app.host.regions.geometry(of: app.host.plan.surfaces[1].region) == geometry)
            // A later child of the window's layer is in front.
            let layer = try #require(app.host.layer?.widget)
            let surfaces = try #require(layer.children.last { picture.isInside($0) })
            #expect(gtk_widget_get_next_sibling(surfaces) != nil)
        }

        /// The region's actual position, now.
        var truth: RegionGeometry? { truth(of: target) }

        func truth(of widget: WidgetPointer) -> RegionGeometry? {
            app.host.layer.flatMap { RegionGeometry(of: widget, in: RegionLook(in: $0.widget)) }
        }

        /// The position for which the overlay was laid out.
        private var drawn: RegionGeometry? {
            app.host.plan.surfaces.first.map { app.host.regions.geometry(of: $0.region) }
        }
    }
}

extension Geometry.Rect {
    var middle: Geometry.Point { Geometry.Point(x: midX, y: midY) }
}
