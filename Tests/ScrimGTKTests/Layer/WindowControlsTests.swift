import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// A header bar in a sheet belongs to the sheet, and does not act as the window's own bar.
    @MainActor @Suite struct WindowControlsTests {
        private let window = TestWindow()
        private let bar: WidgetPointer = gtk_header_bar_new()
        private var host: GtkHost { GtkHost.of(window.window) }

        init() {
            window.setChild(gtk_label_new("page"))
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
        }

        /// Counts how often the window was asked to close, and refuses.
        @MainActor private final class CloseRequests {
            private(set) var count = 0

            init(of window: UnsafeMutablePointer<GtkWindow>) {
                _ = Signal.deciding(UnsafeMutableRawPointer(window), "close-request") { _ in
                    self.count += 1
                    return true
                }
            }
        }

        private func showSheet(
            _ edge: Overlay.Placement.Edge, input: Overlay.InputPolicy = .live,
            shouldEnd: (@MainActor (Presentation.Cause) -> Bool)? = nil
        ) -> Presentation {
            let content: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            gtk_box_append(content.cast(to: GtkBox.self), bar)
            gtk_box_append(content.cast(to: GtkBox.self), gtk_label_new("sheet"))
            let sheet = window.window.overlays.show(.sheet(from: edge, input: input), shouldEnd: shouldEnd) {
                content
            }
            GtkTests.iterate { sheet.isVisible && gtk_widget_get_mapped(bar) != 0 }
            return sheet
        }

        @Test(arguments: [Overlay.Placement.Edge.top, .leading, .trailing])
        func aSheetWithAHeaderBarAtTheTopStaysWhereItIs(edge: Overlay.Placement.Edge) throws {
            defer { window.close() }
            let sheet = showSheet(edge)
            let surface = try #require(host.surfaces.first)
            var tops: Set<Double> = []
            for _ in 0..<12 {
                GtkTests.settle(window.window)
                tops.insert(surface.frames.panel.minY)
            }
            #expect(tops.count == 1)
            #expect(host.safeArea == .zero)
            sheet.dismiss()
        }

        /// Like a dialog's close button, which asks before typed text is lost.
        @Test func itsCloseButtonAsksTheSheetAndNotTheWindow() throws {
            defer { window.close() }
            let input = RealInput(window: window.window)
            input.begin()
            let requests = CloseRequests(of: window.window)
            var (causes, isDirty): ([Presentation.Cause], Bool) = ([], true)
            let sheet = showSheet(.trailing) { cause in
                causes.append(cause)
                return !isDirty
            }
            let close = try #require(window.find("GtkWindowControls", "GtkButton", style: "close"))
            input.settle()
            input.click(close)
            GtkTests.iterate { !causes.isEmpty }
            input.settle()
            #expect(causes == [.escape] && !sheet.hasEnded)
            isDirty = false
            input.click(close)
            GtkTests.iterate { sheet.hasEnded }
            #expect(sheet.outcome?.cause == .escape)
            #expect(requests.count == 0)
        }

        @Test func itsCloseButtonIsBlockedUnderAnotherOverlay() throws {
            defer { window.close() }
            let input = RealInput(window: window.window)
            input.begin()
            let requests = CloseRequests(of: window.window)
            var refused = 0
            let sheet = showSheet(.trailing) { _ in
                refused += 1
                return false
            }
            let close = try #require(window.find("GtkWindowControls", "GtkButton", style: "close"))
            input.settle()
            input.click(close)
            GtkTests.iterate { refused == 1 }
            let veil = window.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            input.settle()
            input.click(close)
            input.settle()
            #expect(refused == 1 && requests.count == 0)
            veil.dismiss()
            sheet.dismiss()
        }

        @Test func whereEscapeDoesNotEndTheSheetItsCloseButtonIsInsensitive() throws {
            defer { window.close() }
            let input = RealInput(window: window.window)
            input.begin()
            let requests = CloseRequests(of: window.window)
            let sheet = showSheet(.trailing, input: .block)
            let close = try #require(window.find("GtkWindowControls", "GtkButton", style: "close"))
            GtkTests.iterate { gtk_widget_is_sensitive(close) == 0 }
            input.settle()
            input.click(close)
            input.settle()
            #expect(requests.count == 0 && !sheet.hasEnded)
            sheet.dismiss()
        }

        @Test func itsOtherButtonsStayTheWindows() throws {
            defer { window.close() }
            gtk_header_bar_set_decoration_layout(bar.opaque, ":minimize,maximize,close")
            let sheet = showSheet(.trailing)
            let minimize = try #require(window.find("GtkWindowControls", "GtkButton", style: "minimize"))
            #expect(gtk_widget_is_sensitive(minimize) != 0)
            gtk_widget_action_set_enabled(window.widget, "window.minimize", 0)
            GtkTests.iterate { gtk_widget_is_sensitive(minimize) == 0 }
            // Without a window manager, GTK records this only for a window that is not on screen.
            gtk_widget_set_visible(window.widget, 0)
            #expect(gtk_widget_activate_action_variant(bar, "window.toggle-maximized", nil) != 0)
            #expect(gtk_window_is_maximized(window.window) != 0)
            sheet.dismiss()
        }

        /// As in libadwaita's windows, whose header bar is part of the content.
        @Test func theCloseButtonOnAVeiledViewIsLive() throws {
            window.close()
            let window = TestWindow()
            defer { window.close() }
            let (page, titlebar): (WidgetPointer, WidgetPointer) = (
                gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
            )
            gtk_widget_set_visible(titlebar, 0)
            gtk_window_set_titlebar(window.window, titlebar)
            for part in [bar, gtk_label_new("page")] { gtk_box_append(page.cast(to: GtkBox.self), part) }
            window.setChild(page)
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            let input = RealInput(window: window.window)
            input.begin()
            let requests = CloseRequests(of: window.window)
            let close = try #require(window.find("GtkWindowControls", "GtkButton", style: "close"))
            let busy = page.overlays.show(.loading())
            GtkTests.iterate { busy.isVisible }
            input.settle()
            input.click(close)
            #expect(requests.count == 1)
            busy.dismiss()
        }

        /// In libadwaita 1.5 every header bar in a dialog has the window's buttons; in later
        /// versions only GtkHeaderBar does.
        @Test(.enabled(if: !AlertDialog.isThere, "a type of its own stands for libadwaita's dialog"))
        func theButtonsInADialogInsideTheWindowAreBlockedWithIt() throws {
            window.close()
            let window = TestWindow()
            defer { window.close() }
            let (stack, dialog): (WidgetPointer, WidgetPointer) = (gtk_overlay_new(), Self.makeDialog())
            let form: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            for part in [bar, gtk_label_new("form")] { gtk_box_append(form.cast(to: GtkBox.self), part) }
            gtk_box_append(dialog.cast(to: GtkBox.self), form)
            gtk_overlay_set_child(stack.opaque, gtk_label_new("page"))
            gtk_overlay_add_overlay(stack.opaque, dialog)
            window.setChild(stack)
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            let input = RealInput(window: window.window)
            input.begin()
            let requests = CloseRequests(of: window.window)
            let close = try #require(window.find("GtkWindowControls", "GtkButton", style: "close"))
            input.click(close)
            #expect(requests.count == 1, "while nothing is over the dialog")
            let busy = form.overlays.show(.loading("Saving"))
            GtkTests.iterate { busy.isVisible }
            input.settle()
            #expect(GtkHost.of(window.window).safeArea == .zero, "it is no bar of the window's")
            input.click(close)
            #expect(requests.count == 1)
            busy.dismiss()
        }

        /// A box whose type has the name that libadwaita gives its dialogs.
        private static func makeDialog() -> WidgetPointer {
            let type = SwiftPeer.register("AdwDialog", parent: gtk_box_get_type()) { _, _ in }
            return scrim_widget_new(type, GTK_ACCESSIBLE_ROLE_GROUP, "dialog")
        }

        /// Without a window manager, GDK itself moves the window, and the pointer stays at the same
        /// point of the window.
        @Test(.onX("On Wayland the compositor moves it, and says nothing of it"))
        func theWindowIsMovedByItsBarUnderAVeil() throws {
            window.close()
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            let surface = try #require(gtk_native_get_surface(gtk_widget_get_native(app.window.widget)))
            let seat = gdk_display_get_default_seat(gtk_widget_get_display(app.window.widget))
            let pointer = try #require(gdk_seat_get_pointer(seat))
            func place() -> Geometry.Point {
                var point = Geometry.Point.zero
                gdk_surface_get_device_position(surface, pointer, &point.x, &point.y, nil)
                return point
            }
            let veil = app.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            app.input.press(try #require(gtk_window_get_titlebar(app.window)))
            app.input.move(20, 0)
            let start = place()
            app.input.move(50, 30)
            GtkTests.iterate { abs(place().x - start.x) < 5 && abs(place().y - start.y) < 5 }
            app.input.release()
            veil.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        /// A tour's hint, or an invisible blocking widget of the app's, over the header bar.
        @Test(arguments: [false, true])
        func whatLiesOverTheWindowsButtonsIsBlocked(isShield: Bool) throws {
            window.close()
            let window = TestWindow()
            defer { window.close() }
            let (bar, titlebar): (WidgetPointer, WidgetPointer) = (gtk_header_bar_new(), gtk_overlay_new())
            let shield: WidgetPointer =
                isShield ? gtk_drawing_area_new() : gtk_button_new_with_label("Hint")
            gtk_widget_set_halign(shield, GTK_ALIGN_END)
            gtk_widget_set_size_request(shield, 120, -1)
            gtk_overlay_set_child(titlebar.opaque, bar)
            gtk_overlay_add_overlay(titlebar.opaque, shield)
            gtk_window_set_titlebar(window.window, titlebar)
            window.setChild(gtk_label_new("page"))
            window.present()
            let input = RealInput(window: window.window)
            input.begin()
            var presses = 0
            let requests = CloseRequests(of: window.window)
            let click = try #require(gtk_gesture_click_new())
            gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
            Signal(UnsafeMutableRawPointer(click), "pressed") { _ in presses += 1 }
            gtk_widget_add_controller(shield, click)
            let close = try #require(window.find("GtkWindowControls", "GtkButton", style: "close"))
            input.click(close)
            #expect(presses == 1 && requests.count == 0)
            let overlays = window.window.overlays
            overlays.stage.defaults.isInstant = true
            let veil = overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            input.settle()
            input.click(close)
            #expect(presses == 1 && requests.count == 0)
            gtk_widget_set_visible(shield, 0)
            input.settle()
            GtkTests.iterate { overlays.stage.gate.awaitsSecondHalf(at: .now) == nil }
            input.click(close)
            #expect(requests.count == 1)
            veil.dismiss()
        }
    }
}
