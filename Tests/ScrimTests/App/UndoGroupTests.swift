import Testing

@testable @_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// One button of an open stack undoes all works of a group.
@MainActor
struct UndoGroupTests {
    private let host = TestHost()
    private let ledger = Ledger()

    @MainActor
    private final class Ledger {
        var worked: [String] = []
        var undone: [String] = []
    }

    /// Removes something, and waits until its notice is shown or queued.
    private func remove(_ name: String, group: String?) async -> Task<Presentation.UndoOutcome, Never> {
        let pending = host.stage.pendingWork
        let task = Task { [host, ledger] in
            await host.overlays.undoable(name, button: "Undo", group: group) {
                ledger.worked.append(name)
            } undo: {
                ledger.undone.append(name)
            }
        }
        #expect(await host.wait(advancing: .milliseconds(10)) { host.stage.pendingWork > pending })
        host.pass(10)
        return task
    }

    private var buttons: [String] { host.surface(saying: "Clear All")?.panel.actions.map(\.title) ?? [] }

    private func press(_ title: String) throws {
        let surface = try #require(host.surface(saying: "Clear All"))
        let index = try #require(surface.panel.actions.firstIndex { $0.title == title })
        host.stage.report(.actionTaken(surface.id, index))
    }

    @Test func oneButtonTakesBackAllOfTheGroup() async throws {
        var tasks: [Task<Presentation.UndoOutcome, Never>] = []
        for name in ["1", "2", "3"] { tasks.append(await remove(name, group: "removed")) }
        host.hover("3")
        #expect(buttons == ["Clear All", "Undo All"])
        try press("Undo All")
        #expect(ledger.undone == ["3", "2", "1"], "The newest first, before anything else runs")
        for task in tasks { #expect(await task.value.isUndone) }
        #expect(ledger.worked == [] && host.stage.pendingWork == 0)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func whatWaitsForItsTurnIsTakenBackToo() async throws {
        var tasks: [Task<Presentation.UndoOutcome, Never>] = []
        for name in ["1", "2", "3", "4"] { tasks.append(await remove(name, group: "removed")) }
        host.hover("3")
        try press("Undo All")
        for task in tasks { #expect(await task.value.isUndone) }
        #expect(ledger.worked == [])
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aNoticeThatTakesNothingBackStays() async throws {
        let other = host.overlays.flash(.hud("Mail", placement: .bottom, action: "Open").instant)
        let tasks = [await remove("1", group: "removed"), await remove("2", group: "removed")]
        host.hover("2")
        try press("Undo All")
        for task in tasks { #expect(await task.value.isUndone) }
        #expect(!other.hasEnded)
        host.clear()
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// Otherwise the user could not know what the button undoes.
    @Test(arguments: [[nil, nil], ["a", nil], ["a", "b"], ["a", "a", "b"]])
    private func undoAllNeedsSeveralWorksOfOneGroup(_ groups: [String?]) async {
        var tasks: [Task<Presentation.UndoOutcome, Never>] = []
        for (index, group) in groups.enumerated() { tasks.append(await remove("\(index)", group: group)) }
        host.hover("\(groups.count - 1)")
        #expect(buttons == ["Clear All"])
        host.stage.undoAll()
        for task in tasks { #expect(await task.value.isUndone) }
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// A press meant for the button that is gone must not clear the stack: that would commit the works.
    @Test func latePressOnRemovedUndoAllDoesNothing() async throws {
        host.overlays.flash(.hud("Mail", placement: .bottom, action: "Open").instant)
        let tasks = [await remove("1", group: "removed"), await remove("2", group: "removed")]
        host.hover("2")
        let surface = try #require(host.surface(saying: "Clear All"))
        #expect(buttons == ["Clear All", "Undo All"])
        host.pressAction(on: "1")
        #expect(await tasks[0].value.isUndone)
        #expect(buttons == ["Clear All"])
        host.stage.report(.actionTaken(surface.id, 1))
        #expect(ledger.worked == [] && ledger.undone == ["1"])
        host.stage.undoAll()
        #expect(await tasks[1].value.isUndone)
        host.clear()
        host.pass(1000)
        #expect(host.leftovers == [])
    }
}
