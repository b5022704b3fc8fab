/// Curves over a common axis, for a picture.
package struct Plot: Sendable {
    /// A value on both axes.
    package struct Point: Sendable {
        package let x: Double
        package let y: Double

        package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
    }

    /// A series of points.
    package struct Curve: Sendable {
        /// The style of a curve's points.
        package enum Style: Sendable {
            case line, dashed
            /// Broad and pale: a band on which another curve should lie.
            case band
            /// Separate points; these three styles can be drawn on top of each other.
            case dots, rings, crosses

            var isPoints: Bool { self == .dots || self == .rings || self == .crosses }
        }

        package let label: String
        package let points: [Point]
        package let style: Style
        /// The color's index in the palette, the same for related curves; `nil` is gray.
        package let color: Int?

        package init(_ label: String, _ points: [Point], style: Style = .line, color: Int? = 0) {
            (self.label, self.points, self.style, self.color) = (label, points, style, color)
        }
    }

    /// One of several plots in a column that share the horizontal axis.
    package struct Panel: Sendable {
        /// The label of the vertical axis, with its unit.
        package let y: String
        package let curves: [Curve]

        package init(y: String, _ curves: [Curve]) { (self.y, self.curves) = (y, curves) }
    }

    /// A position on the horizontal axis at which something happens.
    package struct Mark: Sendable {
        package let x: Double
        package let label: String

        package init(_ x: Double, _ label: String) { (self.x, self.label) = (x, label) }
    }

    package let title: String
    /// The label of the horizontal axis, with its unit.
    package let x: String
    package let panels: [Panel]
    package let marks: [Mark]
    /// The measured result in a few words.
    package let note: String

    package init(_ title: String, x: String, _ panels: [Panel], marks: [Mark] = [], note: String = "") {
        (self.title, self.x, self.panels, self.marks, self.note) = (title, x, panels, marks, note)
    }
}
