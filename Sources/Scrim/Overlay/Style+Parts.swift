extension Style {
    /// A rounded box over the region.
    public struct Box: Hashable, Sendable {
        /// Its distance from the region's edges; left is leading.
        public var inset: Insets
        /// Whether the inset at the top becomes at least the window's safe inset.
        public var avoidsSafeArea: Bool
        /// Added to the inset at the top where the region is the window with its keyboard.
        public var topOverKeyboard: Double
        /// The corners' radius.
        public var cornerRadius: Double
        /// What it is filled with.
        public var fill: Paint
        /// The line along its edge.
        public var stroke: Paint
        /// The line's width.
        public var strokeWidth: Double

        /// A box; without a stroke, and at the same distance whatever it covers, unless told.
        public init(
            inset: Insets, avoidsSafeArea: Bool = false, topOverKeyboard: Double = 0, cornerRadius: Double,
            fill: Paint, stroke: Paint = .clear, strokeWidth: Double = 0
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
    public struct Panel: Hashable, Sendable {
        /// What it is filled with.
        public var fill: Fill
        /// The corners' radius; where the panel lies flush against an edge, its corners are square.
        public var cornerRadius: Double
        /// The line along its edge, 1 point wide.
        public var stroke: Paint
        /// Its shadow; `nil`: none.
        public var shadow: Shadow?

        /// A panel; without stroke and shadow unless told.
        public init(fill: Fill, cornerRadius: Double, stroke: Paint = .clear, shadow: Shadow? = nil) {
            self.fill = fill
            self.cornerRadius = cornerRadius
            self.stroke = stroke
            self.shadow = shadow
        }
    }

    /// What a panel is filled with.
    public enum Fill: Hashable, Sendable {
        /// One colour.
        case colour(Paint)
        /// What lies under the panel, blurred, with a tint over it.
        case blur(radius: Double, tint: Paint)
        /// Nothing: the app's view draws its own ground, in its own shape.
        case none
    }

    /// A soft shadow below a panel.
    public struct Shadow: Hashable, Sendable {
        /// Its colour where it is darkest.
        public var colour: Paint
        /// How far it reaches.
        public var radius: Double
        /// How far below the panel it lies.
        public var dy: Double

        /// A shadow.
        public init(colour: Paint, radius: Double, dy: Double) {
            self.colour = colour
            self.radius = radius
            self.dy = dy
        }
    }

    /// How a text looks.
    public struct TextStyle: Hashable, Sendable {
        /// In points at the standard text size; multiplied by the environment's text scale.
        public var size: Double
        /// How heavy it is.
        public var weight: Weight
        /// Its colour.
        public var colour: Paint

        /// A text style.
        public init(size: Double, weight: Weight = .regular, colour: Paint) {
            self.size = size
            self.weight = weight
            self.colour = colour
        }
    }

    /// How heavy a text is.
    public enum Weight: Hashable, Sendable {
        /// The platform's normal text, 400.
        case regular
        /// Between the other two, 600.
        case semibold
        /// The platform's bold text, 700.
        case bold
    }

    /// How spinner, bar, ring and icon look.
    public struct IndicatorStyle: Hashable, Sendable {
        /// Width and height of spinner, ring and icon.
        public var size: Double
        /// How thick spinner and ring are drawn.
        public var lineWidth: Double
        /// What is done, the spinner's moving part, an icon's lines.
        public var colour: Paint
        /// What is not yet done, and the spinner's track.
        public var track: Paint
        /// The bar's size.
        public var barSize: Size
        /// A spinner as twelve fading spokes (classic) instead of a turning arc.
        public var hasSpokes: Bool

        /// An indicator's look; the spinner is a turning arc unless told.
        public init(
            size: Double, lineWidth: Double, colour: Paint, track: Paint, barSize: Size,
            hasSpokes: Bool = false
        ) {
            self.size = size
            self.lineWidth = lineWidth
            self.colour = colour
            self.track = track
            self.barSize = barSize
            self.hasSpokes = hasSpokes
        }

        /// The space that an indicator takes.
        func space(for indicator: Indicator) -> Size {
            switch indicator {
            case .none: .zero
            case .bar: barSize
            case .spinner, .ring, .icon: Size(width: size, height: size)
            }
        }
    }
}
