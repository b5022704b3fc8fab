import BenchWindow
import Foundation
import Scrim
import ScrimGTK

/// The window with Scrim's overlays.
@main @MainActor
enum Main {
    private static var overlays: GtkOverlays?
    private static var up: [Presentation] = []
    private static var hasMeasured = false

    static func main() {
        var bench = BenchOverlays()
        bench.begin = { window in
            guard let window else { return }
            nonisolated(unsafe) let widget = OpaquePointer(window)
            MainActor.assumeIsolated { Main.overlays = GtkOverlays(widget) }
        }
        bench.show = { kind in
            guard let kind = kind.map(String.init(cString:)) else { return 0 }
            return MainActor.assumeIsolated { Main.show(kind) ? 1 : 0 }
        }
        bench.show_over = { row in
            guard let row else { return }
            nonisolated(unsafe) let widget = OpaquePointer(row)
            MainActor.assumeIsolated {
                Main.up.append(GtkOverlays(widget).show(.loading().with(\.timing.grace, .zero)))
            }
        }
        bench.dismiss = {
            MainActor.assumeIsolated {
                for presentation in Main.up { presentation.dismiss() }
                Main.up = []
            }
        }
        bench.measure = { metric in
            guard metric.map(String.init(cString:)) == "hop" else { return 0 }
            MainActor.assumeIsolated { Main.measureHops() }
            return 1
        }
        exit(bench_run(CommandLine.argc, CommandLine.unsafeArgv, bench))
    }

    /// Every kind comes at once: a grace is not what is measured.
    private static func show(_ kind: String) -> Bool {
        let overlay: Overlay
        switch kind {
        case "veil": overlay = .veil("Working")
        case "veil-arc":
            var style = Overlay.Style.adaptive(.veil)
            style.indicator.spinner = .arc
            overlay = .veil("Working").with(\.appearance, .custom(style))
        case "veil-classic": overlay = .veil("Working").with(\.appearance, .classic)
        case "hud": overlay = .hud("Done", icon: .success).with(\.timing.lifetime, .untilDismissed)
        case "hud-plain":
            var style = Overlay.Style.adaptive(.hud)
            style.panel?.fill = .color(Overlay.Paint(light: .gray(0.98), dark: .gray(0.22)))
            overlay = .hud("Done", icon: .success).with(\.timing.lifetime, .untilDismissed)
                .with(\.appearance, .custom(style))
        case "notice":
            overlay = .hud("Done", placement: .bottom).with(\.timing.lifetime, .untilDismissed)
        case "sheet":
            overlay = .sheet(detents: [.points(240), .points(480)]).with(\.content.message, "Working")
        default: return false
        }
        guard let overlays else { return false }
        up = [overlays.show(overlay.with(\.timing.grace, .zero))]
        return true
    }

    /// From another thread to the main actor and back, µs, one after the other, while the main loop has a ticker of
    /// 50 ms.
    private static func measureHops() {
        Task.detached {
            let clock = ContinuousClock()
            var hops: [Double] = []
            for _ in 0..<2000 {
                let start = clock.now
                await MainActor.run {}
                hops.append(Double((clock.now - start).components.attoseconds) / 1e12)
            }
            let text = hops.map { "\($0)" }.joined(separator: ", ")
            await MainActor.run {
                print("{\"hops\": [\(text)]}")
                Main.hasMeasured = true
            }
        }
        while !hasMeasured { bench_wait(50) }
    }
}
