/// The app's views that a toolkit's hosts hold for overlays, each until its release.
///
/// A process has one for each toolkit, because a presentation that waits for a window moves from one host to another and
/// keeps its identifiers.
@_spi(Host)
@MainActor
public final class ViewRegistry<View> {
    private var views: [ViewID: View] = [:]

    /// No views.
    public init() {}

    /// The view under an identifier; `nil`: none any more.
    public subscript(view: ViewID) -> View? { views[view] }

    /// Whether such a view is held: an overlay shows it, or is about to.
    public func contains(where isWanted: (View) -> Bool) -> Bool { views.values.contains(where: isWanted) }

    /// Keeps a view alive until `release`.
    public func hold(_ view: View) -> ViewID {
        let id = ViewID()
        views[id] = view
        return id
    }

    /// Releases the view under an identifier.
    ///
    /// The view may be destroyed by that, and then the app's code may ask here again: it finds the list in order.
    public func release(_ view: ViewID) {
        let released = views.removeValue(forKey: view)
        withExtendedLifetime(released) {}
    }
}
