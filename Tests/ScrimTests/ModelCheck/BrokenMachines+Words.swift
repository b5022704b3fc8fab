@_spi(Host) @testable import Scrim

/// Faults in what is spoken.
extension BrokenMachine {
    static let ofWords = [speaksTwice, speaksAgain, speaksBeforeItIsSeen, speaksOutOfSight, keepsSilent]

    private static let speaksTwice = BrokenMachine(
        flaw: Flaw(
            name: "speaks each text twice",
            spoil: { _, _, _, effects in
                for case .announce(let text) in effects { effects.append(.announce(text)) }
            }),
        scenario: .veil, rejectedBy: .spoken)

    private static let speaksAgain = BrokenMachine(
        flaw: Flaw(
            name: "speaks again what was hidden and is back",
            spoil: { before, _, machine, effects in
                for surface in machine.seen where surface.isVisible {
                    guard let earlier = before.seen(surface.id), earlier.isHidden, earlier.spoken.text != nil
                    else { continue }
                    effects.append(.announce(Announcement(surface.words, isAssertive: false)))
                }
            }),
        scenario: .scopedLoading, rejectedBy: .spoken)

    private static let speaksBeforeItIsSeen = BrokenMachine(
        flaw: Flaw(
            name: "speaks when it is asked for",
            spoil: { _, event, machine, effects in
                guard case .show(let request) = event, let surface = machine.seen(request.surface),
                    !surface.isVisible
                else { return }
                effects.append(.announce(Announcement(surface.words, isAssertive: false)))
            }),
        scenario: .veil, rejectedBy: .spoken)

    private static let speaksOutOfSight = BrokenMachine(
        flaw: Flaw(
            name: "speaks what changed out of sight",
            spoil: { _, event, machine, effects in
                guard case .change = event else { return }
                for surface in machine.seen where surface.isPresented && surface.isHidden {
                    effects.append(.announce(Announcement(surface.words, isAssertive: false)))
                }
            }),
        scenario: .scopedLoading, rejectedBy: .spoken)

    private static let keepsSilent = BrokenMachine(
        flaw: Flaw(
            name: "does not speak what changed",
            spoil: { _, event, _, effects in
                guard case .wake = event else { return }
                effects.removeAll { if case .announce = $0 { true } else { false } }
            }),
        scenario: .veil, rejectedBy: .spoken)
}
