@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Reports that would change nothing to be seen cost no frame.
@MainActor
@Suite struct UnseenReportTests {
    let host = TestHost()

    /// A download of gigabytes reports ten times a second.
    @Test func reportsThatNobodyCanSeeAreNotShown() async {
        let veil = host.overlays.show(.veil("Work", progress: 0.5).instant)
        host.pass(1_000)
        await turns()
        let applied = host.applied
        for step in 1...90 {
            veil.report(0.5 + Double(step) * 0.00001)
            await turns(2)
            host.pass(100)
        }
        #expect(host.applied == applied)
        #expect(veil.progress == 0.5 + 90 * 0.00001, "it is known")
        veil.report(0.502)
        await turns()
        host.pass(100)
        #expect(host.stage.plan.surfaces.first?.panel.indicator == .ring(0.502))
        veil.report(0.5021, detail: "last file")
        await turns()
        host.pass(100)
        #expect(host.isShowing("last file"))
        veil.report(1)
        await turns()
        host.pass(100)
        #expect(host.stage.plan.surfaces.first?.panel.indicator == .ring(1))
        host.clear()
        #expect(host.leftovers == [])
    }

    /// After a spinner any progress is to be seen.
    @Test func theFirstReportIsShownHoweverSmall() async {
        let veil = host.overlays.show(.veil("Work").instant)
        veil.report(0.0001)
        await turns()
        host.pass(100)
        #expect(host.stage.plan.surfaces.first?.panel.indicator == .ring(0.0001))
        veil.progress = nil
        veil.report(0.0002)
        await turns()
        host.pass(100)
        #expect(host.stage.plan.surfaces.first?.panel.indicator == .ring(0.0002))
        host.clear()
        #expect(host.leftovers == [])
    }
}
