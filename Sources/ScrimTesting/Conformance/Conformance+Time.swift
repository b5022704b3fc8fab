@_spi(Host) import Scrim

extension Conformance {
    nonisolated static var time: [Behavior] {
        [
            Behavior(
                rule: 11, name: "what was held up goes on by the clock", needs: [.panels, .motion, .stalling]
            ) { suite in
                let veil = suite.overlays.show(
                    .veil("Working").painted(panel: 0.5).plain("veil").with(
                        \.transition, .fade(.seconds(2), .linear)))
                try await suite.wait(for: "it is on its way in") {
                    (suite.subject.panel("veil")?.opacity ?? 0) > 0
                }
                let motion = try suite.unwrap(suite.surface("veil")?.motion, "it is on stage")
                suite.subject.stall(for: .milliseconds(500))
                let held = suite.stage.now
                try await suite.wait(for: "the first frame after") {
                    suite.subject.panel("veil").map { Instant($0.time) >= held } ?? false
                }
                let panel = try suite.unwrap(suite.subject.panel("veil"), "it is painted")
                let pose = motion.pose(at: Instant(panel.time))
                try suite.expect(
                    abs(panel.opacity - pose.opacity) < 0.06,
                    "it is where the clock has it: \(panel.opacity.short), not \(pose.opacity.short)")
                suite.stage.defaults.isInstant = true
                veil.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 11, name: "it leaves for as long as its transition says") { suite in
                let length = Duration.milliseconds(300)
                let veil = suite.overlays.show(
                    .veil("Working").plain("veil").with(\.transition, .fade(length)))
                try await suite.waitUntilAtRest(veil, "veil")
                let before = suite.stage.now
                veil.dismiss()
                try await suite.wait(for: "its last pixel is off") { !suite.subject.isOnScreen("veil") }
                // A frame may be for a moment that is yet to come.
                try suite.expect(suite.stage.now - before + .milliseconds(20) >= length, "not earlier")
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 12, name: "what is up for too long is reported, once") { suite in
                var reports: [String] = []
                suite.stage.log = { report in
                    if case .overdue(let info) = report { reports.append(info.identifier) }
                }
                let veil = suite.overlays.show(
                    .veil("Working").with(\.identifier, "long").with(
                        \.timing,
                        // Longer than the entrance takes: only the timer ends it.
                        Overlay.Timing(expectedWithin: .milliseconds(700))))
                try await suite.wait(for: "it is reported") { !reports.isEmpty }
                try await suite.pass(.milliseconds(200))
                try suite.expect(reports == ["long"], "once: \(reports)")
                veil.dismiss()
                suite.stage.log = nil
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 12, name: "content that a sheet cuts off is reported, once, and no other") {
                suite in
                var reports: [String] = []
                suite.stage.log = { report in
                    if case .contentCut(let info, _) = report { reports.append(info.identifier) }
                }
                let high = suite.overlays.show(.sheet.plain("high")) { suite.subject.makeView() }
                try await suite.waitUntilAtRest(high, "high")
                await suite.passMoments()
                high.dismiss()
                try await suite.expectNothingLeft()
                let low = suite.overlays.show(.sheet(detents: [.points(40)]).plain("low")) {
                    suite.subject.makeView()
                }
                try await suite.waitUntilAtRest(low, "low")
                try await suite.wait(for: "it is reported") { !reports.isEmpty }
                low.detents = [.points(50)]
                try await suite.waitUntilAtRest(low, "low")
                await suite.passMoments()
                try suite.expect(reports == ["low"], "once, and the low one alone: \(reports)")
                low.dismiss()
                suite.stage.log = nil
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 12, name: "a main loop held up under an overlay is reported", needs: [.stalling]) {
                suite in
                var stalls: [Duration] = []
                suite.stage.log = { if case .stalled(let duration, _) = $0 { stalls.append(duration) } }
                let veil = suite.overlays.show(.veil("Working").plain("veil"))
                try await suite.waitUntilAtRest(veil, "veil")
                stalls = []
                suite.subject.stall(for: .milliseconds(700))
                try await suite.wait(for: "it is reported") { stalls.contains { $0 > Tuning.stall } }
                veil.dismiss()
                suite.stage.log = nil
                try await suite.expectNothingLeft()
            },
        ]
    }
}
