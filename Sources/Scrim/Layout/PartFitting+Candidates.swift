extension PartFitting {
    /// A selection of parts to try.
    struct Candidate: Hashable {
        /// How many of the answers among the parts are kept; `nil`: all.
        var answers: Int?
        /// The side of cancel's cross, in points; `nil`: cancel has its title, or is not among the parts.
        var crossSide: Double?
        /// Whether the cross is in the panel's corner, if it leaves the other parts enough width there.
        var isCrossBeside: Bool
        /// Whether the answer is at the field's side.
        var isAnswerBeside = false
        /// The parts, with all of the answers.
        var parts: [PanelPart]

        init(
            _ parts: [PanelPart], answers: Int? = nil, crossSide: Double? = nil, isCrossBeside: Bool = false
        ) {
            (self.parts, self.answers) = (parts, answers)
            (self.crossSide, self.isCrossBeside) = (crossSide, isCrossBeside)
        }

        /// The parts without the answers that are left out; the kept answer stays longest, then the first ones.
        func selection(keptAnswer: PanelPart?) -> [PanelPart] {
            guard let answers else { return parts }
            let all = parts.filter(\.isAnswer)
            let first = all.filter { $0 == keptAnswer } + all.filter { $0 != keptAnswer }
            let kept = Set(first.prefix(answers))
            return parts.filter { !$0.isAnswer || kept.contains($0) }
        }
    }

    /// The selections of parts to try, the fullest first, in groups; if none fits, the indicator alone is tried.
    ///
    /// Buttons are kept the longest: one of them may be the only way out. A group is one selection in each form that
    /// cancel may have there. Or it has fewer and fewer answers, and each candidate fits if the one before does.
    ///
    /// - Parameters:
    ///   - isQuestion: Whether the panel asks something.
    ///   - isCross: Whether cancel, which is among the parts, is a cross in all candidates.
    ///   - answersByReturn: Whether Return gives one of the answers.
    nonisolated static func candidates(
        of parts: [PanelPart], isQuestion: Bool, isCross: Bool, answersByReturn: Bool
    ) -> [[Candidate]] {
        let selections = Selections(parts, isCross: isCross, answersByReturn: answersByReturn)
        let groups = isQuestion || selections.asks ? selections.ofQuestion : selections.ofMessage
        var tried: [Candidate] = []
        return groups.map { group in
            group.filter { candidate in
                guard candidate.answers == nil else { return true }
                guard !candidate.parts.isEmpty, !tried.contains(candidate) else { return false }
                tried.append(candidate)
                return true
            }
        }
    }
}

/// Makes the groups of candidates.
private struct Selections {
    typealias Candidate = PartFitting.Candidate

    let parts: [PanelPart]
    /// The sides of a cross in place of cancel's title, in points; empty without cancel.
    let crosses: [Double?]
    /// The sides of cancel in all candidates; `nil` is its title.
    let sides: [Double?]
    let answers: Int
    /// Whether there is a field to type into or a list to choose from.
    let asks: Bool
    let answersByReturn: Bool

    init(_ parts: [PanelPart], isCross: Bool, answersByReturn: Bool) {
        (self.parts, self.answersByReturn) = (parts, answersByReturn)
        crosses = parts.contains(.cancel) ? [Tuning.crossSide, Tuning.leastCrossSide] : []
        // A smaller cross beside the text is better than a larger one without it.
        sides = isCross ? crosses : [nil]
        answers = parts.filter(\.isAnswer).count
        asks = parts.contains(where: \.asks)
    }

    /// The text is left out first, since the indicator shows that something is going on.
    var ofMessage: [[Candidate]] {
        [all(parts), all(parts.filter { !$0.isText })] + ofButtons + ofCancel
    }

    /// The icon is left out first, then cancel's title; the text stays longer than all but one of the answers.
    ///
    /// A field or list stays longer than the text, and longer than the answers if Return or a row can stand for them:
    /// the on-screen keyboard is there for the field, and nobody types into a field that is out of sight. An answer
    /// that Return does not give, as one that destroys, goes to the field's side before it is left out.
    var ofQuestion: [[Candidate]] {
        let withoutIcon = parts.filter { $0 != .indicator }
        let withoutWords = withoutIcon.filter { !$0.isText }
        var groups = [all(parts), either(withoutIcon), fewer { either(withoutIcon, answers: $0) }]
        let needsButton = answers > 0 && parts.contains(.field) && !answersByReturn
        if needsButton { groups.append(besideField(withoutIcon)) }
        if withoutWords != withoutIcon {
            groups += [either(withoutWords), fewer { either(withoutWords, answers: $0) }]
        }
        if needsButton { groups.append(besideField(withoutWords)) }
        if !asks || answers == 0 || parts.contains(.field) {
            groups.append(beside(withoutIcon.withoutAnswers))
            if asks { groups.append(beside(withoutWords.withoutAnswers)) }
        }
        if parts.contains(.field) {
            groups.append(beside(withoutWords.withoutAnswers.filter { $0 != .choices }))
        }
        return groups + (asks ? ofButtons : []) + ofCancel
    }

    /// The buttons, and fewer and fewer of them.
    private var ofButtons: [[Candidate]] {
        let buttons = parts.filter(\.isButton)
        return [all(buttons), fewer { all(buttons, answers: $0) }]
    }

    /// Cancel alone, and then as a cross, which may have room where its title has none.
    private var ofCancel: [[Candidate]] {
        [all(parts.filter { $0 == .cancel }), crosses.map { Candidate([.cancel], crossSide: $0) }]
    }

    /// A candidate for each number of answers, one fewer each time.
    private func fewer(_ candidates: (Int) -> [Candidate]) -> [Candidate] {
        (1..<max(answers, 1)).reversed().flatMap(candidates)
    }

    /// Some parts, with cancel as it is in all candidates.
    private func all(_ parts: [PanelPart], answers: Int? = nil) -> [Candidate] {
        sides.map { Candidate(parts, answers: answers, crossSide: $0) }
    }

    /// Some parts, with cancel as a cross in the corner, where it takes no height of its own.
    ///
    /// Text alone cannot be answered: without cancel, a field or a list there is no candidate.
    private func beside(_ parts: [PanelPart], answers: Int? = nil) -> [Candidate] {
        guard parts.contains(.cancel) else { return asks ? [Candidate(parts, answers: answers)] : [] }
        return crosses.map { Candidate(parts, answers: answers, crossSide: $0, isCrossBeside: true) }
    }

    /// Some parts, with the kept answer at the field's side, and cancel as a cross in the corner.
    private func besideField(_ parts: [PanelPart]) -> [Candidate] {
        beside(parts, answers: answers > 1 ? 1 : nil).map {
            var candidate = $0
            candidate.isAnswerBeside = true
            return candidate
        }
    }

    /// Some parts, with cancel in either form.
    private func either(_ parts: [PanelPart], answers: Int? = nil) -> [Candidate] {
        all(parts, answers: answers) + beside(parts, answers: answers)
    }
}

extension PanelPart {
    /// Whether the part is a button of the app.
    fileprivate var isAnswer: Bool { isButton && self != .cancel }
}

extension Array where Element == PanelPart {
    fileprivate var withoutAnswers: [PanelPart] { filter { !$0.isAnswer } }
}
