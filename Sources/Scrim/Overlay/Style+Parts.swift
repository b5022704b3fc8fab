extension Overlay.Style {
    /// A rounded box over the region.
    public struct Box: Hashable, Sendable, Codable {
        /// The box's distance from the region's edges, in points; left means leading.
        public var inset: Geometry.Insets
        /// Whether the inset at the top becomes at least the window's safe inset.
        public var avoidsSafeArea: Bool
        /// The addition to the inset at the top if the region is the window with its keyboard, in points.
        public var topOverKeyboard: Double
        /// The radius of the box's corners, in points.
        public var cornerRadius: Double
        /// The color that the box is filled with.
        public var fill: Overlay.Paint
        /// The color of the line along the box's edge.
        public var stroke: Overlay.Paint
        /// The width of that line, in points.
        public var strokeWidth: Double

        /// A box; by default without a stroke, and with the same insets over every region.
        public init(
            inset: Geometry.Insets, avoidsSafeArea: Bool = false, topOverKeyboard: Double = 0,
            cornerRadius: Double,
            fill: Overlay.Paint, stroke: Overlay.Paint = .clear, strokeWidth: Double = 0
        ) {
            self.inset = inset
            self.avoidsSafeArea = avoidsSafeArea
            self.topOverKeyboard = topOverKeyboard
            self.cornerRadius = cornerRadius
            self.fill = fill
            self.stroke = stroke
            self.strokeWidth = strokeWidth
        }
    }

    /// The box around the content.
    public struct Panel: Hashable, Sendable, Codable {
        /// The panel's fill.
        public var fill: Fill
        /// The radius of the panel's corners, in points; at an edge that a sheet lies flush against, they are square.
        public var cornerRadius: Double
        /// The color of the line along the panel's edge, which is 1 point wide.
        public var stroke: Overlay.Paint
        /// The panel's shadow; `nil`: there is none.
        public var shadow: Shadow?

        /// A panel; by default without stroke and shadow.
        public init(fill: Fill, cornerRadius: Double, stroke: Overlay.Paint = .clear, shadow: Shadow? = nil) {
            self.fill = fill
            self.cornerRadius = cornerRadius
            self.stroke = stroke
            self.shadow = shadow
        }
    }

    /// A panel's fill.
    public enum Fill: Hashable, Sendable, Codable {
        /// One color.
        case color(Overlay.Paint)
        /// The content under the panel, blurred, with a tint over it.
        ///
        /// On UIKit the tints of the presets, and tints with an opacity below 0.5, are the system's material. With any
        /// other tint the panel is not blurred: it has the tint's color, and is opaque.
        case blur(radius: Double, tint: Overlay.Paint)
        /// Nothing: the app's view draws its own background, in its own shape.
        case none
    }

    /// A soft shadow below a panel.
    public struct Shadow: Hashable, Sendable, Codable {
        /// The shadow's color where it is darkest.
        public var color: Overlay.Paint
        /// How far the shadow is blurred, in points.
        public var radius: Double
        /// How far below the panel the shadow is, in points.
        public var dy: Double

        /// A shadow by its parts.
        public init(color: Overlay.Paint, radius: Double, dy: Double) {
            self.color = color
            self.radius = radius
            self.dy = dy
        }
    }

    /// How a text looks.
    public struct TextStyle: Hashable, Sendable, Codable {
        /// The font size in points at the standard text size; multiplied by the environment's text scale.
        public var size: Double
        /// The font's weight.
        public var weight: Weight
        /// The text's color.
        public var color: Overlay.Paint
        /// The family of the font; `nil` (in the presets): the theme's.
        ///
        /// A family that the device does not have shows the platform's font.
        public var family: String?

        /// A text style by its parts; by default regular, in the theme's font.
        public init(size: Double, weight: Weight = .regular, color: Overlay.Paint, family: String? = nil) {
            self.size = size
            self.weight = weight
            self.color = color
            self.family = family
        }
    }

    /// The weight of a font.
    public enum Weight: Hashable, Sendable, Codable {
        /// The platform's normal text, 400.
        case regular
        /// A weight between the other two, 600.
        case semibold
        /// The platform's bold text, 700.
        case bold
    }

    /// How spinner, bar, ring and icon look.
    public struct IndicatorStyle: Hashable, Sendable, Codable {
        /// The width and height of spinner, ring and icon, in points.
        public var size: Double
        /// The width of the line that spinner and ring are drawn with, in points.
        public var lineWidth: Double
        /// The color of finished progress, of the spinner's moving part and of an icon's lines.
        public var color: Overlay.Paint
        /// The color of unfinished progress, and of the spinner's track.
        public var track: Overlay.Paint
        /// The size of a bar, in points.
        public var barSize: Geometry.Size
        /// How a spinner is drawn.
        public var spinner: Spinner

        /// An indicator's look; by default the spinner has eight spokes.
        public init(
            size: Double, lineWidth: Double, color: Overlay.Paint, track: Overlay.Paint,
            barSize: Geometry.Size,
            spinner: Spinner = .spokes(8)
        ) {
            self.size = size
            self.lineWidth = lineWidth
            self.color = color
            self.track = track
            self.barSize = barSize
            self.spinner = spinner
        }

        /// How a spinner is drawn on GTK.
        ///
        /// UIKit always shows the system's spinner.
        public enum Spinner: Hashable, Sendable, Codable {
            /// This many fading spokes, 3 to 24; by default eight, as on iOS since version 14
            /// (github.com/flutter/flutter/issues/60047).
            ///
            /// The brightest spoke goes round in a second, one step for each spoke. Each step is a frame, and frames
            /// cost CPU time: eight a second cost little.
            case spokes(Int)
            /// An arc that runs smoothly, growing and shrinking, as AdwSpinner's.
            ///
            /// At 30 frames a second it takes three to four times the CPU time of eight spokes.
            case arc
        }

        /// The size that an indicator takes, in points.
        func space(for indicator: Overlay.Indicator) -> Size {
            switch indicator {
            case .none: .zero
            case .bar: barSize
            case .spinner, .ring, .icon: Size(width: size, height: size)
            }
        }
    }
}
