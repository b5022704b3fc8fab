extension PartStacker {
    /// All parts side by side, centered vertically: text and indicator, then the buttons; `nil` if they do not fit.
    func row(_ parts: [PanelPart], textFirst: Bool) -> PartStack? {
        let hasText = parts.contains(.message) || parts.contains(.detail)
        var fixed: [(part: PanelPart, size: Size)] = []
        for part in parts where part == .indicator || part.isButton {
            fixed.append((part, measurer.size(of: part, within: room.width)))
        }
        let gaps = max(0, Double(fixed.count + (hasText ? 1 : 0) - 1)) * spacing
        let taken = fixed.map { $0.size.width }.reduce(gaps, +)

        var text: TextBlock?
        var textHeight = 0.0
        if hasText {
            let left = (room.width - taken).roundedDownToEven
            guard left >= min(measurer.leastTextWidth, naturalTextWidth(parts)),
                let block = measurer.text(of: parts, within: left),
                let height = viewport(of: block.size.height, in: room.height)
            else { return nil }
            (text, textHeight) = (block, height)
        }
        let width = taken + (text?.size.width ?? 0)
        let height = max(fixed.map { $0.size.height }.max() ?? 0, textHeight)
        guard let size = panel(around: Size(width: width, height: height)) else { return nil }

        var stack = PartStack(size: size, centersText: false)
        stack.breaksWord =
            text?.breaksWord == true && measurer.text(of: parts, within: room.width)?.breaksWord == false
        let inner = Rect(
            padding.left, padding.top, size.width - padding.horizontal, size.height - padding.vertical)
        // If the panel is wider than its parts, the text gets the rest.
        let spare = inner.width - width
        text = text.map { $0.widened(to: $0.size.width + spare) }
        var x = inner.minX + (text == nil ? (spare / 2).rounded() : 0)
        func next(_ size: Size) -> Rect {
            let y = inner.minY + ((inner.height - size.height) / 2).rounded()
            defer { x += size.width + spacing }
            return Rect(origin: Point(x: x, y: y), size: size)
        }
        func placeText() {
            guard let text else { return }
            stack.text = next(Size(width: text.size.width, height: textHeight))
            stack.parts.merge(text.frames) { $1 }
        }
        if textFirst { placeText() }
        for (part, size) in fixed {
            if !textFirst, part != .indicator, stack.text == nil { placeText() }
            stack.parts[part] = next(size)
        }
        if !textFirst, stack.text == nil { placeText() }
        // A cross is at the end, even beside an icon alone.
        if measurer.wantsCross, parts.count > 1, let cross = stack.parts[.cancel] {
            stack.parts[.cancel]?.origin.x = size.width - padding.right - cross.width
        }
        return stack
    }

    /// The text's width without wrapping.
    func naturalTextWidth(_ parts: [PanelPart]) -> Double {
        [PanelPart.message, .detail].filter(parts.contains).map { measurer.size(of: $0).width }.max() ?? 0
    }
}
