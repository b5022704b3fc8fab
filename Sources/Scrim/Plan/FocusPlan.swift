/// The owner of the keyboard focus: the app, or a surface's panel.
@_spi(Host) public enum FocusPlan: Hashable, Sendable, Codable {
    /// The app has the focus.
    case app
    /// This surface's panel has the focus; if the focus is trapped, the app can have it only where keys
    /// still reach the app.
    case surface(SurfaceID, isTrapped: Bool)

    /// The surface whose panel has the focus; `nil`: the app has it.
    public var surface: SurfaceID? {
        if case .surface(let surface, _) = self { surface } else { nil }
    }
}
