@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// An asynchronous `shouldEnd`, such as a form that asks whether to discard what was entered.
@MainActor
@Suite struct AsyncShouldEndTests {
    let host = TestHost()

    /// Shows a form that asks a question before it ends.
    private func showForm(asking: @escaping @MainActor () -> Void = {}) -> Presentation {
        host.overlays.show(
            .form(label: "Event").instant,
            shouldEnd: { [overlays = host.overlays] _ in
                asking()
                return await overlays.ask(
                    "Discard?", answers: [.destructive("Discard", true), .cancel("Keep")]) == true
            }
        ) { "form" }
    }

    @Test func theFormStaysWhileItAsks() async throws {
        let form = showForm()
        host.pressEscape()
        #expect(await eventually { host.isShowing("Discard?") })
        #expect(!form.hasEnded)
        try host.answer("Discard?", with: "Keep")
        await turns()
        host.pass(1000)
        #expect(!form.hasEnded && host.isShowing("form"))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aYesEndsItAsTheActWouldHave() async throws {
        let form = showForm()
        host.pressEscape()
        #expect(await eventually { host.isShowing("Discard?") })
        try host.answer("Discard?", with: "Discard")
        #expect(await eventually { form.hasEnded })
        #expect(form.outcome?.cause == .escape)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aYesEndsAllThatTheActWouldHaveEnded() async {
        let busy = Overlay.loading("Loading", cancel: nil).with(\.input, .dismissing).instant
        let first = host.overlays.show(busy, shouldEnd: { _ in await yes() }) { "One" }
        let second = host.overlays.show(busy)
        #expect(host.plan.surfaces.count == 1)
        host.tap(at: Geometry.Point(x: 5, y: 5))
        #expect(await eventually { first.hasEnded })
        #expect([first, second].map { $0.outcome?.cause } == [.tapOutside, .tapOutside])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test(arguments: [true, false])
    func whoAgreesAtOnceEndsWithTheOneThatTakesTime(_ isAskedFirst: Bool) async {
        let busy = Overlay.loading("Loading", cancel: nil).with(\.input, .dismissing).instant
        var asked = 0
        func showQuick() -> Presentation {
            host.overlays.show(
                busy,
                shouldEnd: { _ in
                    asked += 1
                    return true
                })
        }
        let early = isAskedFirst ? [showQuick()] : []
        let slow = host.overlays.show(busy, shouldEnd: { _ in await yes() }) { "One" }
        let all = early + [slow] + (isAskedFirst ? [] : [showQuick()])
        #expect(host.plan.surfaces.count == 1)
        host.tap(at: Geometry.Point(x: 5, y: 5))
        #expect(await eventually { slow.hasEnded })
        #expect(all.map { $0.outcome?.cause } == [.tapOutside, .tapOutside] && asked == 1)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func ofThoseWhoAgreeAtOnceNoneEndsIfAnotherRefuses() async {
        let busy = Overlay.loading("Loading", cancel: nil).with(\.input, .dismissing).instant
        let slow = host.overlays.show(busy, shouldEnd: { _ in await yes() }) { "One" }
        let quick = host.overlays.show(busy, shouldEnd: { _ in true })
        let refusing = host.overlays.show(busy, shouldEnd: { _ in false })
        host.tap(at: Geometry.Point(x: 5, y: 5))
        #expect(await eventually { slow.hasEnded })
        #expect(!quick.hasEnded && !refusing.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whoComesWhileItIsAskedStays() async {
        let busy = Overlay.loading("Loading", cancel: nil).with(\.input, .dismissing).instant
        var answer: CheckedContinuation<Bool, Never>?
        let first = host.overlays.show(
            busy, shouldEnd: { _ in await withCheckedContinuation { answer = $0 } }
        ) { "One" }
        host.tap(at: Geometry.Point(x: 5, y: 5))
        #expect(await eventually { answer != nil })
        let late = host.overlays.show(.loading("Late", cancel: nil).instant)
        #expect(host.plan.surfaces.count == 1)
        answer.take()?.resume(returning: true)
        #expect(await eventually { first.hasEnded })
        await turns()
        #expect(!late.hasEnded && host.plan.input.layers.contains { $0.blocks })
        late.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func nobodyIsAskedTwiceAboutOneAct() async {
        let busy = Overlay.loading("Loading", cancel: nil).with(\.input, .dismissing).instant
        var answers: [CheckedContinuation<Bool, Never>] = []
        let all = (1...3).map { number in
            host.overlays.show(
                busy, shouldEnd: { _ in await withCheckedContinuation { answers.append($0) } }
            ) { "\(number)" }
        }
        host.tap(at: Geometry.Point(x: 5, y: 5))
        #expect(await eventually { answers.count == 3 })
        for (index, answer) in [(0, true), (2, false), (1, true)] { answers[index].resume(returning: answer) }
        await turns()
        #expect(answers.count == 3 && all.filter(\.hasEnded).count == 2)
        for presentation in all { presentation.dismiss() }
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Two presentations share a surface; each one's `shouldEnd` decides only about its own.
    @Test func ofTwoThatAskEachDecidesForItself() async {
        let busy = Overlay.loading("Loading", cancel: nil).with(\.input, .dismissing).instant
        var asked: [Int] = []
        var mayEnd = false
        let both = [1, 2].map { number in
            host.overlays.show(
                busy,
                shouldEnd: { _ in
                    asked.append(number)
                    return await yes() && (number == 1 || mayEnd)
                }
            ) { "\(number)" }
        }
        host.tap(at: Geometry.Point(x: 5, y: 5))
        #expect(await eventually { Set(asked) == [1, 2] })
        await turns()
        #expect(both.map(\.hasEnded) == [true, false])
        mayEnd = true
        host.tap(at: Geometry.Point(x: 5, y: 5))
        #expect(await eventually { both.allSatisfy { $0.hasEnded } })
        #expect(asked.sorted() == [1, 2, 2])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func itIsAskedOnceAtATimeAndAgainAfterANo() async throws {
        var asked = 0
        var answer: CheckedContinuation<Bool, Never>?
        let form = host.overlays.show(
            .form(label: "Event").instant,
            shouldEnd: { _ in
                asked += 1
                return await withCheckedContinuation { answer = $0 }
            }
        ) { "form" }
        host.pressEscape()
        #expect(await eventually { answer != nil })
        host.pressEscape()
        await turns()
        #expect(asked == 1)
        answer.take()?.resume(returning: false)
        await turns()
        host.pressEscape()
        #expect(await eventually { answer != nil })
        #expect(asked == 2 && !form.hasEnded)
        form.dismiss()
        #expect(form.outcome?.cause == .dismissed, "The program is not asked")
        answer.take()?.resume(returning: true)
        await turns()
        #expect(form.outcome?.cause == .dismissed)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func presentWaitsForTheAnswer() async throws {
        let overlays = host.overlays
        let result = Task {
            await overlays.present(.form(label: "Event").instant, shouldEnd: { _ in await yes() }) {
                (_: Presentation.Ending<Int>) in "form"
            }
        }
        #expect(await eventually { host.isShowing("form") })
        host.pressEscape()
        #expect(await result.value == .ended(.escape))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test(arguments: [true, false])
    func aValueOrNothingCanWaitForTheAnswer(_ isSent: Bool) async {
        var ending: Presentation.Ending<Int>?
        let overlays = host.overlays
        let composed = Task { @MainActor in
            let draft: Int? = await overlays.present(
                .form(label: "Mail").instant, shouldEnd: { _ in await yes() }
            ) {
                end in
                ending = end
                return "mail"
            }.value
            return draft
        }
        #expect(await eventually { host.isShowing("mail") })
        if isSent { ending?(4) } else { ending?.cancel() }
        #expect(await composed.value == (isSent ? 4 : nil))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func anAnswerAtOnceIsStillAllowed() {
        let form = host.overlays.show(.form(label: "Event").instant, shouldEnd: { _ in true }) { "form" }
        host.pressEscape()
        #expect(form.outcome?.cause == .escape, "It was not asked in a task")
        host.pass(1000)
        #expect(host.leftovers == [])
    }
}

@MainActor private func yes() async -> Bool {
    await Task.yield()
    return true
}

extension AsyncShouldEndTests {
    @Test func theQuestionGoesWithTheFormThatItIsAbout() async {
        let form = showForm()
        host.pressEscape()
        #expect(await eventually { host.isShowing("Discard?") })
        form.dismiss()
        await turns()
        host.pass(2000)
        #expect(form.hasEnded && host.leftovers == [])
    }

    /// The program dismisses the form in the same turn as the user's act.
    @Test func nothingIsAskedAboutAFormThatHasGone() async {
        var asked = 0
        let form = showForm { asked += 1 }
        host.pressEscape()
        form.dismiss()
        await turns()
        host.pass(2000)
        #expect(asked == 0 && host.leftovers == [])
    }

    /// `shouldEnd` does other work before it asks, and the program dismisses the form meanwhile.
    @Test func aQuestionThatComesAfterTheFormHasGoneIsCancelled() async {
        var goesOn: CheckedContinuation<Void, Never>?
        var (answer, isAnswered): (Bool?, Bool) = (nil, false)
        let form = host.overlays.show(
            .form(label: "Event").instant,
            shouldEnd: { [overlays = host.overlays] _ in
                await withCheckedContinuation { goesOn = $0 }
                answer = await overlays.ask(
                    "Discard?", answers: [.destructive("Discard", true), .cancel("Keep")])
                isAnswered = true
                return answer == true
            }
        ) { "form" }
        host.pressEscape()
        #expect(await eventually { goesOn != nil })
        form.dismiss()
        goesOn?.resume()
        #expect(await eventually { isAnswered })
        #expect(answer == nil && !host.isShowing("Discard?"))
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    /// The alert only informs, so it is still worth showing.
    @Test func whatOnlyTellsIsShownAfterTheFormHasGone() async {
        var goesOn: CheckedContinuation<Void, Never>?
        let form = host.overlays.show(
            .form(label: "Event").instant,
            shouldEnd: { [overlays = host.overlays] _ in
                await withCheckedContinuation { goesOn = $0 }
                _ = await overlays.ask("Could not save", answers: [.cancel("OK") as Overlay.Answer<Bool>])
                return false
            }
        ) { "form" }
        host.pressEscape()
        #expect(await eventually { goesOn != nil })
        form.dismiss()
        goesOn?.resume()
        #expect(await eventually { host.isShowing("Could not save") })
        host.pass(2000)
        #expect(host.isShowing("Could not save"))
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The task inherits the task-local values of `shouldEnd`, but its question is not about the form.
    @Test func aQuestionOfATaskThatWasBegunMeanwhileStays() async {
        var goesOn: CheckedContinuation<Void, Never>?
        let form = host.overlays.show(
            .form(label: "Event").instant,
            shouldEnd: { [overlays = host.overlays] _ in
                Task {
                    await withCheckedContinuation { goesOn = $0 }
                    _ = await overlays.ask(
                        "Update now?", answers: [.default("Update", true), .cancel("Later")])
                }
                return false
            }
        ) { "form" }
        host.pressEscape()
        #expect(await eventually { goesOn != nil })
        await turns()
        goesOn?.resume()
        #expect(await eventually { host.isShowing("Update now?") })
        form.dismiss()
        await turns()
        host.pass(2000)
        #expect(host.isShowing("Update now?"))
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The task outlives the form, as a sync after "Save" does.
    @Test func aTaskThatWasBegunMeanwhileKeepsNothingOfTheForm() async {
        @MainActor final class Model {}
        let sync = Job<Void>()
        var model: Model? = Model()
        let kept = Weak(model)
        let form = host.overlays.show(
            .form(label: "Event").instant,
            shouldEnd: { [model] _ in
                _ = model
                Task { try? await sync.run() }
                return await yes()
            }
        ) { "form" }
        model = nil
        host.pressEscape()
        #expect(await eventually { form.hasEnded })
        host.pass(1000)
        await turns()
        #expect(sync.hasBegun && kept.object == nil)
        sync.finish(())
        #expect(host.leftovers == [])
    }

    /// `shouldEnd` may be saving by then, so dismissing the form must not cancel it.
    @Test func whatDecidesIsNotBrokenOff() async throws {
        var isSaved = false
        var goesOn: CheckedContinuation<Void, Never>?
        let form = host.overlays.show(
            .form(label: "Event").instant,
            shouldEnd: { [overlays = host.overlays] _ in
                guard await overlays.ask("Save?", answers: [.default("Save", true), .cancel()]) == true else {
                    return true
                }
                await withCheckedContinuation { goesOn = $0 }
                isSaved = !Task.isCancelled
                return true
            }
        ) { "form" }
        host.pressEscape()
        #expect(await eventually { host.isShowing("Save?") })
        try host.answer("Save?", with: "Save")
        #expect(await eventually { goesOn != nil })
        form.dismiss()
        goesOn?.resume()
        #expect(await eventually { isSaved })
        host.pass(2000)
        #expect(host.leftovers == [])
    }
}
