/// The app's views that a toolkit's hosts hold for overlays, each until its release.
///
/// A process has one for each toolkit: a presentation that waits for a window moves from host to host,
/// and keeps its identifiers.
@_spi(Host)
@MainActor
public final class ViewRegistry<View> {
    private var views: [ViewID: View] = [:]

    /// No views.
    public init() {}

    /// The view under an identifier; `nil`: none any more.
    public subscript(view: ViewID) -> View? { views[view] }

    /// Whether a view that meets the condition is held: an overlay shows it, or is about to.
    public func contains(where isWanted: (View) -> Bool) -> Bool { views.values.contains(where: isWanted) }

    /// Keeps a view alive until `release`.
    public func hold(_ view: View) -> ViewID {
        let id = ViewID()
        views[id] = view
        return id
    }

    /// Releases the view under an identifier.
    ///
    /// This may destroy the view and run the app's code, which may call the registry again: the entry
    /// is already gone then.
    public func release(_ view: ViewID) {
        let released = views.removeValue(forKey: view)
        withExtendedLifetime(released) {}
    }
}
