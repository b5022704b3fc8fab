import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// How widgets are measured and allocated.
    @MainActor @Suite struct PlacingTests {
        /// Gives its only child a frame.
        private final class Holder: CustomWidget {
            var frame = Rect.zero
            private(set) var allocations = 0
            override func allocate(width: Int, height: Int, baseline: Int) {
                allocations += 1
                for child in widget.children { child.place(frame) }
            }
        }

        /// A widget that needs 50 × 30 points.
        private func rigid() -> WidgetPointer {
            let rigid: WidgetPointer = gtk_label_new("")
            gtk_widget_set_size_request(rigid, 50, 30)
            return rigid
        }

        @Test(arguments: [
            (Rect(3, 4, 10, 10), Rect(3, 4, 50, 30)), (Rect(3, 4, 60, 10), Rect(3, 4, 60, 30)),
            (Rect(3, 4, 10, 40), Rect(3, 4, 50, 40)), (Rect(3, 4, 60.2, 40.2), Rect(3, 4, 61, 41)),
        ])
        func aWidgetIsAsLargeAsItMustBe(_ frame: Rect, _ expected: Rect) {
            let window = TestWindow(width: 200, height: 200)
            defer { window.close() }
            let (holder, child) = (Holder(), rigid())
            gtk_widget_set_parent(child, holder.widget)
            holder.frame = frame
            window.setChild(holder.widget)
            window.present()
            GtkTests.iterate { holder.allocations > 0 }
            #expect(child.bounds(in: holder.widget) == expected)
        }

        @Test func theLeastSizeIsThatOfTheWidthThatThereIs() {
            let child = rigid()
            g_object_ref_sink(child)
            defer { g_object_unref(child) }
            #expect(child.leastSize(width: 20) == Size(width: 50, height: 30))
            #expect(child.leastSize(width: 80) == Size(width: 80, height: 30))
            let text: WidgetPointer = gtk_label_new("several words in a row")
            gtk_label_set_wrap(text.opaque, 1)
            g_object_ref_sink(text)
            defer { g_object_unref(text) }
            #expect(text.leastSize(width: 60).height > text.leastSize(width: 600).height)
        }
    }
}
