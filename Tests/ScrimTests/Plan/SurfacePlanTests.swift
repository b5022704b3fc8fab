@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// The plan of a single surface.
@MainActor
@Suite struct SurfacePlanTests {
    let host = TestHost()

    @Test func overAViewItIsNeededUnseenOnlyForWhatKeysLeadTo() {
        #expect(isNeeded(.veil("Wait"), over: .window))
        let row = Region.view(Region.ID())
        #expect(!isNeeded(.loading("Wait"), over: row))
        #expect(isNeeded(.loading("Wait", cancel: .standard), over: row))
        #expect(isNeeded(.hud("Removed", action: "_Undo"), over: row))
        host.clear()
    }

    @Test func overAViewItIsNeededUnseenForTheAppsOwnView() {
        let row = Region.view(Region.ID())
        let sheet = host.overlays.over(row).show(.sheet.instant) { "Colors" }
        #expect(host.plan.surfaces.last?.isNeededUnseen == true)
        sheet.dismiss()
        host.clear()
    }

    /// If a screen reader was kept from reading a result, it reads it later.
    @Test func howSomethingEndedStaysNewsAndWhatRunsDoesNot() {
        func staysNews(_ overlay: Overlay) -> Bool? {
            let shown = host.overlays.show(overlay.instant)
            defer { host.clear() }
            defer { shown.dismiss() }
            return host.plan.surfaces.last?.staysNews
        }
        #expect(staysNews(.hud("Saved")) == true)
        #expect(staysNews(.hud("Upload failed", icon: .failure)) == true)
        #expect(staysNews(.hud("Uploading", indicator: .ring(0.5))) == false)
        #expect(staysNews(.veil("Wait")) == false)
        #expect(staysNews(.hud("Deleted", action: "Undo")) == false)
        #expect(staysNews(.question("Sure?", actions: ["Yes"])) == false)
    }

    private func isNeeded(_ overlay: Overlay, over region: Region) -> Bool {
        let shown = host.overlays.over(region).show(overlay.instant)
        defer { shown.dismiss() }
        return host.plan.surfaces.last?.isNeededUnseen == true
    }
}
