@_spi(Host) import Scrim

/// A modifier's binding and the app's closures, as of the view's last update.
@MainActor
struct BindingSource<Content> {
    /// Reads what the binding requests now.
    var request: @MainActor () -> BindingRequest?
    /// Sets the binding to false or `nil`.
    var clear: @MainActor () -> Void
    /// Makes the app's view on the overlay; `nil`: the overlay has no view.
    var content: (@MainActor () -> Content)?
    var callbacks = BindingCallbacks()
}
