import CGtk4
@_spi(Host) import Scrim
import Testing

@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Which of the scrollers under a finger can still scroll.
    @MainActor @Suite struct ScrollChainTests {
        private let window = TestWindow()
        private let outer: WidgetPointer = gtk_scrolled_window_new()
        private let inner: WidgetPointer = gtk_scrolled_window_new()
        private let content: WidgetPointer = gtk_label_new("content")

        init() {
            gtk_scrolled_window_set_child(inner.opaque, content)
            gtk_scrolled_window_set_child(outer.opaque, inner)
            window.setChild(outer)
        }

        private var chain: ScrollChain {
            ScrollChain(from: content, in: window.widget, closing: Point(x: 0, y: 1))
        }

        private func present(contentHeight: Int32) {
            gtk_widget_set_size_request(content, -1, contentHeight)
            window.present()
            GtkTests.settle(window.window)
        }

        @Test func whatFitsCannotScroll() {
            defer { window.close() }
            present(contentHeight: 20)
            #expect(chain.rooms.count == 2)
            #expect(!chain.canScroll)
        }

        @Test func oneThatCanScrollIsEnoughAtEitherEnd() throws {
            defer { window.close() }
            present(contentHeight: 2_000)
            let position = try #require(gtk_scrolled_window_get_vadjustment(inner.opaque))
            #expect(chain.rooms.map { $0.closing > 0 } == [false, false])
            #expect(chain.rooms.map { $0.opening > 0 } == [true, false])
            #expect(chain.canScroll)
            gtk_adjustment_set_value(position, gtk_adjustment_get_upper(position))
            #expect(chain.rooms.map { $0.closing > 0 } == [true, false])
            #expect(chain.rooms.map { $0.opening > 0 } == [false, false])
            #expect(chain.canScroll)
        }
    }
}
