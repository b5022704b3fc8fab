#if canImport(UIKit)
import UIKit

extension UIWindow {
    /// The style of the app's views, which an app sets on the window or on the root controller.
    var contentStyle: UIUserInterfaceStyle {
        (rootViewController?.viewIfLoaded?.traitCollection ?? traitCollection).userInterfaceStyle
    }

    /// The style to give to one of the library's views, in this window or another, so that it looks like the app's
    /// views; `.unspecified`: the system's style is right.
    var styleOverride: UIUserInterfaceStyle {
        contentStyle == traitCollection.userInterfaceStyle ? overrideUserInterfaceStyle : contentStyle
    }
}
#endif
