/// Where a sheet is laid out, and how its parts are measured.
struct SheetContext {
    /// The side that the sheet lies flush against; a dialog enters and leaves across it.
    var side: Side
    /// The rectangles within which the sheet is laid out.
    let bounds: LayoutBounds
    /// The same as if there were no on-screen keyboard.
    let boundsWithoutKeyboard: LayoutBounds
    /// Measures the sheet's parts.
    let measurer: PartMeasurer
    /// Whether the text runs from right to left.
    let isRightToLeft: Bool
}
