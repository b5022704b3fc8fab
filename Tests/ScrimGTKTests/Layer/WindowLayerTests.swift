import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// The layer over a window while the app changes the window.
    @MainActor @Suite struct WindowLayerTests {
        @Test(arguments: WindowKind.allCases)
        func itCoversTheWholeWindowThroughEveryChange(kind: WindowKind) throws {
            guard WindowKind.available.contains(kind) else { return }
            let app = try AppFixture(kind)
            defer { app.close() }
            app.present()
            app.apply(.blockingWindow())
            let layer = try #require(app.host.layer).widget

            func check(_ change: String) {
                app.input.settle()
                #expect(gtk_widget_get_last_child(app.window.widget) == layer, "\(change)")
                #expect(gtk_widget_get_width(layer) == gtk_widget_get_width(app.window.widget), "\(change)")
                #expect(gtk_widget_get_height(layer) == gtk_widget_get_height(app.window.widget), "\(change)")
                #expect(app.pick(x: 0.5, y: 0.02) == layer, "the bar, after: \(change)")
                #expect(app.pick(x: 0.5, y: 0.98) == layer, "the end, after: \(change)")
            }
            check("nothing")
            gtk_window_set_default_size(app.window, 520, 600)
            check("resized")
            gtk_widget_set_visible(app.window.widget, 0)
            gtk_window_present(app.window)
            GtkTests.iterate { gtk_widget_get_mapped(app.window.widget) != 0 }
            check("hidden and shown")
            let content: WidgetPointer = gtk_label_new("new content")
            if kind == .adwaita {
                Adwaita.setContent(content, of: app.window.widget)
                check("new content")
            } else {
                gtk_window_set_child(app.window, content)
                check("new content")
                if kind == .application {
                    gtk_window_set_child(app.window, nil)
                    check("no content")
                }
            }
        }

        @Test func aTitlebarThatComesLaterIsCoveredToo() throws {
            let window = TestWindow()
            defer { window.close() }
            window.setChild(gtk_label_new("content"))
            gtk_window_set_titlebar(window.window, gtk_header_bar_new())
            window.present()
            let host = GtkHost.of(window.window)
            host.stage.gate.plan = .blockingWindow()
            var plan = StagePlan()
            plan.input = .blockingWindow()
            host.apply(plan)
            let layer = try #require(host.layer).widget
            gtk_window_set_titlebar(window.window, gtk_header_bar_new())
            #expect(gtk_widget_get_last_child(window.widget) == layer)
            host.apply(StagePlan())
            GtkTests.iterate { host.isIdle }
        }

        @Test func aLayoutManagerThatTheAppSetsMeanwhileStays() throws {
            let window = TestWindow()
            defer { window.close() }
            window.setChild(gtk_label_new("content"))
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            let veil = window.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            let own = try #require(gtk_bin_layout_new())
            gtk_widget_set_layout_manager(window.widget, own)
            gtk_window_set_default_size(window.window, 500, 380)
            GtkTests.iterate { gtk_widget_get_width(window.widget) == 500 }
            GtkTests.settle(window.window)
            let layer = try #require(GtkHost.of(window.window).layer?.widget)
            #expect(gtk_widget_get_width(layer) == 500, "the layer is laid out by either")
            veil.dismiss()
            GtkTests.iterate { GtkHost.of(window.window).isIdle }
            #expect(gtk_widget_get_layout_manager(window.widget) == own)
        }

        @Test func aLargePanelDoesNotMakeASmallWindowGrow() throws {
            let window = TestWindow(width: 200, height: 150)
            defer { window.close() }
            window.setChild(gtk_label_new("x"))
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            var before: gint = 0
            gtk_widget_measure(window.widget, GTK_ORIENTATION_HORIZONTAL, -1, &before, nil, nil, nil)
            let view: WidgetPointer = gtk_label_new("wide")
            gtk_widget_set_size_request(view, 900, 900)
            let sheet = window.window.overlays.show(.sheet) { view }
            GtkTests.iterate { sheet.isVisible }
            var after: gint = 0
            gtk_widget_measure(window.widget, GTK_ORIENTATION_HORIZONTAL, -1, &after, nil, nil, nil)
            #expect(after == before)
            #expect(gtk_widget_get_width(window.widget) == 200)
        }

        @Test func windowButtonsStayLive() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            var asked = 0
            _ = Signal.deciding(app.window, "close-request") { _ in
                asked += 1
                return true
            }
            app.apply(.blockingWindow())
            let button = try #require(app.find("GtkWindowControls", "GtkButton", style: "close"))
            app.input.click(button)
            #expect(asked == 1)
        }

        /// A page is pushed, or a bar set, while a long task runs under a veil.
        @Test func windowButtonsThatComeUnderAVeilAreLive() throws {
            let window = TestWindow()
            defer { window.close() }
            let stack: WidgetPointer = gtk_stack_new()
            gtk_stack_add_named(stack.opaque, gtk_label_new("first page"), "first")
            window.setChild(stack)
            window.present()
            let input = RealInput(window: window.window)
            input.begin()
            let host = GtkHost.of(window.window)
            host.stage.defaults.isInstant = true
            var asked = 0
            _ = Signal.deciding(window.widget, "close-request") { _ in
                asked += 1
                return true
            }
            let veil = window.window.overlays.show(.veil("Wait"))
            let notice = window.window.overlays.show(
                .hud("Offline", placement: .top).with(\.timing.lifetime, .untilDismissed))
            GtkTests.iterate { veil.isVisible && notice.isVisible }

            let page: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let bar: WidgetPointer = gtk_header_bar_new()
            gtk_box_append(page.cast(to: GtkBox.self), bar)
            gtk_stack_add_named(stack.opaque, page, "second")
            gtk_stack_set_visible_child_name(stack.opaque, "second")
            func isBelowTheBar() -> Bool {
                guard let height = bar.bounds(in: window.widget)?.maxY, height > 0 else { return false }
                return host.surfaces.last.map { $0.frames.panel.minY >= height } ?? false
            }
            GtkTests.iterate(until: isBelowTheBar)
            let close = try #require(window.find("GtkWindowControls", "GtkButton", style: "close"))
            // An earlier test may have changed the theme, which makes GTK lay the bar out again.
            input.settle()
            GtkTests.iterate(until: isBelowTheBar)
            input.click(close)
            GtkTests.iterate { asked == 1 }
            #expect(!veil.hasEnded)

            gtk_stack_set_visible_child_name(stack.opaque, "first")
            GtkTests.iterate { !isBelowTheBar() }
            veil.dismiss()
            notice.dismiss()
        }

        @Test func aWindowThatWasMovedByItsBarUnderAnOverlayIsHoveredAsBefore() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            let veil = app.window.overlays.show(.veil("Wait", cancel: .standard))
            GtkTests.iterate { veil.isVisible }
            let bar = try #require(gtk_window_get_titlebar(app.window))
            app.input.press(bar)
            for _ in 0..<4 { app.input.move(12, 0) }
            app.input.release()
            // The panel is where it was.
            app.input.begin()
            let panel = try #require(app.host.surfaces.first).panel.widget
            var movements = 0
            let motion = try #require(gtk_event_controller_motion_new())
            Signal(UnsafeMutableRawPointer(motion), "motion") { _ in movements += 1 }
            gtk_widget_add_controller(panel, motion)
            app.input.hover(panel)
            for _ in 0..<3 { app.input.move(1, 0) }
            #expect(movements > 0)
            veil.dismiss()
        }

        @Test func panelsKeepOutOfTheBarWithTheWindowsButtons() throws {
            for kind in WindowKind.available {
                let app = try AppFixture(kind)
                defer { app.close() }
                app.present()
                app.stage.defaults.isInstant = true
                let button = try #require(app.find("GtkWindowControls", "GtkButton", style: "close"))
                for overlay in [
                    Overlay.sheet(from: .trailing), .sheet(detents: [.full]), .hud("Saved", placement: .top),
                ] {
                    let panel = app.window.overlays.show(overlay) { gtk_entry_new() }
                    GtkTests.iterate { panel.isVisible }
                    let surface = try #require(app.host.surfaces.first)
                    let bar = try #require(button.bounds(in: app.window.widget))
                    #expect(surface.frames.panel.minY >= bar.maxY, "\(overlay.kind) in \(kind)")
                    #expect(surface.frames.panel.minY <= bar.maxY + 60, "\(overlay.kind) in \(kind)")
                    panel.dismiss()
                    GtkTests.iterate { app.host.isIdle }
                }
            }
        }

        @Test func aHiddenWindowKeepsTimeAndComesBack() throws {
            let window = TestWindow()
            defer { window.close() }
            window.setChild(gtk_label_new("content"))
            window.present()
            let veil = window.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            gtk_widget_set_visible(window.widget, 0)
            #expect(!veil.isVisible)
            veil.dismiss(after: .milliseconds(30))
            #expect(!veil.hasEnded)
            GtkTests.iterate { veil.hasEnded }
            #expect(veil.outcome?.cause == .dismissed)
            GtkTests.iterate { GtkHost.of(window.window).isIdle }
            gtk_window_present(window.window)
            GtkTests.iterate { gtk_widget_get_mapped(window.widget) != 0 }
        }
    }
}

