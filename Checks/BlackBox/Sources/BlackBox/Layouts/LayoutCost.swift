import BlackBoxKit
import CBlackBox
import CGtk4
import Foundation
import Scrim
import ScrimGTK

/// The cost of a layout frame with many regions that have overlays: it may grow linearly with their
/// number, but no faster.
@MainActor
struct LayoutCost {
    /// How many times as long four times as many regions may take.
    ///
    /// Linear growth would be four, and quadratic 16; the rest allows for caches and other load.
    private static let limit = 7.0
    private static let rounds = 5
    private static let (few, many) = (100, 400)

    static func run() -> String? {
        var costs: [Int: Double] = [:]
        for container in ["GtkFixed", "GtkGrid"] {
            for count in [few, many] { costs[count] = cost(of: count, in: container) }
            let (little, much) = (costs[few, default: 1], costs[many, default: 1])
            let told = String(format: "%.1f ms with \(few), %.1f ms with \(many)", little, much)
            Runner.say("layouts: a layout frame of regions in a \(container): \(told)")
            if much / little > limit {
                return String(
                    format: "\(many) regions in a \(container) cost %.1f times what \(few) cost (%@)",
                    much / little, told)
            }
        }
        return nil
    }

    /// The CPU time of one layout of all regions, in ms: the minimum of some rounds.
    private static func cost(of count: Int, in container: String) -> Double {
        let window = Window(gtk_window_new().cast(), width: 500, height: 400)
        let isFixed = container == "GtkFixed"
        let parent: Widget = isFixed ? gtk_fixed_new() : gtk_grid_new()
        var cards: [Widget] = []
        for index in 0..<count {
            let card: Widget = gtk_label_new("x")
            gtk_widget_set_size_request(card, 20, 12)
            if isFixed {
                gtk_fixed_put(parent.cast(), card, Double(index % 20 * 24), Double(index / 20 * 16))
            } else {
                gtk_grid_attach(parent.cast(), card, Int32(index % 20), Int32(index / 20), 1, 1)
            }
            cards.append(card)
        }
        let scroller: Widget = gtk_scrolled_window_new()
        gtk_scrolled_window_set_child(scroller.opaque, parent)
        gtk_window_set_child(window.pointer, scroller)
        window.present()
        window.widget.overlays.stage.log = { @Sendable _ in }
        let shown = cards.map { card in
            card.overlays.show(.loading(nil, indicator: .none).with(\.timing.grace, .zero))
        }
        MainLoop.turn(atMost: 10) { shown.allSatisfy(\.isVisible) }
        MainLoop.turn(for: 0.3)
        var least = Double.infinity
        for _ in 0..<rounds {
            let before = time()
            for card in cards { gtk_widget_queue_resize(card) }
            frame(of: parent)
            least = min(least, (time() - before) * 1000)
        }
        for one in shown { one.dismiss() }
        window.close()
        MainLoop.turn(for: 0.2)
        return least
    }

    /// Turns the loop until the widget is laid out and drawn.
    private static func frame(of widget: Widget) {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return }
        var isDone = false
        let handler = connect(UnsafeMutableRawPointer(clock), "after-paint") { _ in isDone = true }
        MainLoop.turn(atMost: 10) { isDone }
        g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), handler)
    }

    /// The CPU time of this thread, in seconds.
    private static func time() -> Double {
        var now = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }
}
