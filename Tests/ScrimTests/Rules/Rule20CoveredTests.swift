@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 20: what assistive technology does not reach is not spoken, either, until its cover has gone.
@MainActor
@Suite struct Rule20CoveredTests {
    let host = TestHost()

    private func lock() -> Presentation {
        host.overlays.show(.veil("Locked").instant.with(\.onRepeat, .separate))
    }

    private func end(_ presentations: Presentation...) {
        presentations.forEach { $0.dismiss() }
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func behindALockAllIsSilentUntilItHasGone() {
        host.stage.defaults.playsHaptics = true
        let account = host.overlays.over(host.region()).show(.loading("Account").instant)
        host.pass(0)
        let work = host.overlays.show(.veil("Fetching").instant)
        host.pass(1000)
        let lock = lock()
        host.pass(1000)
        account.message = "Balance"
        work.message = "Sorting"
        host.pass(1000)
        work.finish(.success("Three results"))
        host.pass(1000)
        #expect(host.spoken == ["Account", "Fetching", "Locked"] && host.haptics == [])
        lock.dismiss()
        #expect(host.spoken.dropFirst(3) == ["Balance", "Three results"] && host.haptics == [.success])
        end(account)
    }

    /// The lock comes in the background, and the work goes on there.
    @Test func behindALockThatIsYetToBeDrawnAllIsSilent() {
        let work = host.overlays.show(.veil("Fetching").instant)
        host.pass(1000)
        host.suspend()
        let lock = lock()
        work.finish(.success("Three results"))
        host.pass(1000)
        host.drawsByItself = false
        host.resume()
        #expect(host.spoken == ["Fetching"])
        host.drawsByItself = true
        host.drawFrame()
        #expect(host.spoken == ["Fetching", "Locked"])
        lock.dismiss()
        #expect(host.spoken == ["Fetching", "Locked", "Three results"])
        end(work)
    }

    @Test func underADialogOverALockAllIsSilent() {
        let account = host.overlays.over(host.region()).show(.loading("Account").instant)
        host.pass(100)
        let lock = lock()
        host.pass(100)
        host.openDialog()
        account.message = "Balance"
        host.pass(100)
        #expect(host.spoken == ["Account", "Locked"])
        host.closeDialog()
        lock.dismiss()
        #expect(host.spoken == ["Account", "Locked", "Balance"])
        end(account)
    }

    @Test func whatComesBehindALockIsSilentToo() {
        let lock = lock()
        host.pass(100)
        let account = host.overlays.over(host.region()).show(.loading("Account").instant)
        host.overlays.flash(.hud("A call"))
        host.pass(100)
        #expect(host.spoken == ["Locked", "A call"], "the notice is in front")
        lock.input = .passThrough
        #expect(host.spoken == ["Locked", "A call", "Account"])
        end(account, lock)
    }

    @Test func whatAVeilExemptsOrASheetContainsIsNotSilent() throws {
        let (table, list) = (host.region(), host.region())
        let veil = host.overlays.show(.veil("Up").instant.with(\.input.outside, .blockedExcept([table])))
        let rows = host.overlays.over(table).show(.loading("Rows").instant)
        host.pass(100)
        #expect(host.spoken == ["Up", "Rows"])
        let form = host.overlays.show(.sheet(input: .block).instant) { "form" }
        host.pass(1000)
        let sheet = try #require(host.surface(saying: "form")).id
        host.stage.report(.regionContained(list, in: sheet))
        let inner = host.overlays.over(list).show(.loading("Inner").instant)
        rows.message = "Other rows"
        host.pass(100)
        #expect(host.spoken == ["Up", "Rows", "Inner"])
        let lock = lock()
        inner.message = "Last"
        host.pass(100)
        #expect(host.spoken == ["Up", "Rows", "Inner", "Locked"])
        form.dismiss()
        lock.dismiss()
        #expect(host.spoken.contains("Other rows"))
        end(inner, rows, veil)
    }

    /// The program has put in another text; the field has the problem as its description, for the time after the lock.
    @Test func aProblemBehindALockIsNotSpoken() throws {
        var overlay = Overlay.question("Rename", actions: [.init("Rename", role: .default)]).instant
        overlay.content.field = .text("Name")
        let question = host.overlays.show(
            overlay, shouldEnd: nil, validate: { $0.count < 2 ? "Too short" : nil }, file: #fileID,
            line: #line
        ) { _ in }
        host.pass(1000)
        try host.type("ab", into: "Rename")
        host.pass(1)
        let lock = lock()
        host.pass(100)
        question.content.field?.text = "a"
        host.pass(100)
        #expect(host.surface(saying: "Rename")?.panel.field?.problem == "Too short")
        #expect(host.spoken == ["Rename", "Locked"])
        end(lock, question)
    }
}
