import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// What the app shows over a view stays over the view's overlay, to be seen and used.
    @MainActor @Suite struct RegionCoverTests {
        private let window = TestWindow(width: 400, height: 300)
        private let stack: WidgetPointer = gtk_overlay_new()
        private let content: WidgetPointer = gtk_label_new("content")
        private let bar: WidgetPointer = gtk_button_new_with_label("Play")

        init() {
            gtk_overlay_set_child(stack.opaque, content)
            gtk_widget_set_valign(bar, GTK_ALIGN_END)
            gtk_overlay_add_overlay(stack.opaque, bar)
            window.setChild(stack)
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
        }

        private var host: GtkHost { GtkHost.of(window.window) }

        private func middle(of widget: WidgetPointer) -> Point {
            widget.bounds(in: window.widget).map(middle) ?? .zero
        }

        private func middle(_ frame: Rect) -> Point { Point(x: frame.midX, y: frame.midY) }

        @Test func aBarOverThePictureIsSeenAndPressed() throws {
            defer { window.close() }
            let loading = content.overlays.show(.loading("Loading"))
            GtkTests.iterate { loading.isVisible && host.surfaces.first?.surface.scene.covers.count == 1 }
            let input = RealInput(window: window.window)
            input.begin()
            var presses = 0
            Signal(bar, "clicked") { _ in presses += 1 }
            #expect(host.route(at: middle(of: bar)) == .app)
            #expect(host.route(at: middle(of: content)) != .app)
            input.click(bar)
            GtkTests.iterate { presses == 1 }

            gtk_widget_set_visible(bar, 0)
            GtkTests.iterate { host.surfaces.first?.surface.scene.covers == [] }
            #expect(host.route(at: Point(x: 200, y: 290)) != .app)
            loading.dismiss()
        }

        @Test func whatIsOverTheWholeWindowIsUnderAVeil() {
            defer { window.close() }
            let veil = window.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            #expect(host.route(at: middle(of: bar)) != .app)
            #expect(host.surfaces.first?.surface.scene.covers == [])
            veil.dismiss()
        }

        /// The panel's button is under what covers the panel, and usable again after.
        @Test func aCoveredPanelTakesNoPress() throws {
            defer { window.close() }
            let loading = content.overlays.show(.loading("Loading"))
            GtkTests.iterate { loading.isVisible }
            let dialog: WidgetPointer = gtk_label_new("dialog")
            gtk_overlay_add_overlay(stack.opaque, dialog)
            GtkTests.iterate { host.surfaces.first?.surface.scene.covers.count == 2 }
            let panel = try #require(host.surfaces.first)
            #expect(gtk_widget_get_can_target(panel.widget) == 0)
            #expect(host.route(at: middle(panel.frames.panel)) == .app)
            gtk_overlay_remove_overlay(stack.opaque, dialog)
            GtkTests.iterate { host.surfaces.first?.surface.scene.covers.count == 1 }
            #expect(host.route(at: middle(panel.frames.panel)) != .app)
            loading.dismiss()
        }

        @Test func rowsBesideARegionCoverNothing() {
            defer { window.close() }
            let list: WidgetPointer = gtk_list_box_new()
            for _ in 0..<5 { gtk_list_box_append(list.opaque, gtk_label_new("row")) }
            window.setChild(list)
            let row: WidgetPointer = list.children[1]
            let busy = row.overlays.show(.activity())
            GtkTests.iterate { busy.isVisible }
            #expect(host.surfaces.first?.surface.scene.covers == [])
            busy.dismiss()
        }
    }
}
