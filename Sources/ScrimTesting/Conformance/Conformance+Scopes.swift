@_spi(Host) import Scrim

extension Conformance {
    nonisolated static var scopes: [Behavior] {
        [
            Behavior(rule: 21, name: "a scope ends with its body, and returns its value") { suite in
                var wasSeen = false
                let value = await suite.overlays.during(.veil("Working").plain("scope")) {
                    try? await suite.wait(for: "it is on screen") { suite.subject.isOnScreen("scope") }
                    wasSeen = suite.subject.isOnScreen("scope")
                    return 42
                }
                try suite.expect(value == 42, "the value is returned")
                try suite.expect(wasSeen, "it was seen while the body ran")
                try await suite.wait(for: "it goes") { !suite.subject.isOnScreen("scope") }
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 21, name: "Escape cancels the body where there is a cancel button") { suite in
                let overlays = suite.overlays
                let work = Task { @MainActor in
                    try await overlays.during(
                        .veil("Working", cancel: .standard).plain("veil")
                    ) {
                        try await Task.sleep(for: .seconds(600))
                    }
                }
                try await suite.wait(for: "it is on screen") {
                    suite.surface("veil")?.awaitsFrame == false && !suite.subject.fieldHasFocus
                }
                await suite.subject.pressEscape()
                try await suite.wait(for: "the overlay ends with its body") {
                    suite.stage.presentations.isEmpty
                }
                let result = await work.result
                try suite.expect((try? result.get()) == nil, "the body was cancelled")
                try await suite.expectNothingLeft()
            },
            Behavior(
                rule: 21, name: "the cancel button is taken by a tap, and says so until the body returns",
                needs: [.panels]
            ) { suite in
                let overlays = suite.overlays
                let gate = AsyncStream<Void>.makeStream()
                let work = Task { @MainActor in
                    await overlays.during(.veil("Working", cancel: .standard).plain("veil")) {
                        // Ignores its cancellation until it is released.
                        await Task { for await _ in gate.stream {} }.value
                    }
                }
                try await suite.wait(for: "its button is painted") {
                    suite.subject.panel("veil")?.texts[suite.stage.defaults.strings.cancel] != nil
                }
                try await suite.wait(for: "it is at rest") {
                    suite.surface("veil").map {
                        !$0.awaitsFrame && $0.motion.isSettled(at: suite.stage.now)
                    } ?? false
                }
                await suite.passMoments()
                let button = try suite.unwrap(
                    suite.subject.panel("veil")?.texts[suite.stage.defaults.strings.cancel],
                    "its button is painted")
                await suite.subject.tap(at: Geometry.Point(x: button.midX, y: button.midY))
                try await suite.wait(for: "it says that it winds up") {
                    suite.subject.panel("veil")?.texts[suite.stage.defaults.strings.cancelling] != nil
                }
                await suite.subject.tap(at: suite.subject.appButton)
                await suite.passMoments()
                try suite.expect(suite.subject.appTaps == 0, "it blocks until the body returns")
                gate.continuation.finish()
                await work.value
                try await suite.expectNothingLeft()
            },
            Behavior(rule: 21, name: "a sheet's content ends it with a value") { suite in
                let overlays = suite.overlays
                var ending: Presentation.Ending<Int>?
                let answer = Task { @MainActor in
                    await overlays.present(.sheet.plain("sheet")) { end in
                        ending = end
                        return suite.subject.makeView()
                    }
                }
                try await suite.wait(for: "it is on screen") { suite.subject.isOnScreen("sheet") }
                ending?(7)
                try await suite.wait(for: "it ends") { suite.stage.presentations.isEmpty }
                try await suite.wait(for: "it goes") { !suite.subject.isOnScreen("sheet") }
                let result = await answer.value
                try suite.expect(result.value == 7, "the value is returned")
                try await suite.expectNothingLeft()
            },
        ]
    }
}
