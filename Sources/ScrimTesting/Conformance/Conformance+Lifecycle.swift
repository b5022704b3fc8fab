@_spi(Host) import Scrim

extension Conformance {
    nonisolated static var lifecycle: [Behavior] {
        [
            Behavior(rule: 1, name: "a presentation ends once, and is gone after") { suite in
                let veil = suite.overlays.show(.veil("Working").plain("veil"))
                try await suite.waitUntilShown(veil)
                try suite.expect(suite.subject.isOnScreen("veil"), "it is to be seen")
                veil.dismiss()
                try suite.expect(
                    veil.outcome == Presentation.Outcome(cause: .dismissed, wasShown: true),
                    "dismissed, shown")
                veil.dismiss()
                veil.finish()
                try suite.expect(veil.outcome?.cause == .dismissed, "the first end counts")
                let gone = Gone(veil)
                try await suite.wait(for: "its last pixel is off") { gone.isGone }
                await suite.passMoments()
                try suite.expect(!suite.subject.isOnScreen("veil"), "nothing of it is left")
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 1, name: "an app's view is kept until its last pixel is off, and then let go",
                needs: [.views]
            ) {
                suite in
                let sheet = suite.overlays.show(.sheet.plain("sheet")) { suite.subject.makeView() }
                try await suite.waitUntilAtRest(sheet, "sheet")
                try suite.expect(suite.subject.keptViews == 1, "it is kept while it is up")
                sheet.dismiss()
                try suite.expect(suite.subject.keptViews == 1, "it is kept while it leaves")
                try await suite.wait(for: "it is let go") { suite.subject.keptViews == 0 }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 2, name: "input is blocked from show on, and free from the start of leaving") {
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
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 2, name: "what is on its way out lets everything through") { suite in
                let transition = Overlay.Transition(
                    away: Motion.Pose(opacity: 0, scrim: 0), entering: .none,
                    leaving: .curve(.linear, .seconds(9)))
                try await suite.expectSeen("it still leaves by then") {
                    suite.stage.defaults.isInstant = false
                    let veil = suite.overlays.show(
                        .veil("Working").plain("veil").with(\.transition, transition))
                    try await suite.waitUntilAtRest(veil, "veil")
                    veil.dismiss()
                    try await suite.tap(at: suite.subject.appButton, until: "a tap reaches the app") {
                        suite.subject.appTaps
                    }
                    let stillLeaves = suite.subject.isOnScreen("veil")
                    suite.stage.defaults.isInstant = true
                    let last = suite.overlays.show(.veil("Working").plain("veil"))
                    last.dismiss()
                    try await suite.expectNothingLeft()
                    return stillLeaves
                }
            },
            Behavior(rule: 2, name: "a press that began before is no tap outside", needs: [.fingers]) {
                suite in
                await suite.subject.fingerDown(at: suite.subject.appButton)
                let sheet = suite.overlays.show(.sheet(input: .dismissing).plain("sheet")) {
                    suite.subject.makeView()
                }
                try await suite.waitUntilShown(sheet)
                await suite.subject.fingerUp()
                await suite.passMoments()
                try suite.expect(!sheet.hasEnded, "it was not meant for the sheet")
                sheet.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 2, name: "a press on what has gone meanwhile reaches nothing below", needs: [.fingers]
            ) { suite in
                let veil = suite.overlays.show(.veil("Working").plain("veil"))
                try await suite.waitUntilShown(veil)
                await suite.subject.fingerDown(at: suite.subject.appButton)
                veil.dismiss()
                try await suite.wait(for: "nothing is on stage") { suite.stage.plan.surfaces.isEmpty }
                await suite.subject.fingerUp()
                await suite.passMoments()
                try suite.expect(suite.subject.appTaps == 0, "the app's button was not pressed")
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 2, name: "a press on a panel presses nothing once something has come over it",
                needs: [.fingers, .panels]
            ) { suite in
                let veil = suite.overlays.show(.veil("Working", cancel: .standard).plain("veil"))
                let panel = try await suite.panelAtRest(veil, "veil")
                let title = suite.stage.defaults.strings.cancel
                let button = try suite.unwrap(panel.texts[title], "Cancel is painted").middle
                await suite.subject.fingerDown(at: button)
                let question = suite.overlays.show(.question("Stop?", actions: ["Stop"]).plain("question"))
                try await suite.waitUntilShown(question)
                await suite.subject.fingerUp()
                await suite.passMoments()
                try suite.expect(!veil.hasEnded, "Cancel was not pressed")
                question.dismiss()
                try await suite.wait(for: "the question has gone") { suite.stage.plan.surfaces.count == 1 }
                await suite.subject.tap(at: button)
                try await suite.wait(for: "Cancel works again") { veil.outcome?.cause == .cancelButton }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 2, name: "a double click's second half reaches nothing below", needs: [.touches]) {
                suite in
                let veil = suite.overlays.show(
                    .veil("Working").plain("veil").with(\.transition, Overlay.Transition.none))
                try await suite.waitUntilShown(veil)
                let before = suite.stage.now
                await suite.subject.tap(at: suite.subject.appButton)
                veil.dismiss()
                await suite.subject.tap(at: suite.subject.appButton)
                await suite.passMoments()
                // A later tap is a click of its own.
                if suite.stage.now - before < Tuning.doubleClick {
                    try suite.expect(suite.subject.appTaps == 0, "the second half goes nowhere")
                }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 3, name: "nothing is drawn before grace is over") { suite in
                let grace = Duration.milliseconds(120)
                let before = suite.subject.overlays.stage.now
                let veil = suite.overlays.show(
                    .veil("Working").with(\.timing, Overlay.Timing(grace: grace)).with(
                        \.identifier, "graceful"))
                try suite.expect(!suite.subject.isOnScreen("graceful"), "nothing is on screen at once")
                try await suite.wait(for: "it comes") { suite.subject.isOnScreen("graceful") }
                try suite.expect(suite.stage.now - before >= grace, "it came after its grace")
                veil.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 3, name: "work that ends within grace is never seen") { suite in
                let veil = suite.overlays.show(
                    .veil("Quick").with(\.timing, Overlay.Timing(grace: .seconds(600))).with(
                        \.identifier, "quick"))
                for _ in 0..<10 {
                    await suite.subject.passMoment()
                    try suite.expect(!suite.subject.isOnScreen("quick"), "nothing comes in grace")
                }
                veil.dismiss()
                try suite.expect(
                    veil.outcome == Presentation.Outcome(cause: .dismissed, wasShown: false), "never shown")
                await suite.passMoments()
                try suite.expect(!suite.subject.isOnScreen("quick"), "nothing came")
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 3, name: "in grace the focus stays where it is", needs: [.quietKeys]) { suite in
                let veil = suite.overlays.show(
                    .veil("Working").with(\.timing, Overlay.Timing(grace: .milliseconds(120))))
                try suite.expect(suite.subject.fieldHasFocus, "the app has it while nothing is to be seen")
                try await suite.waitUntilShown(veil)
                try await suite.wait(for: "the overlay takes it") { !suite.subject.fieldHasFocus }
                veil.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 3, name: "a user need not wait for the minimum") { suite in
                let veil = suite.overlays.show(
                    .veil("Working", cancel: .standard).with(
                        \.timing, Overlay.Timing(minimum: .seconds(600))))
                try await suite.waitUntilShown(veil)
                await suite.subject.pressEscape()
                try await suite.wait(for: "it ends by Escape") { veil.outcome?.cause == .escape }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 3, name: "the program cannot take it away before its minimum") { suite in
                // Longer than the entrance takes: only the timer ends it.
                let minimum = Duration.milliseconds(700)
                let veil = suite.overlays.show(
                    .veil("Working").with(\.timing, Overlay.Timing(minimum: minimum)))
                let before = suite.stage.now
                try await suite.waitUntilShown(veil)
                veil.dismiss()
                try suite.expect(!veil.hasEnded, "it stays")
                try await suite.wait(for: "its minimum is over") { veil.hasEnded }
                try suite.expect(suite.stage.now - before >= minimum, "it stayed for its minimum")
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 4, name: "shown again while it leaves, it turns round and never is away") {
                suite in
                let overlay = Overlay.veil("Working").plain("veil").with(
                    \.transition, .fade(.milliseconds(400)))
                let first = suite.overlays.show(overlay)
                try await suite.waitUntilAtRest(first, "veil")
                first.dismiss()
                await suite.subject.passMoment()
                let second = suite.overlays.show(overlay)
                try suite.expect(
                    second.isVisible && first.hasEnded, "the second is there, the first has ended")
                try await suite.pass(.milliseconds(600)) {
                    try suite.expect(suite.subject.isOnScreen("veil"), "it is on screen all the time")
                }
                second.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 6, name: "a final status frees input at once and goes by itself") { suite in
                let veil = suite.overlays.show(.veil("Saving").with(\.timing, Overlay.Timing()))
                try await suite.waitUntilShown(veil)
                veil.finish(.success("Saved"))
                await suite.subject.tap(at: suite.subject.appButton)
                try await suite.wait(for: "the tap reaches the app") { suite.subject.appTaps == 1 }
                try await suite.wait(for: "it goes by itself") { veil.outcome?.cause == .finished }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 6, name: "a text changes in place", needs: [.panels]) { suite in
                let veil = suite.overlays.show(.veil("Before").plain("veil"))
                try await suite.waitUntilShown(veil)
                try await suite.wait(for: "it is painted") {
                    suite.subject.panel("veil")?.texts["Before"] != nil
                }
                veil.message = "After"
                try await suite.wait(for: "the new text is painted") {
                    suite.subject.panel("veil")?.texts["After"] != nil
                }
                try suite.expect(
                    suite.subject.panel("veil")?.texts["Before"] == nil, "and the old is not")
                veil.dismiss()
                try await suite.expectNothingLeft()
            },
        ]
    }

