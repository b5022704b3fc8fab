#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

extension Overlay.Icon {
    /// Finds the picture for the name of an icon, `.named`; `nil` (the default): none but the usual ones.
    ///
    /// ```swift
    /// Overlay.Icon.picture = { UIImage(named: $0, in: .module, with: nil) }
    /// ```
    ///
    /// The closure goes before symbols and the app's asset catalog, which have what it does not find. Use it for the
    /// pictures of a package or framework. Set it before the first overlay: an icon on screen stays as it is.
    @MainActor public static var picture: (@MainActor (_ name: String) -> UIImage?)?

    /// The picture that the app finds for the icon.
    @MainActor var ownPicture: UIImage? {
        if case .named(let name) = self { Self.picture?(name) } else { nil }
    }
}
#endif
