@_spi(Host) @testable import Scrim

/// Faults in what a question is answered with.
extension BrokenMachine {
    static let ofQuestions = [believesLateValidation, answersByAnyRow, losesWhatWasTyped, answersUnvalidated]

    private static let believesLateValidation = BrokenMachine(
        flaw: Flaw(
            name: "takes what was found of an earlier text for the present one",
            prepare: { machine, event, _ in
                guard case .change(let id, .problem(let problem, _)) = event,
                    let place = machine.location(of: id),
                    let text = machine.surfaces[place.surface].holders[place.holder].overlay.content.field?
                        .text
                else { return }
                event = .change(id, .problem(problem, of: text))
            }),
        scenario: .askedText, rejectedBy: .answered)

    private static let answersUnvalidated = BrokenMachine(
        flaw: Flaw(
            name: "takes a text for accepted until the app has seen it",
            spoil: { _, event, machine, _ in
                guard case .host(.fieldChanged(let id, _)) = event, let index = machine.index(of: id)
                else { return }
                for place in machine.surfaces[index].holders.indices {
                    machine.surfaces[index].holders[place].overlay.content.field?.validation = .done(
                        problem: nil)
                }
            }),
        scenario: .askedText, rejectedBy: .answered)

    private static let answersByAnyRow = BrokenMachine(
        flaw: Flaw(
            name: "is answered by the first of several rows",
            spoil: { _, event, machine, effects in
                guard case .host(.choiceTaken(let id, _)) = event else { return }
                effects += machine.handle(.host(.actionTaken(id, 0)), at: Instant())
            }),
        scenario: .chosenRows, rejectedBy: .answered)

    private static let losesWhatWasTyped = BrokenMachine(
        flaw: Flaw(
            name: "loses what was typed when it is answered",
            spoil: { _, _, _, effects in
                effects = effects.map {
                    guard case .settled(let id, let outcome, let last?) = $0, outcome.cause == .action else {
                        return $0
                    }
                    var overlay = last.value
                    overlay.content.field = overlay.content.field?.with(text: "")
                    return .settled(id, outcome, last: Shared(overlay))
                }
            }),
        scenario: .askedText, rejectedBy: .answered)
}
