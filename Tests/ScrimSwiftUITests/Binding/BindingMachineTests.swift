@_spi(Host) import Scrim
import Testing

@testable import ScrimSwiftUI

/// What a binding and its presentation lead to, tested on the machine alone.
struct BindingMachineTests {
    private typealias Target = BindingMachine.Target

    private let here = Target(region: .window, stage: ObjectIdentifier(Here.self))
    private let there = Target(region: .window, stage: ObjectIdentifier(There.self))
    private let request = BindingRequest(id: 1, overlay: .veil("Saving…"))
    private let other = BindingRequest(id: 2, overlay: .veil("Sending…"))
    private let expired = Presentation.Outcome(cause: .expired, wasShown: true)
    private let dismissed = Presentation.Outcome(cause: .dismissed, wasShown: true)

    private enum Here {}
    private enum There {}

    /// A machine with a window, after these events.
    private func machine(after events: BindingMachine.Event...) -> BindingMachine {
        var machine = BindingMachine()
        _ = machine.handle(.placed(here))
        for event in events { _ = machine.handle(event) }
        return machine
    }

    @Test func aWishIsShownOnce() {
        var machine = machine()
        #expect(machine.handle(.requested(request)) == [.show(request, showing: 1)])
        #expect(machine.handle(.requested(request)) == [])
    }

    @Test func withoutAWindowAWishWaits() {
        var machine = BindingMachine()
        #expect(machine.handle(.requested(request)) == [])
        #expect(machine.handle(.requested(other)) == [])
        #expect(machine.handle(.placed(here)) == [.show(other, showing: 1)])
        #expect(machine.handle(.placed(here)) == [])
    }

    @Test func aWishTakenBackBeforeThereIsAWindowIsNeverShown() {
        var machine = BindingMachine()
        _ = machine.handle(.requested(request))
        #expect(machine.handle(.requested(nil)) == [])
        #expect(machine.handle(.placed(here)) == [])
    }

    @Test func anAnswerClearsOnceAndWhatIsRequestedAgainIsShown() {
        var machine = machine(after: .requested(request))
        #expect(machine.handle(.answered(showing: 1, bound: 1)) == [.clear, .reread])
        #expect(machine.handle(.requested(nil)) == [])
        #expect(machine.handle(.ended(showing: 1, expired, bound: nil)) == [.report(expired)])
        #expect(machine.handle(.requested(request)) == [.show(request, showing: 2)])
    }

    @Test func anAnswerToABindingAStepAheadClearsNothing() {
        var machine = machine(after: .requested(request))
        #expect(machine.handle(.answered(showing: 1, bound: 2)) == [])
        #expect(machine.handle(.answered(showing: 2, bound: 1)) == [])
        #expect(machine.request(of: 1) == request)
    }

    @Test func otherValuesOfTheSameWishChangeInPlace() {
        var machine = machine(after: .requested(request))
        let later = BindingRequest(id: 1, overlay: .veil("Still saving…"))
        #expect(machine.handle(.requested(later)) == [.change(later.overlay, showing: 1)])
        #expect(machine.handle(.requested(later)) == [])
    }

    /// A surface cannot change its kind or placement.
    @Test(arguments: [Overlay.hud("Saved", placement: .bottom), .veil("Saving…")])
    func anotherKindOrPlacementTakesTheFirstOnesPlace(_ overlay: Overlay) {
        var machine = machine(after: .requested(BindingRequest(id: 1, overlay: .hud("Saved"))))
        let later = BindingRequest(id: 1, overlay: overlay)
        let actions = machine.handle(.requested(later))
        #expect(actions == [.dismiss(showing: 1), .show(later, showing: 2)])
    }

    /// A new surface would lose the state of the app's view.
    @Test func aSheetKeepsItsEdge() {
        var machine = machine(after: .requested(BindingRequest(id: 1, overlay: .sheet(from: .bottom))))
        let later = BindingRequest(id: 1, overlay: .sheet(from: .trailing))
        let actions = machine.handle(.requested(later))
        #expect(actions == [.change(later.overlay, showing: 1)])
    }

    @Test func anotherWishTakesTheFirstOnesPlace() {
        var machine = machine(after: .requested(request))
        #expect(machine.handle(.requested(other)) == [.dismiss(showing: 1), .show(other, showing: 2)])
    }

    @Test func takingAWishBackDismissesAndTellsTheEndOnce() {
        var machine = machine(after: .requested(request))
        #expect(machine.handle(.requested(nil)) == [.dismiss(showing: 1)])
        #expect(machine.handle(.requested(nil)) == [])
        #expect(machine.handle(.ended(showing: 1, dismissed, bound: nil)) == [.report(dismissed)])
        #expect(machine.state == .idle)
    }

