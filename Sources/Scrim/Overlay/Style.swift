/// The look of an overlay, as numbers and colours. Lengths in points.
public struct Style: Hashable, Sendable {
    /// The layer over the whole region, behind everything else.
    public var scrim: Paint
    /// A rounded box over the region, above the scrim; `nil`: none.
    public var box: Box?
    /// The opacity that scrim, box, panel and text are composited with as one group, 0 to 1.
    public var groupOpacity: Double
    /// The box around the content; `nil`: the content stands on the scrim or box.
    public var panel: Panel?
    /// Which part stands where.
    public var arrangement: Arrangement
    /// From the panel's edge to its content.
    public var padding: Insets
    /// Between the parts.
    public var spacing: Double
    /// The widest that text gets before it wraps.
    public var maximumTextWidth: Double
    /// The content's least size, padding included.
    public var minimumSize: Size
    /// The distance that a panel keeps from the region's edges.
    public var margin: Double
    /// The message's text.
    public var message: TextStyle
    /// The detail's text.
    public var detail: TextStyle
    /// Spinner, bar, ring and icon.
    public var indicator: IndicatorStyle

    /// A rounded box over the region.
    public struct Box: Hashable, Sendable {
        /// Its distance from the region's edges.
        public var inset: Insets
        /// Whether the inset at the top becomes at least the window's safe inset.
        public var avoidsSafeArea: Bool
        public var cornerRadius: Double
        public var fill: Paint
        public var stroke: Paint
        public var strokeWidth: Double
    }

    /// The box around the content.
    public struct Panel: Hashable, Sendable {
        public var fill: Fill
        public var cornerRadius: Double
        public var stroke: Paint
        public var shadow: Shadow?
    }

    /// What a panel is filled with.
    public enum Fill: Hashable, Sendable {
        case colour(Paint)
        /// What lies under the panel, blurred, with a tint over it.
        case blur(radius: Double, tint: Paint)
        /// Nothing: the app's view draws its own ground, in its own shape.
        case none
    }

    /// A soft shadow below a panel.
    public struct Shadow: Hashable, Sendable {
        public var colour: Paint
        public var radius: Double
        public var dy: Double
    }

    /// Which part stands where.
    public enum Arrangement: Hashable, Sendable {
        /// Text, the indicator below it, buttons last.
        case textAboveIndicator
        /// The indicator, text below it, buttons last.
        case indicatorAboveText
        /// In one row: text, indicator, buttons.
        case textThenIndicator
        /// In one row: indicator, text, buttons.
        case indicatorThenText
    }

    /// How a text looks.
    public struct TextStyle: Hashable, Sendable {
        /// In points at the standard text size; multiplied by the environment's text scale.
        public var size: Double
        public var weight: Weight
        public var colour: Paint
    }

    /// How heavy a text is.
    public enum Weight: Hashable, Sendable {
        case regular
        case semibold
        case bold
    }

    /// How spinner, bar, ring and icon look.
    public struct IndicatorStyle: Hashable, Sendable {
        /// Width and height of spinner, ring and icon.
        public var size: Double
        public var lineWidth: Double
        public var colour: Paint
        /// What is not yet done, and the spinner's track.
        public var track: Paint
        public var barSize: Size
        /// A spinner as twelve fading spokes (classic) instead of a turning arc.
        public var hasSpokes: Bool
    }
}
