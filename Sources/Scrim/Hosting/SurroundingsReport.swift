/// A host's report about what surrounds all surfaces: regions, the app and the platform.
@_spi(Host) public enum SurroundingsReport: Hashable, Sendable, Codable {
    /// A region changed its state: it came into sight, went out of sight or was destroyed.
    case region(Region, Region.State)
    /// A region lies in this surface's content; `nil`: in the window.
    case container(Region, in: SurfaceID?)
    /// The newest of the app's own dialogs inside the window; `nil`: none is open.
    case dialog(DialogID?)
    /// The app was suspended, or is back.
    case suspended(Bool)
    /// The window became the one that the user works in, or another did.
    case active(Bool)
    /// The user's settings changed, as the platform reports them.
    indirect case environment(Stage.Environment)
}
