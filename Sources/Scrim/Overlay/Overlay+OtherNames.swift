// Names from other libraries, so that the compiler names the counterpart here.

extension Overlay.Detent {
    /// Half of the region's height, as UIKit and SwiftUI call it.
    @available(*, unavailable, message: "half of the region's height is .fraction(0.5)")
    public static var medium: Overlay.Detent { .fraction(0.5) }

    /// All the room that there is, as UIKit and SwiftUI call it.
    @available(*, unavailable, renamed: "full")
    public static var large: Overlay.Detent { .full }
}

extension Overlay {
    /// A notice at an edge, as other libraries call it.
    @available(*, unavailable, message: "a notice at an edge is a HUD: .hud(_:placement: .bottom)")
    public static func toast(_ message: String) -> Overlay { .hud(message, placement: .bottom) }
}
