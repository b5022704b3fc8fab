@_spi(Host) import Scrim

extension StagePicture: CustomStringConvertible {
    /// The default size of a character, in points: the one that `TestMeasure` uses.
    public static let cell = Geometry.Size(width: 8, height: 20)

    /// The picture in characters of `cell`.
    public var description: String { lines().joined(separator: "\n") }

    /// The picture as lines of characters, each of this size in points.
    ///
    /// Shades show the brightness, from a space (white) to `█`; panels have an edge if there is room for one. The
    /// picture has at most 1,000 lines and columns; the rest of a larger window is left out.
    public func lines(cell: Geometry.Size = Self.cell) -> [String] {
        var page = Page(window, cell: cell) { shade(of: brightness(at: $0)) }
        for layer in layers where layer.opacity > 0 {
            page.edge(layer.panel, clip: layer.clip)
            // A panel in front covers the text of those behind.
            page.clip = layer.clip
            for (part, frame) in layer.parts { page.put(layer.glyphs(of: part, cell: cell), in: frame) }
            for front in layers.drop(while: { $0.surface.id != layer.surface.id }).dropFirst() {
                page.cover(front.panel, clip: front.clip) { shade(of: brightness(at: $0)) }
            }
        }
        return page.lines
    }

    /// The character for a brightness.
    private func shade(of brightness: Double) -> Character {
        switch brightness {
        case ..<0.125: "█"
        case ..<0.375: "▓"
        case ..<0.625: "▒"
        case ..<0.9: "░"
        default: " "
        }
    }
}

extension StagePicture.Layer {
    /// Where the surface's parts are painted in the window, without what is clipped away.
    public var parts: [PanelPart: Geometry.Rect] {
        guard let panel else { return [:] }
        var placed: [PanelPart: Geometry.Rect] = [:]
        for (part, frame) in frames.parts {
            var frame = frame
            if part == .message || part == .detail, let text = frames.text {
                // Text that is scrolled out of its viewport is not painted.
                frame = frame.offset(dx: text.minX, dy: text.minY).intersection(text)
            }
            placed[part] = Geometry.Rect(
                panel.minX + frame.minX * moment.scale, panel.minY + frame.minY * moment.scale,
                frame.width * moment.scale, frame.height * moment.scale)
        }
        return placed
    }

    /// Whether a tap at a point of the window is on the grabber: parts of the panel that are there come first.
    @_spi(Host) public func hasGrabber(at point: Geometry.Point) -> Bool {
        guard let panel, let sheet = surface.sheet,
            !parts.contains(where: { $0.value.contains(point) })
        else { return false }
        let own = Geometry.Point(x: point.x - panel.minX, y: point.y - panel.minY)
        return sheet.takesTap(at: own, grabber: frames.grabber)
    }

    /// The rows of the surface's list, and where each is painted in the window; all are equally high.
    @_spi(Host) public var rows: [(row: PanelContent.Choices.Row, frame: Geometry.Rect)] {
        guard let rows = surface.panel.choices?.rows, let list = parts[.choices] else { return [] }
        let height = list.height / Double(max(rows.count, 1))
        return rows.enumerated().map { index, row in
            (row, Geometry.Rect(list.minX, list.minY + Double(index) * height, list.width, height))
        }
    }

    /// A part as lines of characters.
    fileprivate func glyphs(of part: PanelPart, cell: Geometry.Size) -> Glyphs {
        guard let content = surface.elements.first(where: { $0.part == part })?.content else {
            return Glyphs(lines: ["\(view ?? "view")"])
        }
        let frame = frames.parts[part] ?? .zero
        let width = Page.index(frame.width / cell.width, in: 0...Page.limit)
        switch content {
        case .text(let text, _): return Glyphs(text: text, wrappedAt: width, frames.centersText)
        case .field(let field):
            let text = field.isSecure ? String(repeating: "•", count: field.text.count) : field.text
            return Glyphs(lines: ["|\(text)|"] + [field.problem].compactMap { $0 })
        case .choices(let choices, _):
            let rows = choices.rows.map { "\($0.isSelected ? "✓" : "·") \($0.title)" }
            let height = Page.index(frame.height / cell.height, in: 0...Page.limit)
            return Glyphs(lines: Array((rows.isEmpty ? [choices.emptyText] : rows).prefix(height)))
        case .button(let button):
            let isCross = part == .cancel && frames.cancelIsCross
            return Glyphs(lines: ["[\(isCross ? "✕" : button.title)]"])
        case .indicator(let indicator, _, _): return Glyphs(lines: [indicator.glyph(width: width)])
        }
    }
}

extension Overlay.Indicator {
    fileprivate func glyph(width: Int) -> String {
        switch self {
        case .none: return ""
        case .spinner: return "◌"
        case .bar(let fraction):
            let done = Int(clamping: (Double(width) * min(max(fraction, 0), 1)).rounded())
            return String(repeating: "━", count: done) + String(repeating: "┄", count: max(width - done, 0))
        case .ring: return "\(percent ?? 0)%"
        case .icon(.success): return "✓"
        case .icon(.failure): return "✗"
        case .icon(.warning): return "⚠"
        case .icon(.info): return "i"
        case .icon(.bookmark): return "⚑"
        case .icon(.named(let name)): return name
        }
    }
}

