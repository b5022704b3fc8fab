/// A host's report of what a finger, a key or assistive technology did to a sheet.
@_spi(Host) public enum SheetReport: Hashable, Sendable, Codable {
    /// A finger or pointer took hold of the sheet.
    case dragBegan(at: Instant)
    /// The finger has moved the sheet by so many points towards closing since the drag began, and scrolled its content.
    case dragMoved(by: Double, content: ContentScroll?, at: Instant)
    /// The finger let go; or the drag was cancelled, and the sheet goes back to where it rested.
    case dragEnded(at: Instant, cancelled: Bool)
    /// A pointer took hold of the header of a sheet that is a dialog.
    case moveBegan
    /// The pointer has moved the dialog so far since.
    case moved(by: Point)
    /// The next larger or smaller detent was asked for.
    case detentStepped(larger: Bool)
}
