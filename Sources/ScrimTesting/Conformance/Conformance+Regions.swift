@_spi(Host) import Scrim

extension Conformance {
    nonisolated static var regions: [Behavior] {
        [
            Behavior(rule: 9, name: "a hidden region shows nothing, and it is back when the region is") {
                suite in
                let busy = suite.overlays.over(suite.subject.region).show(
                    .activity().with(\.timing, Overlay.Timing()).with(\.identifier, "busy"))
                try await suite.waitUntilShown(busy)
                suite.subject.setRegionHidden(true)
                try await suite.wait(for: "it is out of sight") { !suite.subject.isOnScreen("busy") }
                try suite.expect(!busy.hasEnded, "it has not ended")
                await suite.subject.tap(at: suite.subject.appButton)
                try await suite.wait(for: "what cannot be seen blocks nothing") { suite.subject.appTaps == 1 }
                suite.subject.setRegionHidden(false)
                try await suite.wait(for: "it is back") { suite.subject.isOnScreen("busy") && busy.isVisible }
                busy.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 9, name: "a notice's time runs out of sight, too") { suite in
                let notice = suite.overlays.over(suite.subject.region).show(
                    .hud("Notice").with(\.timing, Overlay.Timing(lifetime: .fixed(.milliseconds(150)))))
                try await suite.waitUntilShown(notice)
                suite.subject.setRegionHidden(true)
                try await suite.wait(for: "it is over") { notice.outcome?.cause == .expired }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 9, name: "a view in no window is waited for", needs: [.detaching]) { suite in
                suite.subject.setRegionDetached(true)
                await suite.passMoments()
                let busy = suite.overlays.over(suite.subject.region).show(.activity().plain("busy"))
                await suite.passMoments()
                try suite.expect(
                    !busy.isVisible && !busy.hasEnded && !suite.subject.isOnScreen("busy"), "it waits")
                suite.subject.setRegionDetached(false)
                try await suite.wait(for: "it comes with its view") {
                    busy.isVisible && suite.subject.isOnScreen("busy")
                }
                busy.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 9, name: "a view taken out of its window takes its overlay with it", needs: [.detaching]
            ) {
                suite in
                let busy = suite.overlays.over(suite.subject.region).show(.activity().plain("busy"))
                try await suite.waitUntilShown(busy)
                suite.subject.setRegionDetached(true)
                try await suite.wait(for: "it is out of sight") { !suite.subject.isOnScreen("busy") }
                try await suite.wait(for: "it waits for its view, and is not merely hidden with it") {
                    suite.stage.presentations.map(\.state) == [.detached]
                }
                suite.subject.setRegionDetached(false)
                try await suite.wait(for: "it comes back with it") {
                    busy.isVisible && suite.subject.isOnScreen("busy")
                }
                busy.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 9, name: "a destroyed region ends it at once") { suite in
                let busy = suite.overlays.over(suite.subject.region).show(
                    .activity().with(\.timing.grace, .zero))
                try await suite.waitUntilShown(busy)
                suite.subject.destroyRegion()
                try await suite.wait(for: "it ends") { busy.outcome?.cause == .regionGone }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 10, name: "a closed window ends everything") { suite in
                let veil = suite.overlays.show(.veil("Working"))
                let notice = suite.overlays.show(.hud("Notice"))
                try await suite.waitUntilShown(veil)
                suite.subject.destroyWindow()
                try await suite.wait(for: "both end") {
                    veil.outcome?.cause == .windowGone && notice.outcome?.cause == .windowGone
                }
                veil.message = "Too late"
                veil.dismiss()
            },
            Behavior(rule: 10, name: "suspended and resumed, all is as it was", needs: [.suspending]) {
                suite in
                let veil = suite.overlays.show(.veil("Working").plain("veil"))
                try await suite.waitUntilShown(veil)
                suite.subject.setSuspended(true)
                await suite.passMoments()
                try suite.expect(!veil.isVisible && !veil.hasEnded, "it is out of sight, and has not ended")
                suite.subject.setSuspended(false)
                try await suite.wait(for: "it is back") { veil.isVisible && suite.subject.isOnScreen("veil") }
                await suite.subject.typeLetter()
                await suite.passMoments()
                try suite.expect(suite.subject.letters == 0, "and blocks as before")
                veil.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 10, name: "what ends while the app is suspended is gone when it is back",
                needs: [.suspending]
            ) { suite in
                let veil = suite.overlays.show(.veil("Working").plain("veil"))
                try await suite.waitUntilShown(veil)
                suite.subject.setSuspended(true)
                await suite.passMoments()
                veil.dismiss()
                suite.subject.setSuspended(false)
                await suite.passMoments()
                try suite.expect(!suite.subject.isOnScreen("veil"), "nothing of it is left")
                try await suite.wait(for: "the focus is back") { suite.subject.fieldHasFocus }
                try await suite.expectNothingLeft()
            },
        ]
    }
}
