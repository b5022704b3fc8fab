import Testing

@_spi(Host) @testable import Scrim

/// The order in which parts are left out if not all of them fit.
@Suite struct PartFittingTests {
    private typealias Candidate = PartFitting.Candidate

    private let question: [PanelPart] = [
        .indicator, .message, .detail, .field, .choices, .button(0), .button(1), .button(2), .cancel,
    ]
    /// What is kept of the question's parts, one selection after another, if Enter takes the second button.
    private let kept: [[PanelPart]] = [
        [.indicator, .message, .detail, .field, .choices, .button(0), .button(1), .button(2), .cancel],
        [.indicator, .field, .choices, .button(0), .button(1), .button(2), .cancel],
        [.field, .choices, .button(0), .button(1), .button(2), .cancel],
        [.choices, .button(0), .button(1), .button(2), .cancel],
        [.button(0), .button(1), .button(2), .cancel],
        [.button(0), .button(1), .cancel],
        [.button(1), .cancel],
        [.cancel],
    ]
    private let crosses: [Double?] = [Tuning.crossSide, Tuning.leastCrossSide]

    @Test func textGoesFirstAndCancelLastWhichBecomesACross() {
        let candidates = PartFitting.candidates(of: question, keptAnswer: .button(1), isCross: false)
        #expect(
            candidates == kept.map { Candidate(parts: $0) }
                + crosses.map { Candidate(parts: [.cancel], crossSide: $0) })
    }

    @Test func aCrossBecomesSmallerBeforeAnythingGoes() {
        let candidates = PartFitting.candidates(of: question, keptAnswer: .button(1), isCross: true)
        let expected = (kept + [[.cancel]]).flatMap { parts in
            crosses.map { Candidate(parts: parts, crossSide: $0) }
        }
        #expect(candidates == expected)
    }

    @Test func withoutCancelThereIsNoCrossAndNothingIsTriedWithoutParts() {
        let loading = PartFitting.candidates(of: [.indicator, .message], keptAnswer: nil, isCross: false)
        #expect(loading == [Candidate(parts: [.indicator, .message]), Candidate(parts: [.indicator])])
        #expect(PartFitting.candidates(of: [], keptAnswer: nil, isCross: false).isEmpty)
    }
}
