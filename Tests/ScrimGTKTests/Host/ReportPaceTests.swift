import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Progress that is reported faster than a display shows frames.
    @MainActor @Suite struct ReportPaceTests {
        @Test func whatIsReportedWithoutAPauseIsShownOnceInAFrame() async throws {
            let app = try AppFixture()
            app.present()
            defer { app.close() }
            app.stage.defaults.isInstant = true
            let veil = app.window.overlays.show(.veil("Work", progress: 0))
            GtkTests.iterate { veil.isVisible && app.isAtRest }
            app.stage.journal.limit = 10_000
            let begin = Instant.now
            for step in 1...500 {
                veil.report(Double(step) / 1_000)
                for _ in 0..<10 { await Task.yield() }
            }
            veil.report(1)
            #expect(await GtkTests.wait { app.host.plan.surfaces.first?.panel.indicator.progress == 1 })
            let frames = (Instant.now - begin) / Tuning.frame
            let changes = app.stage.journal.lines.count { $0.contains("progress") }
            #expect(changes > 0 && Double(changes) <= frames + 2, "in the time of \(frames) frames")
            veil.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }
    }
}
