@_spi(Host) import Scrim

extension Conformance {
    nonisolated static var input: [Behavior] {
        [
            Behavior(rule: 14, name: "a notice lets every tap through") { suite in
                let notice = suite.overlays.show(.hud("Notice", indicator: .spinner))
                try await suite.waitUntilShown(notice)
                await suite.subject.tap(at: suite.subject.appButton)
                try await suite.wait(for: "the app's button works") { suite.subject.appTaps == 1 }
                await suite.subject.typeLetter()
                try await suite.wait(for: "typing reaches the app") { suite.subject.letters == 1 }
                notice.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 14, name: "a tap outside dismisses, and is consumed where the outside is blocked",
                needs: [.touches]
            ) { suite in
                let sheet = suite.overlays.show(.sheet(input: .dismissing)) { suite.subject.makeView() }
                try await suite.waitUntilShown(sheet)
                await suite.subject.tap(at: suite.subject.appButton)
                try await suite.wait(for: "it ends by the tap") { sheet.outcome?.cause == .tapOutside }
                try suite.expect(suite.subject.appTaps == 0, "the tap did not reach the app")
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 14, name: "a tap outside dismisses, and reaches the app where the outside is live",
                needs: [.touches]
            ) {
                suite in
                let policy = Overlay.InputPolicy(outside: .live, tapOutside: .dismisses)
                let sheet = suite.overlays.show(.sheet(input: policy).plain("sheet")) {
                    suite.subject.makeView()
                }
                try await suite.waitUntilShown(sheet)
                await suite.subject.tap(at: suite.subject.appButton)
                try await suite.wait(for: "it ends by the tap") { sheet.outcome?.cause == .tapOutside }
                try await suite.wait(for: "the tap reached the app, too") { suite.subject.appTaps == 1 }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 14, name: "a tap on the panel is none outside", needs: [.panels]) { suite in
                let sheet = suite.overlays.show(.sheet(input: .dismissing).plain("sheet")) {
                    suite.subject.makeView()
                }
                let panel = try await suite.panelAtRest(sheet, "sheet")
                await suite.subject.tap(
                    at: Geometry.Point(x: panel.frame.midX, y: panel.frame.midY))
                await suite.passMoments()
                try suite.expect(!sheet.hasEnded, "it stays")
                sheet.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 14,
                name: "a press that comes sooner than anybody can have seen the panel answers nothing",
                needs: [.panels]
            ) { suite in
                suite.stage.reactionTime = .seconds(600)
                let question = suite.overlays.show(.sample())
                let panel = try await suite.panelAtRest(question, "question")
                let button = try suite.unwrap(panel.texts["No"], "the second answer is painted")
                let middle = Geometry.Point(x: button.midX, y: button.midY)
                await suite.subject.tap(at: middle)
                await suite.passMoments()
                try suite.expect(!question.hasEnded, "nobody can have meant it")
                suite.stage.reactionTime = .zero
                await suite.subject.tap(at: middle)
                try await suite.wait(for: "the next one answers") { question.outcome?.cause == .action }
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 14, name: "a button that comes under a finger is not taken",
                needs: [.panels, .fingers, .keyboard]
            ) { suite in
                // The titles are too long to be side by side: the keyboard moves one button to where the other was.
                let titles = ["Replace every one of them", "Keep every one of them"]
                let overlay = Overlay.question("Sure?", actions: titles.map { Overlay.ActionButton($0) })
                var taken: [String] = []
                let question = suite.overlays.show(
                    overlay.plain("question"), onAction: { taken.append($0.title) })
                let panel = try await suite.panelAtRest(question, "question")
                let start = try suite.unwrap(panel.texts[titles[0]], "the first answer is painted").middle
                await suite.subject.fingerDown(at: start)
                var isUnder = false
                for height in stride(from: 40.0, through: 240, by: 10) where !isUnder {
                    suite.subject.setKeyboard(height: height)
                    await suite.passMoments(20)
                    isUnder = suite.subject.panel("question")?.texts[titles[1]]?.contains(start) == true
                }
                try suite.expect(isUnder, "the keyboard brings the second answer under the finger")
                await suite.subject.fingerUp()
                await suite.passMoments()
                try suite.expect(!taken.contains(titles[1]), "nobody pressed it")
                suite.subject.setKeyboard(height: nil)
                question.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 14, name: "a drag outside is no tap", needs: [.fingers]) { suite in
                let sheet = suite.overlays.show(.sheet(input: .dismissing).plain("sheet")) {
                    suite.subject.makeView()
                }
                try await suite.waitUntilShown(sheet)
                let button = suite.subject.appButton
                await suite.subject.fingerDown(at: button)
                for step in 1...3 {
                    await suite.subject.fingerMove(
                        to: Geometry.Point(x: button.x + 20 * Double(step), y: button.y))
                }
                await suite.subject.fingerUp()
                await suite.passMoments()
                try suite.expect(!sheet.hasEnded, "it stays")
                sheet.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 14, name: "an exempt region stays live under an overlay that blocks the rest") {
                suite in
                let policy = Overlay.InputPolicy(outside: .blockedExcept([suite.subject.region]))
                let notice = suite.overlays.show(
                    .hud("Notice", placement: .bottom).plain("notice").with(\.input, policy))
                try await suite.waitUntilShown(notice)
                await suite.subject.tap(at: suite.subject.regionButton)
                try await suite.wait(for: "the region's button works") { suite.subject.regionTaps == 1 }
                await suite.subject.tap(at: suite.subject.appButton)
                await suite.passMoments()
                try suite.expect(suite.subject.appTaps == 0, "the app's does not")
                notice.dismiss()
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 15, name: "a window's veil blocks typing, and gives the focus back") { suite in
                let veil = suite.overlays.show(.veil("Working").with(\.timing, Overlay.Timing()))
                try await suite.waitUntilShown(veil)
                try await suite.wait(for: "the overlay has the focus") { !suite.subject.fieldHasFocus }
                await suite.subject.typeLetter()
                await suite.passMoments()
                try suite.expect(suite.subject.letters == 0, "no letter reaches the app")
                veil.dismiss()
                try await suite.wait(for: "the focus is back") { suite.subject.fieldHasFocus }
                await suite.subject.typeLetter()
                try await suite.wait(for: "typing works again") { suite.subject.letters == 1 }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 15, name: "a region's overlay blocks the region and nothing else") { suite in
                let busy = suite.overlays.over(suite.subject.region).show(
                    .activity().with(\.timing, Overlay.Timing()))
                try await suite.waitUntilShown(busy)
                await suite.subject.tap(at: suite.subject.regionButton)
                await suite.passMoments()
                try suite.expect(suite.subject.regionTaps == 0, "the region's button is covered")
                await suite.subject.tap(at: suite.subject.appButton)
                try await suite.wait(for: "the app's button works") { suite.subject.appTaps == 1 }
                await suite.subject.typeLetter()
                try await suite.wait(for: "typing elsewhere works") { suite.subject.letters == 1 }
                busy.dismiss()
                try await suite.tap(
                    at: suite.subject.regionButton, until: "the region's button works again"
                ) { suite.subject.regionTaps }
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 15, name: "over the keyboard, what would type is blocked, and the focus stays",
                needs: [.keyboard, .quietKeys]
            ) { suite in
                suite.subject.setKeyboard(height: 200)
                await suite.passMoments()
                let sending = suite.overlays.over(.keyboard).show(.loading("Sending…").plain("sending"))
                try await suite.waitUntilShown(sending)
                await suite.subject.typeLetter()
                await suite.passMoments()
                try suite.expect(suite.subject.letters == 0, "no letter reaches the app")
                try suite.expect(suite.subject.fieldHasFocus, "the focus stays")
                await suite.subject.tap(at: suite.subject.appButton)
                try await suite.wait(for: "the app's button works") { suite.subject.appTaps == 1 }
                sending.dismiss()
                try await suite.wait(for: "it is gone") { suite.stage.plan.surfaces.isEmpty }
                await suite.subject.typeLetter()
                try await suite.wait(for: "typing works again") { suite.subject.letters == 1 }
                suite.subject.setKeyboard(height: nil)
                try await suite.expectNothingLeft()
            },
        ]
    }
}
