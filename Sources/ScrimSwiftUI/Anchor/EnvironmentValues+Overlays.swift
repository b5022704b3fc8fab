import SwiftUI

extension EnvironmentValues {
    /// Where overlays of this part of the view tree are shown: of the nearest `overlayAnchor()` above.
    public internal(set) var overlays: OverlayAnchor {
        get { self[OverlaysKey.self] }
        set { self[OverlaysKey.self] = newValue }
    }
}

private struct OverlaysKey: EnvironmentKey {
    static let defaultValue = OverlayAnchor()
}
