/// Who is to have the keyboard focus: the app, or a surface's panel.
@_spi(Host) public enum FocusPlan: Hashable, Sendable, Codable {
    /// The app has the focus.
    ///
    /// The focus that was saved is given back, unless it is in the app by now (the app or the user moved it there
    /// meanwhile), or who had it is gone.
    case app
    /// This surface's panel has the focus.
    ///
    /// The app's focus is saved when the first surface takes it, and stays saved from one surface to another: ended
    /// out of order, the survivor has it. While `isTrapped`, it stays inside: where the app moves it, that is kept
    /// instead of what was saved, and the focus comes back in. Otherwise it may go on into the app.
    case surface(SurfaceID, isTrapped: Bool)
}
