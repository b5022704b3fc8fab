@_spi(Host) import Scrim

/// Notices that share an edge or corner.
extension Conformance {
    nonisolated static var stacks: [Behavior] {
        [
            Behavior(
                rule: 8, name: "notices at an edge are a stack, with the text of the newest", needs: [.panels]
            ) { suite in
                let (old, new) = try await suite.showStack()
                let (covered, front) = try suite.stackedPanels()
                try suite.expect(front.texts["New"] != nil, "the newest is read")
                try suite.expect(covered.texts.isEmpty, "the other shows no text: \(covered.texts.keys)")
                try suite.expect(covered.frame.width <= front.frame.width, "it is behind the newest")
                new.dismiss()
                try await suite.wait(for: "what was covered is read again") {
                    suite.subject.panel("old")?.texts["Old"] != nil
                }
                old.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 8, name: "the focus opens a stack, and each notice has its own button",
                needs: [.panels, .panelKey]
            ) { suite in
                let (old, new) = try await suite.showStack()
                await suite.subject.pressPanelKey()
                let button = try await suite.openButton("Undo old", of: "old")
                await suite.subject.tap(at: button)
                try await suite.wait(for: "the tap takes its own button") { old.outcome?.cause == .action }
                try suite.expect(!new.hasEnded, "and no other")
                new.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 13, name: "Escape puts aside the notice that has the focus, and no other",
                needs: [.panels, .panelKey]
            ) { suite in
                let (old, new) = try await suite.showStack()
                await suite.subject.pressPanelKey()
                _ = try await suite.openButton("Undo old", of: "old")
                await suite.subject.pressEscape()
                try await suite.wait(for: "the newest had the focus") { new.outcome?.cause == .escape }
                try suite.expect(!old.hasEnded, "the other stays")
                old.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 13, name: "the cross of a notice puts it aside, and Escape in the app does not",
                needs: [.panels]
            ) { suite in
                let notice = suite.overlays.show(
                    .hud("Saved", placement: .bottom, cancel: .cross).plain("notice")
                        .with(\.timing.lifetime, .untilDismissed))
                try await suite.waitUntilAtRest(notice, "notice")
                await suite.subject.pressEscape()
                await suite.passMoments()
                try suite.expect(!notice.hasEnded, "the key was the app's")
                let texts = try suite.unwrap(suite.subject.panel("notice"), "it is painted").texts
                let cross = try suite.unwrap(
                    texts[suite.stage.defaults.strings.close], "the cross has a name: \(texts.keys)")
                let text = try suite.unwrap(texts["Saved"], "its text is painted")
                try suite.expect(cross.intersection(text).isEmpty, "the cross is beside the text")
                await suite.subject.tap(at: cross.middle)
                try await suite.wait(for: "it is put aside") { notice.outcome?.cause == .cancelButton }
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 8, name: "a finger opens a stack, which can then be cleared",
                needs: [.panels, .fingers]
            ) { suite in
                let (old, new) = try await suite.showStack()
                let front = try suite.unwrap(suite.subject.panel("new")?.texts["New"], "its text is painted")
                await suite.subject.fingerDown(at: front.middle)
                await suite.subject.fingerUp()
                _ = try await suite.openButton("Undo old", of: "old")
                try suite.expect(!new.hasEnded, "it is not put aside by that")
                let button = try await suite.openButton(
                    suite.stage.defaults.strings.clearAll, of: "clear all")
                await suite.subject.tap(at: button)
                try await suite.wait(for: "all are put aside") {
                    old.outcome?.cause == .drag && new.outcome?.cause == .drag
                }
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 8, name: "one button of an open stack takes back all works of a group",
                needs: [.panels, .panelKey]
            ) { suite in
                let ledger = Ledger()
                let tasks = ["one", "two"].map { name in
                    Task { @MainActor in
                        await suite.overlays.undoable(name, button: "Undo", group: "removed") {
                            ledger.worked += 1
                        } undo: {
                            ledger.undone += 1
                        }
                    }
                }
                try await suite.wait(for: "both can be taken back") { suite.areAtRest("removed", 2) }
                await suite.passMoments()
                await suite.subject.pressPanelKey()
                let title = suite.stage.defaults.strings.undoAll
                try await suite.wait(for: "“\(title)” is painted, where it stays") {
                    suite.subject.panel("clear all")?.texts[title] != nil && suite.areAtRest("clear all")
                }
                await suite.passMoments()
                let button = try suite.unwrap(
                    suite.subject.panel("clear all")?.texts[title], "“\(title)” is painted")
                await suite.subject.tap(at: button.middle)
                try await suite.wait(for: "both are taken back") { ledger.undone == 2 }
                for task in tasks { try suite.expect(await task.value.isUndone, "who waits is told so") }
                try suite.expect(ledger.worked == 0, "and neither is done")
                try await suite.expectNothingLeft()
            },
        ]
    }

    /// The results of undoable works.
    @MainActor
    private final class Ledger {
        var worked = 0
        var undone = 0
    }

    /// Two notices at the bottom, at rest.
    private func showStack() async throws -> (old: Presentation, new: Presentation) {
        func notice(_ text: String, _ button: Overlay.ActionButton, _ identifier: String) -> Overlay {
            Overlay.hud(text, placement: .bottom, action: button).plain(identifier)
                .with(\.timing.lifetime, .untilDismissed)
                .with(\.input.dismissedBy, [.flick]).with(\.transition, Overlay.Transition.none)
        }
        let old = overlays.show(notice("Old", "Undo old", "old"))
        try await waitUntilShown(old)
        let new = overlays.show(notice("New", "Undo new", "new"))
        try await waitUntilAtRest(new, "new")
        try await wait(for: "the older one is behind it") {
            subject.panel("old")?.texts.isEmpty == true && subject.panel("new") != nil
        }
        return (old, new)
    }

    private func stackedPanels() throws -> (ConformancePanel, ConformancePanel) {
        (
            try unwrap(subject.panel("old"), "the older one is painted"),
            try unwrap(subject.panel("new"), "the newest is painted")
        )
    }

    /// The middle of a button's title, once the stack is open and at rest.
    private func openButton(_ title: String, of identifier: String) async throws -> Geometry.Point {
        try await wait(for: "“\(title)” is painted, where it stays") {
            subject.panel(identifier)?.texts[title] != nil && areAtRest(identifier)
        }
        await passMoments()
        let (old, new) = try stackedPanels()
        try expect(old.frame.intersection(new.frame).isEmpty, "one is beside the other")
        return try unwrap(subject.panel(identifier)?.texts[title], "“\(title)” is painted").middle
    }
}
