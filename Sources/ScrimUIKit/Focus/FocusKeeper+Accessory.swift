#if canImport(UIKit)
import UIKit

/// The app's bar above the keyboard, or docked at the bottom.
extension FocusKeeper {
    /// The bar of the app's responder that has the keys, or of the one that the placeholder keeps them for; `nil`:
    /// there is none in a window of the system's.
    ///
    /// The bar of a field in a panel is the panel's.
    var accessory: UIView? {
        guard let current = currentResponder, current === placeholder || isInApp(current) else { return nil }
        guard let bar = current.accessoryOwner?.accessoryBar, bar.bounds.height > 0,
            let window = bar.window, window !== host?.window
        else { return nil }
        return bar
    }
}
#endif
