@_spi(Host) import Scrim

/// Work that is minimized to a notice, and comes back.
extension Conformance {
    nonisolated static var minimizing: [Behavior] {
        [
            Behavior(
                rule: 29,
                name: "Hide leaves a notice that lets everything through, and Show brings the veil back",
                needs: [.panels]
            ) { suite in
                let veil = suite.overlays.show(suite.export)
                try await suite.tapButton(suite.stage.defaults.strings.hide, of: veil)
                let notice = try await suite.panel(showing: suite.stage.defaults.strings.show)
                try suite.expect(veil.isMinimized && !veil.hasEnded, "the presentation goes on")
                try suite.expect(notice.texts["Exporting"] != nil, "its text is painted")
                try suite.expect(
                    !notice.frame.contains(suite.subject.appButton), "the notice is beside the app's button")
                await suite.subject.tap(at: suite.subject.appButton)
                try await suite.wait(for: "the app's button works") { suite.subject.appTaps == 1 }
                try await suite.tapButton(suite.stage.defaults.strings.show, of: veil)
                let panel = try await suite.panel(showing: suite.stage.defaults.strings.hide)
                try suite.expect(panel.texts["Exporting"] != nil, "the veil is back")
                await suite.subject.tap(at: suite.subject.appButton)
                await suite.passMoments()
                try suite.expect(suite.subject.appTaps == 1, "and blocks")
                veil.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 29, name: "a tap on what is left of a minimized veil brings it back", needs: [.panels]
            ) { suite in
                let veil = try await suite.minimized()
                let notice = try await suite.panel(showing: suite.stage.defaults.strings.show)
                let text = try suite.unwrap(notice.texts["Exporting"], "its text is painted")
                await suite.subject.tap(at: text.middle)
                _ = try await suite.panel(showing: suite.stage.defaults.strings.hide)
                try suite.expect(!veil.isMinimized, "the veil is back")
                veil.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 29, name: "what is minimized can be cancelled, and says what became of it",
                needs: [.panels]
            ) { suite in
                let first = suite.overlays.show(suite.export)
                try await suite.tapButton(suite.stage.defaults.strings.hide, of: first)
                _ = try await suite.panel(showing: suite.stage.defaults.strings.show)
                try await suite.tapButton(suite.stage.defaults.strings.cancel, of: first)
                try await suite.wait(for: "Cancel ends it") { first.outcome?.cause == .cancelButton }
                try await suite.expectNothingLeft()

                let second = suite.overlays.show(suite.export)
                try await suite.tapButton(suite.stage.defaults.strings.hide, of: second)
                _ = try await suite.panel(showing: suite.stage.defaults.strings.show)
                second.finish(.success("Exported"))
                let result = try await suite.panel(showing: "Exported")
                try suite.expect(result.texts.count == 1, "the result has no buttons: \(result.texts.keys)")
                let taps = suite.subject.appTaps
                await suite.subject.tap(at: suite.subject.appButton)
                try await suite.wait(for: "the app's button works") { suite.subject.appTaps == taps + 1 }
                second.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 29, name: "the system says how minimized work ended, to a user who is elsewhere, once",
                needs: [.panels, .activation, .notifications]
            ) { suite in
                suite.stage.defaults.reportsMinimizedWork = true
                let seen = try await suite.minimized()
                seen.finish(.success("Seen"))
                _ = try await suite.panel(showing: "Seen")
                try suite.expect(suite.subject.notifications.isEmpty, "the user sees it in the window")
                seen.dismiss()
                try await suite.expectNothingLeft()

                let export = try await suite.minimized()
                await suite.subject.setActive(false)
                export.finish(.success("Exported"))
                try await suite.wait(for: "the system says so") {
                    suite.subject.notifications == ["Exported"]
                }
                export.finish(.success("Exported again"))
                try await suite.pass(.milliseconds(400))
                try suite.expect(suite.subject.notifications == ["Exported"], "once")
                await suite.subject.setActive(true)
                try await suite.wait(for: "the user is back") { suite.subject.notifications.isEmpty }
                _ = try await suite.panel(showing: "Exported")
                export.dismiss()
                try await suite.expectNothingLeft()

                let closed = try await suite.minimized()
                await suite.subject.setActive(false)
                closed.finish(.failure("Failed"))
                try await suite.wait(for: "the system says so") { suite.subject.notifications == ["Failed"] }
                closed.dismiss()
                try await suite.wait(for: "its notice is gone") { suite.subject.notifications.isEmpty }
                await suite.subject.setActive(true)
                try await suite.expectNothingLeft()
            },
        ]
    }

    /// A veil with a button of the app, followed by the one that minimizes the veil.
    private var export: Overlay {
        var overlay = Overlay.veil("Exporting", cancel: .standard).plain("export").with(\.canMinimize, true)
        overlay.content.actions = ["Details"]
        return overlay
    }

    /// A veil that the user has minimized.
    private func minimized() async throws -> Presentation {
        let veil = overlays.show(export)
        try await tapButton(stage.defaults.strings.hide, of: veil)
        _ = try await panel(showing: stage.defaults.strings.show)
        return veil
    }

    /// The panel with this text, once it is at rest and the other one is gone.
    private func panel(showing text: String) async throws -> ConformancePanel {
        try await wait(for: "“\(text)” is painted, where it stays") {
            subject.panel("export")?.texts[text] != nil && areAtRest("export")
        }
        await passMoments()
        return try unwrap(subject.panel("export"), "“\(text)” is painted")
    }

    private func tapButton(_ title: String, of presentation: Presentation) async throws {
        try await waitUntilShown(presentation)
        let button = try unwrap(try await panel(showing: title).texts[title], "“\(title)” is painted")
        await subject.tap(at: button.middle)
    }
}
