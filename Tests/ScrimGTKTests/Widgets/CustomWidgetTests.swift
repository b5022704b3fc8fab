import CGtk4
import Testing

@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    @MainActor
    @Suite
    struct CustomWidgetTests {
        /// Requests 40 × 20, gives its children all of its space, and records the calls.
        final class Probe: CustomWidget {
            var allocated: (Int, Int)?
            var mapped: [Bool] = []
            var snapshots = 0
            var disposals = 0

            override func measure(_ orientation: GtkOrientation, for size: Int) -> WidgetSize {
                WidgetSize(minimum: 10, natural: orientation == GTK_ORIENTATION_HORIZONTAL ? 40 : 20)
            }
            override func allocate(width: Int, height: Int, baseline: Int) {
                allocated = (width, height)
                for child in widget.children {
                    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
                    gtk_widget_allocate(child, Int32(width), Int32(height), -1, nil)
                }
            }
            override func snapshot(_ snapshot: OpaquePointer) {
                snapshots += 1
                super.snapshot(snapshot)
            }
            override func contains(x: Double, y: Double) -> Bool { x < 5 }
            override func mappedChanged(_ isMapped: Bool) { mapped.append(isMapped) }
            override func dispose() { disposals += 1 }
        }

        final class Other: CustomWidget {}

        @Test func overriddenFunctionsAreAskedByGtk() throws {
            let window = TestWindow()
            defer { window.close() }
            let probe = Probe()
            let child = Probe()
            gtk_widget_set_parent(child.widget, probe.widget)
            window.setChild(probe.widget)
            window.present()
            GtkTests.iterate { probe.snapshots > 0 }

            var width: Int32 = 0
            gtk_widget_measure(probe.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
            #expect(width == 40)
            let allocated = try #require(probe.allocated)
            #expect(child.allocated?.0 == allocated.0)
            #expect(probe.mapped == [true])
            #expect(child.snapshots > 0)
            #expect(gtk_widget_contains(probe.widget, 4, 4) != 0)
            #expect(gtk_widget_contains(probe.widget, 6, 4) == 0)
        }

        @Test func eachSubclassIsATypeOfItsOwn() {
            let probe = Probe()
            let other = Other()
            g_object_ref_sink(probe.widget)
            g_object_ref_sink(other.widget)
            defer {
                g_object_unref(probe.widget)
                g_object_unref(other.widget)
            }
            #expect(scrim_is_a(probe.widget, g_type_from_name("ScrimProbe")) != 0)
            #expect(scrim_is_a(probe.widget, g_type_from_name("ScrimOther")) == 0)
        }

        @Test func widgetFreesItsSwiftPeerAndItsChildren() throws {
            weak var half: Probe?
            let window = TestWindow()
            let finalized: [Finalization]
            do {
                let probe = Probe()
                let child = Probe()
                gtk_widget_set_parent(child.widget, probe.widget)
                window.setChild(probe.widget)
                half = probe
                finalized = [Finalization(of: probe.widget), Finalization(of: child.widget)]
            }
            #expect(half != nil)
            window.close()
            #expect(finalized.map(\.happened) == [true, true])
            #expect(half == nil)
        }

        /// A layout manager that overrides nothing.
        @Test func byItselfALayoutManagerWantsNoRoom() throws {
            let box = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
            g_object_ref_sink(box)
            defer { g_object_unref(box) }
            gtk_widget_set_layout_manager(box, CustomLayout().manager)
            #expect(gtk_widget_get_request_mode(box) == GTK_SIZE_REQUEST_CONSTANT_SIZE)
            for orientation in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
                var (minimum, natural): (Int32, Int32) = (-1, -1)
                gtk_widget_measure(box, orientation, -1, &minimum, &natural, nil, nil)
                #expect(minimum == 0 && natural == 0)
            }
        }

        @Test func layoutManagerIsAskedAndFreed() throws {
            final class Row: CustomLayout {
                var allocations = 0
                override func measure(
                    _ widget: WidgetPointer, _ orientation: GtkOrientation, for size: Int
                ) -> WidgetMeasure { WidgetMeasure(size: WidgetSize(70)) }
                override func allocate(_ widget: WidgetPointer, width: Int, height: Int, baseline: Int) {
                    allocations += 1
                }
            }
            let window = TestWindow()
            weak var half: Row?
            let box = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
            do {
                let row = Row()
                gtk_widget_set_layout_manager(box, row.manager)
                window.setChild(box)
                window.present()
                GtkTests.iterate { row.allocations > 0 }
                var width: Int32 = 0
                gtk_widget_measure(box, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
                #expect(width == 70)
                half = row
            }
            window.close()
            #expect(half == nil)
        }
    }
}
