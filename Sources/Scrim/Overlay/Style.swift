/// The look of an overlay, as numbers and colours.
///
/// Lengths in points.
///
/// There is no style from nothing: start from a preset and change what differs.
///
/// ```swift
/// var style = Style.adaptive(.veil)
/// style.panel?.cornerRadius = 4
/// overlay.appearance = .custom(style)
/// ```
///
/// Lengths that are negative or not a number count as 0.
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
    /// From the panel's edge to its content; left is leading.
    ///
    /// An app's own view fills the panel without it.
    public var padding: Insets
    /// Between the parts.
    public var spacing: Double
    /// The widest that text gets before it wraps, at the standard text size; it grows with the text.
    public var maximumTextWidth: Double
    /// The least space that text takes; `zero` for as much as it needs.
    public var minimumTextSize: Size
    /// The content's least size, padding included.
    public var minimumSize: Size
    /// The widest that the panel gets, whatever is in it; infinite for as wide as there is room.
    public var maximumPanelWidth: Double
    /// The distance that a panel keeps from the region's edges; for a sheet, from the one opposite to its own.
    public var margin: Double
    /// The message's text.
    public var message: TextStyle
    /// The detail's text.
    public var detail: TextStyle
    /// Spinner, bar, ring and icon.
    public var indicator: IndicatorStyle

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
}
