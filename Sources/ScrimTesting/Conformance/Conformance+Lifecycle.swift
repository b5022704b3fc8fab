import Scrim

extension Conformance {
    nonisolated static var lifecycle: [Behaviour] {
        [
            Behaviour(rule: 1, name: "a presentation ends once, and is gone after") { suite in
                let veil = suite.overlays.show(.veil("Working").with(\.timing, Timing()))
                try await suite.waitUntilShown(veil)
                veil.dismiss()
                try suite.expect(
                    veil.outcome == Outcome(cause: .dismissed, wasShown: true), "dismissed, shown")
                veil.dismiss()
                veil.finish()
                try suite.expect(veil.outcome?.cause == .dismissed, "the first end counts")
                let gone = Gone(veil)
                try await suite.wait(for: "its last pixel is off") { gone.isGone }
                try await suite.expectNothingLeft()
            },
            Behaviour(rule: 2, name: "input is blocked from show on, and free from the start of leaving") {
                suite in
                let veil = suite.overlays.show(.veil("Working"))
                await suite.subject.tap(at: suite.subject.appButton)
                await suite.passMoments()
                try suite.expect(suite.subject.appTaps == 0, "a tap during grace does not reach the app")
                try await suite.waitUntilShown(veil)
                await suite.subject.tap(at: suite.subject.appButton)
                await suite.passMoments()
                try suite.expect(suite.subject.appTaps == 0, "a tap on the veil does not reach the app")
                veil.dismiss()
                try await suite.wait(for: "its minimum is over") { veil.hasEnded }
                try suite.expect(suite.stage.gate.plan.layers.isEmpty, "input is free as it leaves")
                try await suite.expectNothingLeft()
            },
            Behaviour(rule: 3, name: "nothing is drawn before grace is over") { suite in
                let grace = Duration.milliseconds(120)
                let before = suite.subject.overlays.stage.now
                let veil = suite.overlays.show(
                    .veil("Working").with(\.timing, Timing(grace: grace)).with(\.identifier, "graceful"))
                try suite.expect(!suite.subject.isOnScreen("graceful"), "nothing is on screen at once")
                try await suite.wait(for: "it comes") { suite.subject.isOnScreen("graceful") }
                try suite.expect(suite.stage.now - before >= grace, "it came after its grace")
                veil.dismiss()
                try await suite.expectNothingLeft()
            },
            Behaviour(rule: 3, name: "work that ends within grace is never seen") { suite in
                let veil = suite.overlays.show(.veil("Quick").with(\.identifier, "quick"))
                await suite.subject.passMoment()
                veil.dismiss()
                try suite.expect(veil.outcome == Outcome(cause: .dismissed, wasShown: false), "never shown")
                await suite.passMoments()
                try suite.expect(!suite.subject.isOnScreen("quick"), "nothing came")
                try await suite.expectNothingLeft()
            },
            Behaviour(rule: 3, name: "the program cannot take it away before its minimum") { suite in
                let minimum = Duration.milliseconds(150)
                let veil = suite.overlays.show(.veil("Working").with(\.timing, Timing(minimum: minimum)))
                let before = suite.stage.now
                try await suite.waitUntilShown(veil)
                veil.dismiss()
                try suite.expect(!veil.hasEnded, "it stays")
                try await suite.wait(for: "its minimum is over") { veil.hasEnded }
                try suite.expect(suite.stage.now - before >= minimum, "it stayed for its minimum")
                try await suite.expectNothingLeft()
            },
            Behaviour(rule: 4, name: "shown again while it leaves, it turns round on the same surface") {
                suite in
                let veil = Overlay.veil("Working").with(\.timing, Timing())
                let first = suite.overlays.show(veil)
                try await suite.waitUntilShown(first)
                let surface = suite.stage.plan.surfaces.map(\.id)
                first.dismiss()
                let second = suite.overlays.show(veil)
                try suite.expect(suite.stage.plan.surfaces.map(\.id) == surface, "the surface is the same")
                try suite.expect(
                    second.isVisible && first.hasEnded, "the second is there, the first has ended")
                second.dismiss()
                try await suite.expectNothingLeft()
            },
            Behaviour(rule: 6, name: "a final status frees input at once and goes by itself") { suite in
                let veil = suite.overlays.show(.veil("Saving").with(\.timing, Timing()))
                try await suite.waitUntilShown(veil)
                veil.finish(.success("Saved"))
                await suite.subject.tap(at: suite.subject.appButton)
                try await suite.wait(for: "the tap reaches the app") { suite.subject.appTaps == 1 }
                try await suite.wait(for: "it goes by itself") { veil.outcome?.cause == .finished }
                try await suite.expectNothingLeft()
            },
            Behaviour(rule: 8, name: "notices wait for each other") { suite in
                let short = Timing(lifetime: .fixed(.milliseconds(60)))
                let first = suite.overlays.show(.hud("One").with(\.timing, short))
                let second = suite.overlays.show(.hud("Two").with(\.timing, short))
                try await suite.waitUntilShown(first)
                try suite.expect(!second.isVisible, "the second waits")
                try await suite.waitUntilShown(second)
                try suite.expect(first.outcome?.cause == .expired, "the first is over")
                try await suite.wait(for: "the second expires") { second.outcome?.cause == .expired }
                try await suite.expectNothingLeft()
            },
        ]
    }

    nonisolated static var sharing: [Behaviour] {
        [
            Behaviour(rule: 7, name: "a second show joins, and both must let go") { suite in
                let overlay = Overlay.veil("One").with(\.timing, Timing())
                let first = suite.overlays.show(overlay)
                try await suite.waitUntilShown(first)
                let second = suite.overlays.show(overlay.with(\.content.message, "Two"))
                try suite.expect(suite.stage.plan.surfaces.count == 1, "one surface")
                try suite.expect(
                    suite.stage.plan.surfaces.first?.panel.message == "Two", "the newest is seen")
                second.dismiss()
                try suite.expect(second.hasEnded && !first.hasEnded, "only its own share ends")
                try suite.expect(suite.stage.plan.surfaces.first?.panel.message == "One", "the first is seen")
                first.dismiss()
                try await suite.expectNothingLeft()
            },
            Behaviour(rule: 7, name: "a user's act ends all who share") { suite in
                let overlay = Overlay.veil("One", cancel: .standard).with(\.timing, Timing())
                let first = suite.overlays.show(overlay)
                let second = suite.overlays.show(overlay)
                try await suite.waitUntilShown(first)
                await suite.subject.pressEscape()
                try await suite.wait(for: "both end by Escape") {
                    first.outcome?.cause == .escape && second.outcome?.cause == .escape
                }
                try await suite.expectNothingLeft()
            },
        ]
    }
}
