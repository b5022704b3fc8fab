@_spi(Host) import Scrim

/// Notices that wait for the user, and those that the user missed.
extension Conformance {
    nonisolated static var attention: [Behavior] {
        [
            Behavior(
                rule: 20, name: "what can be answered waits while its window is not active",
                needs: [.activation]
            ) { suite in
                suite.stage.defaults.answerTime = .zero
                await suite.subject.setActive(false)
                let removed = suite.overlays.show(suite.brief("Removed", action: "Undo"))
                let saved = suite.overlays.show(suite.brief("Saved"))
                try await suite.wait(for: "what cannot be answered goes") { saved.outcome?.cause == .expired }
                try await suite.pass(.milliseconds(400))
                try suite.expect(!removed.hasEnded, "what can be answered has not")
                await suite.subject.setActive(true)
                try await suite.wait(for: "its time goes on") { removed.outcome?.cause == .expired }
                try suite.expect(removed.outcome?.wasShown == true, "it was seen")
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 20, name: "no notice's time runs while its window is out of sight",
                needs: [.windowHiding]
            ) { suite in
                suite.subject.setWindowHidden(true)
                await suite.passMoments()
                let saved = suite.overlays.show(suite.brief("Saved"))
                // Longer than twice the wait for a first frame that never comes.
                try await suite.pass(.milliseconds(2_500))
                try suite.expect(!saved.hasEnded, "it waits for its window")
                suite.subject.setWindowHidden(false)
                try await suite.wait(for: "it is over") { saved.outcome?.cause == .expired }
                try suite.expect(saved.outcome?.wasShown == true, "it was seen")
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 8, name: "what nobody answered is kept, and listed") { suite in
                suite.stage.missedLimit = 10
                defer {
                    suite.stage.missedLimit = 0
                    suite.stage.forgetMissed()
                }
                suite.stage.defaults.answerTime = .zero
                let removed = suite.overlays.show(suite.brief("Removed", action: "Undo"))
                try await suite.wait(for: "its time is over") { removed.outcome?.cause == .expired }
                try suite.expect(suite.stage.missed.map(\.message) == ["Removed"], "it is kept")
                let overlays = suite.overlays
                let choosing = Task { await overlays.chooseMissed("Missed") }
                try await suite.wait(for: "the list is on screen") { suite.subject.isOnScreen("question") }
                await suite.passMoments()
                await suite.subject.pressEscape()
                try await suite.wait(for: "Escape closes the list") { suite.stage.presentations.isEmpty }
                let chosen = await choosing.value
                try suite.expect(chosen == nil, "none is chosen")
                try suite.expect(suite.stage.missed.isEmpty, "what was listed is forgotten")
                try await suite.expectNothingLeft()
            },
        ]
    }

    /// A notice that stays for a moment; with an action it is at an edge, otherwise in the middle.
    private func brief(_ text: String, action: Overlay.ActionButton? = nil) -> Overlay {
        Overlay.hud(text, placement: action == nil ? .center : .bottom, action: action)
            .with(\.timing.lifetime, .fixed(.milliseconds(200))).with(\.transition, Overlay.Transition.none)
    }
}
