/// Curves over a common axis, to be drawn as a picture.
package struct Plot: Sendable {
    /// A value of both axes.
    package struct Point: Sendable {
        package let x: Double
        package let y: Double

        package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
    }

    /// One row of points.
    package struct Curve: Sendable {
        /// How its points are drawn.
        package enum Style: Sendable {
            case line, dashed
            /// Broad and pale: what another curve is to lie on.
            case band
            /// Each by itself; these three can lie over each other.
            case dots, rings, crosses

            var isPoints: Bool { self == .dots || self == .rings || self == .crosses }
        }

        package let label: String
        package let points: [Point]
        package let style: Style
        /// Its color's place in the palette: what belongs together has the same; `nil`: gray.
        package let color: Int?

        package init(_ label: String, _ points: [Point], style: Style = .line, color: Int? = 0) {
            (self.label, self.points, self.style, self.color) = (label, points, style, color)
        }
    }

    /// One of several pictures, one below the other, that share the axis across.
    package struct Panel: Sendable {
        /// What is along its axis upwards, with its unit.
        package let y: String
        package let curves: [Curve]

        package init(y: String, _ curves: [Curve]) { (self.y, self.curves) = (y, curves) }
    }

    /// A place along the axis across at which something happens.
    package struct Mark: Sendable {
        package let x: Double
        package let label: String

        package init(_ x: Double, _ label: String) { (self.x, self.label) = (x, label) }
    }

    package let title: String
    /// What is along the axis across, with its unit.
    package let x: String
    package let panels: [Panel]
    package let marks: [Mark]
    /// What was measured of it, in a few words.
    package let note: String

    package init(_ title: String, x: String, _ panels: [Panel], marks: [Mark] = [], note: String = "") {
        (self.title, self.x, self.panels, self.marks, self.note) = (title, x, panels, marks, note)
    }
}
