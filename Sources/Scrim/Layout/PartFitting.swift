// Rule 17: which parts of a panel are kept if not all of them fit; a cancel button is kept the longest.

/// Chooses the parts of a panel that fit into a space, and lays them out.
///
/// If not all of them fit, it tries in this order: all parts; without the text; the buttons; cancel alone; a
/// cross instead of cancel's title; the indicator alone; a smaller indicator; nothing. Each is tried with the
/// style's padding, with less, and with less and scrolling text.
@MainActor
struct PartFitting {
    let measurer: PartMeasurer
    /// The largest size that the panel may have.
    let space: Size
    /// The least width that the panel has, if that is more than the style's, in points.
    var leastWidth = 0.0

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
            for (padding, scrolls) in [(full, false), (tight, false), (tight, true)] {
                let least = measurer.style.minimumSize.roundedUp
                let stacker = PartStacker(
                    measurer: measurer, space: space,
                    least: Size(width: max(least.width, leastWidth), height: least.height),
                    padding: padding,
                    spacing: measurer.style.spacing.roundedLength, scrolls: scrolls)
                if let stack = stacker.stack(subset) { return stack }
            }
            return nil
        }
        let room = Size(width: space.width - tight.horizontal, height: space.height - tight.vertical)
        // In little room, a broken word says less than an indicator alone.
        let breaksWords = parts.contains(.indicator) && measurer.breaksWords(of: parts, within: room.width)
        let faces = cancelSides(parts, width: room.width)
        for side in faces {
            var measurer = measurer
            measurer.crossSide = side
            // The button with its title was tried with all other parts; the cross is tried alone.
            let isAlone = side != nil && faces.first == .some(nil)
            for isKept in isAlone ? [{ $0 == .cancel }] : Self.fallbacks {
                let subset = parts.filter(isKept)
                guard !subset.isEmpty, !breaksWords || !subset.contains(where: \.isText),
                    var stack = fit(subset, measurer)
                else { continue }
                stack.cancelIsCross = side != nil && subset.contains(.cancel)
                return stack
            }
        }
        guard parts.contains(.indicator) else { return nil }
        if let stack = fit([.indicator], measurer) { return stack }
        var smaller = measurer
        smaller.indicatorRoom = room
        return min(room.width, room.height) >= Tuning.leastIndicatorSide ? fit([.indicator], smaller) : nil
    }

    /// The sides that the cancel button's cross may have, the best first; `nil` among them is the button with its title.
    ///
    /// A title that is wider than the room, wrapped between its words, is left out.
    private func cancelSides(_ parts: [PanelPart], width: Double) -> [Double?] {
        guard parts.contains(.cancel) else { return [nil] }
        let crosses: [Double?] = [Tuning.crossSide, Tuning.leastCrossSide]
        return measurer.wantsCross || measurer.size(of: .cancel, within: width).width > width
            ? crosses : [nil] + crosses
    }

    /// In little room, padding and margin are at most the room's length divided by this, at each side.
    nonisolated static let tightness = 8.0

    /// The least height that is left to an app's view above the library's parts, in points: a touch target's.
    private static let leastViewHeight = 44.0

    /// The selections of parts to try, the fullest first; after them come a cross and the indicator.
    ///
    /// Buttons are kept the longest: one of them may be the only way out.
    private static let fallbacks: [@Sendable (PanelPart) -> Bool] = [
        { _ in true },
        { !$0.isText },
        { $0.isButton || $0 == .field || $0 == .choices },
        { $0.isButton || $0 == .choices },
        { $0.isButton },
        { $0 == .cancel },
    ]

    /// Lays out a panel with the app's view, which fills it; the library's parts, if there are any, come below it.
    private func stackWithView(_ parts: [PanelPart], in space: Size) -> PartStack? {
        let natural = measurer.size(of: .view, within: space.width)
        let width = min(natural.width.roundedUpToEven, space.width)
        let others = parts.filter { $0 != .view }
        guard !others.isEmpty, let below = PartFitting(measurer: measurer, space: space).stack(others) else {
            guard width > 0, natural.height > 0 else { return nil }
            let size = Size(width: width, height: min(natural.height, space.height))
            return PartStack(size: size, parts: [.view: Rect(origin: .zero, size: size)])
        }
        let height = min(natural.height, space.height - below.size.height)
        guard height >= min(natural.height, Self.leastViewHeight) else { return below }
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
}
