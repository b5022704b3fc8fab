import CGtk4
import Testing

@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    @MainActor
    @Suite
    struct SignalTests {
        final class Witness {
            var seen: [String] = []
        }

        @Test func closureIsCalledUntilDisconnectedAndThenFreed() throws {
            let button = try #require(gtk_button_new())
            g_object_ref_sink(button)
            defer { g_object_unref(button) }
            weak var witness: Witness?
            let signal: Signal
            do {
                let kept = Witness()
                witness = kept
                signal = Signal(button, "clicked") { arguments in
                    #expect(arguments.object(0) == button)
                    kept.seen.append("clicked")
                }
            }
            emit("clicked", on: button)
            #expect(witness?.seen == ["clicked"])
            signal.whileBlocked { emit("clicked", on: button) }
            #expect(witness?.seen == ["clicked"])
            signal.disconnect()
            #expect(witness == nil)
            signal.disconnect()
            emit("clicked", on: button)
        }

        /// Leaks are found by this count.
        @Test func eachClosureIsCountedWhileItIsKept() throws {
            let label = try #require(gtk_label_new("a"))
            g_object_ref_sink(label)
            defer { g_object_unref(label) }
            func kept() -> Int { Signal.keptClosures.load(ordering: .relaxed) }
            let before = kept()
            let signals = [Signal(label, "notify::label") { _ in }, Signal(label, "notify::label") { _ in }]
            #expect(kept() == before + 2)
            signals[0].disconnect()
            #expect(kept() == before + 1)
            signals[1].disconnect()
            #expect(kept() == before)
        }

        @Test func answerStopsWhatComesAfterIt() {
            let window = TestWindow()
            window.present()
            let signal = Signal.deciding(window.widget, "close-request") { _ in true }
            gtk_window_close(window.window)
            GtkTests.settle()
            #expect(!window.isDestroyed)
            signal.disconnect()
            gtk_window_close(window.window)
            #expect(window.isDestroyed)
            window.close()
        }

        @Test func closureIsFreedWithItsObject() throws {
            let label = try #require(gtk_label_new("a"))
            g_object_ref_sink(label)
            weak var witness: Witness?
            do {
                let kept = Witness()
                witness = kept
                Signal(label, "notify::label") { _ in kept.seen.append("label") }
            }
            gtk_label_set_label(label.opaque, "b")
            #expect(witness?.seen == ["label"])
            g_object_unref(label)
            #expect(witness == nil)
        }
    }

    @MainActor
    @Suite
    struct WeakObjectTests {
        @Test func isNilOnceTheObjectIsGone() throws {
            let label = try #require(gtk_label_new("a"))
            g_object_ref_sink(label)
            let weak = WeakObject(label)
            #expect(weak.object == label)
            g_object_unref(label)
            #expect(weak.object == nil)
        }
    }
}
