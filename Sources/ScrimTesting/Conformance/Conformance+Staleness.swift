@_spi(Host) import Scrim

extension Conformance {
    nonisolated static var staleness: [Behavior] {
        [
            Behavior(
                rule: 5, name: "stale reports, and plans told again, change nothing that is seen",
                needs: [.panels]
            ) { suite in
                let veil = suite.overlays.show(.veil("Working").plain("veil"))
                let before = try await suite.panelAtRest(veil, "veil")
                let surface = try suite.unwrap(suite.surface("veil"), "it is on stage")
                let (id, generation) = (surface.id, surface.generation)
                for old in [generation - 1, generation] {
                    for _ in 0..<2 {
                        suite.stage.report(.frameShown(id, generation: old))
                        suite.stage.report(.motionEnded(id, generation: old))
                    }
                }
                suite.stage.report(.tappedOutside(id))
                suite.stage.report(.cancelTaken(id))
                suite.stage.report(.actionTaken(id))
                suite.stage.report(.dragMoved(id, by: 300, at: suite.stage.now))
                suite.stage.report(.dragEnded(id, at: suite.stage.now, cancelled: false))
                suite.stage.report(.detentStepped(id, larger: true))
                suite.stage.report(.grabberTapped(id))
                suite.stage.frame(at: suite.stage.now)
                suite.stage.report(.regionChanged(.window, .visible))
                suite.stage.wake()
                suite.overlays.host.apply(suite.stage.plan)
                await suite.passMoments()
                let after = try suite.unwrap(suite.subject.panel("veil"), "it is still painted")
                try suite.expect(after.frame, isAt: before.frame, "it stays where it is")
                try suite.expect(after.texts == before.texts && after.opacity == before.opacity, "as it is")
                try suite.expect(veil.isVisible && !veil.hasEnded, "it has not ended")
                veil.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 5, name: "the same plan again changes nothing that is seen", needs: [.panels, .motion]
            ) { suite in
                try await suite.expectSeen("it is seen on its way") {
                    let notice = suite.overlays.show(
                        .hud("Notice", indicator: .spinner).painted(panel: 0.5, text: 1).plain("notice").with(
                            \.transition, .fade(.milliseconds(800), .linear)))
                    try await suite.wait(for: "it is on its way in") {
                        (suite.subject.panel("notice")?.opacity ?? 0) > 0
                    }
                    var last = 0.0
                    var seen = 0
                    try await suite.pass(.milliseconds(900)) {
                        suite.overlays.host.apply(suite.stage.plan)
                        let opacity = suite.subject.panel("notice")?.opacity ?? 0
                        if opacity > 0, opacity < 1 { seen += 1 }
                        try suite.expect(opacity >= last - 0.02, "it does not begin anew")
                        last = opacity
                    }
                    try suite.expect(last > 0.98, "it arrives in its time, \(last)")
                    notice.dismiss()
                    try await suite.expectNothingLeft()
                    return seen > 1
                }
            },
            Behavior(
                rule: 5, name: "the late end of a motion that was turned round takes nothing away",
                needs: [.panels, .motion]
            ) { suite in
                let overlay = Overlay.veil("Working").painted(panel: 0.5).plain("veil").with(
                    \.transition, .fade(.milliseconds(600), .linear))
                let first = suite.overlays.show(overlay)
                try await suite.waitUntilAtRest(first, "veil")
                first.dismiss()
                try await suite.pass(.milliseconds(100))
                let second = suite.overlays.show(overlay)
                try await suite.pass(.milliseconds(100))
                second.dismiss()
                // The first exit transition would have ended by now; the last one still has half of its way to go.
                let way = try suite.unwrap(suite.surface("veil")?.motion, "it leaves")
                try await suite.wait(for: "its last pixel is off") {
                    !suite.subject.isOnScreen("veil") || suite.stage.now >= way.start + way.duration
                }
                // A frame may be for a moment that is yet to come.
                try suite.expect(
                    suite.stage.now + .milliseconds(20) >= way.start + way.duration,
                    "it takes its time for the last way out")
                try await suite.expectNothingLeft()
            },
        ]
    }
}
