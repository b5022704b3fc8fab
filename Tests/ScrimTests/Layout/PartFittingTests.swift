import Testing

@_spi(Host) @testable import Scrim

/// The order in which parts are left out if not all of them fit.
@Suite struct PartFittingTests {
    private typealias Candidate = PartFitting.Candidate

    private let crosses: [Double?] = [Tuning.crossSide, Tuning.leastCrossSide]

    /// The selections of parts in the order they are tried, with the state of cancel, if Enter takes the second button.
    private func tried(
        _ parts: [PanelPart], isQuestion: Bool = true, isCross: Bool = false, answersByReturn: Bool = true
    ) -> [Candidate] {
        PartFitting.candidates(
            of: parts, isQuestion: isQuestion, isCross: isCross, answersByReturn: answersByReturn
        ).joined().map {
            var candidate = Candidate(
                $0.selection(keptAnswer: .button(1)), crossSide: $0.crossSide,
                isCrossBeside: $0.isCrossBeside)
            candidate.isAnswerBeside = $0.isAnswerBeside
            return candidate
        }
    }

    private func plain(_ parts: PanelPart...) -> [Candidate] { [Candidate(parts)] }

    private func besideCross(_ parts: PanelPart...) -> [Candidate] {
        crosses.map { Candidate(parts, crossSide: $0, isCrossBeside: true) }
    }

    private var crossAlone: [Candidate] { crosses.map { Candidate([.cancel], crossSide: $0) } }

    @Test func aQuestionKeepsItsWordsLongerThanCancelsTitleAndAllButOneAnswer() {
        let expected = [
            plain(.indicator, .message, .button(0), .button(1), .button(2), .cancel),
            plain(.message, .button(0), .button(1), .button(2), .cancel),
            besideCross(.message, .button(0), .button(1), .button(2), .cancel),
            plain(.message, .button(0), .button(1), .cancel),
            besideCross(.message, .button(0), .button(1), .cancel),
            plain(.message, .button(1), .cancel), besideCross(.message, .button(1), .cancel),
            plain(.button(0), .button(1), .button(2), .cancel),
            besideCross(.button(0), .button(1), .button(2), .cancel),
            plain(.button(0), .button(1), .cancel), besideCross(.button(0), .button(1), .cancel),
            plain(.button(1), .cancel), besideCross(.button(1), .cancel),
            besideCross(.message, .cancel), plain(.cancel), crossAlone,
        ]
        let tried = tried([.indicator, .message, .button(0), .button(1), .button(2), .cancel])
        #expect(tried == Array(expected.joined()))
    }

    /// Return accepts a field's text and Escape cancels, so the buttons go first.
    @Test func aFieldStaysLongerThanTheAnswers() {
        let expected = [
            plain(.message, .detail, .field, .button(0), .cancel),
            besideCross(.message, .detail, .field, .button(0), .cancel),
            plain(.field, .button(0), .cancel), besideCross(.field, .button(0), .cancel),
            besideCross(.message, .detail, .field, .cancel), besideCross(.field, .cancel),
            plain(.button(0), .cancel), plain(.cancel), crossAlone,
        ]
        #expect(tried([.message, .detail, .field, .button(0), .cancel]) == Array(expected.joined()))
    }

    @Test func anAnswerThatReturnDoesNotGiveStaysAtTheFieldsSide() {
        func besideField(_ parts: PanelPart...) -> [Candidate] {
            crosses.map {
                var candidate = Candidate(parts, crossSide: $0, isCrossBeside: true)
                candidate.isAnswerBeside = true
                return candidate
            }
        }
        let expected = [
            plain(.message, .field, .button(0), .cancel), besideCross(.message, .field, .button(0), .cancel),
            besideField(.message, .field, .button(0), .cancel),
            plain(.field, .button(0), .cancel), besideCross(.field, .button(0), .cancel),
            besideField(.field, .button(0), .cancel),
            besideCross(.message, .field, .cancel), besideCross(.field, .cancel),
            plain(.button(0), .cancel), plain(.cancel), crossAlone,
        ]
        let tried = tried([.message, .field, .button(0), .cancel], answersByReturn: false)
        #expect(tried == Array(expected.joined()))
    }

    @Test func aListThatIsSearchedGoesBeforeItsField() {
        let expected = [
            plain(.message, .field, .choices, .cancel), besideCross(.message, .field, .choices, .cancel),
            plain(.field, .choices, .cancel), besideCross(.field, .choices, .cancel),
            besideCross(.field, .cancel), plain(.cancel), crossAlone,
        ]
        #expect(tried([.message, .field, .choices, .cancel]) == Array(expected.joined()))
    }

    /// A tapped row is the answer, unless a button accepts the choice.
    @Test func aListStaysAsLongAsWhatItIsAnsweredWith() {
        let rows = tried([.message, .choices, .cancel])
        #expect(rows.contains(besideCross(.choices, .cancel)[0]))
        let several = tried([.message, .choices, .button(0), .cancel])
        #expect(several.contains(besideCross(.choices, .button(0), .cancel)[0]))
        #expect(several.allSatisfy { !$0.parts.contains(.choices) || $0.parts.contains(.button(0)) })
    }

    @Test func aMessageLosesItsTextFirst() {
        let expected = [
            plain(.indicator, .message, .detail, .button(0), .button(1), .cancel),
            plain(.indicator, .button(0), .button(1), .cancel), plain(.button(0), .button(1), .cancel),
            plain(.button(1), .cancel), plain(.cancel), crossAlone,
        ]
        let tried = tried(
            [.indicator, .message, .detail, .button(0), .button(1), .cancel], isQuestion: false)
        #expect(tried == Array(expected.joined()))
    }

    @Test func aCrossBecomesSmallerBeforeAnythingGoes() {
        let kept: [[PanelPart]] = [
            [.indicator, .message, .button(0), .cancel], [.indicator, .button(0), .cancel],
            [.button(0), .cancel], [.cancel],
        ]
        let expected = kept.flatMap { parts in crosses.map { Candidate(parts, crossSide: $0) } }
        let tried = tried([.indicator, .message, .button(0), .cancel], isQuestion: false, isCross: true)
        #expect(tried == expected)
    }

    /// Counts how often a part is measured.
    @MainActor
    private final class Counting: PanelMeasuring {
        private(set) var calls = 0

        func size(of part: PanelPart, width: Double?) -> Size {
            calls += 1
            return Size(width: 200, height: 20)
        }
    }

    /// An app may offer any number of answers, but each may add only so much to a layout pass.
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
        let loading = tried([.indicator, .message], isQuestion: false)
        #expect(loading == [Candidate([.indicator, .message]), Candidate([.indicator])])
        // Text alone cannot be answered.
        #expect(
            tried([.message, .button(1)]) == [Candidate([.message, .button(1)]), Candidate([.button(1)])])
        #expect(tried([.field, .button(1)]).map(\.parts) == [[.field, .button(1)], [.field], [.button(1)]])
        #expect(tried([]).isEmpty)
    }
}
