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

    private func candidates(
        of parts: [PanelPart], keptAnswer: PanelPart?, isCross: Bool
    ) -> [Candidate] {
        PartFitting.candidates(of: parts, keptAnswer: keptAnswer, isCross: isCross).map {
            Candidate(parts: $0.parts, crossSide: $0.crossSide)
        }
    }

    @Test func textGoesFirstAndCancelLastWhichBecomesACross() {
        let candidates = candidates(of: question, keptAnswer: .button(1), isCross: false)
        #expect(
            candidates == kept.map { Candidate(parts: $0) }
                + crosses.map { Candidate(parts: [.cancel], crossSide: $0) })
    }

    @Test func aCrossBecomesSmallerBeforeAnythingGoes() {
        let candidates = candidates(of: question, keptAnswer: .button(1), isCross: true)
        let expected = (kept + [[.cancel]]).flatMap { parts in
            crosses.map { Candidate(parts: parts, crossSide: $0) }
        }
        #expect(candidates == expected)
    }

    /// Counts what it is asked for.
    @MainActor
    private final class Counting: PanelMeasuring {
        private(set) var calls = 0

        func size(of part: PanelPart, width: Double?) -> Size {
            calls += 1
            return Size(width: 200, height: 20)
        }
    }

    /// An app offers whatever it has as answers; with each one, a layout pass may cost only so much more.
    @MainActor
    @Test func ofManyAnswersAsManyAreShownAsFitAndFewAreMeasured() throws {
        let answers = (0..<400).map { PanelPart.button($0) }
        let counting = Counting()
        let frames = SurfaceLayout.of(.question, [.message] + answers + [.cancel])
            .frames(facts: .window(390, 780), environment: Stage.Environment(), measuring: counting)
        let shown = frames.parts.keys.filter(\.isButton).count
        #expect((5..<40).contains(shown) && frames.parts[.cancel] != nil)
        #expect(counting.calls < 400 * 60)
    }

    @Test func withoutCancelThereIsNoCrossAndNothingIsTriedWithoutParts() {
        let loading = candidates(of: [.indicator, .message], keptAnswer: nil, isCross: false)
        #expect(loading == [Candidate(parts: [.indicator, .message]), Candidate(parts: [.indicator])])
        #expect(PartFitting.candidates(of: [], keptAnswer: nil, isCross: false).isEmpty)
    }
}
