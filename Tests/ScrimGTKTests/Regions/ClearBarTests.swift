import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// The app's bars that notices keep clear of.
    @MainActor @Suite struct ClearBarTests {
        private let window = TestWindow(width: 400, height: 400)
        private let root: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        private let page: WidgetPointer = gtk_label_new("page")
        private let bar: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)

        init() {
            gtk_widget_set_vexpand(page, 1)
            gtk_widget_set_size_request(bar, -1, 80)
            gtk_box_append(root.cast(to: GtkBox.self), page)
            window.setChild(root)
        }

        private func add(_ widget: WidgetPointer) { gtk_box_append(root.cast(to: GtkBox.self), widget) }

        private func notice() -> Presentation {
            let notice = window.window.overlays.show(.hud("Saved", placement: .bottom))
            GtkTests.iterate { notice.isVisible }
            return notice
        }

        /// Waits until a notice rests at this height above the window's lower edge.
        private func expectNotice(_ height: Double) {
            let host = GtkHost.of(window.window)
            GtkTests.iterate {
                guard let panel = host.surfaces.first?.frames.panel else { return false }
                return abs(400 - panel.maxY - height) < 0.5
            }
            #expect(400 - (host.surfaces.first?.frames.panel.maxY ?? 0) == height)
        }

        private func close(_ notice: Presentation) {
            notice.dismiss()
            GtkTests.iterate { GtkHost.of(window.window).layer == nil }
            window.close()
        }

        @Test func aNoticeFollowsABarThatSlidesInAndOut() {
            let revealer: WidgetPointer = gtk_revealer_new()
            let sliding = revealer.opaque
            gtk_revealer_set_child(sliding, bar)
            gtk_revealer_set_transition_type(sliding, GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
            add(revealer)
            window.window.overlays.keepNoticesClear(of: bar)
            window.present()
            let notice = notice()
            expectNotice(16)
            gtk_revealer_set_reveal_child(sliding, 1)
            expectNotice(96)
            gtk_revealer_set_reveal_child(sliding, 0)
            expectNotice(16)
            close(notice)
        }

        @Test func aBarOnAPageOutOfSightDoesNotCount() {
            let stack: WidgetPointer = gtk_stack_new()
            let other: WidgetPointer = gtk_label_new("other")
            for child in [other, bar] { gtk_stack_add_child(stack.opaque, child) }
            add(stack)
            window.window.overlays.keepNoticesClear(of: bar)
            window.present()
            let notice = notice()
            expectNotice(16)
            gtk_stack_set_visible_child(stack.opaque, bar)
            expectNotice(96)
            close(notice)
        }

        /// A player's controls.
        @Test func aBarThatHasFadedOutDoesNotCount() {
            add(bar)
            window.window.overlays.keepNoticesClear(of: bar)
            window.present()
            let notice = window.window.overlays.show(
                .hud("Saved", placement: .bottom).with(\.timing.lifetime, .untilDismissed))
            GtkTests.iterate { notice.isVisible }
            expectNotice(96)
            for widget in [bar, root] {
                gtk_widget_set_opacity(widget, 0)
                expectNotice(16)
                gtk_widget_set_opacity(widget, 0.5)
                expectNotice(96)
            }
            close(notice)
        }

        @Test func aBarThatIsDestroyedIsForgotten() {
            add(bar)
            let gone = WeakObject(bar)
            window.window.overlays.keepNoticesClear(of: bar)
            window.present()
            let notice = notice()
            expectNotice(96)
            gtk_box_remove(root.cast(to: GtkBox.self), bar)
            #expect(gone.object == nil)
            expectNotice(16)
            close(notice)
        }

        @Test func aBarInAnotherWindowDoesNotCount() {
            let other = TestWindow(width: 200, height: 200)
            other.setChild(bar)
            other.present()
            window.window.overlays.keepNoticesClear(of: bar)
            window.present()
            let notice = notice()
            expectNotice(16)
            close(notice)
            other.close()
        }

        @Test func askedBeforeThereIsAWindowItHolds() {
            let shelf: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            shelf.overlays.keepNoticesClear(of: bar)
            add(shelf)
            gtk_box_append(shelf.cast(to: GtkBox.self), bar)
            window.present()
            let notice = notice()
            expectNotice(96)
            close(notice)
        }

        @Test func askedWhileANoticeIsThereItMakesWay() {
            add(bar)
            window.present()
            let notice = notice()
            expectNotice(16)
            for _ in 0..<2 { window.window.overlays.keepNoticesClear(of: bar) }
            expectNotice(96)
            close(notice)
        }
    }
}
