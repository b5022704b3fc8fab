import Scrim

extension Conformance {
    nonisolated static var regions: [Behaviour] {
        [
            Behaviour(rule: 9, name: "a hidden region shows nothing, and it is back when the region is") {
                suite in
                let busy = suite.overlays.over(suite.subject.region).show(
                    .activity().with(\.timing, Timing()).with(\.identifier, "busy"))
                try await suite.waitUntilShown(busy)
                suite.subject.setRegionHidden(true)
                try await suite.wait(for: "it is out of sight") { !suite.subject.isOnScreen("busy") }
                try suite.expect(!busy.hasEnded, "it has not ended")
                suite.subject.setRegionHidden(false)
                try await suite.wait(for: "it is back") { suite.subject.isOnScreen("busy") && busy.isVisible }
                busy.dismiss()
                try await suite.expectNothingLeft()
            },
            Behaviour(rule: 9, name: "a destroyed region ends it at once") { suite in
                let busy = suite.overlays.over(suite.subject.region).show(
                    .activity().with(\.timing.grace, .zero))
                try await suite.waitUntilShown(busy)
                suite.subject.destroyRegion()
                try await suite.wait(for: "it ends") { busy.outcome?.cause == .regionGone }
                try await suite.expectNothingLeft()
            },
            Behaviour(rule: 10, name: "a closed window ends everything") { suite in
                let veil = suite.overlays.show(.veil("Working"))
                let notice = suite.overlays.show(.hud("Notice"))
                try await suite.waitUntilShown(veil)
                suite.subject.destroyWindow()
                try await suite.wait(for: "both end") {
                    veil.outcome?.cause == .windowGone && notice.outcome?.cause == .windowGone
                }
                veil.message = "Too late"
                veil.dismiss()
            },
        ]
    }

    nonisolated static var input: [Behaviour] {
        [
            Behaviour(rule: 13, name: "notices are in front, a region's overlay is behind a veil") { suite in
                let notice = suite.overlays.show(.hud("Notice", indicator: .spinner))
                let veil = suite.overlays.show(.veil("Working").with(\.timing, Timing()))
                let busy = suite.overlays.over(suite.subject.region).show(
                    .activity().with(\.timing, Timing()))
                try await suite.waitUntilShown(busy)
                try suite.expect(
                    suite.stage.plan.surfaces.map(\.kind) == [.activity, .veil, .hud], "back to front")
                for presentation in [notice, veil, busy] { presentation.dismiss() }
                try await suite.expectNothingLeft()
            },
            Behaviour(rule: 14, name: "a notice lets every tap through") { suite in
                let notice = suite.overlays.show(.hud("Notice", indicator: .spinner))
                try await suite.waitUntilShown(notice)
                await suite.subject.tap(at: suite.subject.appButton)
                try await suite.wait(for: "the app's button works") { suite.subject.appTaps == 1 }
                await suite.subject.typeLetter()
                try await suite.wait(for: "typing reaches the app") { suite.subject.letters == 1 }
                notice.dismiss()
                try await suite.expectNothingLeft()
            },
            Behaviour(rule: 14, name: "a tap outside dismisses, and is consumed where the outside is blocked")
            { suite in
                let sheet = suite.overlays.show(.sheet(input: .dismissing)) { suite.subject.makeView() }
                try await suite.waitUntilShown(sheet)
                await suite.subject.tap(at: suite.subject.appButton)
                try await suite.wait(for: "it ends by the tap") { sheet.outcome?.cause == .tapOutside }
                try suite.expect(suite.subject.appTaps == 0, "the tap did not reach the app")
                try await suite.expectNothingLeft()
            },
            Behaviour(rule: 15, name: "a window's veil blocks typing, and gives the focus back") { suite in
                let veil = suite.overlays.show(.veil("Working").with(\.timing, Timing()))
                try await suite.waitUntilShown(veil)
                await suite.subject.typeLetter()
                await suite.passMoments()
                try suite.expect(suite.subject.letters == 0, "no letter reaches the app")
                veil.dismiss()
                try await suite.wait(for: "the focus is back") { suite.subject.fieldHasFocus }
                await suite.subject.typeLetter()
                try await suite.wait(for: "typing works again") { suite.subject.letters == 1 }
                try await suite.expectNothingLeft()
            },
            Behaviour(rule: 15, name: "a region's overlay blocks the region and nothing else") { suite in
                let busy = suite.overlays.over(suite.subject.region).show(
                    .activity().with(\.timing, Timing()))
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
            Behaviour(rule: 16, name: "veils that end out of order give the focus back to the app") { suite in
                let first = suite.overlays.show(
                    .veil("One").with(\.timing, Timing()).with(\.onRepeat, .separate))
                try await suite.waitUntilShown(first)
                let second = suite.overlays.show(
                    .veil("Two").with(\.timing, Timing()).with(\.onRepeat, .separate))
                try await suite.waitUntilShown(second)
                first.dismiss()
                await suite.passMoments()
                try suite.expect(!suite.subject.fieldHasFocus, "the survivor keeps the focus")
                second.dismiss()
                try await suite.wait(for: "the focus is back") { suite.subject.fieldHasFocus }
                try await suite.expectNothingLeft()
            },
        ]
    }

    nonisolated static var scopes: [Behaviour] {
        [
            Behaviour(rule: 21, name: "a scope ends with its body, and returns its value") { suite in
                let value = await suite.overlays.during(.veil("Working")) { 42 }
                try suite.expect(value == 42, "the value is returned")
                try await suite.expectNothingLeft()
            },
            Behaviour(rule: 21, name: "Escape cancels the body where there is a cancel button") { suite in
                let overlays = suite.overlays
                let work = Task { @MainActor in
                    try await overlays.during(.veil("Working", cancel: .standard).with(\.timing, Timing())) {
                        try await Task.sleep(for: .seconds(600))
                    }
                }
                try await suite.wait(for: "it is on screen") { suite.stage.plan.focus != .app }
                await suite.subject.pressEscape()
                try await suite.wait(for: "the overlay ends with its body") {
                    suite.stage.presentations.isEmpty
                }
                let result = await work.result
                try suite.expect((try? result.get()) == nil, "the body was cancelled")
                try await suite.expectNothingLeft()
            },
            Behaviour(rule: 21, name: "a sheet's content ends it with a value") { suite in
                let overlays = suite.overlays
                var ending: Ending<Int>?
                let answer = Task { @MainActor in
                    await overlays.present(.sheet) { end in
                        ending = end
                        return suite.subject.makeView()
                    }
                }
                try await suite.wait(for: "it is on screen") { suite.stage.plan.focus != .app }
                ending?(7)
                try await suite.wait(for: "it ends") { suite.stage.presentations.isEmpty }
                let result = await answer.value
                try suite.expect(result.value == 7, "the value is returned")
                try await suite.expectNothingLeft()
            },
        ]
    }
}
