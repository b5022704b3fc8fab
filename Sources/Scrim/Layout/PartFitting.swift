// Rule 17: which parts of a panel are kept if not all of them fit; a cancel button is kept the longest.

/// Chooses the parts of a panel that fit into a space, and lays them out.
///
/// If not all of them fit, it tries the selections of `candidates`, the fullest first; then the indicator alone; a
/// smaller indicator; nothing. It tries each with the style's padding and spacing, with less, and with less and
/// scrolling text. If the platform puts the buttons one above the other, it then tries them side by side.
@MainActor
struct PartFitting {
    let measurer: PartMeasurer
    /// The largest size that the panel may have.
    let space: Size
    /// The least width of the panel in points, if that is more than the style's.
    var leastWidth = 0.0
    /// Whether the app's view gets all of the width, as in a sheet; else it gets as much as it wants.
    var viewFillsWidth = false

    /// The parts that fit, laid out; `nil`: none do.
    func stack(_ parts: [PanelPart]) -> PartStack? {
        let space = Size(width: space.width.roundedDownToEven, height: space.height.rounded(.down))
        guard space.width > 0, space.height > 0 else { return nil }
        if parts.contains(.view) { return stackWithView(parts, in: space) }
        let full = measurer.style.padding.roundedLengths
        let tight = full.limited(
            to: Size(
                width: (space.width / Self.tightness).rounded(.down),
                height: (space.height / Self.tightness).rounded(.down)))
        func fit(_ subset: [PanelPart], _ measurer: PartMeasurer) -> PartStack? {
            let spacing = measurer.style.spacing.roundedLength
            // Half the spacing leaves room for a field above the keyboard of a phone in landscape.
            let tightSpacing = (spacing / 2).rounded(.down)
            for (padding, spacing, scrolls) in [
                (full, spacing, false), (tight, tightSpacing, false), (tight, tightSpacing, true),
            ] {
                let least = measurer.style.minimumSize.roundedUp
                let stacker = PartStacker(
                    measurer: measurer, space: space,
                    least: Size(width: max(least.width, leastWidth), height: least.height),
                    padding: padding, spacing: spacing, scrolls: scrolls)
                if let stack = stacker.stack(subset) { return stack }
            }
            return nil
        }
        let room = Size(width: space.width - tight.horizontal, height: space.height - tight.vertical)
        // In little room, a broken word says less than an indicator alone.
        let breaksWords = parts.contains(.indicator) && measurer.breaksWords(of: parts, within: room.width)
        let isCross =
            parts.contains(.cancel) && (measurer.wantsCross || !hasRoomForCancelTitle(in: room.width))
        func fitted(_ candidate: Candidate) -> PartStack? {
            var measurer = measurer
            let chosen = candidate.selection(keptAnswer: measurer.keptAnswer)
            guard !breaksWords || !chosen.contains(where: \.isText) else { return nil }
            measurer.crossSide = candidate.crossSide
            if candidate.isCrossBeside { measurer.wantsCross = true }
            measurer.hasButtonsBesideField = candidate.isAnswerBeside
            var stack = fit(chosen, measurer)
            if stack == nil, measurer.hasColumn(of: chosen) {
                measurer.mostInRow = .max
                stack = fit(chosen, measurer)
            }
            stack?.cancelIsCross = candidate.crossSide != nil
            return stack
        }
        // Most panels have room for all parts; then no candidates are made.
        let all = Candidate(parts, crossSide: isCross ? Tuning.crossSide : nil)
        if !parts.isEmpty, let stack = fitted(all) { return stack }
        let groups = Self.candidates(
            of: parts, isQuestion: measurer.isQuestion, isCross: isCross,
            answersByReturn: measurer.answersByReturn)
        for group in groups {
            let others = group.filter { $0 != all }
            // Only a group with fewer and fewer answers is this long. If one of its candidates fits, all after it do.
            let isLong = others.count > Self.mostInTurn
            if let stack = isLong ? others.firstResultByHalving(fitted) : others.firstResult(fitted) {
                return stack
            }
        }
        guard parts.contains(.indicator) else { return nil }
        if let stack = fit([.indicator], measurer) { return stack }
        var smaller = measurer
        smaller.indicatorRoom = room
        return min(room.width, room.height) >= Tuning.leastIndicatorSide ? fit([.indicator], smaller) : nil
    }

