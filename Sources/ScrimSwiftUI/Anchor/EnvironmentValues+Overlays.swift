#if canImport(UIKit)
import SwiftUI

extension EnvironmentValues {
    /// The anchor of this part of the view tree: of the nearest `overlayAnchor()` above.
    public internal(set) var overlays: OverlayAnchor {
        get { self[OverlaysKey.self] }
        set { self[OverlaysKey.self] = newValue }
    }
}

private struct OverlaysKey: EnvironmentKey {
    static let defaultValue = OverlayAnchor()
}
#endif
