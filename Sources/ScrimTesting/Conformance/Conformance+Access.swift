@_spi(Host) import Scrim

extension Conformance {
    nonisolated static var access: [Behavior] {
        [
            Behavior(rule: 20, name: "a veil is told once, when it is seen", needs: [.speech]) { suite in
                let veil = suite.overlays.show(
                    .veil("Please wait").with(\.timing, Overlay.Timing(grace: .milliseconds(80))))
                try suite.expect(suite.times("Please wait") == 0, "nothing is said in grace")
                try await suite.waitUntilShown(veil)
                try await suite.wait(for: "it is said") { suite.times("Please wait") == 1 }
                veil.detail = ""
                try await suite.pass(.milliseconds(300))
                veil.dismiss()
                try await suite.expectNothingLeft()
                try suite.expect(suite.times("Please wait") == 1, "once: \(suite.subject.spoken)")
            },
            Behavior(rule: 20, name: "a notice is told, and again when its text is another", needs: [.speech])
            { suite in
                let notice = suite.overlays.show(.hud("First", indicator: .spinner))
                try await suite.waitUntilShown(notice)
                try await suite.wait(for: "it is said") { suite.times("First") == 1 }
                notice.message = "Second"
                try await suite.wait(for: "the new text is said") { suite.times("Second") == 1 }
                await suite.passMoments()
                notice.dismiss()
                try await suite.expectNothingLeft()
                try suite.expect(
                    suite.times("First") == 1 && suite.times("Second") == 1,
                    "each once: \(suite.subject.spoken)")
            },
            Behavior(rule: 20, name: "progress is told in quarters", needs: [.speech]) { suite in
                let notice = suite.overlays.show(.hud("Sending", indicator: .ring(0)))
                try await suite.waitUntilShown(notice)
                for percent in stride(from: 0, through: 100, by: 4) {
                    notice.progress = Double(percent) / 100
                    await suite.subject.passMoment()
                }
                try await suite.wait(for: "all of it is said") { suite.times("100") == 1 }
                let quarters = suite.subject.spoken.filter { $0.contains("%") }
                try suite.expect(quarters.count == 4, "four times: \(quarters)")
                notice.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 20, name: "under a veil a screen reader reaches nothing of the app", needs: [.access]
            ) {
                suite in
                try suite.expect(suite.subject.isReachable(.appButton), "before, it does")
                let veil = suite.overlays.show(
                    .veil("Please wait").with(\.identifier, "veil").with(
                        \.timing, Overlay.Timing(grace: .milliseconds(80))))
                try suite.expect(suite.subject.isReachable(.appButton), "in grace, it still does")
                try await suite.waitUntilShown(veil)
                try await suite.wait(for: "the app is out of reach") {
                    !suite.subject.isReachable(.appButton) && !suite.subject.isReachable(.regionButton)
                }
                try suite.expect(suite.subject.isReachable(.panel("veil")), "the veil is not")
                veil.dismiss()
                try await suite.wait(for: "the app is back") { suite.subject.isReachable(.appButton) }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 20, name: "a region's overlay hides that region alone", needs: [.access]) {
                suite in
                let busy = suite.overlays.over(suite.subject.region).show(.activity("Busy").plain("busy"))
                try await suite.waitUntilShown(busy)
                try await suite.wait(for: "the region is out of reach") {
                    !suite.subject.isReachable(.regionButton)
                }
                try suite.expect(suite.subject.isReachable(.appButton), "the rest of the app is not")
                try suite.expect(suite.subject.isReachable(.panel("busy")), "nor is what covers the region")
                busy.dismiss()
                try await suite.wait(for: "the region is back") { suite.subject.isReachable(.regionButton) }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 20, name: "a notice hides nothing, and can be read", needs: [.access]) { suite in
                let notice = suite.overlays.show(.hud("Saved", indicator: .spinner).plain("notice"))
                try await suite.waitUntilShown(notice)
                await suite.passMoments()
                try suite.expect(
                    suite.subject.isReachable(.appButton) && suite.subject.isReachable(.regionButton),
                    "the app is in reach")
                try suite.expect(
                    suite.subject.reachableText(of: "notice")?.includes("Saved") == true, "so is the notice")
                notice.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 20, name: "a notice stays while the focus is in it", needs: [.panelKey]) {
                suite in
                suite.stage.defaults.answerTime = .milliseconds(1_500)
                let notice = suite.overlays.show(.hud("Deleted", action: "Undo"))
                try await suite.waitUntilShown(notice)
                await suite.passMoments()
                await suite.subject.pressPanelKey()
                try await suite.wait(for: "the notice has the focus") { !suite.subject.fieldHasFocus }
                try await suite.pass(.seconds(2))
                try suite.expect(notice.isVisible, "it stays")
                await suite.subject.pressPanelKey()
                try await suite.wait(for: "then it goes") { notice.outcome?.cause == .expired }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 20, name: "what it shows is called as the app calls it", needs: [.access]) {
                suite in
                let sheet = suite.overlays.show(.sheet(label: "Colors").plain("sheet")) {
                    suite.subject.makeView()
                }
                try await suite.waitUntilShown(sheet)
                await suite.passMoments()
                try suite.expect(
                    suite.subject.reachableText(of: "sheet")?.includes("Colors") == true,
                    "\(suite.subject.reachableText(of: "sheet") ?? "nothing")")
                sheet.dismiss()
                try await suite.expectNothingLeft()
            },
        ]
    }

    /// How often a text was spoken.
    private func times(_ text: String) -> Int { subject.spoken.count { $0.includes(text) } }
}
