@_spi(Host) import Scrim

extension Conformance {
    nonisolated static var focus: [Behavior] {
        [
            Behavior(rule: 16, name: "veils that end out of order give the focus back to the app") { suite in
                let first = suite.overlays.show(
                    .veil("One").with(\.timing, Overlay.Timing()).with(\.onRepeat, .separate))
                try await suite.waitUntilShown(first)
                let second = suite.overlays.show(
                    .veil("Two").with(\.timing, Overlay.Timing()).with(\.onRepeat, .separate))
                try await suite.waitUntilShown(second)
                first.dismiss()
                await suite.passMoments()
                try suite.expect(!suite.subject.fieldHasFocus, "the survivor keeps the focus")
                second.dismiss()
                try await suite.wait(for: "the focus is back") { suite.subject.fieldHasFocus }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 16, name: "a notice takes no focus") { suite in
                let notice = suite.overlays.show(.hud("Notice", indicator: .spinner, action: "Undo"))
                try await suite.waitUntilShown(notice)
                await suite.passMoments()
                try suite.expect(suite.subject.fieldHasFocus, "the app keeps it")
                notice.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 16, name: "a key leads to a notice's action, and back to where one was",
                needs: [.panelKey]
            ) { suite in
                let notice = suite.overlays.show(.hud("Notice", indicator: .spinner, action: "Undo"))
                try await suite.waitUntilShown(notice)
                await suite.passMoments()
                await suite.subject.pressPanelKey()
                try await suite.wait(for: "the notice has the focus") { !suite.subject.fieldHasFocus }
                await suite.subject.pressPanelKey()
                try await suite.wait(for: "the app has it back") { suite.subject.fieldHasFocus }
                await suite.subject.pressPanelKey()
                try await suite.wait(for: "the notice has it again") { !suite.subject.fieldHasFocus }
                notice.dismiss()
                try await suite.wait(for: "the app has it when the notice goes") {
                    suite.subject.fieldHasFocus
                }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 16, name: "a sheet takes the focus, and gives it back", needs: [.liveFocus]) {
                suite in
                let sheet = suite.overlays.show(.sheet.plain("sheet")) { suite.subject.makeView() }
                try await suite.waitUntilShown(sheet)
                try await suite.wait(for: "the sheet has it") { !suite.subject.fieldHasFocus }
                sheet.dismiss()
                try await suite.wait(for: "the app has it back") { suite.subject.fieldHasFocus }
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 16, name: "where the app moved the focus meanwhile, it stays",
                needs: [.focus, .liveFocus]
            ) {
                suite in
                let sheet = suite.overlays.show(.sheet.plain("sheet")) { suite.subject.makeView() }
                try await suite.waitUntilShown(sheet)
                try await suite.wait(for: "the sheet has it") { !suite.subject.fieldHasFocus }
                suite.subject.moveFocus()
                try await suite.wait(for: "the app takes it") { suite.subject.otherHasFocus }
                sheet.dismiss()
                try await suite.wait(for: "it is gone") { suite.stage.plan.surfaces.isEmpty }
                await suite.passMoments()
                try suite.expect(
                    suite.subject.otherHasFocus && !suite.subject.fieldHasFocus, "it is where the app put it")
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 16, name: "under a veil the focus stays inside, whatever the app does", needs: [.focus]
            ) {
                suite in
                let veil = suite.overlays.show(.veil("Working", cancel: .standard).plain("veil"))
                try await suite.waitUntilShown(veil)
                try await suite.wait(for: "the veil has it") { !suite.subject.fieldHasFocus }
                suite.subject.moveFocus()
                await suite.passMoments()
                try suite.expect(
                    !suite.subject.otherHasFocus && !suite.subject.fieldHasFocus, "the app cannot take it")
                veil.dismiss()
                try await suite.wait(for: "then it is where the app wanted it") {
                    suite.subject.otherHasFocus
                }
                try await suite.expectNothingLeft()
            },
        ]
    }
}