    nonisolated static var sharing: [Behavior] {
        [
            Behavior(rule: 7, name: "a second show joins, and both must let go", needs: [.panels]) { suite in
                let overlay = Overlay.veil("One").plain("veil")
                let first = suite.overlays.show(overlay)
                try await suite.waitUntilShown(first)
                let second = suite.overlays.show(overlay.with(\.content.message, "Two"))
                try await suite.wait(for: "the newest is seen") { suite.shows("Two", not: "One") }
                second.dismiss()
                try suite.expect(second.hasEnded && !first.hasEnded, "only its own share ends")
                try await suite.wait(for: "the first is seen") { suite.shows("One", not: "Two") }
                first.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 7, name: "a user's act ends all who share") { suite in
                let overlay = Overlay.veil("One", cancel: .standard).with(\.timing, Overlay.Timing())
                let first = suite.overlays.show(overlay)
                let second = suite.overlays.show(overlay)
                try await suite.waitUntilShown(first)
                await suite.subject.pressEscape()
                try await suite.wait(for: "both end by Escape") {
                    first.outcome?.cause == .escape && second.outcome?.cause == .escape
                }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 7, name: "a second show replaces where it is told to") { suite in
                let first = suite.overlays.show(.veil("One").plain("first").with(\.onRepeat, .replace))
                try await suite.waitUntilShown(first)
                let second = suite.overlays.show(.veil("Two").plain("second").with(\.onRepeat, .replace))
                try suite.expect(first.outcome?.cause == .replaced, "the first is replaced")
                try await suite.wait(for: "the second alone is on screen") {
                    suite.subject.isOnScreen("second") && !suite.subject.isOnScreen("first")
                }
                second.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 7, name: "shown again under its name, a notice is changed in place", needs: [.panels]
            ) { suite in
                func upload(_ text: String, _ action: Overlay.ActionButton? = nil) -> Overlay {
                    Overlay.hud(text, placement: .bottom, action: action).plain("upload")
                        .with(\.timing.lifetime, .untilDismissed).with(\.transition, Overlay.Transition.none)
                        .identified("upload", counts: true)
                }
                let first = suite.overlays.show(upload("One"))
                try await suite.waitUntilShown(first)
                let surface = try suite.unwrap(suite.surface("upload")?.id, "it is on stage")
                let second = suite.overlays.show(upload("Two", "Stop"))
                try await suite.wait(for: "the same panel has another text, and a button") {
                    suite.subject.panel("upload")?.texts.keys.sorted() == ["Stop", "Two"]
                }
                try suite.expect(first.outcome?.cause == .replaced, "the first is replaced")
                let third = suite.overlays.show(upload("Two"))
                try await suite.wait(for: "it counts, and the button is gone") {
                    suite.subject.panel("upload")?.texts.keys.sorted() == ["Two (2)"]
                }
                try suite.expect(suite.surface("upload")?.id == surface, "it is the same surface")
                suite.overlays.dismissAll(identifier: "upload")
                try suite.expect(second.hasEnded && third.hasEnded, "its name ends it")
                try await suite.expectNothingLeft()
            },
        ]
    }

