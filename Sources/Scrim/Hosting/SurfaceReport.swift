/// A host's report about one surface on screen.
@_spi(Host) public enum SurfaceReport: Hashable, Sendable, Codable {
    /// A frame that shows the surface went to the compositor.
    case frameShown(generation: Int)
    /// The motion of this generation came to its end.
    case motionEnded(generation: Int)
    /// The pointer came over the panel, or left it.
    case pointerOver(Bool)
    /// The keyboard focus or a screen reader's came into the panel, or left it.
    case focused(Bool)
}
