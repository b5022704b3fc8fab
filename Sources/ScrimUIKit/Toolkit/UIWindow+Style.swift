#if canImport(UIKit)
import UIKit

extension UIWindow {
    /// Whether the app's views are dark: an app chooses that for the window, or for the root controller.
    var contentStyle: UIUserInterfaceStyle {
        (rootViewController?.viewIfLoaded?.traitCollection ?? traitCollection).userInterfaceStyle
    }

    /// The style that a view of the library's in the window, or in another one, has to be given to look as the app's views
    /// do; `.unspecified`: none, where the system's is right.
    var styleOverride: UIUserInterfaceStyle {
        contentStyle == traitCollection.userInterfaceStyle ? overrideUserInterfaceStyle : contentStyle
    }
}
#endif
