@_spi(Host) import Scrim
import Testing

@testable import ScrimSwiftUI

/// What a binding shows while its page is in no window.
@MainActor
struct BindingPageTests {
    private typealias Machine = BindingMachine

    private let here = Machine.Target(region: .window, stage: nil)
    private let veil = BindingRequest(id: 1, overlay: .veil("Saving…"))
    private let notice = BindingRequest(id: 2, overlay: .hud("Saved"))
    private let gone = Presentation.Outcome(cause: .dismissed, wasShown: true)

    private func shown(_ request: BindingRequest) -> Machine {
        var machine = Machine()
        _ = machine.handle(.placed(here))
        _ = machine.handle(.requested(request))
        return machine
    }

    @Test func whatWaitsForItsBindingGoesWithThePageAndComesBackWithIt() {
        var machine = shown(veil)
        #expect(machine.handle(.unplaced) == [.dismiss(showing: 1)])
        #expect(machine.isWaiting)
        // The binding keeps its value.
        #expect(machine.handle(.ended(showing: 1, gone, bound: 1)) == [.report(gone)])
        #expect(machine.handle(.unplaced) == [])
        #expect(machine.handle(.placed(here)) == [.show(veil, showing: 2)])
    }

    @Test func theBindingMayAskForNothingMoreMeanwhile() {
        var machine = shown(veil)
        _ = machine.handle(.unplaced)
        #expect(machine.handle(.requested(nil)) == [])
        #expect(machine.handle(.placed(here)) == [])
    }

    @Test func unplacedNoticeStaysAndNextRequestWaits() {
        var machine = shown(notice)
        #expect(machine.handle(.unplaced) == [])
        #expect(machine.shownID == AnyHashable(2))
        #expect(machine.handle(.requested(veil)) == [.dismiss(showing: 1)])
        #expect(machine.isWaiting)
    }

    @Test func withoutAWindowNothingIsShown() {
        var machine = Machine()
        _ = machine.handle(.placed(here))
        #expect(machine.handle(.unplaced) == [])
        #expect(machine.handle(.requested(veil)) == [])
        #expect(machine.isWaiting)
    }
}
