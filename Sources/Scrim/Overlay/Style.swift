extension Overlay {
    /// The look of an overlay, as numbers and colors.
    ///
    /// A style has no initializer: start from a preset and change what differs.
    ///
    /// ```swift
    /// var style = Overlay.Style.adaptive(.veil)
    /// style.panel?.cornerRadius = 4
    /// overlay.appearance = .custom(style)
    /// ```
    ///
    /// Lengths are in points; a negative length or NaN counts as 0.
    public struct Style: Hashable, Sendable, Codable {
        /// The color of the scrim: the layer over the whole region, behind everything else.
        public var scrim: Overlay.Paint
        /// A rounded box over the region, above the scrim; `nil`: there is none.
        public var box: Box?
        /// The opacity that scrim, box, panel and text are composited with as one group, 0 to 1.
        ///
        /// A number out of range counts as the nearest in it, not-a-number as 1.
        public var groupOpacity: Double
        /// The background around the content; `nil`: the content is directly on the scrim or box.
        public var panel: Panel?
        /// The order of text, indicator and buttons, in a row or in a column.
        public var arrangement: Arrangement
        /// The distance from the panel's edges to its content; left means leading.
        ///
        /// An app's own view fills the panel without padding.
        public var padding: Geometry.Insets
        /// The distance between the parts.
        public var spacing: Double
        /// The width at which text wraps, at the standard text size; multiplied by the environment's text scale.
        public var maximumTextWidth: Double
        /// The least size of the text; `zero`: the size that the text needs.
        public var minimumTextSize: Geometry.Size
        /// The least size of the panel, padding included.
        public var minimumSize: Geometry.Size
        /// The largest width of the panel, whatever is in it; infinite: as wide as there is room.
        ///
        /// Multiplied by the environment's text scale if that is above 1, except for a sheet or form with the
        /// app's own view.
        public var maximumPanelWidth: Double
        /// The distance that a panel keeps from the region's edges; for a sheet, from the one opposite to its own.
        public var margin: Double
        /// How the message looks.
        public var message: TextStyle
        /// How the detail looks.
        public var detail: TextStyle
        /// How spinner, bar, ring and icon look.
        public var indicator: IndicatorStyle
        /// The color for what matters most, such as the default button; `nil` (in the presets): the theme's.
        public var accent: Overlay.Paint?
        /// The height of a bar along the region's top edge, which replaces indicator and text, in points; `nil`
        /// (in the presets): none.
        public var topBar: Double?

        /// How wide the buttons of a column are; by default as wide as the longest title.
        public var buttons = Buttons.fitting

        /// How wide buttons are at the end of a column.
        public enum Buttons: Hashable, Sendable, Codable {
            /// Side by side if there is room, all as wide as the longest title, or else each as wide as its own;
            /// otherwise one above the other, all as wide as the longest.
            case fitting
            /// All of the same width, together as wide as the panel: side by side if each title fits in one line, else
            /// one above the other.
            case equal
        }

        /// The order of text, indicator and buttons, in a row or in a column.
        public enum Arrangement: Hashable, Sendable, Codable {
            /// Text, the indicator below it, buttons last.
            case textAboveIndicator
            /// The indicator, text below it, buttons last.
            case indicatorAboveText
            /// In one row: text, indicator, buttons.
            case textThenIndicator
            /// In one row: indicator, text, buttons.
            case indicatorThenText
        }
    }
}
