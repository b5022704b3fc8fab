import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// A page that moves from window to window, like a torn-off tab: its overlays move with it.
    @MainActor @Suite struct TearOffTests {
        private let page: WidgetPointer = gtk_label_new("page")

        init() { g_object_ref_sink(page) }

        private func open(_ child: WidgetPointer?) -> TestWindow {
            let window = TestWindow()
            window.setChild(child)
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            return window
        }

        /// Whether the old window still exists while the page is in no window.
        enum OldWindow: CaseIterable { case stays, goesBetween, goesAfterwards }

        @Test(arguments: OldWindow.allCases)
        func itsOverlaysFollowIt(old: OldWindow) {
            let first = open(page)
            let overlays = page.overlays
            let busy = overlays.show(.loading("Loading"))
            GtkTests.iterate { busy.isVisible }
            first.setChild(nil)
            GtkTests.iterate { !busy.isVisible }
            #expect(!busy.hasEnded)
            if old == .goesBetween { first.close() }
            #expect(!busy.hasEnded)
            let second = open(page)
            if old == .goesAfterwards { first.close() }
            GtkTests.iterate { busy.isVisible }
            #expect(second.window.overlays.presentations.map(\.id) == [busy.id])
            busy.dismiss()
            // The overlays object that was made in the first window shows where the page is now.
            let again = overlays.show(.loading("Again"))
            GtkTests.iterate { again.isVisible }
            #expect(again.outcome == nil)
            again.dismiss()
            GtkTests.iterate { GtkHost.of(second.window).layer == nil }
            second.close()
            first.close()
            let late = overlays.show(.loading("Late"))
            #expect(late.outcome?.cause == .windowGone)
            g_object_unref(page)
        }

        /// A page with its own bar or keyboard at its lower edge.
        @Test(arguments: [false, true], OldWindow.allCases)
        func whatNoticesOnItKeepClearOfGoesAlong(isKeyboard: Bool, old: OldWindow) throws {
            let (tab, bar): (WidgetPointer, WidgetPointer) = (
                gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
            )
            g_object_ref_sink(tab)
            defer { for widget in [tab, page] { g_object_unref(widget) } }
            gtk_widget_set_vexpand(page, 1)
            gtk_widget_set_size_request(bar, -1, 80)
            for part in [page, bar] { gtk_box_append(tab.cast(to: GtkBox.self), part) }
            let first = open(tab)
            let overlays = tab.overlays
            if isKeyboard { overlays.setKeyboard(bar) } else { overlays.keepNoticesClear(of: bar) }
            first.setChild(nil)
            if old == .goesBetween { first.close() }
            let second = open(tab)
            defer { second.close() }
            if old == .goesAfterwards { first.close() }
            let notice = overlays.show(.hud("Saved", placement: .bottom))
            let host = GtkHost.of(second.window)
            GtkTests.iterate { notice.isVisible && host.surfaces.first?.frames.panel.isEmpty == false }
            GtkTests.settle(second.window)
            let layer = try #require(host.layer?.widget)
            let top = try #require(bar.bounds(in: layer)).minY
            #expect(try #require(host.surfaces.first).frames.panel.maxY <= top)
            notice.dismiss()
            GtkTests.iterate { host.layer == nil }
            first.close()
        }

        /// Like a tab that is dragged from one window to another.
        @Test func itsOverlaysFollowItWithinATurn() {
            let (first, second) = (open(page), open(nil))
            let busy = page.overlays.show(.loading("Loading"))
            GtkTests.iterate { busy.isVisible }
            first.setChild(nil)
            second.setChild(page)
            GtkTests.iterate { GtkHost.of(second.window).surfaces.count == 1 && busy.isVisible }
            #expect(GtkHost.of(first.window).surfaces.isEmpty)
            busy.dismiss()
            GtkTests.iterate { GtkHost.of(second.window).layer == nil }
            [first, second].forEach { $0.close() }
            g_object_unref(page)
        }

        /// An overlay is shown while the page is in no window and its old window is gone.
        @Test func whatIsShownMeanwhileWaits() {
            let first = open(page)
            let overlays = page.overlays
            first.setChild(nil)
            first.close()
            let busy = overlays.show(.loading("Loading"))
            #expect(!busy.hasEnded)
            let second = open(page)
            GtkTests.iterate { busy.isVisible }
            busy.dismiss()
            second.close()
            g_object_unref(page)
        }

        /// The page is never in a window again.
        @Test func aPageThatIsFreedInBetweenEndsThem() {
            let first = open(page)
            let busy = page.overlays.show(.loading("Loading"))
            GtkTests.iterate { busy.isVisible }
            first.setChild(nil)
            first.close()
            #expect(!busy.hasEnded)
            let freed = Finalization(of: page)
            g_object_unref(page)
            #expect(busy.outcome?.cause == .regionGone)
            #expect(freed.happened)
        }
    }
}
