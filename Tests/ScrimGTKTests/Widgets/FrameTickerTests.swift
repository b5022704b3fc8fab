import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    @MainActor
    @Suite
    struct FrameTickerTests {
        private final class Log {
            var instants: [Instant] = []
        }

        private func ticker(_ log: Log, of widget: WidgetPointer) -> FrameTicker {
            FrameTicker(widget, .every(milliseconds: 100)) { now in
                log.instants.append(now)
                return log.instants.count < 8
            }
        }

        @Test func timersOfAnIntervalGoOffTogetherWheneverTheyBegan() {
            let label: WidgetPointer = gtk_label_new(nil)
            g_object_ref_sink(label)
            defer { g_object_unref(label) }
            let (earlier, later) = (Log(), Log())
            let first = ticker(earlier, of: label)
            first.isRunning = true
            GtkTests.iterate { earlier.instants.count == 1 }
            // In the middle between two steps of the first.
            let begin = Instant.now
            GtkTests.iterate { Instant.now - begin >= .milliseconds(50) }
            let second = ticker(later, of: label)
            second.isRunning = true
            GtkTests.iterate { !first.isRunning && !second.isRunning }
            let distances = later.instants.compactMap { instant in
                earlier.instants.map { max($0 - instant, instant - $0) }.min()
            }
            #expect(distances.count == 8)
            // On a busy machine a step or two may be late for one of them.
            #expect(distances.filter { $0 < .milliseconds(20) }.count >= 5, "\(distances)")
        }

        @Test func aTimerThatIsStoppedInItsOwnCallStaysStopped() {
            let label: WidgetPointer = gtk_label_new(nil)
            g_object_ref_sink(label)
            defer { g_object_unref(label) }
            var calls = 0
            var ticker: FrameTicker?
            ticker = FrameTicker(label, .every(milliseconds: 10)) { _ in
                calls += 1
                ticker?.isRunning = false
                return true
            }
            ticker?.isRunning = true
            GtkTests.iterate { calls == 1 }
            let begin = Instant.now
            GtkTests.iterate { Instant.now - begin >= .milliseconds(60) }
            #expect(calls == 1)
            #expect(ticker?.isRunning == false)
            ticker = nil
        }
    }
}
