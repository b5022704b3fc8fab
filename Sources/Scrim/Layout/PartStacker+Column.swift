extension PartStacker {
    /// Text and indicator one above the other, buttons last, everything centered; `nil` if they do not fit.
    ///
    /// A cross that the overlay wants is in the corner, if the rest has room beside it; else it is the last button.
    func column(_ parts: [PanelPart], textFirst: Bool) -> PartStack? {
        if measurer.wantsCross, measurer.style.panel != nil, parts.contains(.cancel), parts.count > 1,
            let stack = columnUnderCross(parts.filter { $0 != .cancel }, textFirst: textFirst)
        {
            return stack
        }
        if measurer.hasButtonsBesideField, parts.contains(where: \.isButton) {
            return columnBesideButtons(parts, textFirst: textFirst)
        }
        let indicator = parts.contains(.indicator) ? measurer.size(of: .indicator) : nil
        let text = measurer.text(of: parts, within: room.width)
        let others = max(indicator?.width ?? 0, text?.size.width ?? 0, least.width - padding.horizontal)
        let field = fieldSize(parts, beside: others)
        let list = listSize(parts, beside: max(others, field?.width ?? 0))
        let filled = max(field?.width ?? 0, list?.width ?? 0)
        let buttons = ButtonBlock(
            parts, measurer: measurer, width: room.width, least: max(others, filled), spacing: spacing)

        let gaps = Double(
            [indicator != nil, field != nil, list != nil, buttons != nil, text != nil].filter { $0 }.count - 1
        )
        let fixed =
            (indicator?.height ?? 0) + (field?.height ?? 0) + (buttons?.size.height ?? 0)
            + max(gaps, 0) * spacing
        var textHeight = 0.0
        if let text {
            let left = room.height - fixed - (list.map(leastHeight) ?? 0)
            guard let height = viewport(of: text.size.height, in: left) else { return nil }
            textHeight = height
        }
        var listHeight = 0.0
        if let list {
            listHeight = min(list.height, room.height - fixed - textHeight)
            guard listHeight >= leastHeight(of: list) else { return nil }
        }
        let height = fixed + textHeight + listHeight
        let width = max(indicator?.width ?? 0, text?.size.width ?? 0, filled, buttons?.size.width ?? 0)
        guard let size = panel(around: Size(width: width, height: height)) else { return nil }

        var stack = PartStack(size: size)
        let inner = Rect(
            padding.left, padding.top, size.width - padding.horizontal, size.height - padding.vertical)
        var y = inner.minY + ((inner.height - height) / 2).rounded()
        func next(_ size: Size) -> Rect {
            let x = inner.minX + ((inner.width - size.width) / 2).rounded()
            defer { y += size.height + spacing }
            return Rect(origin: Point(x: x, y: y), size: size)
        }
        func placeText() {
            guard let text else { return }
            stack.text = next(Size(width: text.size.width, height: textHeight))
            stack.parts.merge(text.frames) { $1 }
        }
        if textFirst { placeText() }
        if let indicator { stack.parts[.indicator] = next(indicator) }
        if !textFirst { placeText() }
        // As wide as the buttons, if these need more.
        let across = max(filled, buttons?.size.width ?? 0)
        if let field { stack.parts[.field] = next(Size(width: across, height: field.height)) }
        if list != nil { stack.parts[.choices] = next(Size(width: across, height: listHeight)) }
        if let buttons {
            let origin = next(buttons.size).origin
            stack.parts.merge(buttons.frames.mapValues { $0.offset(dx: origin.x, dy: origin.y) }) { $1 }
        }
        return stack
    }

    /// A column with a cross in the panel's corner, where the rest keeps clear of it.
    private func columnUnderCross(_ parts: [PanelPart], textFirst: Bool) -> PartStack? {
        let side = measurer.size(of: .cancel).width
        let taken = side + Tuning.crossInset
        var stacker = self
        stacker.padding.left = max(padding.left, taken)
        stacker.padding.right = max(padding.right, taken)
        stacker.least.height = max(least.height, taken + Tuning.crossInset)
        // A field and a list take all the width; narrower than text they would be of no use.
        let text = measurer.leastTextWidth
        let width = parts.contains(where: \.asks) ? text : min(text, naturalTextWidth(parts))
        guard stacker.least.height <= space.height, stacker.room.width >= max(width, 1),
            var stack = stacker.column(parts, textFirst: textFirst)
        else { return nil }
        stack.parts[.cancel] = Self.cross(side, in: stack.size)
        return stack
    }

    /// A column whose buttons are at the field's side, where the rest keeps clear of them; `nil` if they do not fit.
    private func columnBesideButtons(_ parts: [PanelPart], textFirst: Bool) -> PartStack? {
        let block = ButtonBlock(parts, measurer: measurer, width: room.width, least: 0, spacing: spacing)
        guard let block else { return nil }
        var stacker = self
        stacker.padding.right += block.size.width + spacing
        stacker.leastFieldHeight = block.size.height
        guard stacker.room.width >= measurer.leastTextWidth,
            var stack = stacker.column(parts.filter { !$0.isButton }, textFirst: textFirst),
            let field = stack.parts[.field], block.size.height <= field.height
        else { return nil }
        let x = stack.size.width - padding.right - block.size.width
        stack.parts.merge(block.frames.mapValues { $0.offset(dx: x, dy: field.minY) }) { $1 }
        return stack
    }

    /// The frame of a cross in a panel's corner.
    static func cross(_ side: Double, in panel: Size) -> Rect {
        Rect(panel.width - side - Tuning.crossInset, Tuning.crossInset, side, side)
    }

    /// The field's size: as wide as the parts above it and wide enough to type into, as far as there is room.
    ///
    /// Without other parts the field may be lower than it asks for. That cuts off only the problem below its text.
    private func fieldSize(_ parts: [PanelPart], beside others: Double) -> Size? {
        guard parts.contains(.field) else { return nil }
        let width = min(max(others, Self.fieldWidth * measurer.textScale), room.width).roundedDownToEven
        let height = max(measurer.size(of: .field, within: width).height, leastFieldHeight)
        let isCut = scrolls && parts == [.field] && room.height >= Tuning.touchTarget
        return Size(width: width, height: isCut ? min(height, room.height) : height)
    }

    /// The list's size: as wide as the parts above it and its longest title, and no higher than is convenient.
    ///
    /// A list that can be searched always has the largest width and height, so the panel stays put whatever is found.
    /// Its rows, which may be hundreds, need not be measured.
    private func listSize(_ parts: [PanelPart], beside others: Double) -> Size? {
        guard parts.contains(.choices) else { return nil }
        let limit = min(room.width, max(others, measurer.maximumTextWidth)).roundedDownToEven
        let least = max(others, Self.fieldWidth * measurer.textScale)
        let highest = Tuning.listHeight.upperBound * measurer.textScale
        let isSearched = parts.contains(.field)
        let wanted = isSearched ? limit : measurer.size(of: .choices, within: limit).width
        let width = min(max(least, wanted), room.width).roundedDownToEven
        guard !isSearched else { return Size(width: width, height: highest) }
        return Size(width: width, height: min(measurer.size(of: .choices, within: width).height, highest))
    }

    /// The least height in which a list is shown: half of it grows with the text size.
    private func leastHeight(of list: Size) -> Double {
        let least = Tuning.listHeight.lowerBound
        return min(list.height, least * measurer.textScale, least / 2 * (measurer.textScale + 1))
    }

    /// The least width of a field, in points, at the standard size of text: 30 letters of 8 points.
    private static let fieldWidth = 240.0
}