    /// Whether the cancel button's title, wrapped between its words, fits into the width.
    private func hasRoomForCancelTitle(in width: Double) -> Bool {
        measurer.size(of: .cancel, within: width).width <= width
    }

    /// In little room, padding and margin are at most the room's length divided by this, at each side.
    nonisolated static let tightness = 8.0

    /// The most candidates of a group that are tried one after the other; longer groups are searched by halving.
    private static let mostInTurn = 16

    /// Lays out a panel with the app's view, which fills it.
    ///
    /// The library's parts come below the view. A cross that the overlay wants comes beside it.
    private func stackWithView(_ parts: [PanelPart], in space: Size) -> PartStack? {
        if measurer.wantsCross, parts.contains(.cancel),
            let stack = stackBesideCross(parts.filter { $0 != .cancel }, in: space)
        {
            return stack
        }
        // Auto Layout fills a width that it is offered, so the view is first asked without one.
        let wish = viewFillsWidth ? 0 : measurer.size(of: .view).width
        let natural = measurer.size(of: .view, within: wish > 0 ? min(wish, space.width) : space.width)
        let width = min(natural.width.roundedUpToEven, space.width)
        let others = parts.filter { $0 != .view }
        let least = min(natural.height, Tuning.touchTarget)
        guard !others.isEmpty, let below = stack(others, below: least, in: space) else {
            guard width > 0, natural.height > 0 else { return nil }
            let size = Size(width: width, height: min(natural.height, space.height))
            return PartStack(size: size, parts: [.view: Rect(origin: .zero, size: size)])
        }
        let height = min(natural.height, space.height - below.size.height)
        guard height >= least else { return below }
        var stack = below
        let panel = Size(width: max(width, below.size.width), height: height + below.size.height)
        let dx = ((panel.width - below.size.width) / 2).rounded()
        for (part, frame) in below.parts where part != .message && part != .detail {
            stack.parts[part] = frame.offset(dx: dx, dy: height)
        }
        stack.text = below.text?.offset(dx: dx, dy: height)
        stack.parts[.view] = Rect(0, 0, panel.width, height)
        stack.size = panel
        return stack
    }

    /// The library's parts below the app's view: in the space that the view leaves, if as many fit there as without the
    /// view; else in all of the space.
    private func stack(_ parts: [PanelPart], below height: Double, in space: Size) -> PartStack? {
        let alone = PartFitting(measurer: measurer, space: space).stack(parts)
        guard let alone, alone.size.height > space.height - height else { return alone }
        let rest = Size(width: space.width, height: max(space.height - height, 0))
        let shared = PartFitting(measurer: measurer, space: rest).stack(parts)
        return shared.map { Set($0.parts.keys) == Set(alone.parts.keys) } == true ? shared : alone
    }

    /// A panel with the app's view and a cross at its side; `nil` if the view would be smaller than a touch target.
    private func stackBesideCross(_ parts: [PanelPart], in space: Size) -> PartStack? {
        let taken = Tuning.crossTarget
        let room = Size(width: space.width - taken, height: space.height)
        guard room.width >= Tuning.touchTarget, room.height >= taken,
            var stack = stackWithView(parts, in: room)
        else { return nil }
        stack.size = Size(width: stack.size.width + taken, height: max(stack.size.height, taken))
        var cross = PartStacker.cross(Tuning.crossSide, in: stack.size)
        // In the middle of a single row, at the top of a higher panel.
        if stack.size.height < 2 * taken {
            cross.origin.y = ((stack.size.height - cross.height) / 2).rounded()
        }
        stack.parts[.cancel] = cross
        stack.cancelIsCross = true
        return stack
    }
}

extension RandomAccessCollection {
    /// The first result that a function returns for an element.
    fileprivate func firstResult<Result>(_ body: (Element) -> Result?) -> Result? {
        for element in self { if let result = body(element) { return result } }
        return nil
    }

    /// The same if all elements after one with a result have one too: calls the function for few elements.
    fileprivate func firstResultByHalving<Result>(_ body: (Element) -> Result?) -> Result? {
        var (rest, found): (SubSequence, Result?) = (self[...], nil)
        while !rest.isEmpty {
            let middle = rest.index(rest.startIndex, offsetBy: rest.count / 2)
            if let result = body(rest[middle]) {
                (rest, found) = (rest[..<middle], result)
            } else {
                rest = rest[index(after: middle)...]
            }
        }
        return found
    }
}