    /// The app may remove a row when it learns of the end, and the binding of a removed row may trap.
    @Test func anEndByItselfClearsTheBindingAndLooksBeforeItIsTold() {
        var machine = machine(after: .requested(request))
        #expect(
            machine.handle(.ended(showing: 1, expired, bound: 1)) == [.clear, .reread, .report(expired)])
    }

    @Test func aBindingThatStaysIsNotShownAgain() {
        var machine = machine(after: .requested(request), .ended(showing: 1, expired, bound: 1))
        #expect(machine.handle(.requested(request)) == [])
        #expect(machine.handle(.requested(nil)) == [])
        #expect(machine.handle(.requested(request)) == [.show(request, showing: 2)])
    }

    @Test func anotherWishAfterAnEndIsShown() {
        var machine = machine(after: .requested(request), .ended(showing: 1, expired, bound: 1))
        #expect(machine.handle(.requested(other)) == [.show(other, showing: 2)])
    }

    @Test(arguments: [nil, 2] as [Int?])
    func aBindingThatMovedOnIsNotCleared(bound: Int?) {
        var machine = machine(after: .requested(request))
        #expect(
            machine.handle(.ended(showing: 1, expired, bound: bound.map { AnyHashable($0) })) == [
                .reread, .report(expired),
            ])
        #expect(machine.state == .idle)
    }

    @Test func theEndOfAnEarlierShowingTouchesNoLaterOne() {
        var machine = machine(after: .requested(request), .requested(nil), .requested(request))
        #expect(machine.handle(.ended(showing: 1, dismissed, bound: 1)) == [.report(dismissed)])
        #expect(machine.state == .shown(request, showing: 2, at: here))
    }

    @Test func anotherWindowTakesItOver() {
        var machine = machine(after: .requested(request))
        #expect(machine.handle(.placed(there)) == [.dismiss(showing: 1), .show(request, showing: 2)])
    }

    @Test func aViewThatIsGoneEndsWhatItShowedAndShowsNothingMore() {
        var machine = machine(after: .requested(request))
        #expect(machine.handle(.closed) == [.dismiss(showing: 1)])
        #expect(machine.handle(.requested(other)) == [])
        #expect(machine.handle(.placed(there)) == [])
        #expect(machine.handle(.ended(showing: 1, dismissed, bound: 1)) == [.report(dismissed)])
        #expect(machine.handle(.closed) == [])
    }

    /// Events in any order: at most one showing is presented, each end is reported once, and no showing is
    /// cleared for another's end.
    @Test(arguments: 0..<200)
    func randomEventsKeepAtMostOneShowingAndOneReport(seed: UInt64) {
        var random = SplitMix(state: seed)
        var machine = BindingMachine()
        var up: Set<Int> = []
        var leaving: Set<Int> = []
        var bound: BindingRequest?
        // The request of the view's last update.
        var seen: BindingRequest?
        func perform(_ actions: [BindingMachine.Action]) -> (cleared: Bool, told: Int) {
            var (cleared, told) = (false, 0)
            for action in actions {
                switch action {
                case .show(let shown, let showing):
                    #expect(up.isEmpty, "two are up")
                    #expect(shown.id == seen?.id, "what nobody wants is shown")
                    up.insert(showing)
                case .change(_, let showing): #expect(up.contains(showing))
                case .dismiss(let showing):
                    #expect(up.remove(showing) != nil, "dismissed twice")
                    leaving.insert(showing)
                case .clear:
                    #expect(!cleared)
                    cleared = true
                    bound = nil
                case .reread:
                    seen = bound
                    _ = perform(machine.handle(.requested(bound)))
                case .report: told += 1
                }
            }
            return (cleared, told)
        }
        for _ in 0..<60 {
            switch random.next() % 8 {
            case 0: _ = perform(machine.handle(.placed(random.next() % 2 == 0 ? here : there)))
            // The binding changes now; the view is updated later.
            case 1: bound = nil
            case 2, 3: bound = random.next() % 2 == 0 ? request : other
            case 4, 5:
                seen = bound
                _ = perform(machine.handle(.requested(bound)))
            case 6:
                guard let showing = up.first else { continue }
                up.remove(showing)
                let asked = bound?.id
                let result = perform(machine.handle(.ended(showing: showing, expired, bound: asked)))
                #expect(result.told == 1)
                if result.cleared { #expect(asked != nil) }
            default:
                guard let showing = leaving.first else { continue }
                leaving.remove(showing)
                let result = perform(machine.handle(.ended(showing: showing, dismissed, bound: bound?.id)))
                #expect(result.told == 1 && !result.cleared)
            }
        }
        _ = perform(machine.handle(.closed))
        #expect(up.isEmpty, "something is up without a view")
    }
}

/// A small generator with a seed (Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators*, 2014).
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
