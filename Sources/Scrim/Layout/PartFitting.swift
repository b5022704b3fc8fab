/// Finds what of a panel fits into a space: rule by rule less.
///
/// Everything; everything with the text scrolling; without the text; the buttons alone; cancel alone; the
/// indicator alone; nothing. Each with the style's padding first, and then with less.
@MainActor
struct PartFitting {
    let ruler: PartRuler
    /// The panel's greatest size.
    let space: Size

    /// The parts that fit, in their places; `nil`: none do.
    func stack(_ parts: [PanelPart]) -> PartStack? {
        let space = Size(width: space.width.evenDown, height: space.height.rounded(.down))
        guard space.width > 0, space.height > 0 else { return nil }
        if parts.contains(.view) { return stackWithView(parts, in: space) }
        let full = ruler.style.padding.whole
        let tight = full.limited(
            to: Size(
                width: (space.width / Self.tightness).rounded(.down),
                height: (space.height / Self.tightness).rounded(.down)))
        for subset in Self.fallbacks(of: parts) {
            for (padding, scrolls) in [(full, false), (tight, false), (tight, true)] {
                let stacker = PartStacker(
                    ruler: ruler, space: space, least: ruler.style.minimumSize.roundedUp, padding: padding,
                    spacing: ruler.style.spacing.wholeLength, scrolls: scrolls)
                if let stack = stacker.stack(subset) { return stack }
            }
        }
        return nil
    }

    /// In little room, padding (and margins) take at most one part in so many of it, at each side.
    nonisolated static let tightness = 8.0

    /// The least height that an app's view is left besides the library's parts: a touch target's.
    private static let leastViewHeight = 44.0

    /// What to try, most first.
    ///
    /// A button goes last: it may be the only way out.
    private static func fallbacks(of parts: [PanelPart]) -> [[PanelPart]] {
        let buttons = parts.filter { $0 == .cancel || $0 == .action }
        let textless = parts.filter { $0 != .message && $0 != .detail }
        return [
            parts, textless, buttons, buttons.filter { $0 == .cancel }, parts.filter { $0 == .indicator },
        ]
        .filter { !$0.isEmpty }
    }

    /// The app's view fills the panel; the library's parts, if there are any, come below it.
    private func stackWithView(_ parts: [PanelPart], in space: Size) -> PartStack? {
        let natural = ruler.size(of: .view, within: space.width)
        let width = min(natural.width.evenUp, space.width)
        let others = parts.filter { $0 != .view }
        guard !others.isEmpty, let below = PartFitting(ruler: ruler, space: space).stack(others) else {
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
