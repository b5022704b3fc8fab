import CGtk4
import Testing

@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    @MainActor @Suite struct PriorityControllersTests {
        /// The widget's controllers, in the order in which they handle events.
        private func controllers(of widget: WidgetPointer) -> [OpaquePointer] {
            guard let list = gtk_widget_observe_controllers(widget) else { return [] }
            defer { g_object_unref(UnsafeMutableRawPointer(list)) }
            return (0..<g_list_model_get_n_items(list)).compactMap { index in
                let item = g_list_model_get_item(list, index)
                item.map { g_object_unref($0) }
                return item.map { OpaquePointer($0) }
            }
        }

        @Test func theyAreFirstWhateverTheAppAddsAndNoneIsKept() throws {
            let label: WidgetPointer = gtk_label_new("a")
            g_object_ref_sink(label)
            defer { g_object_unref(label) }
            let ours = [
                try #require(gtk_event_controller_key_new()), try #require(gtk_event_controller_motion_new()),
            ]
            let finalized = ours.map { Finalization(of: UnsafeMutableRawPointer($0)) }
            let priority = PriorityControllers(on: label) { ours }
            #expect(controllers(of: label).starts(with: ours))
            for _ in 0..<3 {
                let added = try #require(gtk_event_controller_focus_new())
                let isFreed = Finalization(of: UnsafeMutableRawPointer(added))
                gtk_widget_add_controller(label, added)
                #expect(!controllers(of: label).starts(with: ours))
                GtkTests.settle()
                #expect(controllers(of: label).starts(with: ours))
                gtk_widget_remove_controller(label, added)
                GtkTests.settle()
                #expect(isFreed.happened)
            }
            priority.remove()
            GtkTests.settle()
            #expect(finalized.map(\.happened) == [true, true])
            #expect(!controllers(of: label).contains { ours.contains($0) })
        }

        private final class Sets { var made: [[OpaquePointer]] = [] }

        /// GTK may be iterating over the controllers and already hold the next one.
        @Test func nestedLoopReordersWithoutRemovingControllers() throws {
            let label: WidgetPointer = gtk_label_new("a")
            g_object_ref_sink(label)
            defer { g_object_unref(label) }
            let sets = Sets()
            let priority = PriorityControllers(on: label) {
                sets.made.append([
                    made(gtk_event_controller_key_new()), made(gtk_event_controller_motion_new()),
                ])
                return sets.made.last ?? []
            }
            let first = try #require(sets.made.first)
            let finalized = first.map { Finalization(of: UnsafeMutableRawPointer($0)) }
            let added = try #require(gtk_event_controller_focus_new())
            var isOver = false
            Later.run {
                gtk_widget_add_controller(label, added)
                GtkTests.iterate {
                    sets.made.count == 2 && controllers(of: label).starts(with: sets.made.last ?? [])
                }
                let all = controllers(of: label)
                #expect(first.allSatisfy { all.contains($0) }, "it may be asked next")
                #expect(
                    first.allSatisfy { gtk_event_controller_get_propagation_phase($0) == GTK_PHASE_NONE })
                isOver = true
            }
            GtkTests.iterate { isOver }
            GtkTests.settle()
            #expect(finalized.map(\.happened) == [true, true])
            let second = try #require(sets.made.last)
            #expect(controllers(of: label).starts(with: second))
            priority.remove()
            GtkTests.settle()
            #expect(!controllers(of: label).contains { second.contains($0) })
        }
    }
}
