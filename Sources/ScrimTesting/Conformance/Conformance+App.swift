@_spi(Host) import Scrim

/// What an app does around an overlay: dialogs of its own, fields above the keyboard, views that scroll.
extension Conformance {
    nonisolated static var app: [Behavior] {
        [
            Behavior(
                rule: 9, name: "a dialog over a veil can be answered, and the veil is back",
                needs: [.touches, .dialogs]
            ) { suite in
                let veil = suite.overlays.show(.veil("Signing in").plain("veil"))
                try await suite.waitUntilShown(veil)
                await suite.subject.openDialog()
                try await suite.answerDialog()
                try await suite.waitUntilShown(veil)
                await suite.subject.tap(at: suite.subject.appButton)
                await suite.passMoments()
                try suite.expect(suite.subject.appTaps == 0, "it blocks again")
                veil.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 9, name: "a tap in a dialog is no tap outside a sheet", needs: [.touches, .dialogs]
            ) { suite in
                let sheet = suite.overlays.show(.sheet(input: .dismissing).plain("sheet")) {
                    suite.subject.makeView()
                }
                try await suite.waitUntilAtRest(sheet, "sheet")
                await suite.subject.openDialog()
                try await suite.answerDialog()
                try suite.expect(!sheet.hasEnded, "it stays")
                try await suite.waitUntilShown(sheet)
                await suite.subject.tap(at: suite.subject.appButton)
                try await suite.wait(for: "the next tap is one") { sheet.outcome?.cause == .tapOutside }
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 9, name: "a notice that comes lifts no sheet over a dialog",
                needs: [.touches, .dialogs]
            ) { suite in
                let sheet = suite.overlays.show(.sheet(input: .block).plain("sheet")) {
                    suite.subject.makeView()
                }
                try await suite.waitUntilAtRest(sheet, "sheet")
                await suite.subject.openDialog()
                let notice = suite.overlays.show(.hud("Saved", placement: .top).plain("notice"))
                try await suite.waitUntilShown(notice)
                try await suite.answerDialog()
                [sheet, notice].forEach { $0.dismiss() }
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 9, name: "what a sheet's content presents can be answered, and the sheet stays",
                needs: [.touches, .contentDialogs]
            ) { suite in
                let content = suite.subject.makeView()
                let sheet = suite.overlays.show(.sheet(input: .dismissing).plain("sheet")) { content }
                try await suite.waitUntilAtRest(sheet, "sheet")
                await suite.subject.openDialog(from: content)
                try await suite.answerDialog()
                try await suite.waitUntilShown(sheet)
                try suite.expect(!sheet.hasEnded && suite.subject.appTaps == 0, "it stays")
                sheet.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 16, name: "a field above the keyboard gets no key under a veil, and has the keys again",
                needs: [.keyboard, .accessories]
            ) { suite in
                suite.subject.setKeyboard(height: 200)
                suite.subject.focusAccessory()
                await suite.subject.typeLetter()
                try await suite.wait(for: "it has the keys") { suite.subject.accessoryLetters == 1 }
                let veil = suite.overlays.show(.veil("Sending").plain("veil"))
                try await suite.waitUntilShown(veil)
                await suite.subject.typeLetter()
                await suite.passMoments()
                try suite.expect(suite.subject.accessoryLetters == 1, "no key reaches it")
                veil.dismiss()
                try await suite.wait(for: "the veil is gone") { suite.stage.plan.surfaces.isEmpty }
                await suite.subject.typeLetter()
                try await suite.wait(for: "it has the keys again") { suite.subject.accessoryLetters == 2 }
                suite.subject.setKeyboard(height: nil)
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 17, name: "over a view that scrolls what is in it, an overlay stays where it is",
                needs: [.panels, .scrolling]
            ) { suite in
                let busy = suite.overlays.over(suite.subject.region).show(.activity().plain("busy"))
                let panel = try await suite.panelAtRest(busy, "busy")
                suite.subject.scrollRegion(by: 40)
                await suite.passMoments()
                let scrolled = try suite.unwrap(suite.subject.panel("busy"), "it is still painted")
                try suite.expect(scrolled.frame == panel.frame, "it has not moved: \(scrolled.frame)")
                await suite.subject.tap(at: suite.subject.regionButton)
                await suite.passMoments()
                try suite.expect(suite.subject.regionTaps == 0, "the view is blocked all the same")
                busy.dismiss()
                try await suite.expectNothingLeft()
            },
        ]
    }

    /// Has a user answer the dialog by a tap on its button.
    private func answerDialog(file: String = #fileID, line: Int = #line) async throws {
        let before = subject.dialogAnswers
        await passMoments()
        let button = try unwrap(subject.dialogButton, "a dialog is open", file: file, line: line)
        await subject.tap(at: button)
        try await wait(for: "it is answered", file: file, line: line) {
            subject.dialogAnswers == before + 1 && subject.dialogButton == nil
        }
        // An overlay that stepped aside may have been visible all along. It is back in the turn in which the
        // dialog is gone.
        await passMoments()
    }
}