/// Lines of characters, centered in their frame or at its leading edge.
private struct Glyphs {
    var lines: [String]
    var isCentered = true

    init(lines: [String]) { self.lines = lines }

    init(text: String, wrappedAt width: Int, _ isCentered: Bool) {
        self.isCentered = isCentered
        lines = []
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            var rest = line[...]
            repeat {
                lines.append(String(rest.prefix(max(width, 1))))
                rest = rest.dropFirst(max(width, 1))
            } while !rest.isEmpty
        }
    }
}

/// A page of characters.
private struct Page {
    var clip: Geometry.Rect?
    private let cell: Geometry.Size
    private var rows: [[Character]]
    /// The most lines and columns of a page, so that even the largest window has one.
    fileprivate static let limit = 1_000

    init(_ size: Geometry.Size, cell: Geometry.Size, ground: (Geometry.Point) -> Character) {
        self.cell = cell
        let columns = Page.index((size.width / cell.width).rounded(.up), in: 0...Page.limit)
        let count = Page.index((size.height / cell.height).rounded(.up), in: 0...Page.limit)
        rows = (0..<count).map { row in
            (0..<columns).map { column in
                ground(
                    Geometry.Point(
                        x: (Double(column) + 0.5) * cell.width, y: (Double(row) + 0.5) * cell.height))
            }
        }
    }

    var lines: [String] { rows.map { String($0) } }

    /// The cells whose middle lies in a rectangle; `nil` if there are none.
    private func cells(of rect: Geometry.Rect) -> (columns: Range<Int>, rows: Range<Int>)? {
        let left = column(rect.minX), right = column(rect.maxX)
        let top = row(rect.minY), bottom = row(rect.maxY)
        return left < right && top < bottom ? (left..<right, top..<bottom) : nil
    }

    private func column(_ x: Double) -> Int { Page.index((x / cell.width).rounded(), in: Page.around) }
    private func row(_ y: Double) -> Int { Page.index((y / cell.height).rounded(), in: Page.around) }

    /// The page and its size again on each side, where centered text may begin or end.
    private static let around = -limit...2 * limit

    /// The index of a line or column, limited to a range; NaN counts as 0.
    fileprivate static func index(_ number: Double, in range: ClosedRange<Int>) -> Int {
        min(max(Int(clamping: number), range.lowerBound), range.upperBound)
    }

    private mutating func set(_ character: Character, column: Int, row: Int) {
        guard rows.indices.contains(row), rows[row].indices.contains(column) else { return }
        let middle = Geometry.Point(
            x: (Double(column) + 0.5) * cell.width, y: (Double(row) + 0.5) * cell.height)
        if clip?.contains(middle) ?? true { rows[row][column] = character }
    }

    /// Draws the edge of a panel.
    mutating func edge(_ rect: Geometry.Rect?, clip: Geometry.Rect?) {
        guard let rect, let (columns, lines) = cells(of: rect), columns.count > 1, lines.count > 1 else {
            return
        }
        self.clip = clip
        for column in columns {
            set("─", column: column, row: lines.lowerBound)
            set("─", column: column, row: lines.upperBound - 1)
        }
        for line in lines {
            set("│", column: columns.lowerBound, row: line)
            set("│", column: columns.upperBound - 1, row: line)
        }
        for (character, column, line) in [
            ("┌", columns.lowerBound, lines.lowerBound), ("┐", columns.upperBound - 1, lines.lowerBound),
            ("└", columns.lowerBound, lines.upperBound - 1),
            ("┘", columns.upperBound - 1, lines.upperBound - 1),
        ] as [(Character, Int, Int)] { set(character, column: column, row: line) }
    }

    /// Paints a panel's background over what was written there.
    mutating func cover(
        _ rect: Geometry.Rect?, clip: Geometry.Rect?, ground: (Geometry.Point) -> Character
    ) {
        guard let rect, let (columns, lines) = cells(of: rect) else { return }
        self.clip = clip
        for line in lines {
            for column in columns {
                let middle = Geometry.Point(
                    x: (Double(column) + 0.5) * cell.width, y: (Double(line) + 0.5) * cell.height)
                set(ground(middle), column: column, row: line)
            }
        }
    }

    /// Writes lines into a frame, as far as they fit.
    mutating func put(_ glyphs: Glyphs, in rect: Geometry.Rect) {
        guard let (columns, lines) = cells(of: rect) else { return }
        let top = lines.lowerBound + max((lines.count - glyphs.lines.count) / 2, 0)
        for (offset, text) in glyphs.lines.enumerated() where lines.contains(top + offset) {
            let left =
                columns.lowerBound + (glyphs.isCentered ? max((columns.count - text.count) / 2, 0) : 0)
            for (index, character) in text.enumerated() where columns.contains(left + index) {
                set(character, column: left + index, row: top + offset)
            }
        }
    }
}