    nonisolated static var queueing: [Behavior] {
        [
            Behavior(rule: 8, name: "notices wait for each other") { suite in
                let short = Overlay.Timing(lifetime: .fixed(.milliseconds(60)))
                let first = suite.overlays.show(
                    .hud("One").with(\.timing, short).with(\.identifier, "first"))
                let second = suite.overlays.show(
                    .hud("Two").with(\.timing, short).with(\.identifier, "second"))
                try await suite.waitUntilShown(first)
                try suite.expect(!second.isVisible, "the second waits")
                try await suite.wait(for: "the second is there") {
                    if suite.subject.isOnScreen("first") && suite.subject.isOnScreen("second") {
                        return false
                    }
                    return second.isVisible && suite.subject.isOnScreen("second")
                }
                try suite.expect(first.outcome?.cause == .expired, "the first is over")
                try await suite.wait(for: "the second expires") { second.outcome?.cause == .expired }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 8, name: "a notice's action is taken by a tap", needs: [.panels]) { suite in
                var taken = 0
                let notice = suite.overlays.show(
                    .hud("Deleted", placement: .bottom, action: "Undo").plain("notice"),
                    onAction: { taken += 1 })
                let panel = try await suite.panelAtRest(notice, "notice")
                let button = try suite.unwrap(panel.texts["Undo"], "its button is painted")
                await suite.subject.tap(at: Geometry.Point(x: button.midX, y: button.midY))
                try await suite.wait(for: "it ends by its action") { notice.outcome?.cause == .action }
                try suite.expect(taken == 1, "its handler ran once")
                try await suite.expectNothingLeft()
            },
        ]
    }

    /// Whether the veil shows one text and not the other.
    fileprivate func shows(_ text: String, not other: String) -> Bool {
        let texts = subject.panel("veil")?.texts ?? [:]
        return texts[text] != nil && texts[other] == nil
    }
}
