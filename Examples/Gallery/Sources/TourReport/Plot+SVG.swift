extension Plot {
    /// The colors of a plot.
    package struct Palette: Sendable {
        let paper: String
        let ink: String
        let faint: String
        let grid: String
        let curves: [String]

        // The curves' hues can be distinguished by people with color vision deficiencies (Okabe and Ito), and have a
        // contrast of three to one or more against the paper.
        package static let light = Palette(
            paper: "#ffffff", ink: "#241f31", faint: "#6f6b78", grid: "#e4e2e0",
            curves: ["#0072b2", "#c8500a", "#00845f", "#b0548a"])
        package static let dark = Palette(
            paper: "#1e1e20", ink: "#f4f3f5", faint: "#a5a2ab", grid: "#38373c",
            curves: ["#62b8ee", "#f59a4c", "#35c79c", "#e39ac6"])

        func color(_ index: Int?) -> String { index.map { curves[$0 % curves.count] } ?? faint }
    }

    package static let width = 720
    package var height: Int { Int(bottom(of: panels.count - 1)) + 58 }

    package func svg(_ palette: Palette) -> String {
        let across = PlotScale(
            panels.flatMap(\.curves).flatMap(\.points).map(\.x), from: Self.left, to: Self.right,
            isTight: true)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(height)" \
            viewBox="0 0 \(Self.width) \(height)" font-family="Cantarell, system-ui, sans-serif" \
            font-size="13" fill="\(palette.faint)">
            <rect width="100%" height="100%" fill="\(palette.paper)"/>
            <text x="24" y="36" font-size="19" font-weight="bold" fill="\(palette.ink)">\
            \(IndexPage.escaped(title))</text>
            \(legend(palette))
            \(panels.indices.map { draw($0, across, palette) }.joined(separator: "\n"))
            <text x="24" y="\(height - 16)">\(IndexPage.escaped(note))</text>
            <text x="\(Self.right)" y="\(height - 16)" text-anchor="end" fill="\(palette.ink)">\
            \(IndexPage.escaped(x))</text>
            </svg>

            """
    }

    // MARK: Private

    private static let (left, right) = (72.0, 696.0)
    /// The top of the first panel, and the gap between panels.
    private static let top = 112.0
    private static let gap = 44.0

    private var panelHeight: Double { panels.count > 1 ? 170 : 300 }
    /// The labels of the marks are above the first panel.
    private func top(of panel: Int) -> Double {
        Self.top + (marks.isEmpty ? 0 : 16) + Double(panel) * (panelHeight + Self.gap)
    }
    private func bottom(of panel: Int) -> Double { top(of: panel) + panelHeight }

    private func draw(_ index: Int, _ across: PlotScale, _ palette: Palette) -> String {
        let (panel, top, bottom) = (panels[index], top(of: index), bottom(of: index))
        let up = PlotScale(panel.curves.flatMap(\.points).map(\.y), from: bottom, to: top, isTight: false)
        let rows = up.ticks.map { tick in
            let isZero = abs(tick) < 1e-9
            return """
                <path d="M\(Self.left) \(up.place(tick))H\(Self.right)" \
                stroke="\(isZero ? palette.faint : palette.grid)"/>\
                <text x="\(Self.left - 10)" y="\(up.place(tick) + 4.5)" text-anchor="end">\
                \(PlotScale.text(tick))</text>
                """
        }
        let columns = across.ticks.map { tick in
            "<path d=\"M\(across.place(tick)) \(bottom)v5\" stroke=\"\(palette.faint)\"/>"
        }
        // Numbers only below the lowest panel; labels only above the uppermost.
        let numbers = across.ticks.map { tick in
            """
            <text x="\(across.place(tick))" y="\(bottom + 21)" text-anchor="middle">\
            \(PlotScale.text(tick))</text>
            """
        }
        let lines = marks.map { mark in
            """
            <path d="M\(across.place(mark.x)) \(top)V\(bottom)" stroke="\(palette.faint)" \
            stroke-dasharray="2 4"/>
            """
        }
        let words = marks.map { mark in
            """
            <text x="\(across.place(mark.x))" y="\(top - 10)" text-anchor="middle">\
            \(IndexPage.escaped(mark.label))</text>
            """
        }
        let above = index == 0 && !marks.isEmpty ? 30.0 : 14
        let name = """
            <text x="24" y="\(top - above)" fill="\(palette.ink)">\(IndexPage.escaped(panel.y))</text>
            """
        let parts = [
            rows, columns, lines, index == 0 ? words : [], index == panels.count - 1 ? numbers : [],
            panel.curves.map { draw($0, across, up, palette) }, [name],
        ]
        return parts.flatMap(\.self).joined(separator: "\n")
    }

    private func draw(_ curve: Curve, _ across: PlotScale, _ up: PlotScale, _ palette: Palette) -> String {
        let color = palette.color(curve.color)
        let places = curve.points.filter { $0.x.isFinite && $0.y.isFinite }
            .map { (across.place($0.x), up.place($0.y)) }
        guard !curve.style.isPoints else {
            return places.map { sign(curve.style, $0.0, $0.1, color, palette) }.joined()
        }
        let way = places.enumerated().map { "\($0 == 0 ? "M" : "L")\($1.0) \($1.1)" }.joined()
        return "<path d=\"\(way)\" \(stroke(curve.style, color))/>"
    }

    private func stroke(_ style: Curve.Style, _ color: String) -> String {
        let kind =
            switch style {
            case .line, .dots, .rings, .crosses: "stroke-width=\"2.2\" stroke-linecap=\"round\""
            case .dashed: "stroke-width=\"1.8\" stroke-linecap=\"round\" stroke-dasharray=\"6 5\""
            case .band: "stroke-width=\"8\" stroke-opacity=\"0.3\""
            }
        return "fill=\"none\" stroke=\"\(color)\" stroke-linejoin=\"round\" \(kind)"
    }

    private func sign(_ style: Curve.Style, _ x: Double, _ y: Double, _ color: String, _ palette: Palette)
        -> String
    {
        switch style {
        case .line, .dashed, .band: ""
        case .dots:
            "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"3\" fill=\"\(color)\" stroke=\"\(palette.paper)\"/>"
        case .rings:
            "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"5.5\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.6\"/>"
        case .crosses:
            "<path d=\"M\(x - 4) \(y)h8m-4 -4v8\" stroke=\"\(color)\" stroke-width=\"1.6\"/>"
        }
    }

    /// One row below the title: a sample of each curve, and its name.
    private func legend(_ palette: Palette) -> String {
        var x = 24.0
        var seen: Set<String> = []
        var signs: [String] = []
        for curve in panels.flatMap(\.curves) where !curve.label.isEmpty && seen.insert(curve.label).inserted
        {
            let color = palette.color(curve.color)
            let isPoints = curve.style.isPoints
            let sample =
                isPoints
                ? sign(curve.style, x + 6, 58.5, color, palette)
                : "<path d=\"M\(x) 58.5h20\" \(stroke(curve.style, color))/>"
            let indent = isPoints ? 17.0 : 28
            signs.append(
                sample + "<text x=\"\(x + indent)\" y=\"63\">\(IndexPage.escaped(curve.label))</text>")
            // Based on the average letter width of the interface font.
            x += indent + Double(curve.label.count) * 6.7 + 22
        }
        return signs.joined(separator: "\n")
    }
}