extension AppFixture {
    /// The widget that a pointer would hit at a fraction of the window's width and height.
    func pick(x: Double, y: Double) -> WidgetPointer? {
        let width = Double(gtk_widget_get_width(window.widget))
        let height = Double(gtk_widget_get_height(window.widget))
        return gtk_widget_pick(window.widget, x * width, y * height, GTK_PICK_DEFAULT)
    }

    /// The first mapped widget of a type inside a widget of another type.
    func find(_ container: String, _ wanted: String, style: String) -> WidgetPointer? {
        window.widget.find(container, wanted, style: style)
    }
}

extension TestWindow {
    /// The first mapped widget of a type inside a widget of another type.
    func find(_ container: String, _ wanted: String, style: String) -> WidgetPointer? {
        widget.find(container, wanted, style: style)
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    fileprivate func find(_ container: String, _ wanted: String, style: String) -> WidgetPointer? {
        func search(_ widget: WidgetPointer, isInside: Bool) -> WidgetPointer? {
            guard gtk_widget_get_mapped(widget) != 0 else { return nil }
            let name = String(cString: g_type_name(scrim_type_of(widget)))
            if isInside, name == wanted, gtk_widget_has_css_class(widget, style) != 0 { return widget }
            for child in widget.children {
                if let found = search(child, isInside: isInside || name == container) { return found }
            }
            return nil
        }
        return search(self, isInside: false)
    }
}
