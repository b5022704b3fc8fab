import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// A page that goes from window to window, as a tab that is torn off: its overlays go along.
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

        /// Whether the old window is still there when the page is in none.
        enum OldWindow: CaseIterable { case stays, goesBetween, goesAfterwards }

        @Test(arguments: OldWindow.allCases)
        func itsOverlaysFollowIt(old: OldWindow) {
            let first = open(page)
            let overlays = page.overlays
            let busy = overlays.show(.loading("Loading"))
            GtkTests.iterate { busy.isVisible }
            first.setChild(nil)
            #expect(!busy.isVisible && !busy.hasEnded)
            if old == .goesBetween { first.close() }
            #expect(!busy.hasEnded)
            let second = open(page)
            if old == .goesAfterwards { first.close() }
            GtkTests.iterate { busy.isVisible }
            #expect(second.window.overlays.presentations.map(\.id) == [busy.id])
            busy.dismiss()
            // The overlays that were made in the first window show where the page is now.
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

        /// Shown while the page is in no window, and its old one is gone.
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

        /// The page never comes into a window again.
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
